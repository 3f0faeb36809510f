"""All tables: those in memory, and how one comes back from the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine, Sequence
from time import monotonic, time
from typing import Any, Final, NamedTuple

import msgspec

from thaumata.game import ThaumataError
from thaumata.record import RULES_VERSION
from thaumata.server.clocks import kept_clock
from thaumata.server.database.company import BEAT
from thaumata.server.database.scribe import Change
from thaumata.server.database.store import (
    ChairRow,
    GuestRow,
    Kept,
    TableRow,
    add_table,
    allow_table,
    change_table,
)
from thaumata.server.live_table import LiveTable
from thaumata.server.messages import NewTable, Said
from thaumata.server.office import Office, game_kept, game_of
from thaumata.server.phrases import PHRASES
from thaumata.server.problems import Overtaken, Refusal
from thaumata.sitting.fairness import draw_deal
from thaumata.sitting.gathering import Broken
from thaumata.wording.message import Message

log = logging.getLogger("thaumata.server")

_ASKED_AT_ONCE: Final = 1000
"""How many tables are asked about in one question to the database."""


class TableKind(NamedTuple):
    """What is played at a table, as it is kept."""

    variant: str
    options: str
    clock: str


class Hall:
    """Where the tables are."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self._live: dict[str, LiveTable] = {}
        self._coming: dict[str, asyncio.Task[LiveTable]] = {}
        self._seeing_to: set[asyncio.Task[None]] = set()
        self._watchman: asyncio.Task[None] | None = None
        metrics = office.metrics
        metrics.gauge("live_tables", "Tables in memory", lambda: len(self._live))
        metrics.gauge("connections", "Sockets that look at a table", self._connections)
        metrics.gauge("questions", "Questions that wait for a process", lambda: office.pool.waiting)

    def _connections(self) -> int:
        return sum(len(table.watchers) for table in self._live.values())

    def start(self) -> None:
        """Begin to look around."""
        self._watchman = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Send everybody home."""
        if self._watchman is not None:
            self._watchman.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._watchman
        for table in self._live.values():
            table.lose()
        self._live.clear()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.clear_away()
            try:
                await self.look_around()
            except Exception as problem:  # whatever it was, the next look may succeed
                log.warning("not looked around", extra={"why": type(problem).__name__})

    async def look_around(self) -> None:
        """See to what others have done unnoticed: other processes, an administrator, the clock."""
        company = self.office.company
        news = await company.beat()
        if news == "forgotten":
            for live in list(self._live.values()):
                await live.tell_who_is_here()
        if news != "none" and not company.is_alone:
            self.hear_all()
        ids = list(self._live)
        for start in range(0, len(ids), _ASKED_AT_ONCE):
            some = ids[start : start + _ASKED_AT_ONCE]
            versions = await self.office.store.versions(some)
            for id in some:
                table = self._live.get(id)
                if table is not None and versions.get(id, 0) != table.row.version:
                    self.hear(id)
        for id in await self.office.store.overdue(time() - BEAT):
            await self.table(id)
        if not company.is_alone:
            for live in list(self._live.values()):
                live.wake()

    def clear_away(self) -> None:
        """Let tables leave memory that nobody has used for a while."""
        long_ago = monotonic() - self.office.settings.idle
        for table in list(self._live.values()):
            if not table.is_in_use and table.used <= long_ago:
                table.lose()
                self.office.company.release(table.id)
                del self._live[table.id]

    # Finding

    async def table(self, id: str) -> LiveTable:
        """Return a table, from memory or from its record."""
        live = self._live.get(id)
        if live is not None and not live.is_lost:
            return live
        if id not in self._coming:
            self._coming[id] = asyncio.create_task(self._load(id))
            self._coming[id].add_done_callback(lambda _: self._coming.pop(id, None))
        return await asyncio.shield(self._coming[id])

    async def _load(self, id: str) -> LiveTable:
        kept = await self.office.store.table(id)
        if kept is None:
            raise Refusal(404, "service-no-table")
        table = await self._rebuilt(kept)
        self._live[id] = table
        table.wake()
        return table

    async def _rebuilt(self, kept: Kept) -> LiveTable:
        """Play the lines of a table again; one that no longer fits the rules is closed."""
        row = kept.table
        try:
            return LiveTable(self.office, row, kept.chairs, game_kept(kept), kept.elsewhere)
        except ThaumataError as problem:
            line = problem.arguments.get("line", 0) if isinstance(problem, Broken) else 0
            reason = Message("service-closed-rules", {"line": line})
            row = row._replace(stage="closed", reason=msgspec.json.encode(reason).decode())
            await self.office.scribe.write(change_table(row.id, stage=row.stage, reason=row.reason))
            log.warning("closed", extra={"table": row.id, "why": problem.message_id})
            return LiveTable(self.office, row, kept.chairs, None)

    def hear(self, told: str) -> None:
        """Take in what another process has done or says at a table, if it is in memory here."""
        id, *said = told.split()
        table = self._live.get(id)
        if table is not None and said:
            seat, phrase = map(int, said)
            table.tell(Said(seat, PHRASES[phrase]))
        elif table is not None and not table.is_lost:
            self.see_to(self._catch_up(table))

    async def _catch_up(self, table: LiveTable) -> None:
        """Take in what the owner of a table has done, and answer who waits for it."""
        await table.catch_up()
        self.office.postbox.look(table.id)

    def see_to(self, task: Coroutine[Any, Any, None]) -> None:
        """Do something while nobody waits for it."""
        seen_to = asyncio.create_task(task)
        self._seeing_to.add(seen_to)
        seen_to.add_done_callback(self._seeing_to.discard)

    def hear_all(self) -> None:
        """Look at all tables anew: others may have changed them unnoticed."""
        for id in list(self._live):
            self.hear(id)

    def here(self, id: str) -> set[str]:
        """Return the guests who look at a table, if it is in memory."""
        table = self._live.get(id)
        return table.here if table else set()

    def live_tables_of(self, guest: str) -> list[LiveTable]:
        """Return the tables in memory where a guest has a seat."""
        return [table for table in self._live.values() if table.seat_of(guest) is not None]

    # Opening

    async def open_table(self, host: GuestRow, wish: NewTable) -> LiveTable:
        """Open a new table, with its host in the first seat."""
        facts = game_of(wish.variant, tuple(sorted(wish.options.items())))
        chairs = [ChairRow(0, host.id, "", False, time(), host.name)]
        for seat in range(1, facts.seats):
            level = wish.computers[seat - 1] if seat <= len(wish.computers) else ""
            chairs.append(ChairRow(seat, None, level, False, 0.0))
        game = TableKind(
            facts.variant,
            msgspec.json.encode(facts.options).decode(),
            kept_clock(wish.clock),
        )
        most = self.office.settings.tables
        allowed = allow_table(host.id, most)
        try:
            return await self.set_up(game, host.id, chairs, *allowed, is_open=wish.is_open)
        except Overtaken:
            raise Refusal(429, "service-many-tables", most=most) from None

    async def set_up(
        self,
        kind: TableKind | TableRow,
        host: str | None,
        chairs: Sequence[ChairRow],
        *conditions: Change,
        is_open: bool = False,
    ) -> LiveTable:
        """Set up a table with these chairs; the deal is drawn now, and fixed by its hash.

        ``Overtaken`` is raised where one of the conditions does not hold.
        """
        deal, now, id = draw_deal(), time(), secrets.token_hex(8)
        row = TableRow(
            id=id,
            token=secrets.token_hex(16),
            host=host,
            variant=kind.variant,
            options=kind.options,
            rules=RULES_VERSION,
            stage="lobby",
            is_open=is_open,
            seed=deal.seed,
            nonce=deal.nonce,
            created=now,
            changed=now,
            reason="",
            next="",
            version=1,
            clock=kind.clock,
            keeper=self.office.company.own(id),
        )
        await self.office.scribe.write(*conditions, *add_table(row, chairs))
        table = LiveTable(self.office, row, chairs, None)
        self._live[row.id] = table
        return table
