"""Reading from the database, and the changes that are written to it."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from time import time
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Select, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from thaumata.play.lines import GameLine
from thaumata.server.cluster.cluster import Cluster
from thaumata.server.database.schema import (
    chairs,
    guests,
    lines,
    secrets_table,
    tables,
)
from thaumata.server.database.writer import ADD_LINES, Change
from thaumata.server.messages import Stage
from thaumata.server.problems import DatabaseUnreachable
from thaumata.wording.message import Message

log = logging.getLogger("thaumata.server")

UNFINISHED: Final = ("lobby", "playing")

_SIGNING: Final = "signing"
_LISTED: Final = 100
"""The number of tables that a list has at most."""


class GuestRow(NamedTuple):
    """A guest, as stored."""

    id: str
    name: str
    version: int
    created: float
    seen: float


class TableRow(NamedTuple):
    """A table, as stored, without chairs and lines."""

    id: str
    token: str
    host: str | None
    variant: str
    options: str
    rules: int
    stage: Stage
    is_open: bool
    seed: int
    nonce: str
    created: float
    changed: float
    reason: str
    next: str
    version: int
    clock: str = ""
    """The clock as JSON; empty where there is none."""

    due: float = 0.0
    """The next deadline of a clock, in seconds since 1970; 0 where no clock runs."""

    owner: str = ""
    """The process that owns the table, where several share a database."""

    @property
    def why_closed(self) -> Message | None:
        """The reason why the table was closed; None where it was not."""
        return msgspec.json.decode(self.reason, type=Message) if self.reason else None


class ChairRow(NamedTuple):
    """A seat and its player, as stored."""

    seat: int
    guest: str | None
    computer: str
    is_ready: bool
    seen: float
    name: str = ""
    """The name of the guest."""

    votes: int = 0
    """The seats that have voted for a computer here, one bit each."""

    spent: float = 0.0
    """The seconds of the clock that are used up."""

    since: float = 0.0
    """The time when the clock was started; 0 while it stands."""


class StoredTable(NamedTuple):
    """A table, as stored, with chairs and lines."""

    table: TableRow
    chairs: list[ChairRow]
    lines: list[GameLine]
    guests_elsewhere: frozenset[str] = frozenset()
    """The guests who are connected to it through other processes."""


class Store:
    """Reads from the database."""

    def __init__(self, engine: AsyncEngine, cluster: Cluster) -> None:
        self._engine = engine
        self._cluster = cluster

    async def _rows(self, query: Select[Any]) -> list[tuple[Any, ...]]:
        return (await self._all(query))[0]

    async def _all(self, *queries: Select[Any]) -> list[list[tuple[Any, ...]]]:
        """Return the results of several queries, one after the other."""
        try:
            async with self._engine.connect() as connection:
                return [
                    [tuple(row) for row in await connection.execute(query)] for query in queries
                ]
        except (SQLAlchemyError, OSError) as problem:
            log.error("not read", extra={"why": type(problem).__name__})
            raise DatabaseUnreachable from problem

    async def reach(self) -> None:
        """Make sure that the database answers, or raise ``DatabaseUnreachable``."""
        await self._rows(select(func.count()).select_from(secrets_table))

    async def signing_secret(self) -> str:
        """Return the secret that signs cookies; the first process to ask makes it."""
        query = select(secrets_table.c.value).where(secrets_table.c.name == _SIGNING)
        if not await self._rows(query):
            made = {"name": _SIGNING, "value": secrets.token_hex(32)}
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(insert(secrets_table), made)
            except IntegrityError:
                pass  # another process was quicker
        return str((await self._rows(query))[0][0])

    async def guest(self, id: str) -> GuestRow | None:
        """Return a guest."""
        found = await self._rows(select(guests).where(guests.c.id == id))
        return GuestRow._make(found[0]) if found else None

    async def table(self, id: str, known: int = 0) -> StoredTable | None:
        """Return a table with the lines that follow a number."""
        wanted = select(*(lines.c[name] for name in GameLine._fields)).order_by(lines.c.number)
        wanted = wanted.where(lines.c.table_id == id, lines.c.number > known)
        queries = [select(tables).where(tables.c.id == id), _query_chairs([id]), wanted]
        found, chair_rows, written, *here = await self._all(
            *queries, *self._cluster.guests_elsewhere_queries([id])
        )
        if not found:
            return None
        return StoredTable(
            TableRow._make(found[0]),
            [ChairRow._make(row[1:]) for row in chair_rows],
            [GameLine._make(row) for row in written],
            frozenset(guest for rows in here for _, guest in rows),
        )

    async def _listed(self, query: Select[Any]) -> list[StoredTable]:
        rows = await self._rows(query.order_by(tables.c.changed.desc()).limit(_LISTED))
        found = [TableRow._make(row) for row in rows]
        ids = [table.id for table in found]
        chair_rows, *guests_elsewhere = await self._all(
            _query_chairs(ids), *self._cluster.guests_elsewhere_queries(ids)
        )
        chairs_of: dict[str, list[ChairRow]] = {id: [] for id in ids}
        for id, *chair in chair_rows:
            chairs_of[id].append(ChairRow._make(chair))
        here_at: dict[str, set[str]] = {id: set() for id in ids}
        for id, guest in (row for rows in guests_elsewhere for row in rows):
            here_at[id].add(guest)
        return [
            StoredTable(table, chairs_of[table.id], [], frozenset(here_at[table.id]))
            for table in found
        ]

    async def open_tables(self) -> list[StoredTable]:
        """Return the open tables, without their lines."""
        waits = (tables.c.stage == "lobby") & tables.c.is_open
        return await self._listed(select(tables).where(waits))

    async def tables_of(self, guest: str) -> list[StoredTable]:
        """Return the tables where a guest has a seat or is the host, without their lines."""
        seated = select(chairs.c.table_id).where(chairs.c.guest == guest)
        is_theirs = or_(tables.c.host == guest, tables.c.id.in_(seated))
        return await self._listed(select(tables).where(is_theirs))

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the versions of those tables that exist."""
        query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids))
        return {str(id): int(version) for id, version in await self._rows(query)}

    async def overdue(self, since: float) -> list[str]:
        """Return the tables with a deadline before a moment."""
        is_due = (tables.c.due > 0) & (tables.c.due < since) & (tables.c.stage == "playing")
        query = select(tables.c.id).where(is_due).order_by(tables.c.due).limit(_LISTED)
        return [id for (id,) in await self._rows(query)]


def _query_chairs(ids: Sequence[str]) -> Select[Any]:
    """Return the query for the chairs of tables, with the names of their guests."""
    wanted = (
        func.coalesce(guests.c.name, "") if name == "name" else chairs.c[name]
        for name in ChairRow._fields
    )
    found = select(chairs.c.table_id, *wanted).outerjoin(guests, chairs.c.guest == guests.c.id)
    return found.where(chairs.c.table_id.in_(ids)).order_by(chairs.c.table_id, chairs.c.seat)


# Changes


def add_guest(guest: GuestRow) -> Change:
    """Insert a guest."""
    return Change(insert(guests), [guest._asdict()])


def rename_guest(id: str, name: str) -> Change:
    """Rename a guest."""
    return Change(update(guests).where(guests.c.id == id).values(name=name, seen=time()))


def delete_guest(id: str) -> list[Change]:
    """Delete a guest; games go on without the name."""
    left = update(chairs).where(chairs.c.guest == id).values(guest=None)
    hosted = update(tables).where(tables.c.host == id).values(host=None)
    return [Change(left), Change(hosted), Change(delete(guests).where(guests.c.id == id))]


def check_table_limit(host: str, most: int) -> list[Change]:
    """Fail a transaction if a host has opened too many tables that are not finished.

    The first change waits for a process that opens another one for the same guest, and the second
    counts it.
    """
    is_theirs = (tables.c.host == host) & tables.c.stage.in_(UNFINISHED)
    counted = select(func.count()).select_from(tables).where(is_theirs).scalar_subquery()
    seen = update(guests).where(guests.c.id == host).values(seen=time())
    return [Change(seen), Change(seen.where(counted < most), must_match_one=True)]


def add_table(table: TableRow, new_chairs: Sequence[ChairRow]) -> list[Change]:
    """Insert a table with its chairs."""
    return [
        Change(insert(tables), [table._asdict()]),
        Change(insert(chairs), [_chair(table.id, chair) for chair in new_chairs]),
    ]


def change_table(id: str, **values: Any) -> Change:
    """Update the row of a table."""
    return Change(update(tables).where(tables.c.id == id).values(changed=time(), **values))


def next_version(id: str, version: int) -> Change:
    """Increase the version of a table; fail where another process has done so since."""
    where = (tables.c.id == id) & (tables.c.version == version)
    return Change(update(tables).where(where).values(version=version + 1), must_match_one=True)


def change_chair(id: str, chair: ChairRow) -> Change:
    """Update a chair."""
    where = (chairs.c.table_id == id) & (chairs.c.seat == chair.seat)
    return Change(update(chairs).where(where).values(**_chair(id, chair)))


def record_absence(id: str, seat: int, guest: str, seen: float) -> Change:
    """Update since when a guest is absent from a table."""
    where = (chairs.c.table_id == id) & (chairs.c.seat == seat) & (chairs.c.guest == guest)
    return Change(update(chairs).where(where).values(seen=seen))


def add_lines(id: str, added: Sequence[GameLine]) -> Change:
    """Insert lines of a game."""
    now = time()
    return Change(ADD_LINES, [{"table_id": id, "at": now, **line._asdict()} for line in added])


def _chair(id: str, chair: ChairRow) -> dict[str, Any]:
    values = chair._asdict()
    del values["name"]
    return {"table_id": id, **values}
