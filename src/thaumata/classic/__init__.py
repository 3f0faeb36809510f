"""7 Wonders for three to seven players, and for two with the Free City."""

from __future__ import annotations

from thaumata.classic import base, free_city
from thaumata.classic.box import ClassicBox
from thaumata.classic.catalog import Catalog
from thaumata.classic.names import VICTORIES
from thaumata.classic.soundness import ClassicSoundness
from thaumata.classic.state import ClassicState
from thaumata.game import Family, Game, State


class Classic(Family):
    """The variants of Classic."""

    def __init__(self) -> None:
        """Name the family."""
        super().__init__("classic")

    def seat_counts(self, expansions: tuple[str, ...]) -> tuple[int, ...]:
        """Seat two to seven players, usually three."""
        return (3, 4, 5, 6, 7, 2)

    def options(self, expansions: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Offer the house choices that the rulings name."""
        return {
            "sides": ("random", "A", "B", "choose"),
            "bazar": ("2", "1"),
            "lighthouse": ("others", "itself_too"),
        }

    def new_state(self, game: Game) -> State:
        """Make an empty table."""
        return ClassicState(game)

    def assemble(self, game: Game) -> None:
        """Fill a box with the base game, and unpack it."""
        box = ClassicBox()
        base.fill(box, game.options)
        if game.seats == 2:
            free_city.add_to(box)
        game.victories = VICTORIES
        box.unpack(game)


def soundness_of(game: Game) -> ClassicSoundness:
    """Return the checks of a variant's tables."""
    catalog = game.catalog
    assert isinstance(catalog, Catalog)
    return ClassicSoundness(catalog)
