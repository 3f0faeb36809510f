"""The record of a game at a table, for whoever asks."""

from __future__ import annotations

from collections.abc import Sequence

from thaumata.game import NATURE
from thaumata.server.database.store import ChairRow
from thaumata.server.hall import Hall
from thaumata.server.live_table import LiveTable
from thaumata.server.problems import Refusal


async def record_for(hall: Hall, table: LiveTable, guest: str) -> str:
    """Write the record as far as somebody may know it; a closed table keeps its lines."""
    game = table.gathering
    if game is None:
        return await _lines_of(hall, table)
    record = game.record
    record.players = _names(table.chairs)
    if not game.is_over:
        return record.for_seat(table.seat_of(guest))
    record.nonce = table.row.nonce
    return record.text()


def _names(chairs: Sequence[ChairRow]) -> tuple[str, ...]:
    return tuple(chair.computer or chair.name for chair in chairs)


async def _lines_of(hall: Hall, table: LiveTable) -> str:
    """Write the lines of a table that no longer replays, as they are kept."""
    kept = await hall.office.store.table(table.id)
    if kept is None or not kept.lines or table.row.stage != "closed":
        raise Refusal(404, "service-no-record")
    head = [f"rules: {kept.table.rules}", f"variant: {kept.table.variant}", ""]
    seats = ["n" if line.seat == NATURE else str(line.seat) for line in kept.lines]
    lines = [f"{seat} {line.text}" for seat, line in zip(seats, kept.lines, strict=True)]
    return "\n".join([*head, *lines, ""])
