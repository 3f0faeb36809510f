"""Administration: list, close and purge tables, while the service runs or not.

The database is changed in one transaction. A running service finds out by a notice in PostgreSQL,
else when it polls the versions of its tables, a few seconds later.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, case, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from thaumata.game import ThaumataError
from thaumata.server.database.connection import WILL_WRITE, existing_database
from thaumata.server.database.schema import chairs, guests, lines, tables
from thaumata.server.database.store import UNFINISHED
from thaumata.server.database.writer import NOTIFY
from thaumata.server.messages import Stage
from thaumata.server.settings import Settings
from thaumata.wording.message import Message

_DAY: Final = 86_400.0

_ADMINISTRATOR: Final = "admin"
"""The sender of notices to the processes of a service."""


class TableSummary(msgspec.Struct, frozen=True):
    """A table without its game."""

    id: str
    variant: str
    stage: Stage
    players: list[str]
    """The names of the guests, and the levels of computers."""

    lines: int
    created: float
    """Seconds since 1970."""

    changed: float


class TableFilter(msgspec.Struct, frozen=True):
    """A selection of tables."""

    ids: Sequence[str] = ()
    stage: str = ""
    """Only tables in this stage."""

    older: int | None = None
    """Only tables where nothing has happened for so many days."""


async def list_tables(settings: Settings, chosen: TableFilter) -> list[TableSummary]:
    """List tables, the one that changed last first."""
    async with _connected(settings) as connection:
        return await _listed(connection, chosen)


async def close_tables(settings: Settings, chosen: TableFilter) -> list[TableSummary]:
    """Close unfinished tables; their players are notified, and the records are kept."""
    reason = msgspec.json.encode(Message("service-closed-admin", {})).decode()
    async with _connected(settings, will_write=True) as connection:
        found = await _found(connection, chosen, UNFINISHED, "error-admin-finished")
        closing = update(tables).values(
            stage="closed",
            reason=reason,
            due=0.0,
            is_open=False,
            changed=time(),
            version=tables.c.version + 1,
        )
        for table in found:
            await connection.execute(closing.where(tables.c.id == table.id))
        await _notify(connection, found)
        return found


async def purge_tables(settings: Settings, chosen: TableFilter) -> list[TableSummary]:
    """Delete finished and closed tables with their records, for good."""
    async with _connected(settings, will_write=True) as connection:
        found = await _found(connection, chosen, ("over", "closed"), "error-admin-unfinished")
        for table in found:
            await connection.execute(delete(tables).where(tables.c.id == table.id))
        await _notify(connection, found)
        return found


@asynccontextmanager
async def _connected(
    settings: Settings, *, will_write: bool = False
) -> AsyncIterator[AsyncConnection]:
    engine = await existing_database(settings)
    try:
        async with engine.execution_options(**{WILL_WRITE: will_write}).begin() as connection:
            yield connection
    finally:
        await engine.dispose()


async def _found(
    connection: AsyncConnection, chosen: TableFilter, stages: Sequence[str], refusal: str
) -> list[TableSummary]:
    """Return the selected tables; one that is named must exist, and be in one of the stages."""
    found = await _listed(connection, chosen)
    for id in chosen.ids:
        if not any(table.id == id for table in found):
            raise ThaumataError("error-admin-table", table=id)
    for table in found:
        if table.id in chosen.ids and table.stage not in stages:
            raise ThaumataError(refusal, table=table.id)
    return [table for table in found if table.stage in stages]


async def _listed(connection: AsyncConnection, chosen: TableFilter) -> list[TableSummary]:
    is_chosen: list[ColumnElement[bool]] = []
    if chosen.ids:
        is_chosen.append(tables.c.id.in_(chosen.ids))
    if chosen.stage:
        is_chosen.append(tables.c.stage == chosen.stage)
    if chosen.older is not None:
        is_chosen.append(_last_change() < time() - chosen.older * _DAY)
    shown = [tables.c[name] for name in ("id", "variant", "stage", "created")]
    query = select(*shown, _last_change(), _count_of_lines()).where(*is_chosen)
    rows: Sequence[Any] = (await connection.execute(query.order_by(_last_change().desc()))).all()
    players = await _players(connection)
    return [
        TableSummary(id, variant, stage, players.get(id, []), lines, created, changed)
        for id, variant, stage, created, changed, lines in rows
    ]


def _count_of_lines() -> Any:
    counted = select(func.count()).select_from(lines).where(lines.c.table_id == tables.c.id)
    return counted.scalar_subquery()


def _last_change() -> Any:
    """Return the query for the last change of a table, by an action or anything else."""
    last = select(func.max(lines.c.at)).where(lines.c.table_id == tables.c.id)
    acted = func.coalesce(last.scalar_subquery(), 0.0)
    return case((acted > tables.c.changed, acted), else_=tables.c.changed)


async def _players(connection: AsyncConnection) -> dict[str, list[str]]:
    query = select(chairs.c.table_id, func.coalesce(guests.c.name, ""), chairs.c.computer)
    query = query.outerjoin(guests, chairs.c.guest == guests.c.id)
    found: dict[str, list[str]] = {}
    for id, name, computer in await connection.execute(query.order_by(chairs.c.seat)):
        if name or computer:
            found.setdefault(id, []).append(name or computer)
    return found


async def _notify(connection: AsyncConnection, changed: Sequence[TableSummary]) -> None:
    """Notify the processes of a service when the transaction is committed."""
    if connection.dialect.name == "postgresql":
        for table in changed:
            await connection.execute(NOTIFY, {"notice": f"{_ADMINISTRATOR} {table.id}"})
