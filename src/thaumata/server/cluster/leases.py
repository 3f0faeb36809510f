"""Leases: one process at a time owns a table and writes at it.

A lease is the ``owner`` of the table's row. It is void when the heartbeat of its process is too
old, or when the process is no longer connected.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import and_, exists, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from thaumata.server.cluster.membership import ALIVE_SINCE
from thaumata.server.database.schema import processes, tables
from thaumata.server.database.writer import Change, Writer

_IS_CONNECTED: Final = text(
    "EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1"
    " AND (classid::bigint << 32) | objid::bigint = ('x' || processes.id)::bit(64)::bigint)"
)
"""Whether the lock of a process is held: PostgreSQL drops it with the connection of the listener,
so that a process that was killed is known to be gone at once."""


class Leases:
    """The leases of this process."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._process = writer.process
        self._owned: set[str] = set()

    async def acquire(self, table: str) -> bool:
        """Return whether this process owns a table, after taking it over where it is free."""
        if table in self._owned:
            return True
        is_alive = and_(processes.c.heartbeat >= ALIVE_SINCE, _IS_CONNECTED)
        holds = and_(processes.c.id == tables.c.owner, is_alive)
        is_free = or_(tables.c.owner.in_(("", self._process)), ~exists().where(holds))
        taking = update(tables).where(tables.c.id == table, is_free)
        try:
            async with self._engine.begin() as connection:
                found = await connection.execute(taking.values(owner=self._process))
        except (SQLAlchemyError, OSError):  # then nothing could be written either
            return False
        if found.rowcount == 1:
            self._owned.add(table)
        return table in self._owned

    def claim_new(self, table: str) -> str:
        """Own a table that is being created; return the owner to store with it."""
        self._owned.add(table)
        return self._process

    def fence(self, table: str) -> list[Change]:
        """Return changes that fail a transaction unless this process still owns the table."""
        mine = select(tables.c.id).where(tables.c.id == table, tables.c.owner == self._process)
        return [Change(mine.with_for_update(read=True), must_match_one=True)]

    def note_owner(self, table: str, owner: str) -> None:
        """Take note of the owner that the database names."""
        if owner != self._process:
            self._owned.discard(table)

    def release(self, table: str) -> None:
        """Give up a lease."""
        if table in self._owned:
            self._owned.discard(table)
            mine = (tables.c.id == table) & (tables.c.owner == self._process)
            self._writer.write_later(Change(update(tables).where(mine).values(owner="")))

    def forget_all(self) -> None:
        """Drop all leases: the other processes took this one for dead."""
        self._owned.clear()

    async def release_all(self, connection: AsyncConnection) -> None:
        """Give up every lease in the database."""
        mine = update(tables).where(tables.c.owner == self._process)
        await connection.execute(mine.values(owner=""))
