"""Absence: a computer takes the seat of a player for whom others have waited long enough.

It does so by itself, and gives the seat back when its guest returns. A table with a clock does not
need this: there the clock limits how long others wait. At a table where nobody is present, the
count begins when the first player arrives.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from thaumata.server.database.store import ChairRow, change_chair, record_absence
from thaumata.server.database.writer import Change
from thaumata.server.tables.clocks import DEFAULT_LEVEL

if TYPE_CHECKING:
    from thaumata.server.tables.live_table import LiveTable

_MOMENT: Final = 60.0
"""The seconds that a waiting player may be disconnected without restarting the count."""


def absent_chairs(table: LiveTable) -> list[ChairRow]:
    """Return the chairs of absent players, if others are present to wait for them."""
    if table.row.clock or table.row.stage != "playing":
        return []
    people, here = [table.chairs[seat] for seat in table.people], table.presence.guests
    away = [chair for chair in people if chair.guest not in here]
    return away if len(away) < len(people) else []


def next_replacement(table: LiveTable, absence: float) -> float:
    """Return when the next absent player is replaced, in seconds since 1970; 0 is never.

    ``absence`` is how long a player may be absent, in seconds; where it is 0 nobody is replaced.
    """
    if not absence:
        return 0.0
    return min((chair.seen + absence for chair in absent_chairs(table)), default=0.0)


def replace_absent_players(table: LiveTable, absence: float, now: float) -> list[Change]:
    """Give the seats of players who were absent for too long to the computer."""
    changes: list[Change] = []
    for chair in absent_chairs(table):
        if absence and chair.seen + absence <= now:
            table.update_chair(chair._replace(computer=DEFAULT_LEVEL, votes=0))
            changes.append(change_chair(table.id, table.chairs[chair.seat]))
    return changes


def start_waiting(table: LiveTable, guest: str, absence: float, now: float) -> list[Change]:
    """Restart the absence of the others if a guest is the first to arrive after a while."""
    people = [table.chairs[seat] for seat in table.people]
    if guest not in {chair.guest for chair in people} or table.row.stage != "playing":
        return []
    was_anybody_here = any(chair.guest in table.presence.guests for chair in people)
    last = max(chair.seen for chair in people)
    if was_anybody_here or now - last <= min(absence, _MOMENT):
        return []
    return mark_absent(table, (chair.guest for chair in people if chair.guest != guest), now)


def mark_absent(table: LiveTable, guests: Iterable[str | None], now: float) -> list[Change]:
    """Note that guests are absent since now."""
    changes: list[Change] = []
    for guest in guests:
        seat = table.seat_of(guest or "")
        if guest and seat is not None:
            table.update_chair(table.chairs[seat]._replace(seen=now))
            changes.append(record_absence(table.id, seat, guest, now))
    return changes
