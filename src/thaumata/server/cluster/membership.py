"""The processes that are alive: each writes a heartbeat, and one that stops counts as gone."""

from __future__ import annotations

from typing import Final

from sqlalchemy import case, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from thaumata.server.cluster.cluster import LEASE_SECONDS, MembershipChange
from thaumata.server.database.schema import chairs, processes, tables

_JOIN_LOCK: Final = 7_077_778
"""The number of the lock in PostgreSQL under which one process at a time joins."""

_NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
"""The time of PostgreSQL in seconds since 1970: the clocks of several machines may differ."""

ALIVE_SINCE: Final = text(f"{_NOW} - {LEASE_SECONDS}")
"""The oldest heartbeat of a process that is alive."""


class Membership:
    """The membership of this process."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._alive: frozenset[str] = frozenset()

    async def join(self) -> None:
        """Register this process; if no other is alive, let the clocks go on where they stood."""
        async with self._engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_JOIN_LOCK})"))
            now = await _now(connection)
            last = await connection.scalar(select(func.max(processes.c.heartbeat)))
            if last is not None and last < now - LEASE_SECONDS:
                await resume_clocks(connection, last, now)
                await connection.execute(delete(processes))
            await self._register(connection, now)

    async def heartbeat(self) -> MembershipChange:
        """Write a heartbeat, remove the processes that are gone, and return what has changed."""
        async with self._engine.begin() as connection:
            now = await _now(connection)
            is_known = await self._beat(connection, now)
            if not is_known:
                await self._register(connection, now)
            is_gone = processes.c.heartbeat < now - LEASE_SECONDS
            await connection.execute(delete(processes).where(is_gone))
            alive = frozenset(await connection.scalars(select(processes.c.id)))
        before, self._alive = self._alive, alive
        if not is_known:
            return "forgotten"
        return "none" if alive == before else "changed"

    async def leave(self, connection: AsyncConnection) -> None:
        """Write a last heartbeat: clocks go on from here if no other process is alive."""
        await self._beat(connection, await _now(connection))

    async def _register(self, connection: AsyncConnection, now: float) -> None:
        await connection.execute(insert(processes), {"id": self._process, "heartbeat": now})

    async def _beat(self, connection: AsyncConnection, now: float) -> bool:
        """Write the heartbeat of this process; return whether it is registered."""
        mine = update(processes).where(processes.c.id == self._process).values(heartbeat=now)
        return (await connection.execute(mine)).rowcount == 1


async def _now(connection: AsyncConnection) -> float:
    return float(await connection.scalar(text(f"SELECT {_NOW}")) or 0.0)


async def resume_clocks(connection: AsyncConnection, last: float, now: float) -> None:
    """Let all clocks go on where they stood when the last process was last seen alive.

    One that was started after that begins now.
    """
    away = max(0.0, now - last)
    since = case((chairs.c.since > last, now), else_=chairs.c.since + away)
    await connection.execute(update(chairs).where(chairs.c.since > 0).values(since=since))
    moved = {"due": tables.c.due + away, "version": tables.c.version + 1}
    await connection.execute(update(tables).where(tables.c.due > 0).values(**moved))
