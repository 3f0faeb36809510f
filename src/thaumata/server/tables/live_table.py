"""A table in memory: one change at a time, stored before it is shown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic, time

import msgspec

from thaumata.game import ThaumataError
from thaumata.play.online_game import OnlineGame
from thaumata.server.cluster.forwarding.command_queue import Execution
from thaumata.server.database.store import (
    ChairRow,
    StoredTable,
    TableRow,
    add_lines,
    change_table,
    next_version,
)
from thaumata.server.database.writer import Change
from thaumata.server.problems import NotSaved, Refusal, WriteConflict
from thaumata.server.services import Services
from thaumata.server.tables.absence import (
    mark_absent,
    next_replacement,
    replace_absent_players,
)
from thaumata.server.tables.bots import TableBots
from thaumata.server.tables.clocks import (
    next_deadline,
    replace_late_players,
    update_clocks,
)
from thaumata.server.tables.games import replayed_game
from thaumata.server.tables.presence import TablePresence
from thaumata.server.tables.timer import Timer
from thaumata.server.tables.updates import Audience, UpdateBuilder


class LiveTable:
    """A table that is in use, or was recently.

    Every change is made within ``changing``. Where it cannot be stored the table is discarded, and
    loaded again from the database by the next request.
    """

    row: TableRow
    chairs: Sequence[ChairRow]
    game: OnlineGame | None
    """The game; None before it begins, and where it can no longer be played."""

    presence: TablePresence
    bots: TableBots

    def __init__(
        self,
        services: Services,
        row: TableRow,
        chairs: Sequence[ChairRow],
        game: OnlineGame | None,
        guests_elsewhere: frozenset[str] = frozenset(),
    ) -> None:
        self.services = services
        self.row = row
        self.chairs = chairs
        self.game = game
        self.presence = TablePresence(guests_elsewhere)
        self.bots = TableBots()
        self.is_discarded = False
        self.last_used = monotonic()
        self._lock = asyncio.Lock()
        self._timer = Timer()

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def number(self) -> int:
        """The number of the state; 0 while there is no game."""
        return self.game.number if self.game else 0

    @property
    def is_changing(self) -> bool:
        """Whether a change is under way, or a bot is thinking about one."""
        return self.bots.are_thinking or self._lock.locked()

    @property
    def is_in_use(self) -> bool:
        """Whether it has subscribers or is changing."""
        return bool(self.presence.subscribers) or self.is_changing

    def seat_of(self, guest: str) -> int | None:
        """Return the seat of a guest; None where the guest has none."""
        return next((chair.seat for chair in self.chairs if guest and chair.guest == guest), None)

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [chair.seat for chair in self.chairs if chair.guest and not chair.computer]

    def update_chair(self, chair: ChairRow) -> None:
        """Replace the chair of the same seat."""
        self.chairs = [chair if chair.seat == each.seat else each for each in self.chairs]

    def rename(self, guest: str, name: str) -> None:
        """Change the name of a guest."""
        self.chairs = [
            chair._replace(name=name) if chair.guest == guest else chair for chair in self.chairs
        ]
        self.publish()

    def forget(self, guest: str) -> None:
        """Remove a guest who no longer exists."""
        self.chairs = [
            chair._replace(guest=None, name="") if chair.guest == guest else chair
            for chair in self.chairs
        ]
        self.publish()

    # Changing

    @asynccontextmanager
    async def changing(self, execution: Execution | None = None) -> AsyncIterator[list[Change]]:
        """Change the table: what is added to the list is stored with the new lines of the game.

        A ``ThaumataError`` inside leaves everything as it was, if the game has not moved on. The
        result of a forwarded command is stored in the same transaction.
        """
        async with self.settled():
            row, chairs, number = self.row, self.chairs, self.number
            changes: list[Change] = []
            try:
                yield changes
                self._complete(changes, number)
                if changes:
                    await self._store(changes, execution)
            except WriteConflict:
                await self._reload()
                raise
            except BaseException as problem:
                self.row, self.chairs = row, chairs
                is_error = isinstance(problem, ThaumataError)
                if not is_error or isinstance(problem, NotSaved) or self.number != number:
                    self.discard()
                raise
            if changes:
                self.publish()
                self.schedule()

    def _complete(self, changes: list[Change], number: int) -> None:
        """Add what follows from the changes: clocks, the end of the game, version, new lines."""
        game = self.game
        if game is not None and game.is_over and self.row.stage == "playing":
            self.row = self.row._replace(stage="over")
            changes.append(change_table(self.id, stage="over"))
        changes += update_clocks(self, number, time())
        if changes:
            changes.append(next_version(self.id, self.row.version))
            self.row = self.row._replace(version=self.row.version + 1)
        if game is not None and game.number > number:
            changes.append(add_lines(self.id, game.lines[number:]))

    async def _store(self, changes: list[Change], execution: Execution | None) -> None:
        """Store changes, unless this process no longer owns the table."""
        cluster, writer = self.services.cluster, self.services.writer
        result = execution.result(self.row.version, self.number) if execution else []
        await writer.write(*cluster.fence(self.id), *changes, *result, notice=self.id)
        if execution is not None:
            execution.is_recorded = True

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Wait until no change is under way, and let none begin: everything has been stored."""
        async with self._lock:
            if self.is_discarded:
                raise Refusal(503, "service-again")
            self.last_used = monotonic()
            yield

    async def _reload(self) -> None:
        """Load the whole table again: another process has written first."""
        try:
            stored = await self._stored()
            self.game = replayed_game(stored)
            self._apply_stored(stored)
        except BaseException:
            self.discard()
            raise

    async def catch_up(self) -> None:
        """Load what another process has stored since."""
        async with self._lock:
            if not self.is_discarded:
                with suppress(ThaumataError):  # then the table is discarded, and loaded again
                    await self._load_new_lines()

    async def _load_new_lines(self) -> None:
        try:
            stored, game = await self._stored(self.number), self.game
            if game is not None and stored.table.stage in ("playing", "over"):
                for line in stored.lines:
                    game.follow(line)
            else:  # all lines were read, or none is needed
                self.game = replayed_game(stored)
            self._apply_stored(stored)
        except BaseException:
            self.discard()
            raise

    async def _stored(self, known: int = 0) -> StoredTable:
        """Read the table and the lines that follow a number."""
        stored = await self.services.store.table(self.id, known)
        if stored is None:
            raise Refusal(404, "service-no-table")
        return stored

    def _apply_stored(self, stored: StoredTable) -> None:
        """Take over row, chairs and presence as they are stored, and publish them."""
        present = self.presence.guests
        self.row, self.chairs = stored.table, stored.chairs
        self.presence.guests_elsewhere = stored.guests_elsewhere
        self.services.cluster.note_owner(self.id, self.row.owner)
        mark_absent(self, present - self.presence.guests, time())
        self.publish()
        self.schedule()

    def discard(self) -> None:
        """Give the table up: subscribers reconnect, and it is loaded again from the database."""
        self.is_discarded = True
        self._timer.cancel()
        self.presence.close()
        self.bots.cancel()

    # Publishing

    def publish(self) -> None:
        """Send every subscriber what it may know; the same bytes to all with the same seat."""
        builder = UpdateBuilder(self)
        encoded: dict[Audience, bytes] = {}
        for subscriber in self.presence.subscribers:
            audience = Audience(self.seat_of(subscriber.guest), subscriber.number)
            if audience not in encoded:
                encoded[audience] = msgspec.json.encode(builder.update(audience))
            subscriber.send(encoded[audience])
            subscriber.number = self.number
        if self.game is not None:
            self.game.forget_told()

    async def announce_guests(self) -> None:
        """Tell other processes which guests are connected through this one."""
        await self.services.cluster.announce_guests(self.id, *self.presence.local_guests)

    # Deadlines

    def schedule(self) -> None:
        """Ask the computer players whose turn it is, and set the timer for the next deadline."""
        absence = next_replacement(self, self.services.settings.absence)
        due = next_deadline(self) or absence  # with a clock nobody is absent
        if due:
            self._timer.set(due, self._deadline_reached)
        else:
            self._timer.cancel()
        self.bots.start(self)

    async def _deadline_reached(self) -> None:
        """Let computers play for guests whose time is up, or who were absent for too long."""
        if not await self.services.cluster.acquire(self.id):
            return  # the owner of the table does it
        with suppress(ThaumataError):  # the table was discarded, or another process was quicker
            async with self.changing() as changes:
                changes += replace_late_players(self, time())
                changes += replace_absent_players(self, self.services.settings.absence, time())
