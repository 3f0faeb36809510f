"""Reading what a state has noted, and telling it in a good order."""

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
    """Read what a state has noted, as far as a seat may see it; a spectator sees no secrets.

    What nobody has written an event for, as in a game of somebody's own, is left out.
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
    """Make an event once: the same happens at many tables, and in many previews."""
    return events_of(game)[kind].read(game, seat, (first, second))


def merge_moves(events: Iterable[Event]) -> list[Event]:
    """Tell events that follow each other as one where that loses nothing.

    The conflict pawn moves space by space, and a reader wants to know how far. What several seats
    do at once is told seat by seat.
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
    """Put what happens at once in order: all that one seat does, then all that the next does."""
    told: list[Event] = []
    for is_at_once, together in groupby(events, lambda event: event.place is not None):
        run = list(together)
        told += sorted(run, key=lambda event: (event.seat, event.place)) if is_at_once else run
    return told
