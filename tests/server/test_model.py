"""Random guests join, leave, play, undo and resign; a simple model predicts the seats."""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from time import time
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.server.registries import registry_in
from thaumata import ThaumataError
from thaumata.play.online_game import OnlineGame
from thaumata.server.database.store import GuestRow, add_guest
from thaumata.server.messages import Act, Chair, Invitation, NewTable, Resign, Undo
from thaumata.server.tables.commands import Join, Leave, MakeReady, SetChair, Start
from thaumata.server.tables.execute import execute
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.play_commands import handle_message
from thaumata.server.tables.registry import TableRegistry
from thaumata.wording.words import Words

GUESTS = [GuestRow(f"{n}" * 20, f"G{n}", 1, time(), time()) for n in range(4)]

guests = st.sampled_from(range(len(GUESTS)))
seats = st.integers(0, 2)


class Lobby(RuleBasedStateMachine):
    """One table for three, four guests, and the model of them."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.stack = AsyncExitStack()
        self.registry: TableRegistry
        self.id = ""
        self.token = ""
        # The model: seats, who is ready, the host, and the stage of the table.
        self.people: list[int | None] = [0, None, None]
        self.computers = ["", "", ""]
        self.ready: set[int] = set()
        self.host: int | None = 0
        self.stage = "lobby"
        self.keys = 0
        self.number = 0

    def run(self, doing: Any) -> Any:
        return self.loop.run_until_complete(doing)

    def attempt(self, doing: Any) -> bool:
        """Execute a command; return whether it was allowed."""
        try:
            self.run(doing)
        except ThaumataError:
            return False
        return True

    @property
    def table(self) -> LiveTable:
        table: LiveTable = self.run(self.registry.table(self.id))
        return table

    @property
    def game(self) -> OnlineGame:
        game = self.table.game
        assert game is not None
        return game

    @initialize()
    def open(self) -> None:
        async def opening() -> None:
            self.registry = await self.stack.enter_async_context(
                registry_in(Path(self.folder.name))
            )
            await self.registry.services.writer.write(*map(add_guest, GUESTS))
            table = await self.registry.open_table(GUESTS[0], NewTable("classic-3"))
            self.id, self.token = table.id, table.row.token

        self.run(opening())
        self.registry.services.pool.ask = self.choose  # type: ignore[method-assign]

    async def choose(self, table: str, question: object) -> str:
        """Computers play their first legal action at once."""
        return "?"

    def teardown(self) -> None:
        self.run(self.stack.aclose())
        self.loop.close()
        self.folder.cleanup()

    # The lobby

    @rule(guest=guests, seat=st.none() | seats, is_invited=st.booleans())
    def join(self, guest: int, seat: int | None, is_invited: bool) -> None:
        free = [n for n in range(3) if self.people[n] is None and seat in (None, n)]
        mine = self.people.index(guest) if guest in self.people else None
        stays = mine is not None and seat in (None, mine)
        is_allowed = self.stage in ("lobby", "playing") and (
            stays
            or (
                bool(free)
                and (is_invited or mine is not None)
                and (mine is None or self.stage == "lobby")
            )
        )
        wish = Invitation(self.token if is_invited else "", seat)
        assert self.attempt(execute(self.table, GUESTS[guest], Join(wish))) == is_allowed
        if not is_allowed or stays:
            return
        if mine is not None:
            self.people[mine] = None
        taken = min(free, key=lambda n: bool(self.computers[n]))
        self.people[taken], self.computers[taken] = guest, ""
        self.ready.discard(guest)

    @rule(guest=guests)
    def leave(self, guest: int) -> None:
        is_allowed = guest in self.people and self.stage in ("lobby", "playing")
        assert self.attempt(execute(self.table, GUESTS[guest], Leave())) == is_allowed
        if is_allowed:
            self.go(guest, "medium" if self.stage == "playing" else "")

    def go(self, guest: int, computer: str) -> None:
        seat = self.people.index(guest)
        self.people[seat], self.computers[seat] = None, computer
        self.ready.discard(guest)
        left = [each for each in self.people if each is not None]
        if not left:
            self.stage, self.host = "closed", None
        elif self.host == guest:
            self.host = left[0]

    @rule(guest=guests, seat=seats, computer=st.sampled_from(["", "easy"]))
    def set_chair(self, guest: int, seat: int, computer: str) -> None:
        is_allowed = self.stage == "lobby" and self.host == guest and self.people[seat] != guest
        wish = Chair(seat, computer)
        assert self.attempt(execute(self.table, GUESTS[guest], SetChair(wish))) == is_allowed
        if is_allowed:
            gone = self.people[seat]
            self.people[seat], self.computers[seat] = None, computer
            self.ready.discard(-1 if gone is None else gone)

    @rule(guest=guests, is_ready=st.booleans())
    def make_ready(self, guest: int, is_ready: bool) -> None:
        is_allowed = self.stage == "lobby" and guest in self.people
        doing = execute(self.table, GUESTS[guest], MakeReady(is_ready))
        assert self.attempt(doing) == is_allowed
        if is_allowed:
            (self.ready.add if is_ready else self.ready.discard)(guest)

    @rule(guest=guests)
    def start(self, guest: int) -> None:
        others = {each for each in self.people if each is not None and each != guest}
        is_allowed = self.stage == "lobby" and self.host == guest and others <= self.ready
        assert self.attempt(execute(self.table, GUESTS[guest], Start())) == is_allowed
        if is_allowed:
            self.stage = "playing"
            for seat in range(3):
                if self.people[seat] is None and not self.computers[seat]:
                    self.computers[seat] = "medium"
            self.settle()

    # The game

    def settle(self) -> None:
        """Wait until the computers have played."""

        async def waiting() -> None:
            table = await self.registry.table(self.id)
            while table.bots.are_thinking:
                await asyncio.sleep(0.001)

        self.run(waiting())

    @precondition(lambda self: self.stage == "playing")
    @rule(guest=guests, choice=st.integers(0, 50), is_stale=st.booleans())
    def act(self, guest: int, choice: int, is_stale: bool) -> None:
        self.settle()
        game = self.game
        mine = self.people.index(guest) if guest in self.people else None
        is_asked = mine is not None and mine in game.asked
        text = "sell altar"
        if mine is not None and is_asked:
            legal = game.state.legal_actions(mine)
            text = game.state.game.text(game.state, mine, legal[choice % len(legal)])
        number = 0 if is_stale else game.number
        result = self.said(guest, Act(text, number, self.key()))
        if mine is None:
            assert result == "refused"
        elif is_stale:
            assert result == "stale"
        else:
            assert result == ("done" if is_asked else "refused")

    @precondition(lambda self: self.stage == "playing")
    @rule(guest=guests)
    def take_back(self, guest: int) -> None:
        self.settle()
        before, number = self.game.record.moves, self.game.number
        result = self.said(guest, Undo(number, self.key()))
        if result == "done":
            assert self.game.lines[number].text.split()[0] in ("undo", "retract")
        else:
            assert self.game.record.moves == before

    @precondition(lambda self: self.stage == "playing")
    @rule(guest=guests)
    def resign(self, guest: int) -> None:
        self.settle()
        result = self.said(guest, Resign(self.game.number, self.key()))
        assert result == ("done" if guest in self.people else "refused")
        if result == "done":
            self.go(guest, "medium")

    def key(self) -> str:
        self.keys += 1
        return f"k{self.keys}"

    def said(self, guest: int, message: Act | Undo | Resign) -> str:
        answer = self.run(handle_message(self.table, GUESTS[guest].id, message, Words()))
        assert answer is not None
        again = self.run(handle_message(self.table, GUESTS[guest].id, message, Words()))
        assert again is not None
        assert again.result != "done"  # nothing is done twice
        return str(answer.result)

    # The service

    @rule()
    def forget(self) -> None:
        """Evict the table: it comes back as it was."""
        if self.stage == "playing":
            self.settle()
        before = self.table
        self.registry.evict_idle()
        after = self.table
        assert after.row._replace(changed=0) == before.row._replace(changed=0)
        assert list(after.chairs) == list(before.chairs)
        assert after.number == before.number
        if after.game is not None and before.game is not None:
            assert after.game.state == before.game.state

    @invariant()
    def everybody_sits_where_the_model_says(self) -> None:
        if not self.id:
            return
        table = self.table
        if self.stage == "playing" and table.game is not None and table.game.is_over:
            self.stage = "over"
        assert table.row.stage == self.stage
        ids: dict[int | None, str | None] = {n: guest.id for n, guest in enumerate(GUESTS)}
        ids[None] = None
        assert [chair.guest for chair in table.chairs] == [ids[each] for each in self.people]
        assert [chair.computer for chair in table.chairs] == self.computers
        assert table.row.host == ids[self.host]
        if self.stage == "lobby":
            is_ready = {
                n for n, chair in zip(self.people, table.chairs, strict=True) if chair.is_ready
            }
            assert is_ready == self.ready
        assert table.number >= self.number or self.stage == "closed"
        self.number = table.number


Lobby.TestCase.settings = settings(max_examples=15, stateful_step_count=25, deadline=None)
TestLobby = Lobby.TestCase
