"""Clocks: how long each seat may think, and what happens when the time is up.

A clock runs while its seat is asked and a person plays it: never in the lobby, while nature acts,
or for a computer. When the time is up a computer decides instead. It gives the seat back after that
decision if the guest is present, else when the guest returns; with a clock for the whole game it
plays on to the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from time import time
from typing import TYPE_CHECKING, Final

import msgspec

from thaumata.game import ThaumataError
from thaumata.play.online_game import OnlineGame
from thaumata.server.database.store import ChairRow, change_chair, change_table
from thaumata.server.database.writer import Change
from thaumata.server.messages import Clock

if TYPE_CHECKING:
    from thaumata.server.tables.live_table import LiveTable

DEFAULT_LEVEL: Final = "medium"
"""The level for an empty seat when the game begins, and for a guest who is absent or too slow."""

_NOTHING: Final = 0.01
"""Fewer seconds than this count as none, since times are rounded."""


@lru_cache(maxsize=256)
def decode_clock(text: str) -> Clock | None:
    """Return a stored clock."""
    return msgspec.json.decode(text, type=Clock) if text else None


def encode_clock(clock: Clock | None) -> str:
    """Return a clock as it is stored."""
    return msgspec.json.encode(clock).decode() if clock else ""


def time_left(clock: Clock, chair: ChairRow, now: float) -> float:
    """Return the seconds that a seat may still think."""
    running = now - chair.since if chair.since else 0.0
    return max(0.0, clock.seconds - chair.spent - running)


def update_clocks(table: LiveTable, number: int, now: float) -> list[Change]:
    """Start and stop the clocks of a table after the lines that follow a number."""
    clock, game = decode_clock(table.row.clock), table.game
    if clock is None:
        return []
    if table.row.stage != "playing":
        game = None
    changes: list[Change] = []
    for chair in table.chairs:
        updated = _updated_chair(clock, chair, game, number, table.people, now)
        if updated != chair:
            table.update_chair(updated)
            changes.append(change_chair(table.id, updated))
    due = next_deadline(table)
    if due != table.row.due:
        table.row = table.row._replace(due=due)
        changes.append(change_table(table.id, due=due))
    return changes


def next_deadline(table: LiveTable) -> float:
    """Return the next deadline, in seconds since 1970; 0 where no clock runs."""
    clock = decode_clock(table.row.clock)
    if clock is None or table.row.stage != "playing":
        return 0.0
    running = [chair for chair in table.chairs if chair.since]
    return min((each.since + clock.seconds - each.spent for each in running), default=0.0)


def _updated_chair(
    clock: Clock,
    chair: ChairRow,
    game: OnlineGame | None,
    number: int,
    people: Sequence[int],
    now: float,
) -> ChairRow:
    """Return a chair with its clock running if a person has to decide, and else stopped."""
    is_asked = game is not None and chair.seat in game.asked
    is_running = is_asked and chair.seat in people
    if game and is_asked and clock.per == "move" and _is_new(game, chair.seat, number, people):
        return chair._replace(spent=0.0, since=now if is_running else 0.0)
    if is_running == bool(chair.since):
        return chair
    if is_running:
        return chair._replace(since=now)
    return chair._replace(spent=chair.spent + max(0.0, now - chair.since), since=0.0)


def _is_new(game: OnlineGame, seat: int, number: int, people: Sequence[int]) -> bool:
    """Return whether a seat has a new decision after the lines that follow a number.

    A seat that takes a choice back, or may do so, is still at the same decision: otherwise it could
    reset its clock at will.
    """
    acted = {line.seat for line in game.lines[number:] if line.kind == "action"}
    if not acted or game.is_current(seat, number):
        return False
    if acted != {seat}:
        return True
    try:
        game.step_back(seat, people)
    except ThaumataError:
        return True
    return False


def replace_late_players(table: LiveTable, now: float) -> list[Change]:
    """Give the seats whose time is up to the computer."""
    clock = decode_clock(table.row.clock)
    changes: list[Change] = []
    for chair in table.chairs:
        if clock is not None and chair.since and time_left(clock, chair, now) < _NOTHING:
            table.update_chair(chair._replace(computer=DEFAULT_LEVEL))
            changes.append(change_chair(table.id, table.chairs[chair.seat]))
    return changes


def return_seat(table: LiveTable, seat: int) -> list[Change]:
    """Give a seat back to a guest who is present, after a computer has decided for it."""
    chair = table.chairs[seat]
    clock = decode_clock(table.row.clock)
    is_here = chair.guest in table.presence.guests
    if clock is None or not is_here or not may_reclaim(table, chair, is_decided=True):
        return []
    table.update_chair(chair._replace(computer=""))
    return [change_chair(table.id, table.chairs[seat])]


def may_reclaim(table: LiveTable, chair: ChairRow, *, is_decided: bool = False) -> bool:
    """Return whether a guest may play again: not before the overdue decision is made."""
    clock, game = decode_clock(table.row.clock), table.game
    if clock is None or time_left(clock, chair, time()) >= _NOTHING:
        return True
    is_asked = game is not None and chair.seat in game.asked and not is_decided
    return clock.per == "move" and not is_asked
