"""A table in memory: one change at a time, written down before anybody sees it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic, time

import msgspec

from thaumata.game import ThaumataError
from thaumata.play.online_game import OnlineGame
from thaumata.server.bots.questions import move_question
from thaumata.server.cluster.forwarding.command_queue import CommandResult, record_result
from thaumata.server.database.store import (
    ChairRow,
    StoredTable,
    TableRow,
    add_lines,
    change_table,
    next_version,
)
from thaumata.server.database.writer import Change
from thaumata.server.messages import FromServer
from thaumata.server.problems import NotSaved, Refusal, WriteConflict
from thaumata.server.services import Services
from thaumata.server.tables.absence import (
    mark_absent,
    next_replacement,
    replace_absent_players,
    start_waiting,
)
from thaumata.server.tables.clocks import (
    next_deadline,
    replace_late_players,
    return_seat,
    update_clocks,
)
from thaumata.server.tables.games import replayed_game
from thaumata.server.tables.subscriber import Subscriber
from thaumata.server.tables.timer import Timer
from thaumata.server.tables.updates import Audience, UpdateBuilder


class LiveTable:
    """A table that somebody looks at, or that was looked at a while ago.

    Whatever changes it does so within ``changing``. Should that not reach the database, the table
    is lost, and whoever comes next finds it as the database has it.
    """

    row: TableRow
    chairs: Sequence[ChairRow]
    game: OnlineGame | None
    """The game; None before it begins, and where it can no longer be played."""

    subscribers: set[Subscriber]
    guests_elsewhere: frozenset[str]
    """The guests who look on through other processes."""

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
        self.subscribers = set()
        self.guests_elsewhere = guests_elsewhere
        self.is_discarded = False
        self.last_used = monotonic()
        self._lock = asyncio.Lock()
        self._bot_tasks: dict[int, asyncio.Task[None]] = {}
        self._timer = Timer(self._deadline_reached)

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def number(self) -> int:
        """The number of the state; 0 while there is no game."""
        return self.game.number if self.game else 0

    @property
    def is_in_use(self) -> bool:
        """Whether somebody looks, or thinks."""
        return bool(self.subscribers or self._bot_tasks or self._lock.locked())

    def seat_of(self, guest: str) -> int | None:
        """Return the seat of a guest."""
        return next((chair.seat for chair in self.chairs if guest and chair.guest == guest), None)

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [chair.seat for chair in self.chairs if chair.guest and not chair.computer]

    @property
    def present_guests(self) -> set[str]:
        """The guests who look on, through whichever process."""
        return {
            *self.guests_elsewhere,
            *(subscriber.guest for subscriber in self.subscribers if subscriber.guest),
        }

    def update_chair(self, chair: ChairRow) -> None:
        """Let somebody else have a seat."""
        self.chairs = [chair if chair.seat == each.seat else each for each in self.chairs]

    def rename(self, guest: str, name: str) -> None:
        """Show a guest by another name."""
        self.chairs = [
            chair._replace(name=name) if chair.guest == guest else chair for chair in self.chairs
        ]
        self.publish()

    def forget(self, guest: str) -> None:
        """Show a guest no longer."""
        self.chairs = [
            chair._replace(guest=None, name="") if chair.guest == guest else chair
            for chair in self.chairs
        ]
        self.publish()

    # Changing

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[list[Change]]:
        """Change the table; what is added to the list is written with the new lines of the game.

        A ``ThaumataError`` inside leaves everything as it was, if the game has not moved on.
        """
        async with self._lock:
            if self.is_discarded:
                raise Refusal(503, "service-again")
            self.last_used = monotonic()
            row, chairs, number = self.row, self.chairs, self.number
            changes: list[Change] = []
            try:
                yield changes
                await self._write(changes, number)
            except WriteConflict:
                await self._reload()
                raise
            except BaseException as problem:
                self.row, self.chairs = row, chairs
                is_refused = isinstance(problem, ThaumataError) and not isinstance(
                    problem, NotSaved
                )
                if not is_refused or self.number != number:
                    self.discard()
                raise
            if changes or self.number != number:
                self.publish()
                self.wake()

    async def _write(self, changes: list[Change], number: int) -> None:
        """Have changes and new lines written; return when they are safe."""
        game = self.game
        has_moved = game is not None and game.number > number
        if game is not None and game.is_over and self.row.stage == "playing":
            self.row = self.row._replace(stage="over")
            changes.append(change_table(self.id, stage="over"))
        changes += update_clocks(self, number, time())
        if changes:
            changes.append(next_version(self.id, self.row.version))
            self.row = self.row._replace(version=self.row.version + 1)
        if game is not None and has_moved:
            changes.append(add_lines(self.id, game.lines[number:]))
        if changes:
            await self._write_as_owner(changes)

    async def _write_as_owner(self, changes: list[Change]) -> None:
        """Write what the owner of the table has changed, if that is still this process."""
        forwarded = self.services.command_queue.being_done
        if forwarded is not None:
            changes.append(
                record_result(forwarded.number, CommandResult(self.row.version, self.number))
            )
        fence = self.services.cluster.fence(self.id)
        await self.services.writer.write(*fence, *changes, notice=self.id)
        if forwarded is not None:
            forwarded.is_recorded = True

    async def _reload(self) -> None:
        """Take the table as the database has it: another process was quicker."""
        try:
            stored = await self._stored()
            self.game = replayed_game(stored)
            self._apply_stored(stored)
        except BaseException:
            self.discard()
            raise

    async def _load_new_lines(self) -> None:
        """Take in what is new in the database; all that is known here is in it."""
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
        """Be as the database says, and tell what is new."""
        were_here = self.present_guests
        self.row, self.chairs, self.guests_elsewhere = (
            stored.table,
            stored.chairs,
            stored.guests_elsewhere,
        )
        self.services.cluster.note_owner(self.id, self.row.owner)
        mark_absent(self, were_here - self.present_guests, time())
        self.publish()
        self.wake()

    async def catch_up(self) -> None:
        """Take in what another process has done at this table."""
        async with self._lock:
            if not self.is_discarded:
                with suppress(ThaumataError):  # then the table is lost, and comes back
                    await self._load_new_lines()

    def discard(self) -> None:
        """Forget the table: the database knows better. Whoever looks on comes back."""
        self.is_discarded = True
        self._timer.set(0)
        for subscriber in self.subscribers:
            subscriber.end()
        for task in self._bot_tasks.values():
            if task is not asyncio.current_task():
                task.cancel()

    # Showing

    def publish(self) -> None:
        """Tell everybody who looks on what they may know; the same for all with the same seat."""
        showing = UpdateBuilder(self)
        made: dict[Audience, bytes] = {}
        for subscriber in self.subscribers:
            audience = Audience(self.seat_of(subscriber.guest), subscriber.number)
            if audience not in made:
                made[audience] = msgspec.json.encode(showing.update(audience))
            subscriber.send(made[audience])
            subscriber.number = self.number
        if self.game is not None:
            self.game.forget_told()

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Let somebody look on: they get the table as it stands, and what they have missed."""
        async with self._lock:
            if self.is_discarded:
                raise Refusal(503, "service-again")
            self.last_used = monotonic()
            if not 0 <= subscriber.number <= self.number:
                subscriber.number = self.number
            noted = start_waiting(self, subscriber.guest, self.services.settings.absence, time())
            self.subscribers.add(subscriber)
            if noted:  # it does no harm if that is lost
                self.services.writer.write_later(*noted)
            await self._presence_changed(subscriber.guest)
            self.publish()
            self.wake()

    async def unsubscribe(self, subscriber: Subscriber) -> None:
        """Let somebody go, and note when that was; the others see it."""
        async with self._lock:
            self.last_used = monotonic()
            self.subscribers.discard(subscriber)
            if self.is_discarded:
                return
            await self._presence_changed(subscriber.guest)
            noted = (
                mark_absent(self, [subscriber.guest], time()) if self.row.stage == "playing" else []
            )
            if noted:
                with suppress(NotSaved):  # it does no harm to think somebody longer absent
                    await self.services.writer.write(*noted)
            self.publish()
            self.wake()

    async def _presence_changed(self, changed: str) -> None:
        """Let other processes know that a guest has come or gone here."""
        if changed:
            await self.publish_presence()

    async def publish_presence(self) -> None:
        """Let other processes know which guests look on through this one."""
        present_guests = {subscriber.guest for subscriber in self.subscribers if subscriber.guest}
        await self.services.cluster.announce_guests(self.id, *present_guests)

    def notify_other_processes(self, told: str) -> None:
        """Tell other processes what somebody says, in numbers."""
        if not self.services.cluster.is_single_process:
            self.services.writer.write_later(notice=f"{self.id} {told}")

    def broadcast(self, message: FromServer) -> None:
        """Tell everybody something that is not of the game."""
        told = msgspec.json.encode(message)
        for subscriber in self.subscribers:
            subscriber.send(told)

    # Computers

    def wake(self) -> None:
        """Let the computers think whose turn it is, and clocks ring when a time is up."""
        absence = next_replacement(self, self.services.settings.absence)
        self._timer.set(next_deadline(self) or absence)  # with a clock nobody is absent
        asked = self.game.asked if self.game else ()
        for chair in self.chairs:
            if chair.computer and chair.seat in asked and chair.seat not in self._bot_tasks:
                task = asyncio.create_task(self._think(chair.seat, chair.computer))
                self._bot_tasks[chair.seat] = task

    async def _deadline_reached(self) -> None:
        """Let computers decide for those whose time is up, or who were absent for too long."""
        if not await self.services.cluster.acquire(self.id):
            return  # another process does
        with suppress(ThaumataError):  # the table was lost, or another process was quicker
            async with self.changing() as changes:
                changes += replace_late_players(self, time())
                changes += replace_absent_players(self, self.services.settings.absence, time())

    async def _think(self, seat: int, player: str) -> None:
        try:
            if not await self.services.cluster.acquire(self.id):
                return  # another process does
            self.services.metrics.count("decisions")
            game = self.game
            assert game is not None
            number = game.number
            # The player's chance is its own: it must not hang on the seed of the deal.
            question = move_question(game.state, game.record, seat, player, secrets.randbits(32))
            text = await self.services.pool.ask(self.id, question)
            async with self.changing() as changes:
                self._bot_tasks.pop(seat, None)
                game = self.game
                if game is not None and self._still_plays(game, seat, number):
                    self._play_for(game, seat, text)
                    changes += return_seat(self, seat)
                    self.services.metrics.count("actions")
        except ThaumataError:
            pass  # the table was lost, or another process was quicker
        finally:
            if self._bot_tasks.get(seat) is asyncio.current_task():  # not one that was begun since
                del self._bot_tasks[seat]
        if not self.is_discarded:
            self.wake()

    def _still_plays(self, game: OnlineGame, seat: int, number: int) -> bool:
        """Tell whether a computer is still asked what it was asked at a number."""
        is_asked = seat in game.asked and game.is_current(seat, number)
        return is_asked and bool(self.chairs[seat].computer)

    def _play_for(self, game: OnlineGame, seat: int, text: str) -> None:
        """Play what a computer has chosen; where it could not, whatever is possible."""
        state = game.state
        if state.game.why_not(state, seat, text) is not None:
            text = state.game.text(state, seat, state.legal_actions(seat)[0])
        game.act(seat, text)
