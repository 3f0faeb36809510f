"""Victory points printed on components, and their sums."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.kit.bits import first
from thaumata.kit.effects import Effect, Form
from thaumata.state import State

COINS_PER_POINT: Final = 3
"""The coins of a treasury that are worth a point at the end."""

NO_ROW: Final = -1
"""In place of a row of the score sheet, for colors without points."""


class Points(Effect[State]):
    """Victory points at the end."""

    amount: i64

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def points(self, state: State, seat: i64) -> i64:
        return self.amount

    def form(self) -> Form:
        return ("points", int(self.amount))


def printed_points(state: State, seat: i64, effects: list[Effect[Any]]) -> i64:
    """Return the total points of a component's icons for its owner."""
    points: i64 = 0
    for effect in effects:
        points += effect.points(state, seat)
    return points


def add_buildings(
    state: State,
    seat: i64,
    built: vec[i64],
    colors: vec[i64],
    effects: list[list[Effect[Any]]],
    rows: vec[i64],
    sheet: vec[i64],
    column: i64,
) -> None:
    """Add the points printed on a city's buildings to its column of a score sheet.

    ``built`` has a set of cards for each age; ``colors`` and ``effects`` list those of all cards,
    age after age. ``rows`` has the row of each color, or ``NO_ROW``.
    """
    per_age: i64 = len(colors) // 3
    age: i64 = 0
    while age < 3:
        cards = built[age]
        while cards != 0:
            card = age * per_age + first(cards)
            cards = cards & (cards - 1)
            row = rows[colors[card]]
            if row != NO_ROW:
                sheet[column + row] += printed_points(state, seat, effects[card])
        age += 1


def rows_of(rows: dict[int, int]) -> vec[i64]:
    """Return the row of the score sheet for each color, ``NO_ROW`` for those not given."""
    return vec[i64]([rows.get(color, NO_ROW) for color in range(8)])


def points_now(state: State, seat: i64, sheet: vec[i64]) -> i64:
    """Return a seat's total points as they stand, counted on a sheet with one column."""
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
