"""The tables in memory, and how one is loaded from the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from time import monotonic, time
from typing import Any, Final

import msgspec

from thaumata.game import ThaumataError
from thaumata.play.online_game import BrokenLines
from thaumata.server.cluster.cluster import HEARTBEAT_SECONDS
from thaumata.server.database.store import (
    ChairRow,
    GuestRow,
    StoredTable,
    add_table,
    change_table,
    check_table_limit,
)
from thaumata.server.messages import NewTable, Said
from thaumata.server.phrases import PHRASES
from thaumata.server.problems import Refusal, WriteConflict
from thaumata.server.services import Services
from thaumata.server.tables.clocks import encode_clock
from thaumata.server.tables.games import UnknownGame, game_of, replayed_game
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.new_table import TableKind, new_row
from thaumata.wording.message import Message

log = logging.getLogger("thaumata.server")

_ASKED_AT_ONCE: Final = 1000
"""The number of tables whose versions are read with one query."""


class TableRegistry:
    """Finds, opens and evicts tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._background_tasks: set[asyncio.Task[None]] = set()
        self._poller: asyncio.Task[None] | None = None
        metrics = services.metrics
        metrics.gauge("live_tables", "Tables in memory", lambda: len(self._live))
        metrics.gauge("connections", "Sockets connected to a table", self._connections)
        metrics.gauge(
            "questions", "Questions that wait for a process", lambda: services.pool.waiting
        )

    def _connections(self) -> int:
        return sum(len(table.presence.subscribers) for table in self._live.values())

    def start(self) -> None:
        """Start polling."""
        self._poller = asyncio.create_task(self._poll_forever())

    async def stop(self) -> None:
        """Discard all tables."""
        if self._poller is not None:
            self._poller.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._poller
        for table in self._live.values():
            table.discard()
        self._live.clear()

    async def _poll_forever(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self.evict_idle()
            try:
                await self.poll()
            except Exception as problem:  # the next poll may succeed
                log.warning("polling failed", extra={"why": type(problem).__name__})

    async def poll(self) -> None:
        """Find missed changes of other processes, changes of an administrator, and deadlines."""
        cluster = self.services.cluster
        change = await cluster.heartbeat()
        if change == "forgotten":
            for live in list(self._live.values()):
                await live.announce_guests()
        if change != "none":
            self.refresh_all()
        ids = list(self._live)
        for start in range(0, len(ids), _ASKED_AT_ONCE):
            some = ids[start : start + _ASKED_AT_ONCE]
            versions = await self.services.store.versions(some)
            for id in some:
                table = self._live.get(id)
                if table is not None and versions.get(id, 0) != table.row.version:
                    self.handle_notice(id)
        for id in await self.services.store.overdue(time() - HEARTBEAT_SECONDS):
            await self.table(id)
        if cluster.is_shared:  # the owner of a table may be gone
            for live in list(self._live.values()):
                live.schedule()

    def evict_idle(self) -> None:
        """Remove tables from memory that were not used for a while."""
        long_ago = monotonic() - self.services.settings.idle
        for table in list(self._live.values()):
            if not table.is_in_use and table.last_used <= long_ago:
                table.discard()
                self.services.cluster.release(table.id)
                del self._live[table.id]

    # Finding

    async def table(self, id: str) -> LiveTable:
        """Return a table, from memory or from the database."""
        live = self._live.get(id)
        if live is not None and not live.is_discarded:
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        stored = await self.services.store.table(id)
        if stored is None:
            raise Refusal(404, "service-no-table")
        table = await self._restored(stored)
        self._live[id] = table
        table.schedule()
        return table

    async def _restored(self, stored: StoredTable) -> LiveTable:
        """Replay a stored table; one that no longer fits the rules is closed."""
        row = stored.table
        try:
            return LiveTable(
                self.services, row, stored.chairs, replayed_game(stored), stored.guests_elsewhere
            )
        except UnknownGame as problem:  # it may be offered again, so nothing is stored
            reason = Message(problem.message_id, dict(problem.arguments))
            row = row._replace(stage="closed", reason=msgspec.json.encode(reason).decode())
            log.warning("game not offered", extra={"table": row.id, "variant": row.variant})
            return LiveTable(self.services, row, stored.chairs, None)
        except ThaumataError as problem:
            line = problem.arguments.get("line", 0) if isinstance(problem, BrokenLines) else 0
            reason = Message("service-closed-rules", {"line": line})
            row = row._replace(stage="closed", reason=msgspec.json.encode(reason).decode())
            await self.services.writer.write(
                change_table(row.id, stage=row.stage, reason=row.reason)
            )
            log.warning("closed", extra={"table": row.id, "why": problem.message_id})
            return LiveTable(self.services, row, stored.chairs, None)

    def handle_notice(self, notice: str) -> None:
        """Handle the notice that a table has changed, or that a player there says a phrase."""
        id, *said = notice.split()
        table = self._live.get(id)
        if table is not None and said:
            seat, phrase = map(int, said)
            table.presence.broadcast(Said(seat, PHRASES[phrase]))
        elif table is not None and not table.is_discarded:
            self.run_in_background(self._catch_up(table))

    async def _catch_up(self, table: LiveTable) -> None:
        """Load what the owner of a table has stored, and wake the commands that wait for it."""
        await table.catch_up()
        self.services.cluster.table_changed(table.id)

    def run_in_background(self, task: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background."""
        running = asyncio.create_task(task)
        self._background_tasks.add(running)
        running.add_done_callback(self._background_tasks.discard)

    def refresh_all(self) -> None:
        """Load the changes of all tables: notices may have been missed."""
        for id in list(self._live):
            self.handle_notice(id)

    def guests_at(self, id: str) -> set[str]:
        """Return the guests who are connected to a table, if it is in memory."""
        table = self._live.get(id)
        return table.presence.guests if table else set()

    def live_tables_of(self, guest: str) -> list[LiveTable]:
        """Return the tables in memory where a guest has a seat."""
        return [table for table in self._live.values() if table.seat_of(guest) is not None]

    # Opening

    async def open_table(self, host: GuestRow, wish: NewTable) -> LiveTable:
        """Open a new table, with its host in the first seat."""
        game = game_of(wish.variant, tuple(sorted(wish.options.items())))
        chairs = [ChairRow(0, host.id, "", False, time(), host.name)]
        for seat in range(1, game.seats):
            level = wish.computers[seat - 1] if seat <= len(wish.computers) else ""
            chairs.append(ChairRow(seat, None, level, False, 0.0))
        options = msgspec.json.encode(game.options).decode()
        kind = TableKind(game.variant, options, encode_clock(wish.clock))
        row = new_row(kind, host.id, is_open=wish.is_open)
        row = row._replace(owner=self.services.cluster.claim_new(row.id))
        most = self.services.settings.tables
        try:
            await self.services.writer.write(
                *check_table_limit(host.id, most), *add_table(row, chairs)
            )
        except WriteConflict:
            raise Refusal(429, "service-many-tables", most=most) from None
        self._live[row.id] = LiveTable(self.services, row, chairs, None)
        return self._live[row.id]
