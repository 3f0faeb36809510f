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

from thaumata.server.database.layout import errands
from thaumata.server.database.scribe import Change, Scribe
from thaumata.server.messages import Answer
from thaumata.server.problems import Refusal, Unreachable


class Errand(NamedTuple):
    """What a guest wants done at a table, as kept."""

    number: int
    table_id: str
    process: str
    guest: str
    deed: str
    outcome: str = ""


class Outcome(Struct, frozen=True, omit_defaults=True):
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


class InHand:
    """An errand that a task of this process carries out."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.is_settled = False


class Sent:
    """An errand on its way."""

    def __init__(self, postbox: Postbox, table: str, number: int) -> None:
        self._postbox = postbox
        self._table = table
        self.number = number
        self.news = asyncio.Event()

    async def outcome(self, seconds: float) -> Outcome | None:
        """Return what came of it; None where nobody has done it after so many seconds."""
        until = monotonic() + seconds
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(until - monotonic()):
                    await self.news.wait()
            self.news.clear()
            found = await self._postbox.outcome_of(self.number)
            if found is not None or monotonic() >= until:
                return found

    def remind(self) -> None:
        """Tell of it once more: the table may have another owner by now."""
        self._postbox.remind(self._table, self.number)


class Postbox:
    """Sends errands to the owners of tables, and finds those for this process."""

    def __init__(self, engine: AsyncEngine, scribe: Scribe) -> None:
        self._engine = engine
        self._scribe = scribe
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._in_hand: dict[asyncio.Task[Any] | None, InHand] = {}

    # Sending

    @asynccontextmanager
    async def sent(self, table: str, guest: str, deed: str) -> AsyncIterator[Sent]:
        """Ask the owner of a table for something, and listen until the outcome is known."""
        errand = Errand(secrets.randbits(62), table, self._scribe.process, guest, deed)
        sent = Sent(self, table, errand.number)
        waiting = self._waiting.setdefault(table, set())
        waiting.add(sent.news)
        try:
            written = Change(insert(errands), [errand._asdict()])
            await self._scribe.write(written, about=f"{table} {errand.number}")
            yield sent
        finally:
            waiting.discard(sent.news)
            if not waiting and self._waiting.get(table) is waiting:
                del self._waiting[table]

    def remind(self, table: str, number: int) -> None:
        """Tell of an errand once more: its table may have another owner by now."""
        self._scribe.write_later(about=f"{table} {number}")

    async def outcome_of(self, number: int) -> Outcome | None:
        """Return the outcome of an errand that this process has sent; None where it has none."""
        errand = await self.find(number)
        if errand is None:  # this process was thought to be gone, and what it had asked for, too
            raise Refusal(503, "service-again")
        return msgspec.json.decode(errand.outcome, type=Outcome) if errand.outcome else None

    def look(self, table: str) -> None:
        """Look after the errands at a table: its owner has done something."""
        for news in self._waiting.get(table, ()):
            news.set()

    # Finding

    async def find(self, number: int) -> Errand | None:
        """Return an errand."""
        try:
            async with self._engine.connect() as connection:
                query = select(errands).where(errands.c.number == number)
                found = (await connection.execute(query)).first()
        except (SQLAlchemyError, OSError) as problem:
            raise Unreachable from problem
        return None if found is None else Errand._make(found)

    async def withdraw(self, number: int) -> bool:
        """Take an errand back; tell whether nobody has done it."""
        untouched = (errands.c.number == number) & (errands.c.outcome == "")
        try:
            async with self._engine.begin() as connection:
                done = await connection.execute(delete(errands).where(untouched))
        except (SQLAlchemyError, OSError) as problem:
            raise Unreachable from problem
        return done.rowcount == 1

    def forget(self, number: int) -> None:
        """Remove an errand whose outcome is known."""
        gone = delete(errands).where(errands.c.number == number)
        self._scribe.write_later(Change(gone))

    # Carrying out

    @contextmanager
    def in_hand(self, number: int) -> Iterator[InHand]:
        """Carry out an errand: what this task writes at its table settles it."""
        task, errand = asyncio.current_task(), InHand(number)
        self._in_hand[task] = errand
        try:
            yield errand
        finally:
            del self._in_hand[task]

    def is_in_hand(self, number: int) -> bool:
        """Tell whether a task of this process carries out an errand."""
        return any(errand.number == number for errand in self._in_hand.values())

    @property
    def being_done(self) -> InHand | None:
        """The errand that this task carries out and has not settled; None where there is none."""
        errand = self._in_hand.get(asyncio.current_task())
        return None if errand is None or errand.is_settled else errand


def settle(number: int, outcome: Outcome) -> Change:
    """Note the outcome of an errand, unless it was withdrawn."""
    untouched = (errands.c.number == number) & (errands.c.outcome == "")
    text = msgspec.json.encode(outcome).decode()
    return Change(update(errands).where(untouched).values(outcome=text), is_sole=True)
