"""Forwarded commands in the database: what one process asks the owner of a table to do.

A notice carries the number of a command alone. The owner records the result in the transaction of
the change itself, so that a command is done once: either the owner has done it, or the sender can
still withdraw it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from thaumata.server.database.schema import forwarded_commands
from thaumata.server.database.writer import Change, Writer
from thaumata.server.messages import Answer
from thaumata.server.problems import DatabaseUnreachable, Refusal


class ForwardedCommand(NamedTuple):
    """A command of a guest, as stored."""

    number: int
    table_id: str
    process: str
    guest: str
    command: str
    result: str = ""


class CommandResult(Struct, frozen=True, omit_defaults=True):
    """The result of a forwarded command: done, answered without a change, or refused."""

    version: int
    """The version of the table afterwards."""

    number: int
    """The number of its state afterwards."""

    answer: Answer | None = None
    """The answer to a message at the table where nothing was changed."""

    status: int = 0
    """The status of the refusal; 0 where nothing was refused."""

    message: str = ""
    """The id of the refusal's message."""

    arguments: dict[str, str | int] = {}


class Execution:
    """A forwarded command that this process executes; its result is recorded once."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.is_recorded = False

    def result(self, version: int, number: int) -> list[Change]:
        """Return the change that records success with the table's own changes."""
        if self.is_recorded:
            return []
        return [record_result(self.number, CommandResult(version, number))]


class PendingCommand:
    """A command that was sent and has no result yet."""

    def __init__(self, command_queue: CommandQueue, table: str, number: int) -> None:
        self._command_queue = command_queue
        self._table = table
        self.number = number
        self.news = asyncio.Event()

    async def result(self, seconds: float) -> CommandResult | None:
        """Return the result; None where there is none after so many seconds."""
        until = monotonic() + seconds
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(until - monotonic()):
                    await self.news.wait()
            self.news.clear()
            found = await self._command_queue.result_of(self.number)
            if found is not None or monotonic() >= until:
                return found

    def notify_again(self) -> None:
        """Send the notice once more: the table may have another owner by now."""
        self._command_queue.notify(self._table, self.number)


class CommandQueue:
    """Sends commands to the owners of tables, and finds those for this process."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._executing: set[int] = set()

    # Sending

    @asynccontextmanager
    async def sent(self, table: str, guest: str, command: str) -> AsyncIterator[PendingCommand]:
        """Send a command to the owner of a table, and wake it when the table changes."""
        number, process = secrets.randbits(62), self._writer.process
        forwarded = ForwardedCommand(number, table, process, guest, command)
        pending = PendingCommand(self, table, number)
        waiting = self._waiting.setdefault(table, set())
        waiting.add(pending.news)
        try:
            written = Change(insert(forwarded_commands), [forwarded._asdict()])
            await self._writer.write(written, notice=f"{table} {number}")
            yield pending
        finally:
            waiting.discard(pending.news)
            if not waiting and self._waiting.get(table) is waiting:
                del self._waiting[table]

    def notify(self, table: str, number: int) -> None:
        """Send the notice of a command."""
        self._writer.write_later(notice=f"{table} {number}")

    async def result_of(self, number: int) -> CommandResult | None:
        """Return the result of a command that this process has sent; None where it has none."""
        found = await self.find(number)
        if found is None:  # this process was taken for gone, and its commands were removed
            raise Refusal(503, "service-again")
        return msgspec.json.decode(found.result, type=CommandResult) if found.result else None

    def wake_waiting(self, table: str) -> None:
        """Wake the commands that wait for a table."""
        for news in self._waiting.get(table, ()):
            news.set()

    async def withdraw(self, number: int) -> bool:
        """Remove a command; return whether it had no result."""
        try:
            async with self._engine.begin() as connection:
                done = await connection.execute(
                    delete(forwarded_commands).where(_without_result(number))
                )
        except (SQLAlchemyError, OSError) as problem:
            raise DatabaseUnreachable from problem
        return done.rowcount == 1

    def remove(self, number: int) -> None:
        """Remove a command whose result is known."""
        gone = delete(forwarded_commands).where(forwarded_commands.c.number == number)
        self._writer.write_later(Change(gone))

    # Executing

    async def find(self, number: int) -> ForwardedCommand | None:
        """Return a command."""
        try:
            async with self._engine.connect() as connection:
                query = select(forwarded_commands).where(forwarded_commands.c.number == number)
                found = (await connection.execute(query)).first()
        except (SQLAlchemyError, OSError) as problem:
            raise DatabaseUnreachable from problem
        return None if found is None else ForwardedCommand._make(found)

    @contextmanager
    def executing(self, number: int) -> Iterator[Execution]:
        """Execute a command: no other task of this process begins it meanwhile."""
        self._executing.add(number)
        try:
            yield Execution(number)
        finally:
            self._executing.discard(number)

    def is_executing(self, number: int) -> bool:
        """Return whether this process executes a command."""
        return number in self._executing


def record_result(number: int, result: CommandResult) -> Change:
    """Record the result of a command, unless it was withdrawn."""
    values: dict[str, Any] = {"result": msgspec.json.encode(result).decode()}
    recording = update(forwarded_commands).where(_without_result(number)).values(**values)
    return Change(recording, must_match_one=True)


def _without_result(number: int) -> ColumnElement[bool]:
    return (forwarded_commands.c.number == number) & (forwarded_commands.c.result == "")
