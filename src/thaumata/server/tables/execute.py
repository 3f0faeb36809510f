"""Executing the commands of guests at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from thaumata.server.cluster.forwarding.command_queue import Execution
from thaumata.server.database.store import GuestRow
from thaumata.server.database.writer import Change
from thaumata.server.tables import commands, lobby
from thaumata.server.tables.commands import TableCommand
from thaumata.server.tables.live_table import LiveTable

Handler = Callable[[LiveTable, GuestRow, Any], list[Change]]
"""Changes a table in memory as a command says, and returns what must be stored; or refuses."""

HANDLERS: Final[Mapping[type[Struct], Handler]] = {
    commands.Join: lobby.join,
    commands.Leave: lobby.leave,
    commands.SetChair: lobby.set_chair,
    commands.SetClock: lobby.set_clock,
    commands.Shuffle: lobby.shuffle,
    commands.MakeReady: lobby.make_ready,
    commands.Start: lobby.start,
    commands.ReplaceAbsent: lobby.replace_absent,
    commands.ReclaimSeat: lobby.reclaim_seat,
    commands.Rematch: lobby.rematch,
}


async def submit(table: LiveTable, guest: GuestRow, command: TableCommand) -> None:
    """Have the owner of the table execute a command, and wait until the table here shows it."""

    async def run_here() -> None:
        await execute(table, guest, command)

    await table.services.cluster.run_by_owner(table, guest.id, command, run_here)


async def execute(
    table: LiveTable, guest: GuestRow, command: TableCommand, execution: Execution | None = None
) -> None:
    """Execute a command at a table that this process owns."""
    async with table.changing(execution) as changes:
        changes += HANDLERS[type(command)](table, guest, command)
