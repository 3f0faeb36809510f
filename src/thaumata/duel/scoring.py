"""Counting points at the end, and the civilian victory (D81-D85)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.happenings import ENDED
from thaumata.duel.names import (
    BLUE,
    CIVILIAN,
    CIVILIAN_TIEBREAK,
    GREEN,
    PURPLE,
    ROW_BLUE,
    ROW_COINS,
    ROW_GREEN,
    ROW_PROGRESS,
    ROW_PURPLE,
    ROW_WONDERS,
    ROW_YELLOW,
    SHARED,
    YELLOW,
)
from thaumata.duel.state import DuelState
from thaumata.kit.bits import first
from thaumata.kit.points import COINS_PER_POINT, add_buildings, printed_points, rows_of
from thaumata.rules import Rule

_ROWS: Final = rows_of({BLUE: ROW_BLUE, GREEN: ROW_GREEN, YELLOW: ROW_YELLOW, PURPLE: ROW_PURPLE})


class BuildingPoints(Rule[DuelState]):
    """Points on blue, green, yellow and purple cards (D81)."""

    def score(self, state: DuelState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Add up the cards of the city by color."""
        built = state.city(seat).built
        catalog = state.catalog
        add_buildings(state, seat, built, catalog.color, catalog.effects, _ROWS, sheet, row)


class WonderPoints(Rule[DuelState]):
    """Points on built wonders (D83)."""

    def score(self, state: DuelState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Add up the wonders of the city."""
        wonders = state.city(seat).wonders_built
        while wonders != 0:
            effects = state.catalog.wonder_effects[first(wonders)]
            sheet[row + ROW_WONDERS] += printed_points(state, seat, effects)
            wonders = wonders & (wonders - 1)


class ProgressPoints(Rule[DuelState]):
    """Points on progress tokens."""

    def score(self, state: DuelState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Add up the tokens of the city."""
        tokens = state.city(seat).progress
        while tokens != 0:
            effects = state.catalog.token_effects[first(tokens)]
            sheet[row + ROW_PROGRESS] += printed_points(state, seat, effects)
            tokens = tokens & (tokens - 1)


class TreasuryPoints(Rule[DuelState]):
    """A point for every three coins, which are not spent by it (D81, D85)."""

    def score(self, state: DuelState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Add the points of the treasury."""
        sheet[row + ROW_COINS] += state.city(seat).coins // COINS_PER_POINT


def civilian_result(state: DuelState) -> tuple[i64, i64]:
    """Return the kind of victory and the winners by points.

    Blue points break a tie; otherwise victory is shared (D84).
    """
    width: i64 = len(state.game.categories)
    sheet = state.count_points()
    lead: i64 = 0
    row: i64 = 0
    while row < width:
        lead += sheet[row] - sheet[width + row]
        row += 1
    kind: i64 = CIVILIAN
    if lead == 0:
        kind = CIVILIAN_TIEBREAK
        lead = sheet[ROW_BLUE] - sheet[width + ROW_BLUE]
    if lead == 0:
        kind = SHARED
    winners: i64 = 3 if lead == 0 else (1 if lead > 0 else 2)
    return kind, winners


def end_civilian(state: DuelState) -> None:
    """End the game by points (D81)."""
    kind, winners = civilian_result(state)
    state.tell(ENDED, state.active, kind, winners)
    state.end(kind, winners, is_counted=True)
