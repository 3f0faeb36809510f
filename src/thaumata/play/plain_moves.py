"""The moves of a game for which nobody has written events: they are told as they are written."""

from __future__ import annotations

from collections.abc import Sequence

from thaumata.events import Event
from thaumata.events.played import played
from thaumata.game import State

MoveEvents = tuple[Event, ...]
"""What each seat is told of one action, and last what everybody is."""


def describe_move(state: State, seat: int, action: int) -> MoveEvents:
    """Tell of an action that is about to be played."""
    viewers = (*range(state.game.seats), None)
    return tuple(played(state, viewer, seat, action) for viewer in viewers)


class PlainMoves:
    """What was played so far, and how much of it is known: what is sealed waits for the others."""

    def __init__(self) -> None:
        self._moves: list[MoveEvents] = []
        self._known: list[int] = []
        """For each move how many were known after it."""

    def note(self, state: State, move: MoveEvents) -> tuple[MoveEvents, ...]:
        """Note a move, and return what is told now, to each seat and to everybody."""
        known = self._known[-1] if self._known else 0
        self._moves.append(move)
        if any(state.sealed_by(seat) for seat in range(state.game.seats)):
            self._known.append(known)
            return ((),) * len(move)
        self._known.append(len(self._moves))
        return tuple(zip(*self._moves[known:], strict=True))

    def cut(self, length: int) -> None:
        """Forget everything after the first so many moves."""
        del self._moves[length:]
        del self._known[length:]

    def keep(self, places: Sequence[int]) -> None:
        """Forget all moves but those at these places; the others were sealed, known to nobody."""
        self._moves = [self._moves[place] for place in places if place < len(self._moves)]
        self._known = [self._known[place] for place in places if place < len(self._known)]
