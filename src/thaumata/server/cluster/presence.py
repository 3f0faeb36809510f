"""Presence: which guests are connected to a table through which process."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from thaumata.server.cluster.membership import ALIVE_SINCE
from thaumata.server.database.schema import presence, processes
from thaumata.server.database.writer import Change, Writer
from thaumata.server.problems import NotSaved


class ClusterPresence:
    """Publishes the guests of this process, and finds those of the others."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._process = writer.process

    async def announce(self, table: str, guests: Sequence[str]) -> None:
        """Replace the guests that are connected to a table through this process."""
        mine = (presence.c.process == self._process) & (presence.c.table_id == table)
        rows = [{"process": self._process, "table_id": table, "guest": each} for each in guests]
        changes = [Change(delete(presence).where(mine))]
        if rows:
            changes.append(Change(insert(presence), rows))
        with suppress(NotSaved):  # the next guest to come or go announces all again
            await self._writer.write(*changes, notice=table)

    def elsewhere_query(self, tables: Sequence[str]) -> Select[Any]:
        """Return the query for tables and guests connected to them through other processes."""
        others = select(processes.c.id).where(
            processes.c.id != self._process, processes.c.heartbeat >= ALIVE_SINCE
        )
        found = select(presence.c.table_id, presence.c.guest)
        return found.where(presence.c.process.in_(others), presence.c.table_id.in_(tables))

    async def withdraw_all(self, connection: AsyncConnection) -> None:
        """Remove all guests of this process."""
        await connection.execute(delete(presence).where(presence.c.process == self._process))
