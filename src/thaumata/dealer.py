"""The dealer, who plays nature in real games.

A seed fixes the whole deal before the first card: an order for every pool of pieces, and so a card
for every slot. The same seed gives the same deal whatever the players do.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Chance, argument_of
from thaumata.game import NATURE, NATURE_BIT, Game, IllegalAction, State
from thaumata.kit.bits import BITS
from thaumata.rng import Rng

_POOLS: Final = 32
_LARGEST: Final = 64


class Dealer:
    """Shuffles every pool once, then deals from it."""

    seed: i64
    _rng: Final[Rng]
    _orders: Final[vec[i64]]
    _pieces: Final[vec[i64]]
    _shuffled: i64
    _game: Game | None
    """The game whose pools are shuffled: other games have other pieces."""

    def __init__(self, seed: i64) -> None:
        """Fix the deal by a seed."""
        self._rng = Rng(0)
        self._orders = vec[i64]([0] * (_POOLS * _LARGEST))
        self._pieces = vec[i64]([0] * _POOLS)
        self.seed = seed
        self._shuffled = 0
        self._game = None

    def reseed(self, seed: i64) -> None:
        """Switch to the deal of another seed."""
        self.seed = seed
        self._shuffled = 0

    def answer(self, state: State) -> int:
        """Play one action of nature and return it."""
        action = self.choose(state)
        state.perform(NATURE, action)
        return action

    def choose(self, state: State) -> i64:
        """Return nature's next action."""
        if state.pending & NATURE_BIT == 0:
            raise IllegalAction("error-not-asked", seat=NATURE + 1)
        if state.game is not self._game:
            self._game = state.game
            self._shuffled = 0
        chance = state.asked
        assert isinstance(chance, Chance)
        return self._deal(state, chance, argument_of(state.agenda[state.depth - 1]))

    def _deal(self, state: State, chance: Chance[Any], argument: i64) -> i64:
        """Return nature's next action in a draw."""
        pool = chance.pool(state, argument)
        if self._shuffled & BITS[pool] == 0:
            self._shuffle(pool, chance.pieces(state, argument))
        orders = self._orders
        pieces = self._pieces[pool]
        start = pool * _LARGEST
        place = chance.place(state, argument)
        # In a position dealt by another dealer, this place's piece may have been used already: then
        # the next one that is still there comes up.
        tried: i64 = 0
        while tried < pieces:
            piece = orders[start + place]
            if chance.is_there(state, argument, piece):
                return chance.action(state, argument, piece)
            place += 1
            if place == pieces:
                place = 0
            tried += 1
        raise IllegalAction("error-over")

    def _shuffle(self, pool: i64, pieces: i64) -> None:
        self._shuffled = self._shuffled | BITS[pool]
        self._pieces[pool] = pieces
        rng = self._rng
        rng.reseed(self.seed, pool + 1)
        orders = self._orders
        start = pool * _LARGEST
        piece: i64 = 0
        while piece < pieces:
            # Each piece goes to a random place among those before it.
            chosen = rng.below(piece + 1)
            orders[start + piece] = orders[start + chosen]
            orders[start + chosen] = piece
            piece += 1
