"""Facts that the view of any game reads from a state: the decision, points, the outcome."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from thaumata.agenda import argument_of, kind_of
from thaumata.game import ScoreSheet, State
from thaumata.kit.bits import members_of
from thaumata.views.structs import OutcomeView, Score


def known_to(state: State, seat: int | None) -> State:
    """Return a copy of a state without what a seat may not know.

    For a spectator everything is erased that any of the seats does not know.
    """
    seen = state.copy()
    for viewer in range(state.game.seats) if seat is None else (seat,):
        seen = seen.known_to(viewer)
    return seen


def named(members: int, names: Sequence[str], start: int = 0) -> tuple[str, ...]:
    """Return the names of a set's members; number 0 of the set is ``names[start]``."""
    return tuple([names[start + number] for number in members_of(members)])


def asked_about(state: State) -> str:
    """Return the argument of the current decision in text; often empty."""
    if state.depth == 0:
        return ""
    entry = state.agenda[state.depth - 1]
    return state.game.decisions[kind_of(entry)].argument_text(state, argument_of(entry))


def score_of(sheet: ScoreSheet, seat: int) -> Score:
    """Return one seat's column of a score sheet."""
    rows = {category: points[seat] for category, points in sheet.rows.items()}
    return Score(rows, sum(rows.values()))


def totals_of(state: State) -> list[int]:
    """Return the current total points of each seat."""
    sheet = state.count_points()
    width: i64 = len(state.game.categories)
    totals: list[int] = []
    for seat in range(state.game.seats):
        points: i64 = 0
        row: i64 = 0
        while row < width:
            points += sheet[seat * width + row]
            row += 1
        totals.append(points)
    return totals


def outcome_of(state: State) -> OutcomeView | None:
    """Return how the game ended; None if it is still running."""
    outcome = state.outcome()
    if outcome is None:
        return None
    sheet = outcome.sheet
    return OutcomeView(outcome.kind, outcome.winners, sheet.rows, sheet.totals)
