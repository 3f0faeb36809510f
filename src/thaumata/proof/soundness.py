"""Invariants of every table of a game: each family has checks of its own.

Checking is not part of play. Random games are played under a ``Soundness`` to prove that the rules
never lose a card, a coin or a cached number, and loaded positions are checked as well.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from thaumata.agenda import kind_of, seats_of
from thaumata.game import NATURE, State, ThaumataError
from thaumata.kit.bits import BITS
from thaumata.wording.words import Said


@mypyc_attr(allow_interpreted_subclasses=True)
class Unsound(ThaumataError):
    """An impossible table, with the place and the reason of the error."""

    field: str
    """The field of a position with the error, such as ``cities[0].coins``; empty if none."""

    reason: str
    """The message id of the reason, such as ``impossible-card-twice``."""

    details: dict[str, str | int]
    """The arguments of that message."""

    def __init__(self, reason: str, field: str = "", **details: str | int) -> None:
        """Set the reason and the place."""
        if field:
            super().__init__(
                "error-position-field", field=field, reason=Said(reason, "", **details)
            )
        else:
            super().__init__(reason, **details)
        self.field = field
        self.reason = reason
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickling, as between processes."""
        return _again, (type(self), self.reason, self.field, self.details)


def _again(kind: Any, reason: str, field: str, details: dict[str, str | int]) -> Unsound:
    # A subclass may take other arguments.
    error: Unsound = kind.__new__(kind)
    Unsound.__init__(error, reason, field, **details)
    return error


@mypyc_attr(allow_interpreted_subclasses=True)
class Soundness:
    """The checks of the tables of one game."""

    def check(self, state: State) -> None:
        """Raise ``Unsound`` if a table contradicts the components."""

    def knows_all(self, state: State) -> bool:
        """Return whether everything is known that legal actions depend on."""
        return True


def miscount(field: str, given: i64, expected: i64) -> Unsound:
    """Return the error for too many or too few of something."""
    return Unsound("impossible-count", field, given=int(given), expected=int(expected))


def odd_number(field: str, what: str, given: i64, expected: i64) -> Unsound:
    """Return the error for a cached number that differs from the components."""
    return Unsound(
        "impossible-number", field, what=what, given=f"{given:#x}", expected=f"{expected:#x}"
    )


def is_on_agenda(state: State, kind: i64) -> bool:
    """Return whether a kind of decision or step is on the agenda."""
    return times_on_agenda(state, kind) > 0


def times_on_agenda(state: State, kind: i64) -> i64:
    """Return how often a kind of decision or step is on the agenda."""
    times: i64 = 0
    depth: i64 = 0
    while depth < state.depth:
        if kind_of(state.agenda[depth]) == kind:
            times += 1
        depth += 1
    return times


def name_on_top(state: State) -> str:
    """Return the name of the next decision or step; a dash if there is none."""
    if state.depth == 0:
        return "-"
    return state.game.decisions[kind_of(state.agenda[state.depth - 1])].name


def wrong_agenda(state: State, depth: i64) -> Unsound:
    """Return the error for an impossible entry of the agenda, counted from the next one."""
    name = state.game.decisions[kind_of(state.agenda[depth])].name
    return Unsound("impossible-pending", f"agenda[{state.depth - 1 - depth}]", pending=name)


def check_asked(state: State) -> None:
    """Check that the pending seats match the next entry of the agenda."""
    is_over = state.pending == 0
    if is_over != (state.depth == 0) or is_over != (state.ended != 0):
        raise Unsound("impossible-pending", "agenda", pending=name_on_top(state))
    if not is_over:
        entry = state.agenda[state.depth - 1]
        is_asked = state.asked is state.game.decisions[kind_of(entry)]
        if not is_asked or seats_of(entry) != state.pending:
            raise wrong_agenda(state, state.depth - 1)


def check_can_act(state: State, buffer: vec[i64]) -> None:
    """Check that exactly the pending seats have legal actions, so that the game can go on."""
    seat: i64 = 0
    while seat <= NATURE:
        offered = state.fill_legal(seat, buffer)
        if (offered > 0) != (state.pending & BITS[seat] != 0):
            raise Unsound("impossible-stuck", "agenda", pending=name_on_top(state), seat=int(seat))
        seat += 1
