"""Victory points that are printed on a component, and adding them up."""

from typing import Any, Final

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
