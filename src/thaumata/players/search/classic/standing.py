"""Network inputs that compare points with the best other side, and show the next hand.

They follow from other inputs, but only by counting.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.sides import side_of
from thaumata.classic.state import ClassicState
from thaumata.kit.bits import BITS, first
from thaumata.players.search.features import Features, add_steps

LEADS: Final = vec[i64](list(range(-30, -11, 3)) + list(range(-10, 11)) + list(range(12, 31, 3)))
POINTS: Final = vec[i64](list(range(2, 20, 2)) + list(range(20, 80, 4)))


class Standing:
    """The features of points and of the hand that the seat gets next."""

    _leads: i64
    _points: i64
    _next: i64

    def __init__(self, features: Features, cards: list[str]) -> None:
        self._leads = features.block("ahead", [str(step) for step in LEADS])
        self._points = features.block("points", [str(step) for step in POINTS])
        self._next = features.block("next", cards)

    def fill(self, state: ClassicState, seat: i64, true: vec[i64], n: i64) -> i64:
        """Write them after n others, and return the new number."""
        own, best = own_and_best(state, seat)
        n = add_steps(own - best, LEADS, self._leads, true, n)
        n = add_steps(own, POINTS, self._points, true, n)
        if state.age > 0 and 0 < state.round < state.catalog.rounds:
            hand = state.hand_number(state.age, state.round + 1, seat)
            kinds = state.hands[state.hand_pile(state.age, hand)]
            while kinds != 0:
                true[n] = self._next + state.card(first(kinds))
                kinds = kinds & (kinds - 1)
                n += 1
        return n


def own_and_best(state: ClassicState, seat: i64) -> tuple[i64, i64]:
    """Return the points of a seat's side, and of the best other, as if the game were over."""
    mine = side_of(state, seat)
    sheet = state.count_points()
    width: i64 = len(state.game.categories)
    players: i64 = state.catalog.players
    own: i64 = 0
    best: i64 = -1000
    start: i64 = 0
    step: i64 = state.catalog.side_size
    while start < players:
        total: i64 = 0
        place = start * width
        end = (start + step) * width
        while place < end:
            total += sheet[place]
            place += 1
        if mine & BITS[start]:
            own = total
        elif total > best:
            best = total
        start += step
    return own, best
