"""One process owns a table and changes it; others forward to it, or take over when it is gone.

With SQLite there is one process, and it owns every table. Ownership is a lease in the database
(``database.company``), and whatever is written at a table is void where the lease is another's.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct

from thaumata.server.cluster.forwarding.command_queue import CommandResult
from thaumata.server.cluster.forwarding.retry import retry_conflicts
from thaumata.server.messages import Answer
from thaumata.server.problems import Refusal
from thaumata.server.tables.live_table import LiveTable

_LOOK: Final = 0.5
"""After how many seconds without an outcome somebody looks whether the owner is gone."""

_LONGEST: Final = 15.0
"""After how many seconds an errand is given up: the owner lives, and has no time for it."""

LocalCommand = Callable[[], Awaitable[Answer | None]]
"""Does something at a table in this process; answers where nothing had to be done."""


async def run_by_owner(
    table: LiveTable, guest: str, command: Struct, run_here: LocalCommand
) -> Answer | None:
    """Have something done at a table by the process that owns it, be it this one or another."""

    async def attempt() -> Answer | None:
        if await table.services.cluster.acquire(table.id):
            return await run_here()
        return await _forward(table, guest, command, run_here)

    return await retry_conflicts(attempt)


async def _forward(
    table: LiveTable, guest: str, command: Struct, run_here: LocalCommand
) -> Answer | None:
    """Ask the owner; do it here if the owner is gone before it was done."""
    cluster, command_queue = table.services.cluster, table.services.command_queue
    table.services.metrics.count("forwarded")
    until = monotonic() + _LONGEST
    async with command_queue.sent(
        table.id, guest, msgspec.json.encode(command).decode()
    ) as forwarded:
        while True:
            result = await forwarded.result(_LOOK)
            if result is not None:
                command_queue.forget(forwarded.number)
                return await _unpacked(table, result)
            is_ours = await cluster.acquire(table.id)
            is_late = monotonic() > until
            if (is_ours or is_late) and await command_queue.withdraw(forwarded.number):
                break
            forwarded.remind()
    if not is_ours:
        raise Refusal(503, "service-again")
    await table.catch_up()
    return await run_here()


async def _unpacked(table: LiveTable, result: CommandResult) -> Answer | None:
    """Take in what the owner has done, before anybody is told."""
    if result.status:
        raise Refusal(result.status, result.message, **result.arguments)
    if table.row.version < result.version or table.number < result.number:
        await table.catch_up()
    return result.answer
