"""Icons worth victory points, and the things that icons can count (D72, D75-D80)."""

from typing import Final

from mypy_extensions import i64

from thaumata.duel.names import BROWN, COLORS, GREY, WONDERS
from thaumata.duel.state import DuelState
from thaumata.kit.bits import size
from thaumata.kit.effects import Effect, Form
from thaumata.kit.points import COINS_PER_POINT

# Things that an icon can count besides cards of a color and wonders.
BROWN_AND_GREY: Final = 8
COIN_SETS: Final = 9
PROGRESS: Final = 10
COUNTED: Final = (*COLORS, "wonders", "brown_and_grey", "coin_sets", "progress")

OWN: Final = 0
MOST: Final = 1
WHOSE: Final = ("own", "most")
"""Count in the owner's city, or in the city that has most (D77)."""


def amount_of(state: DuelState, seat: i64, what: i64) -> i64:
    """Count pieces of a kind in a seat's city."""
    city = state.city(seat)
    if what < WONDERS:
        return city.cards_of(what)
    if what == WONDERS:
        return size(city.wonders_built)
    if what == BROWN_AND_GREY:
        return city.cards_of(BROWN) + city.cards_of(GREY)
    if what == COIN_SETS:
        return city.coins // COINS_PER_POINT
    return size(city.progress)


def counted(state: DuelState, seat: i64, what: i64, whose: i64) -> i64:
    """Count pieces in the city that an icon names: the owner's, or the larger count (D76-D80)."""
    mine = amount_of(state, seat, what)
    if whose == MOST:
        theirs = amount_of(state, 1 - seat, what)
        if theirs > mine:
            return theirs
    return mine


class PointsPer(Effect[DuelState]):
    """Victory points for each piece of a kind, counted at the end (D72, D78-D80)."""

    what: i64
    amount: i64
    whose: i64

    def __init__(self, what: int, amount: int, whose: int = OWN) -> None:
        super().__init__()
        self.what = what
        self.amount = amount
        self.whose = whose

    def points(self, state: DuelState, seat: i64) -> i64:
        return self.amount * counted(state, seat, self.what, self.whose)

    def form(self) -> Form:
        return ("points_per", COUNTED[self.what], int(self.amount), WHOSE[self.whose])
