"""The postbox: what one process wants done at a table that another owns, and what came of it.

An errand is a row in the database; notices carry its number alone. The owner notes the outcome in
the transaction of the deed itself, so that a deed is done once: either the owner has done it, or
whoever sent the errand can still withdraw it.
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
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from thaumata.server.database.schema import forwarded_commands
from thaumata.server.database.writer import Change, Writer
from thaumata.server.messages import Answer
from thaumata.server.problems import DatabaseUnreachable, Refusal


class ForwardedCommand(NamedTuple):
    """What a guest wants done at a table, as kept."""

    number: int
    table_id: str
    process: str
    guest: str
    command: str
    result: str = ""


class CommandResult(Struct, frozen=True, omit_defaults=True):
    """What came of an errand: done, answered without a change, or refused."""

    version: int
    """The version of the table afterwards, and the number of its state."""

    number: int
    answer: Answer | None = None
    """The answer to a message at the table, where nothing was done."""

    status: int = 0
    """The status of the refusal; 0 where nothing was refused."""

    message: str = ""
    """The id of the refusal's message."""

    arguments: dict[str, str | int] = {}


class Execution:
    """An errand that a task of this process carries out."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.is_recorded = False


class PendingCommand:
    """An errand on its way."""

    def __init__(self, command_queue: CommandQueue, table: str, number: int) -> None:
        self._command_queue = command_queue
        self._table = table
        self.number = number
        self.news = asyncio.Event()

    async def result(self, seconds: float) -> CommandResult | None:
        """Return what came of it; None where nobody has done it after so many seconds."""
        until = monotonic() + seconds
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(until - monotonic()):
                    await self.news.wait()
            self.news.clear()
            found = await self._command_queue.outcome_of(self.number)
            if found is not None or monotonic() >= until:
                return found

    def remind(self) -> None:
        """Tell of it once more: the table may have another owner by now."""
        self._command_queue.remind(self._table, self.number)


class CommandQueue:
    """Sends errands to the owners of tables, and finds those for this process."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._executing: dict[asyncio.Task[Any] | None, Execution] = {}

    # Sending

    @asynccontextmanager
    async def sent(self, table: str, guest: str, command: str) -> AsyncIterator[PendingCommand]:
        """Ask the owner of a table for something, and listen until the outcome is known."""
        forwarded = ForwardedCommand(
            secrets.randbits(62), table, self._writer.process, guest, command
        )
        sent = PendingCommand(self, table, forwarded.number)
        waiting = self._waiting.setdefault(table, set())
        waiting.add(sent.news)
        try:
            written = Change(insert(forwarded_commands), [forwarded._asdict()])
            await self._writer.write(written, notice=f"{table} {forwarded.number}")
            yield sent
        finally:
            waiting.discard(sent.news)
            if not waiting and self._waiting.get(table) is waiting:
                del self._waiting[table]

    def remind(self, table: str, number: int) -> None:
        """Tell of an errand once more: its table may have another owner by now."""
        self._writer.write_later(notice=f"{table} {number}")

    async def outcome_of(self, number: int) -> CommandResult | None:
        """Return the outcome of an errand that this process has sent; None where it has none."""
        forwarded = await self.find(number)
        if forwarded is None:  # this process was thought to be gone, and what it had asked for, too
            raise Refusal(503, "service-again")
        return (
            msgspec.json.decode(forwarded.result, type=CommandResult) if forwarded.result else None
        )

    def wake_waiting(self, table: str) -> None:
        """Look after the errands at a table: its owner has done something."""
        for news in self._waiting.get(table, ()):
            news.set()

    # Finding

    async def find(self, number: int) -> ForwardedCommand | None:
        """Return an errand."""
        try:
            async with self._engine.connect() as connection:
                query = select(forwarded_commands).where(forwarded_commands.c.number == number)
                found = (await connection.execute(query)).first()
        except (SQLAlchemyError, OSError) as problem:
            raise DatabaseUnreachable from problem
        return None if found is None else ForwardedCommand._make(found)

    async def withdraw(self, number: int) -> bool:
        """Take an errand back; tell whether nobody has done it."""
        untouched = (forwarded_commands.c.number == number) & (forwarded_commands.c.result == "")
        try:
            async with self._engine.begin() as connection:
                done = await connection.execute(delete(forwarded_commands).where(untouched))
        except (SQLAlchemyError, OSError) as problem:
            raise DatabaseUnreachable from problem
        return done.rowcount == 1

    def forget(self, number: int) -> None:
        """Remove an errand whose outcome is known."""
        gone = delete(forwarded_commands).where(forwarded_commands.c.number == number)
        self._writer.write_later(Change(gone))

    # Carrying out

    @contextmanager
    def executing(self, number: int) -> Iterator[Execution]:
        """Carry out an errand: what this task writes at its table settles it."""
        task, forwarded = asyncio.current_task(), Execution(number)
        self._executing[task] = forwarded
        try:
            yield forwarded
        finally:
            del self._executing[task]

    def is_executing(self, number: int) -> bool:
        """Tell whether a task of this process carries out an errand."""
        return any(forwarded.number == number for forwarded in self._executing.values())

    @property
    def being_done(self) -> Execution | None:
        """The errand that this task carries out and has not settled; None where there is none."""
        forwarded = self._executing.get(asyncio.current_task())
        return None if forwarded is None or forwarded.is_recorded else forwarded


def record_result(number: int, result: CommandResult) -> Change:
    """Note the outcome of an errand, unless it was withdrawn."""
    untouched = (forwarded_commands.c.number == number) & (forwarded_commands.c.result == "")
    text = msgspec.json.encode(result).decode()
    return Change(
        update(forwarded_commands).where(untouched).values(result=text), must_match_one=True
    )
