"""One process with its database: it owns every table, and sends no notices."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from thaumata.server.cluster.cluster import Cluster, LocalRun, MembershipChange
from thaumata.server.cluster.forwarding.retry import retry_conflicts
from thaumata.server.cluster.membership import resume_clocks
from thaumata.server.database.schema import processes
from thaumata.server.database.writer import Change, Writer
from thaumata.server.messages import Answer

if TYPE_CHECKING:
    from thaumata.server.tables.live_table import LiveTable


class SingleProcess(Cluster):
    """A process that shares its database with no other; an administrator may write beside it."""

    is_shared = False

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.process = writer.process
        self._engine = engine
        self._writer = writer

    async def join(self) -> None:
        async with self._engine.begin() as connection:
            now = time()
            last = await connection.scalar(select(func.max(processes.c.heartbeat)))
            if last is not None:
                await resume_clocks(connection, last, now)
                await connection.execute(delete(processes))
            await connection.execute(insert(processes), {"id": self.process, "heartbeat": now})

    async def heartbeat(self) -> MembershipChange:
        await self._writer.write(Change(self._beat()))  # by the writer, or it would wait for us
        return "none"

    async def leave(self) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(self._beat())

    def _beat(self) -> Any:
        return update(processes).where(processes.c.id == self.process).values(heartbeat=time())

    async def run_by_owner(
        self, table: LiveTable, guest: str, command: Struct, run_here: LocalRun
    ) -> Answer | None:
        return await retry_conflicts(run_here)

    async def acquire(self, table: str) -> bool:
        return True

    def claim_new(self, table: str) -> str:
        return ""

    def fence(self, table: str) -> Sequence[Change]:
        return ()

    def note_owner(self, table: str, owner: str) -> None:
        pass

    def release(self, table: str) -> None:
        pass

    async def announce_guests(self, table: str, *guests: str) -> None:
        pass

    def guests_elsewhere_queries(self, tables: Sequence[str]) -> Sequence[Select[Any]]:
        return ()

    def notify(self, notice: str) -> None:
        pass

    def table_changed(self, table: str) -> None:
        pass
