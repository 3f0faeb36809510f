"""The agenda and the outcome in a position."""

from __future__ import annotations

from typing import Final

import msgspec

from thaumata.agenda import DEPTH, Step, argument_of, kind_of, seats_of
from thaumata.game import NATURE, State
from thaumata.kit.bits import members_of, set_of
from thaumata.position.fields import items_of, number_in, piece_in
from thaumata.position.malformed import Malformed

_LARGEST_ARGUMENT: Final = 0xFFFFFFFF
"""The largest argument of an agenda entry."""


class AgendaPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A pending decision, or a step that runs by itself."""

    what: str
    """The name of the decision or step."""

    seats: list[int] = []
    """The seats that decide, from 0, with 7 for nature; empty for a step."""

    about: str = ""
    """The argument, such as a slot or a color: ``docs/positions.md`` lists them."""


class OutcomePosition(msgspec.Struct, forbid_unknown_fields=True):
    """How a finished game ended."""

    kind: str
    winners: list[int]


def write_agenda(state: State) -> list[AgendaPosition]:
    """Return the agenda, the next entry first."""
    entries = [state.agenda[depth] for depth in range(state.depth - 1, -1, -1)]
    decisions = state.game.decisions
    return [
        AgendaPosition(
            what=decisions[kind_of(entry)].name,
            seats=members_of(seats_of(entry)),
            about=decisions[kind_of(entry)].argument_text(state, argument_of(entry)),
        )
        for entry in entries
    ]


def write_outcome(state: State) -> OutcomePosition | None:
    """Return how the game ended; None if it is still running."""
    outcome = state.outcome()
    return None if outcome is None else OutcomePosition(outcome.kind, list(outcome.winners))


def read_agenda(state: State, agenda: list[AgendaPosition]) -> None:
    """Read the agenda."""
    if not agenda:
        raise Malformed("agenda", "error-field-no-agenda")
    if len(agenda) > DEPTH // 2:
        raise Malformed("agenda", "error-field-most", most=DEPTH // 2, given=len(agenda))
    for number in reversed(range(len(agenda))):
        _read_entry(state, agenda[number], f"agenda[{number}]")
    if not agenda[0].seats:
        raise Malformed("agenda[0]", "impossible-pending", pending=agenda[0].what)
    ask_next(state)


def ask_next(state: State) -> None:
    """Make the top entry of the agenda the current decision, without running anything."""
    entry = state.agenda[state.depth - 1]
    state.pending = seats_of(entry)
    state.asked = state.game.decisions[kind_of(entry)]


def _read_entry(state: State, entry: AgendaPosition, field: str) -> None:
    names = [decision.name for decision in state.game.decisions]
    kind = piece_in(names, entry.what, f"{field}.what", "decision")
    decision = state.game.decisions[kind]
    seats = (*range(state.game.seats), NATURE)
    for number, seat in enumerate(entry.seats):
        if seat not in seats:
            given = max(-1, min(99, seat))
            raise Malformed(f"{field}.seats[{number}]", "error-field-seat", seat=given)
    if isinstance(decision, Step) != (not entry.seats):
        raise Malformed(f"{field}.seats", "impossible-pending", pending=entry.what)
    try:
        argument = int(decision.read_argument(state, entry.about))
    except (ValueError, LookupError, ArithmeticError, TypeError):
        argument = -1
    if not 0 <= argument <= _LARGEST_ARGUMENT:
        raise Malformed(
            f"{field}.about", "error-field-about", about=entry.about, pending=entry.what
        )
    if entry.seats:
        state.ask(kind, argument, set_of(entry.seats))
    else:
        state.then(kind, argument)


def read_outcome(state: State, outcome: OutcomePosition) -> None:
    """Read how the game ended."""
    kind = piece_in(list(state.game.victories), outcome.kind, "outcome.kind", "victory")
    if not outcome.winners:
        raise Malformed("outcome.winners", "impossible-over")
    for field, seat in items_of(outcome.winners, "outcome.winners"):
        number_in(seat, field, 0, state.game.seats - 1)
    state.ended = kind + 1
    state.winners = set_of(outcome.winners)
