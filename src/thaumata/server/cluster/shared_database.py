"""Several processes that share PostgreSQL: leases, presence, notices and forwarded commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncEngine

from thaumata.server.cluster.cluster import Cluster, LocalRun, MembershipChange
from thaumata.server.cluster.forwarding.command_queue import CommandQueue
from thaumata.server.cluster.forwarding.outbox import Outbox
from thaumata.server.cluster.forwarding.retry import retry_conflicts
from thaumata.server.cluster.leases import Leases
from thaumata.server.cluster.membership import Membership
from thaumata.server.cluster.presence import ClusterPresence
from thaumata.server.database.writer import Change, Writer
from thaumata.server.messages import Answer

if TYPE_CHECKING:
    from thaumata.server.tables.live_table import LiveTable


class SharedDatabase(Cluster):
    """One of several processes; each table is owned by one of them at a time."""

    is_shared = True

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.process = writer.process
        self.command_queue = CommandQueue(engine, writer)
        self._engine = engine
        self._writer = writer
        self._membership = Membership(engine, writer.process)
        self._leases = Leases(engine, writer)
        self._presence = ClusterPresence(writer)
        self._outbox = Outbox(self.command_queue, self._leases)

    async def join(self) -> None:
        await self._membership.join()

    async def heartbeat(self) -> MembershipChange:
        change = await self._membership.heartbeat()
        if change == "forgotten":
            self._leases.forget_all()
        return change

    async def leave(self) -> None:
        async with self._engine.begin() as connection:
            await self._presence.withdraw_all(connection)
            await self._leases.release_all(connection)
            await self._membership.leave(connection)

    async def run_by_owner(
        self, table: LiveTable, guest: str, command: Struct, run_here: LocalRun
    ) -> Answer | None:
        async def attempt() -> Answer | None:
            if await self._leases.acquire(table.id):
                return await run_here()
            return await self._outbox.forward(table, guest, command, run_here)

        return await retry_conflicts(attempt)

    async def acquire(self, table: str) -> bool:
        return await self._leases.acquire(table)

    def claim_new(self, table: str) -> str:
        return self._leases.claim_new(table)

    def fence(self, table: str) -> Sequence[Change]:
        return self._leases.fence(table)

    def note_owner(self, table: str, owner: str) -> None:
        self._leases.note_owner(table, owner)

    def release(self, table: str) -> None:
        self._leases.release(table)

    async def announce_guests(self, table: str, *guests: str) -> None:
        await self._presence.announce(table, guests)

    def guests_elsewhere_queries(self, tables: Sequence[str]) -> Sequence[Select[Any]]:
        return [self._presence.elsewhere_query(tables)]

    def notify(self, notice: str) -> None:
        self._writer.write_later(notice=notice)

    def table_changed(self, table: str) -> None:
        self.command_queue.wake_waiting(table)
