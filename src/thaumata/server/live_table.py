"""A table in memory: one change at a time, written down before anybody sees it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic, time

import msgspec

from thaumata.game import ThaumataError
from thaumata.server.absence import begin_waiting, end_absences, miss, next_absence
from thaumata.server.alarm import Alarm
from thaumata.server.clocks import end_times, give_back, next_end, wind
from thaumata.server.database.postbox import Outcome, settle
from thaumata.server.database.scribe import Change
from thaumata.server.database.store import (
    ChairRow,
    Kept,
    TableRow,
    add_lines,
    change_table,
    next_version,
)
from thaumata.server.messages import FromServer
from thaumata.server.office import Office, game_kept
from thaumata.server.problems import Overtaken, Refusal, Unsaved
from thaumata.server.showing import Audience, Showing
from thaumata.server.thinking.question import question_about
from thaumata.server.watching import Watcher
from thaumata.sitting.gathering import Gathering


class LiveTable:
    """A table that somebody looks at, or that was looked at a while ago.

    Whatever changes it does so within ``changing``. Should that not reach the database, the table
    is lost, and whoever comes next finds it as the database has it.
    """

    row: TableRow
    chairs: Sequence[ChairRow]
    gathering: Gathering | None
    """The game; None before it begins, and where it can no longer be played."""

    watchers: set[Watcher]
    elsewhere: frozenset[str]
    """The guests who look on through other processes."""

    def __init__(
        self,
        office: Office,
        row: TableRow,
        chairs: Sequence[ChairRow],
        game: Gathering | None,
        elsewhere: frozenset[str] = frozenset(),
    ) -> None:
        self.office = office
        self.row = row
        self.chairs = chairs
        self.gathering = game
        self.watchers = set()
        self.elsewhere = elsewhere
        self.is_lost = False
        self.used = monotonic()
        self._lock = asyncio.Lock()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._alarm = Alarm(self._end_times)

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def number(self) -> int:
        """The number of the state; 0 while there is no game."""
        return self.gathering.number if self.gathering else 0

    @property
    def is_in_use(self) -> bool:
        """Whether somebody looks, or thinks."""
        return bool(self.watchers or self._thinking or self._lock.locked())

    def seat_of(self, guest: str) -> int | None:
        """Return the seat of a guest."""
        return next((chair.seat for chair in self.chairs if guest and chair.guest == guest), None)

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [chair.seat for chair in self.chairs if chair.guest and not chair.computer]

    @property
    def here(self) -> set[str]:
        """The guests who look on, through whichever process."""
        return {*self.elsewhere, *(watcher.guest for watcher in self.watchers if watcher.guest)}

    def put(self, chair: ChairRow) -> None:
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
            if self.is_lost:
                raise Refusal(503, "service-again")
            self.used = monotonic()
            row, chairs, number = self.row, self.chairs, self.number
            changes: list[Change] = []
            try:
                yield changes
                await self._write(changes, number)
            except Overtaken:
                await self._read_again()
                raise
            except BaseException as problem:
                self.row, self.chairs = row, chairs
                is_refused = isinstance(problem, ThaumataError) and not isinstance(problem, Unsaved)
                if not is_refused or self.number != number:
                    self.lose()
                raise
            if changes or self.number != number:
                self.publish()
                self.wake()

    async def _write(self, changes: list[Change], number: int) -> None:
        """Have changes and new lines written; return when they are safe."""
        game = self.gathering
        has_moved = game is not None and game.number > number
        if game is not None and game.is_over and self.row.stage == "playing":
            self.row = self.row._replace(stage="over")
            changes.append(change_table(self.id, stage="over"))
        changes += wind(self, number, time())
        if changes:
            changes.append(next_version(self.id, self.row.version))
            self.row = self.row._replace(version=self.row.version + 1)
        if game is not None and has_moved:
            changes.append(add_lines(self.id, game.lines[number:]))
        if changes:
            await self._have_written(changes)

    async def _have_written(self, changes: list[Change]) -> None:
        """Write what the owner of the table has changed, if that is still this process."""
        errand = self.office.postbox.being_done
        if errand is not None:
            changes.append(settle(errand.number, Outcome(self.row.version, self.number)))
        fence = self.office.company.fence(self.id)
        await self.office.scribe.write(*fence, *changes, about=self.id)
        if errand is not None:
            errand.is_settled = True

    async def _read_again(self) -> None:
        """Take the table as the database has it: another process was quicker."""
        try:
            kept = await self._kept()
            self.gathering = game_kept(kept)
            self._take(kept)
        except BaseException:
            self.lose()
            raise

    async def _read_on(self) -> None:
        """Take in what is new in the database; all that is known here is in it."""
        try:
            kept, game = await self._kept(self.number), self.gathering
            if game is not None and kept.table.stage in ("playing", "over"):
                for line in kept.lines:
                    game.follow(line)
            else:  # all lines were read, or none is needed
                self.gathering = game_kept(kept)
            self._take(kept)
        except BaseException:
            self.lose()
            raise

    async def _kept(self, known: int = 0) -> Kept:
        """Read the table and the lines that follow a number."""
        kept = await self.office.store.table(self.id, known)
        if kept is None:
            raise Refusal(404, "service-no-table")
        return kept

    def _take(self, kept: Kept) -> None:
        """Be as the database says, and tell what is new."""
        were_here = self.here
        self.row, self.chairs, self.elsewhere = kept.table, kept.chairs, kept.elsewhere
        self.office.company.see_owner(self.id, self.row.keeper)
        miss(self, were_here - self.here, time())
        self.publish()
        self.wake()

    async def catch_up(self) -> None:
        """Take in what another process has done at this table."""
        async with self._lock:
            if not self.is_lost:
                with suppress(ThaumataError):  # then the table is lost, and comes back
                    await self._read_on()

    def lose(self) -> None:
        """Forget the table: the database knows better. Whoever looks on comes back."""
        self.is_lost = True
        self._alarm.set(0)
        for watcher in self.watchers:
            watcher.end()
        for task in self._thinking.values():
            if task is not asyncio.current_task():
                task.cancel()

    # Showing

    def publish(self) -> None:
        """Tell everybody who looks on what they may know; the same for all with the same seat."""
        showing = Showing(self)
        made: dict[Audience, bytes] = {}
        for watcher in self.watchers:
            audience = Audience(self.seat_of(watcher.guest), watcher.number)
            if audience not in made:
                made[audience] = msgspec.json.encode(showing.update(audience))
            watcher.send(made[audience])
            watcher.number = self.number
        if self.gathering is not None:
            self.gathering.forget_told()

    async def watch(self, watcher: Watcher) -> None:
        """Let somebody look on: they get the table as it stands, and what they have missed."""
        async with self._lock:
            if self.is_lost:
                raise Refusal(503, "service-again")
            self.used = monotonic()
            if not 0 <= watcher.number <= self.number:
                watcher.number = self.number
            noted = begin_waiting(self, watcher.guest, self.office.settings.absence, time())
            self.watchers.add(watcher)
            if noted:  # it does no harm if that is lost
                self.office.scribe.write_later(*noted)
            await self._tell_who_is_here(watcher.guest)
            self.publish()
            self.wake()

    async def unwatch(self, watcher: Watcher) -> None:
        """Let somebody go, and note when that was; the others see it."""
        async with self._lock:
            self.used = monotonic()
            self.watchers.discard(watcher)
            if self.is_lost:
                return
            await self._tell_who_is_here(watcher.guest)
            noted = miss(self, [watcher.guest], time()) if self.row.stage == "playing" else []
            if noted:
                with suppress(Unsaved):  # it does no harm to think somebody longer absent
                    await self.office.scribe.write(*noted)
            self.publish()
            self.wake()

    async def _tell_who_is_here(self, changed: str) -> None:
        """Let other processes know that a guest has come or gone here."""
        if changed:
            await self.tell_who_is_here()

    async def tell_who_is_here(self) -> None:
        """Let other processes know which guests look on through this one."""
        here = {watcher.guest for watcher in self.watchers if watcher.guest}
        await self.office.company.arrive(self.id, *here)

    def tell_others(self, told: str) -> None:
        """Tell other processes what somebody says, in numbers."""
        if not self.office.company.is_alone:
            self.office.scribe.write_later(about=f"{self.id} {told}")

    def tell(self, message: FromServer) -> None:
        """Tell everybody something that is not of the game."""
        told = msgspec.json.encode(message)
        for watcher in self.watchers:
            watcher.send(told)

    # Computers

    def wake(self) -> None:
        """Let the computers think whose turn it is, and clocks ring when a time is up."""
        absence = next_absence(self, self.office.settings.absence)
        self._alarm.set(next_end(self) or absence)  # with a clock nobody is absent
        asked = self.gathering.asked if self.gathering else ()
        for chair in self.chairs:
            if chair.computer and chair.seat in asked and chair.seat not in self._thinking:
                task = asyncio.create_task(self._think(chair.seat, chair.computer))
                self._thinking[chair.seat] = task

    async def _end_times(self) -> None:
        """Let computers decide for those whose time is up, or who were absent for too long."""
        if not await self.office.company.keep(self.id):
            return  # another process does
        with suppress(ThaumataError):  # the table was lost, or another process was quicker
            async with self.changing() as changes:
                changes += end_times(self, time())
                changes += end_absences(self, self.office.settings.absence, time())

    async def _think(self, seat: int, player: str) -> None:
        try:
            if not await self.office.company.keep(self.id):
                return  # another process does
            self.office.metrics.count("decisions")
            game = self.gathering
            assert game is not None
            number = game.number
            # The player's chance is its own: it must not hang on the seed of the deal.
            question = question_about(game.state, seat, player, secrets.randbits(32))
            text = await self.office.pool.ask(self.id, question)
            async with self.changing() as changes:
                self._thinking.pop(seat, None)
                game = self.gathering
                if game is not None and self._still_plays(game, seat, number):
                    self._play_for(game, seat, text)
                    changes += give_back(self, seat)
                    self.office.metrics.count("actions")
        except ThaumataError:
            pass  # the table was lost, or another process was quicker
        finally:
            if self._thinking.get(seat) is asyncio.current_task():  # not one that was begun since
                del self._thinking[seat]
        if not self.is_lost:
            self.wake()

    def _still_plays(self, game: Gathering, seat: int, number: int) -> bool:
        """Tell whether a computer is still asked what it was asked at a number."""
        is_asked = seat in game.asked and game.is_current(seat, number)
        return is_asked and bool(self.chairs[seat].computer)

    def _play_for(self, game: Gathering, seat: int, text: str) -> None:
        """Play what a computer has chosen; where it could not, whatever is possible."""
        state = game.state
        if state.game.why_not(state, seat, text) is not None:
            text = state.game.text(state, seat, state.legal_actions(seat)[0])
        game.act(seat, text)
