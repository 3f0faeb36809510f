"""The processes that share a database: which are alive, who is where, and who owns a table.

With SQLite there is one process, and nothing to share. A process shows every few seconds that it is
alive; what it holds is void once it no longer does.
"""

from __future__ import annotations

from contextlib import suppress
from time import time
from typing import Any, Final, Literal

from sqlalchemy import Select, and_, case, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from thaumata.server.database.schema import chairs, presence, processes, tables
from thaumata.server.database.writer import Change, Writer
from thaumata.server.problems import NotSaved

HEARTBEAT_SECONDS: Final = 2.0
"""Every how many seconds a process shows that it is alive."""

LEASE_SECONDS: Final = 6.0
"""After how many seconds of silence a process is thought to be gone."""

_JOINING: Final = 7_077_778
"""The number of the lock in PostgreSQL under which one process at a time joins."""

_NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
"""The time in PostgreSQL, in seconds since 1970."""

_LATELY: Final = text(f"{_NOW} - {LEASE_SECONDS}")
"""Since when a process must have shown itself."""

_LISTENS: Final = text(
    "EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1"
    " AND (classid::bigint << 32) | objid::bigint = ('x' || processes.id)::bit(64)::bigint)"
)
"""Whether the lock of a process is held: PostgreSQL drops it with the connection, so that a process
that was killed is known to be gone at once."""

MembershipChange = Literal["none", "changed", "forgotten"]
"""What a process hears of the others: who is alive has changed, or they had forgotten it."""


class Cluster:
    """This process among the others."""

    process: str
    """What this process is called."""

    is_single_process: bool
    """Whether no other process can share the database."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.process = writer.process
        self.is_single_process = engine.dialect.name == "sqlite"
        self._engine = engine
        self._writer = writer
        self._owned: set[str] = set()
        self._alive: frozenset[str] = frozenset()

    # Being alive

    async def join(self) -> None:
        """Begin to serve. While nobody did, no clock has run."""
        async with self._engine.begin() as connection:
            if not self.is_single_process:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_JOINING})"))
            now = await self._now(connection)
            last = await connection.scalar(select(func.max(processes.c.heartbeat)))
            if last is not None and (self.is_single_process or last < now - LEASE_SECONDS):
                await _set_clocks_forward(connection, last, now)
                await connection.execute(delete(processes))
            await connection.execute(insert(processes), {"id": self.process, "heartbeat": now})

    async def heartbeat(self) -> MembershipChange:
        """Show that this process is alive; tell whether others have come or gone.

        A process that was thought to be gone itself holds nothing any more.
        """
        if self.is_single_process:
            mine = update(processes).where(processes.c.id == self.process).values(heartbeat=time())
            await self._writer.write(Change(mine))  # else the scribe would wait for us
            return "none"
        async with self._engine.begin() as connection:
            now = await self._now(connection)
            mine = update(processes).where(processes.c.id == self.process).values(heartbeat=now)
            is_known = (await connection.execute(mine)).rowcount == 1
            if not is_known:
                await connection.execute(insert(processes), {"id": self.process, "heartbeat": now})
            await connection.execute(
                delete(processes).where(processes.c.heartbeat < now - LEASE_SECONDS)
            )
            alive = frozenset(await connection.scalars(select(processes.c.id)))
        before, self._alive = self._alive, alive
        if not is_known:
            self._owned.clear()
            return "forgotten"
        return "none" if alive == before else "changed"

    async def leave(self) -> None:
        """Serve no longer, and hold nothing."""
        mine = tables.c.owner == self.process
        async with self._engine.begin() as connection:
            now = await self._now(connection)
            await connection.execute(delete(presence).where(presence.c.process == self.process))
            await connection.execute(update(tables).where(mine).values(owner=""))
            last = update(processes).where(processes.c.id == self.process).values(heartbeat=now)
            await connection.execute(last)

    async def _now(self, connection: AsyncConnection) -> float:
        """Return the time of the database: those of several machines may differ."""
        if self.is_single_process:
            return time()
        return float(await connection.scalar(text(f"SELECT {_NOW}")) or 0.0)

    # Who owns a table

    async def acquire(self, table: str) -> bool:
        """Tell whether this process owns a table: one does, and no other.

        A table without an owner, or whose owner is gone, is taken over.
        """
        if self.is_single_process or table in self._owned:
            return True
        is_alive = and_(processes.c.heartbeat >= _LATELY, _LISTENS)
        holds = and_(processes.c.id == tables.c.owner, is_alive)
        is_free = or_(tables.c.owner.in_(("", self.process)), ~exists().where(holds))
        taking = update(tables).where(tables.c.id == table, is_free)
        try:
            async with self._engine.begin() as connection:
                found = await connection.execute(taking.values(owner=self.process))
        except (SQLAlchemyError, OSError):  # then nothing could be written either
            return False
        if found.rowcount == 1:
            self._owned.add(table)
        return table in self._owned

    def claim_new(self, table: str) -> str:
        """Own a table that is new; return what the owner is called."""
        if self.is_single_process:
            return ""
        self._owned.add(table)
        return self.process

    def fence(self, table: str) -> list[Change]:
        """Let what is written with this be void unless this process still owns the table."""
        if self.is_single_process:
            return []
        mine = select(tables.c.id).where(tables.c.id == table, tables.c.owner == self.process)
        return [Change(mine.with_for_update(read=True), must_match_one=True)]

    def note_owner(self, table: str, owner: str) -> None:
        """Take in who owns a table: another process may have taken it over."""
        if owner != self.process:
            self._owned.discard(table)

    def release(self, table: str) -> None:
        """Let another process own a table, since nobody looks at it here."""
        if table in self._owned:
            self._owned.discard(table)
            mine = (tables.c.id == table) & (tables.c.owner == self.process)
            self._writer.write_later(Change(update(tables).where(mine).values(owner="")))

    # Who is here

    async def announce_guests(self, table: str, *here: str) -> None:
        """Tell other processes which guests look at a table here, anew."""
        if not self.is_single_process:
            where = (presence.c.process == self.process) & (presence.c.table_id == table)
            rows = [{"process": self.process, "table_id": table, "guest": each} for each in here]
            changes = [Change(delete(presence).where(where))]
            if rows:
                changes.append(Change(insert(presence), rows))
            with suppress(NotSaved):  # the next one to come or go says it again
                await self._writer.write(*changes, notice=table)

    def query_guests_elsewhere(self) -> Select[Any]:
        """Ask for tables and the guests who look at them through other processes."""
        alive = select(processes.c.id).where(
            processes.c.id != self.process, processes.c.heartbeat >= _LATELY
        )
        found = select(presence.c.table_id, presence.c.guest)
        return found.where(presence.c.process.in_(alive))


async def _set_clocks_forward(connection: AsyncConnection, last: float, now: float) -> None:
    """Let all clocks go on where they stood when the last process was last seen alive.

    One that has begun to run since then begins now.
    """
    away = max(0.0, now - last)
    since = case((chairs.c.since > last, now), else_=chairs.c.since + away)
    await connection.execute(update(chairs).where(chairs.c.since > 0).values(since=since))
    moved = {"due": tables.c.due + away, "version": tables.c.version + 1}
    await connection.execute(update(tables).where(tables.c.due > 0).values(**moved))
