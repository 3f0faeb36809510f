"""7 Wonders Duel: its variants, each assembled from the base game and its expansions."""

from __future__ import annotations

from thaumata.duel import base
from thaumata.duel.agora import expansion as agora_expansion
from thaumata.duel.box import DuelBox
from thaumata.duel.names import VICTORIES
from thaumata.duel.pantheon import expansion as pantheon_expansion
from thaumata.duel.state import DuelState
from thaumata.game import Family, Game, State


class Duel(Family):
    """The variants of Duel."""

    def __init__(self) -> None:
        super().__init__("duel", kin="duel")

    def expansions(self) -> tuple[str, ...]:
        return ("pantheon", "agora")

    def options(self, expansions: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Return the choices that the rulings leave to the house."""
        options: dict[str, tuple[str, ...]] = {
            "wonders": ("draft", "first_game", "random"),
            "first": ("random", "0", "1"),
            "centered_start": ("last", "last_chooses"),
            "progress": ("must", "may_decline"),
        }
        if "pantheon" in expansions:
            options.update(pantheon_expansion.OPTIONS)
        return options

    def new_state(self, game: Game) -> State:
        return DuelState(game)

    def assemble(self, game: Game) -> None:
        """Fill a box with the base game and the expansions, and unpack it."""
        box = DuelBox()
        base.fill(box, game.options)
        if "agora" in game.expansions:
            agora_expansion.add_to(box, game.options)
        if "pantheon" in game.expansions:
            is_wide = "agora" in game.expansions
            pantheon_expansion.add_to(box, game.options, is_wide=is_wide)
        game.victories = VICTORIES
        box.unpack(game)
