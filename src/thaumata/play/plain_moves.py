"""The events of a game whose family defines none: its actions as they are written."""

from __future__ import annotations

from collections.abc import Sequence

from thaumata.events import Event
from thaumata.events.played import played
from thaumata.game import State

MoveEvents = tuple[Event, ...]
"""The event of one action for each seat, and last for everybody."""


def describe_move(state: State, seat: int, action: int) -> MoveEvents:
    """Return the events of an action that is about to be played."""
    viewers = (*range(state.game.seats), None)
    return tuple(played(state, viewer, seat, action) for viewer in viewers)


class PlainMoves:
    """The actions so far, and how many of them are known: a sealed one waits for the others."""

    def __init__(self) -> None:
        self._moves: list[MoveEvents] = []
        self._known: list[int] = []
        """For each action the number that was known after it."""

    def note(self, state: State, move: MoveEvents) -> tuple[MoveEvents, ...]:
        """Note an action, and return the events for each seat and for everybody."""
        known = self._known[-1] if self._known else 0
        self._moves.append(move)
        if any(state.sealed_by(seat) for seat in range(state.game.seats)):
            self._known.append(known)
            return ((),) * len(move)
        self._known.append(len(self._moves))
        return tuple(zip(*self._moves[known:], strict=True))

    def cut(self, length: int) -> None:
        """Forget everything after a number of actions."""
        del self._moves[length:]
        del self._known[length:]

    def keep(self, places: Sequence[int]) -> None:
        """Keep the actions at these places; the others were sealed, known to nobody."""
        self._moves = [self._moves[place] for place in places if place < len(self._moves)]
        self._known = [self._known[place] for place in places if place < len(self._known)]
