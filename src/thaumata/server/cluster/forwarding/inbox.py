"""Errands of other processes: what their guests want done at a table that this one owns."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec

from thaumata.game import ThaumataError
from thaumata.server.cluster.forwarding.command_queue import (
    CommandResult,
    ForwardedCommand,
    record_result,
)
from thaumata.server.cluster.forwarding.retry import retry_conflicts
from thaumata.server.messages import Act, Answer, Resign, Undo
from thaumata.server.problems import Refusal, WriteConflict
from thaumata.server.tables.commands import TableCommand, execute
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.play_commands import apply_message
from thaumata.server.tables.registry import TableRegistry

_reader: Final = msgspec.json.Decoder(TableCommand | Act | Undo | Resign)


def handle_notice(registry: TableRegistry, told: str) -> None:
    """Take in what another process tells: of a change or a phrase at a table, or of an errand."""
    id, *numbers = told.split()
    if len(numbers) == 1:
        registry.run_in_background(_execute_quietly(registry, id, int(numbers[0])))
    else:
        registry.handle_notice(told)


async def _execute_quietly(registry: TableRegistry, id: str, number: int) -> None:
    """Serve whoever has sent an errand; if that fails now, they remind us or do it themselves."""
    with suppress(ThaumataError):
        await _execute(registry, id, number)


async def _execute(registry: TableRegistry, id: str, number: int) -> None:
    """Do what an errand asks for, if the table is ours, and nobody is at it."""
    command_queue = registry.services.command_queue
    if not await registry.services.cluster.acquire(id) or command_queue.is_executing(number):
        return
    with command_queue.executing(number) as executing:
        forwarded = await command_queue.find(number)
        if forwarded is None or forwarded.result:
            return
        table = await registry.table(id)
        try:
            answer = await retry_conflicts(lambda: _run(registry, table, forwarded))
            result = CommandResult(table.row.version, table.number, answer)
        except WriteConflict:  # another owns the table by now, or the errand was withdrawn
            return
        except ThaumataError as refusal:
            result = _failed(table, refusal)
        if not executing.is_recorded:
            await registry.services.writer.write(record_result(number, result), notice=id)


async def _run(
    registry: TableRegistry, table: LiveTable, forwarded: ForwardedCommand
) -> Answer | None:
    command = _reader.decode(forwarded.command)
    if isinstance(command, (Act, Undo, Resign)):
        return await apply_message(table, forwarded.guest, command)
    guest = await registry.services.store.guest(forwarded.guest)
    if guest is None:
        raise Refusal(401, "service-stranger")
    await execute(registry, table, guest, command)
    return None


def _failed(table: LiveTable, refusal: ThaumataError) -> CommandResult:
    told = {
        name: str(value) if isinstance(value, str) else value
        for name, value in refusal.arguments.items()
    }
    return CommandResult(
        table.row.version,
        table.number,
        status=refusal.status if isinstance(refusal, Refusal) else 409,
        message=refusal.message_id,
        arguments=told,
    )
