"""A variant of Duel as a user might write it in a file: a rule, and a decision that Duel lacks.

The builder of a civilian building may be given up to two coins.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.duel import Duel
from thaumata.duel.names import BLUE
from thaumata.duel.state import DuelState
from thaumata.game import Game, Verb, action_of, piece_of
from thaumata.kit.bits import BITS
from thaumata.rules import Rule

RECEIVE: Final = 100
GIFT: Final = 60


class Gift(Decision[DuelState]):
    """How many coins a builder wants."""

    def __init__(self) -> None:
        super().__init__("gift")

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        for coins in range(3):
            buffer[coins] = action_of(RECEIVE, coins)
        return 3

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        state.give(seat, piece_of(action))


class Riches(Rule[DuelState]):
    """Asks after every blue card."""

    def on_built(self, state: DuelState, seat: i64, card: i64, by_chain: bool) -> None:
        if state.catalog.color[card] == BLUE:
            state.ask(GIFT, 0, BITS[seat])


class RichDuel(Duel):
    """Duel with gifts."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "rich_duel"

    def assemble(self, game: Game) -> None:
        super().assemble(game)
        game.rules.append(Riches())
        game.add_decision(GIFT, Gift())
        game.verbs |= {RECEIVE: Verb("receive", "gift")}
        game.names = {**game.names, "gift": ["0", "1", "2"]}
