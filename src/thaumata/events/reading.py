"""Reading the log of a state, and putting events into a good order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby

from thaumata.events.event import Event
from thaumata.events.families import events_of
from thaumata.game import EVERYONE, Game


def read_events(
    game: Game, raw: Iterable[tuple[int, int, int, int, int]], viewer: int | None = None
) -> list[Event]:
    """Read the entries of a log that a viewer may see; a spectator sees no secrets.

    Entries without a class of events, as in a user's own game, are skipped.
    """
    kinds = events_of(game)
    return [
        _event(game, kind, seat, first, second)
        for kind, seat, first, second, audience in raw
        if kind in kinds
        and (audience == EVERYONE or (viewer is not None and audience >> viewer & 1))
    ]


@lru_cache(maxsize=8192)
def _event(game: Game, kind: int, seat: int, first: int, second: int) -> Event:
    """Make an event, cached: the same one occurs at many tables and in many previews."""
    return events_of(game)[kind].read(game, seat, (first, second))


def merge_moves(events: Iterable[Event]) -> list[Event]:
    """Merge consecutive events where that loses nothing.

    The conflict pawn moves space by space, and a reader wants to know how far. Simultaneous events
    are ordered by seat.
    """
    merged: list[Event] = []
    for event in _seat_by_seat(events):
        both = merged[-1].merged(event) if merged else None
        if both is None:
            merged.append(event)
        else:
            merged[-1] = both
    return merged


def _seat_by_seat(events: Iterable[Event]) -> list[Event]:
    """Sort simultaneous events: all of one seat, then all of the next."""
    told: list[Event] = []
    for is_at_once, together in groupby(events, lambda event: event.place is not None):
        run = list(together)
        told += sorted(run, key=lambda event: (event.seat, event.place)) if is_at_once else run
    return told
