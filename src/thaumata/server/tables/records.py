"""The record of the game at a table."""

from __future__ import annotations

from collections.abc import Sequence

from thaumata.game import NATURE
from thaumata.server.database.store import ChairRow
from thaumata.server.problems import Refusal
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.registry import TableRegistry


async def record_for(registry: TableRegistry, table: LiveTable, guest: str) -> str:
    """Return the record as far as a guest may know it; of a closed table its lines."""
    async with table.settled():
        game = table.game
        if game is not None:
            record = game.record
            record.players = _names(table.chairs)
            if not game.is_over:
                return record.for_seat(table.seat_of(guest))
            record.nonce = table.row.nonce
            return record.text()
    return await _lines_of(registry, table)


def _names(chairs: Sequence[ChairRow]) -> tuple[str, ...]:
    return tuple(chair.computer or chair.name for chair in chairs)


async def _lines_of(registry: TableRegistry, table: LiveTable) -> str:
    """Return the stored lines of a table that no longer replays."""
    stored = await registry.services.store.table(table.id)
    if stored is None or not stored.lines or table.row.stage != "closed":
        raise Refusal(404, "service-no-record")
    head = [f"rules: {stored.table.rules}", f"variant: {stored.table.variant}", ""]
    seats = ["n" if line.seat == NATURE else str(line.seat) for line in stored.lines]
    lines = [f"{seat} {line.text}" for seat, line in zip(seats, stored.lines, strict=True)]
    return "\n".join([*head, *lines, ""])
