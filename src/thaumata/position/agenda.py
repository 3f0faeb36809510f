"""What a position leaves to be decided, and how it says that a game ended."""

from __future__ import annotations

import msgspec

from thaumata.agenda import DEPTH, Step, argument_of, kind_of, seats_of
from thaumata.game import NATURE, State
from thaumata.kit.bits import members_of, set_of
from thaumata.position.impossible import Impossible


class AgendaPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A decision that is pending, or a step that follows by itself."""

    what: str
    """The name of the decision or step."""

    seats: list[int] = []
    """Who decides: seats from 0, 7 for nature; nobody where it is a step."""

    about: str = ""
    """What it is about, such as a slot or a color."""


class OutcomePosition(msgspec.Struct, forbid_unknown_fields=True):
    """How a finished game ended."""

    kind: str
    winners: list[int]


def write_agenda(state: State) -> list[AgendaPosition]:
    """Write what must be decided, the next first."""
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
    """Write how the game ended; None while it runs."""
    outcome = state.outcome()
    return None if outcome is None else OutcomePosition(outcome.kind, list(outcome.winners))


def read_agenda(state: State, agenda: list[AgendaPosition]) -> None:
    """Read what must be decided."""
    if not agenda or len(agenda) > DEPTH // 2:
        raise Impossible("impossible-pending", pending="-")
    for entry in reversed(agenda):
        _read_entry(state, entry)
    if not agenda[0].seats:
        raise Impossible("impossible-pending", pending="-")
    state.pending = set_of(agenda[0].seats)
    state.asked = state.game.decisions[kind_of(state.agenda[state.depth - 1])]


def _read_entry(state: State, entry: AgendaPosition) -> None:
    names = [decision.name for decision in state.game.decisions]
    is_known = bool(entry.what) and entry.what in names
    seats = (*range(state.game.seats), NATURE)
    if not is_known or any(seat not in seats for seat in entry.seats):
        raise Impossible("impossible-pending", pending=entry.what)
    kind = names.index(entry.what)
    decision = state.game.decisions[kind]
    if isinstance(decision, Step) != (not entry.seats):
        raise Impossible("impossible-pending", pending=entry.what)
    try:
        argument = decision.read_argument(state, entry.about)
    except (ValueError, IndexError):
        argument = -1
    if argument < 0:
        raise Impossible("impossible-pending", pending=f"{entry.what} {entry.about}")
    if entry.seats:
        state.ask(kind, argument, set_of(entry.seats))
    else:
        state.then(kind, argument)


def read_outcome(state: State, outcome: OutcomePosition) -> None:
    """Read how the game ended."""
    victories = state.game.victories
    if outcome.kind not in victories:
        raise Impossible("impossible-unknown-id", id=outcome.kind)
    winners = outcome.winners
    if not winners or any(seat not in range(state.game.seats) for seat in winners):
        raise Impossible("impossible-over")
    state.ended = victories.index(outcome.kind) + 1
    state.winners = set_of(winners)
