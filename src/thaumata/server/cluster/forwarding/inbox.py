"""Executing the commands that other processes forward to the owner of a table."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec

from thaumata.game import ThaumataError
from thaumata.server.cluster.forwarding.command_queue import (
    CommandQueue,
    CommandResult,
    Execution,
    ForwardedCommand,
    record_result,
)
from thaumata.server.cluster.forwarding.retry import retry_conflicts
from thaumata.server.messages import Act, Answer, Resign, Undo
from thaumata.server.problems import Refusal, WriteConflict
from thaumata.server.tables.commands import TableCommand
from thaumata.server.tables.execute import execute
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.play_commands import apply_message
from thaumata.server.tables.registry import TableRegistry

_decoder: Final = msgspec.json.Decoder(TableCommand | Act | Undo | Resign)


class Inbox:
    """Reads the notices of other processes."""

    def __init__(self, registry: TableRegistry, command_queue: CommandQueue) -> None:
        self._registry = registry
        self._services = registry.services
        self._queue = command_queue

    def handle_notice(self, notice: str) -> None:
        """Handle a notice of a change, of a phrase, or of a forwarded command."""
        table, *numbers = notice.split()
        if len(numbers) == 1:
            self._registry.run_in_background(self._try_execute(table, int(numbers[0])))
        else:
            self._registry.handle_notice(notice)

    async def _try_execute(self, table: str, number: int) -> None:
        """Execute a command; where that fails the sender notifies again or runs it itself."""
        with suppress(ThaumataError):
            await self._execute(table, number)

    async def _execute(self, id: str, number: int) -> None:
        """Execute a command if this process owns the table and has not begun it already."""
        if not await self._services.cluster.acquire(id) or self._queue.is_executing(number):
            return
        with self._queue.executing(number) as execution:
            forwarded = await self._queue.find(number)
            if forwarded is None or forwarded.result:
                return
            table = await self._registry.table(id)
            try:
                answer = await retry_conflicts(lambda: self._run(table, forwarded, execution))
                result = CommandResult(table.row.version, table.number, answer)
            except WriteConflict:  # another owns the table by now, or the command was withdrawn
                return
            except ThaumataError as refusal:
                result = _refused(table, refusal)
            if not execution.is_recorded:
                await self._services.writer.write(record_result(number, result), notice=id)

    async def _run(
        self, table: LiveTable, forwarded: ForwardedCommand, execution: Execution
    ) -> Answer | None:
        command = _decoder.decode(forwarded.command)
        if isinstance(command, (Act, Undo, Resign)):
            return await apply_message(table, forwarded.guest, command, execution)
        guest = await self._services.store.guest(forwarded.guest)
        if guest is None:
            raise Refusal(401, "service-stranger")
        await execute(table, guest, command, execution)
        return None


def _refused(table: LiveTable, refusal: ThaumataError) -> CommandResult:
    arguments = {
        name: str(value) if isinstance(value, str) else value
        for name, value in refusal.arguments.items()
    }
    return CommandResult(
        table.row.version,
        table.number,
        status=refusal.status if isinstance(refusal, Refusal) else 409,
        message=refusal.message_id,
        arguments=arguments,
    )
