"""Sending a command to the process that owns the table, and taking over where that has died."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from thaumata.server.cluster.cluster import LocalRun
from thaumata.server.cluster.forwarding.command_queue import CommandQueue, CommandResult
from thaumata.server.cluster.leases import Leases
from thaumata.server.messages import Answer
from thaumata.server.problems import Refusal

if TYPE_CHECKING:
    from thaumata.server.tables.live_table import LiveTable

_CHECK_OWNER: Final = 0.5
"""The seconds without a result after which the sender checks whether the owner is gone."""

_GIVE_UP: Final = 15.0
"""The seconds after which a command is given up, because its owner is alive but too busy."""


class Outbox:
    """Forwards commands to the owners of tables."""

    def __init__(self, command_queue: CommandQueue, leases: Leases) -> None:
        self._queue = command_queue
        self._leases = leases

    async def forward(
        self, table: LiveTable, guest: str, command: Struct, run_here: LocalRun
    ) -> Answer | None:
        """Have the owner run a command; run it here if the owner is gone before it was done."""
        table.services.metrics.count("forwarded")
        until = monotonic() + _GIVE_UP
        text = msgspec.json.encode(command).decode()
        async with self._queue.sent(table.id, guest, text) as pending:
            while True:
                result = await pending.result(_CHECK_OWNER)
                if result is not None:
                    self._queue.remove(pending.number)
                    return await _answer(table, result)
                is_ours = await self._leases.acquire(table.id)
                is_late = monotonic() > until
                if (is_ours or is_late) and await self._queue.withdraw(pending.number):
                    break
                pending.notify_again()
        if not is_ours:
            raise Refusal(503, "service-again")
        await table.catch_up()
        return await run_here()


async def _answer(table: LiveTable, result: CommandResult) -> Answer | None:
    """Return the owner's answer or raise its refusal, once the table here shows what was done."""
    if result.status:
        raise Refusal(result.status, result.message, **result.arguments)
    if table.row.version < result.version or table.number < result.number:
        await table.catch_up()
    return result.answer
