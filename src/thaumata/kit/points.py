"""Victory points that are printed on a component, and adding them up."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.kit.effects import Effect, Form
from thaumata.state import State

COINS_PER_POINT: Final = 3
"""Coins of a treasury that make a point in the end."""


class Points(Effect[State]):
    """Victory points in the end."""

    amount: i64

    def __init__(self, amount: int) -> None:
        """Note the printed points."""
        super().__init__()
        self.amount = amount

    def points(self, state: State, seat: i64) -> i64:
        """Count them."""
        return self.amount

    def form(self) -> Form:
        """Name the points."""
        return ("points", int(self.amount))


def printed_points(state: State, seat: i64, effects: list[Effect[Any]]) -> i64:
    """Add up what the icons of a component are worth to its owner."""
    points: i64 = 0
    for effect in effects:
        points += effect.points(state, seat)
    return points


def points_now(state: State, seat: i64, sheet: vec[i64]) -> i64:
    """Count a seat's points as they stand, on a sheet with one column, and add them up."""
    rows: i64 = len(sheet)
    row: i64 = 0
    while row < rows:
        sheet[row] = 0
        row += 1
    for rule in state.moments.score:
        rule.score(state, seat, sheet, 0)
    points: i64 = 0
    row = 0
    while row < rows:
        points += sheet[row]
        row += 1
    return points
