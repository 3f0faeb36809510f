"""Clocks: when they run, what happens when the time is up, and that no trick gains time."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest

from tests.server.client import Guest
from tests.server.registries import ANNA, BOHDAN, registry_in
from tests.server.test_registry import act, first_action
from thaumata.server.database.store import GuestRow, change_chair
from thaumata.server.messages import Act, Clock, Invitation, NewTable, Resign, Undo
from thaumata.server.tables import clocks
from thaumata.server.tables.clocks import decode_clock, time_left
from thaumata.server.tables.commands import Join, Leave, MakeReady, ReclaimSeat, Rematch, Start
from thaumata.server.tables.execute import execute
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.play_commands import handle_message
from thaumata.server.tables.registry import TableRegistry
from thaumata.server.tables.subscriber import Subscriber
from thaumata.server.tables.subscriptions import subscribe
from thaumata.server.tables.updates import table_info
from thaumata.wording.words import Words

A_SECOND = Clock("move", 1)
LONG = Clock("move", 1000)


@asynccontextmanager
async def quick_registry(folder: Path) -> AsyncIterator[TableRegistry]:
    """A registry whose computers play their first legal action at once."""

    async def choose(table: str, question: object) -> str:
        return "?"

    async with registry_in(folder) as registry:
        registry.services.pool.ask = choose  # type: ignore[method-assign]
        yield registry


def within(folder: Path, *trials: Callable[[TableRegistry], Coroutine[Any, Any, None]]) -> None:
    """Run trials with a registry; between two of them the service is stopped and started."""

    async def run(trial: Callable[[TableRegistry], Coroutine[Any, Any, None]]) -> None:
        async with quick_registry(folder) as registry:
            await trial(registry)

    for trial in trials:
        asyncio.run(run(trial))


def _row(guest: str | None) -> GuestRow:
    return next(each for each in (ANNA, BOHDAN) if each.id == guest)


async def begun(registry: TableRegistry, clock: Clock, variant: str = "duel") -> LiveTable:
    """Begin a game of Anna and Bohdan with a clock."""
    table = await registry.open_table(ANNA, NewTable(variant, clock=clock))
    await execute(table, BOHDAN, Join(Invitation(table.row.token)))
    await execute(table, BOHDAN, MakeReady(True))
    await execute(table, ANNA, Start())
    return table


def asked(table: LiveTable) -> int:
    """Return the seat that has to decide."""
    assert table.game is not None
    return table.game.asked[0]


def running(table: LiveTable) -> list[int]:
    return [seat.seat for seat in table_info(table).seats if seat.is_running]


def left(table: LiveTable, seat: int, after: float = 0.0) -> float:
    """Return the seconds that a seat may still think, so many seconds from now."""
    clock = decode_clock(table.row.clock)
    assert clock is not None
    return time_left(clock, table.chairs[seat], time() + after)


def think_for(table: LiveTable, seconds: float) -> None:
    """Set the running clocks forward."""
    table.chairs = [
        chair._replace(since=chair.since - seconds) if chair.since else chair
        for chair in table.chairs
    ]


async def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition."""
    for _ in range(500):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError


def test_a_clock_runs_for_the_seat_that_is_asked_and_never_in_the_lobby(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await registry.open_table(ANNA, NewTable("duel", clock=LONG))
        assert running(table) == []
        assert table_info(table).clock == LONG
        assert [seat.left for seat in table_info(table).seats] == [1000, 1000]
        await execute(table, BOHDAN, Join(Invitation(table.row.token)))
        await execute(table, BOHDAN, MakeReady(True))
        assert (running(table), table.row.due) == ([], 0)
        await execute(table, ANNA, Start())
        for _ in range(5):  # nature deals in between, without a clock
            assert table.game is not None
            assert running(table) == list(table.game.asked)
            assert table.row.due == pytest.approx(time() + 1000, abs=5)
            assert await act(table) == "done"

    within(tmp_path, trial)


def test_no_clock_runs_for_a_computer_or_at_a_table_without_one(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await registry.open_table(ANNA, NewTable("classic-3", clock=LONG))
        await execute(table, ANNA, Start())
        await until(lambda: table.game is not None and table.game.asked == (0,))
        assert running(table) == [0]
        plain = await registry.open_table(ANNA, NewTable("duel"))
        await execute(plain, ANNA, Start())
        assert running(plain) == []
        assert table_info(plain).clock is None
        assert table_info(plain).seats[0].left is None

    within(tmp_path, trial)


def test_when_the_time_is_up_a_computer_decides_until_the_guest_comes(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry, A_SECOND)
        seat, number = asked(table), table.number
        guest = table.chairs[seat].guest
        assert guest is not None
        await until(lambda: table.number > number)
        assert asked(table) != seat
        assert table.chairs[seat].computer == "medium"
        answer = await handle_message(table, guest, Act("pass", table.number, "k"), Words())
        assert answer is not None
        assert answer.problem is not None
        assert answer.problem.message.id == "service-stand-in"
        assert running(table) == [1 - seat]
        await execute(table, _row(guest), ReclaimSeat())
        assert table.chairs[seat].computer == ""

    within(tmp_path, trial)


def test_a_guest_who_is_present_gets_the_seat_back_after_the_decision(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry, A_SECOND)
        for guest in (ANNA, BOHDAN):
            await subscribe(table, Subscriber(guest.id, Words(), 0))
        seat, number = asked(table), table.number
        await until(lambda: table.number > number)
        assert table.game is not None
        assert table.game.lines[number].seat == seat
        assert [chair.computer for chair in table.chairs] == ["", ""]
        assert await act(table) == "done"
        assert left(table, asked(table)) > 0.5

    within(tmp_path, trial)


def test_nobody_takes_a_seat_back_before_what_is_overdue_is_decided(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry, A_SECOND)
        thought = asyncio.Event()

        async def choose(table: str, question: object) -> str:
            await thought.wait()
            return "?"

        registry.services.pool.ask = choose  # type: ignore[method-assign]
        seat, number = asked(table), table.number
        guest = table.chairs[seat].guest
        assert guest is not None
        await until(lambda: bool(table.chairs[seat].computer))
        await execute(table, _row(guest), ReclaimSeat())
        assert table.chairs[seat].computer == "medium"
        answer = await handle_message(table, guest, Act("pass", number, "k"), Words("uk"))
        assert answer is not None
        assert answer.problem is not None
        assert answer.problem.text == "Ваш час вийшов: за вас вирішує комп’ютер."
        thought.set()
        await until(lambda: table.number > number)

    within(tmp_path, trial)


def test_the_time_of_a_game_adds_up_and_is_never_given_back(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry, Clock("game", 100))
        for guest in (ANNA, BOHDAN):
            await subscribe(table, Subscriber(guest.id, Words(), 0))
        thought = [0, 0]
        for _ in range(6):
            seat = asked(table)
            think_for(table, 10)
            thought[seat] += 10
            assert await act(table) == "done"
            for each in (0, 1):
                assert left(table, each) == pytest.approx(100 - thought[each], abs=2)
        seat = asked(table)
        think_for(table, 200)
        async with table.changing() as changes:  # what the timer does
            changes += clocks.replace_late_players(table, time())
        await until(lambda: asked(table) != seat)
        assert left(table, seat) == 0
        assert table.chairs[seat].computer == "medium"
        await execute(table, _row(table.chairs[seat].guest), ReclaimSeat())
        assert table.chairs[seat].computer == "medium"

    within(tmp_path, trial)


def test_taking_back_brings_no_new_time(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        for variant in ("classic-3", "duel"):
            table = await begun(registry, LONG, variant)
            seat = asked(table)
            for n in range(4):
                think_for(table, 100)
                guest, action = first_action(table)
                assert guest == table.chairs[seat].guest
                answer = await handle_message(table, guest, action, Words())
                assert answer is not None
                assert answer.result == "done"
                undo = Undo(table.number, f"u{n}")
                answer = await handle_message(table, guest, undo, Words())
                assert answer is not None
                assert answer.result == "done"
                assert seat in running(table)
                assert left(table, seat) == pytest.approx(1000 - 100 * (n + 1), abs=2)

    within(tmp_path, trial)


def test_leaving_and_joining_again_brings_no_new_time(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        registry.services.pool.ask = dawdle  # type: ignore[method-assign]
        for clock in (LONG, Clock("game", 1000)):
            table = await begun(registry, clock)
            seat = asked(table)
            guest = ANNA if table.chairs[seat].guest == ANNA.id else BOHDAN
            think_for(table, 700)
            await execute(table, guest, Leave())
            assert running(table) == []
            await execute(table, guest, Join(Invitation(table.row.token, seat)))
            assert running(table) == [seat]
            assert left(table, seat) == pytest.approx(300, abs=2)

    within(tmp_path, trial)


async def dawdle(table: str, question: object) -> str:
    """Think for ever."""
    await asyncio.Event().wait()
    return ""


def test_what_a_neighbor_seals_changes_nobodys_time_and_a_new_round_everybodys(
    tmp_path: Path,
) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry, LONG, "classic-3")
        await until(lambda: running(table) == [0, 1] and not table.bots.are_thinking)
        think_for(table, 100)
        first = asked(table)
        assert await act(table) == "done"
        assert left(table, 1 - first) == pytest.approx(900, abs=2)
        assert running(table) == [1 - first]
        assert await act(table) == "done"
        assert [round(left(table, seat) / 10) for seat in (0, 1)] == [100, 100]

    within(tmp_path, trial)


def test_a_clock_stands_while_no_service_runs_and_goes_on_afterwards(tmp_path: Path) -> None:
    stored: list[tuple[str, float]] = []

    async def before(registry: TableRegistry) -> None:
        table = await begun(registry, Clock("game", 50))
        async with table.changing() as changes:
            think_for(table, 20)
            changes += [change_chair(table.id, chair) for chair in table.chairs]
        stored.append((table.id, left(table, asked(table))))
        await registry.services.cluster.heartbeat()

    async def after(registry: TableRegistry) -> None:
        await asyncio.sleep(0.3)
        table = await registry.table(stored[0][0])
        seat = asked(table)
        assert running(table) == [seat]
        assert 28 < left(table, seat) < 30
        assert left(table, seat, after=10) == pytest.approx(left(table, seat) - 10)
        assert table.row.due == pytest.approx(time() + left(table, seat), abs=0.1)

    within(tmp_path, before)
    asyncio.run(
        asyncio.sleep(3)
    )  # longer than the time between two heartbeats, and than a slow start
    within(tmp_path, after)


def test_a_table_that_left_memory_comes_back_when_a_time_is_up(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry, A_SECOND)
        number, id = table.number, table.id
        registry.evict_idle()
        assert table.is_discarded
        await until(lambda: time() > table.row.due + 2.1)
        assert table.number == number
        await registry.poll()
        again = await registry.table(id)
        await until(lambda: again.number > number)

    within(tmp_path, trial)


def test_a_rematch_has_the_same_clock(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry, LONG)
        await execute(table, ANNA, Leave())
        await execute(table, BOHDAN, Leave())
        assert (table.row.stage, running(table), table.row.due) == ("closed", [], 0)
        other = await begun(registry, LONG)
        answer = await handle_message(other, ANNA.id, Resign(other.number, "r"), Words())
        assert answer is not None
        assert answer.result == "done"
        assert (running(other), other.row.due) == ([], 0)
        await execute(other, ANNA, Rematch())
        again = await registry.table(other.row.next)
        assert table_info(again).clock == LONG
        assert [left(again, seat) for seat in (0, 1)] == [1000, 1000]

    within(tmp_path, trial)


@pytest.mark.parametrize(
    "clock", ["x", {"per": "move"}, {"per": "move", "seconds": 0}, {"per": "day", "seconds": 9}]
)
def test_a_clock_that_cannot_be_is_refused(anna: Guest, clock: object) -> None:
    assert anna.refused("/api/tables", variant="duel", clock=clock) == (400, "service-malformed")


def test_a_clock_is_shown_to_everybody(anna: Guest, stranger: Guest) -> None:
    clock = {"per": "move", "seconds": 3 * 86_400}
    opened = anna.post("/api/tables", variant="duel", clock=clock)
    id = opened["table"]["id"]
    anna.post(f"/api/tables/{id}/start")
    with stranger.at(id) as spectator:
        told = spectator.until_update().update["table"]
        assert told["clock"] == clock
        assert 0 < told["seats"][0]["left"] <= 3 * 86_400
    assert msgspec.convert(clock, Clock).seconds == 259_200


def test_the_host_sets_and_stops_the_clock_in_the_lobby(anna: Guest, bohdan: Guest) -> None:
    opened = anna.post("/api/tables", variant="duel")
    path = f"/api/tables/{opened['table']['id']}"
    minute = {"per": "move", "seconds": 60}
    assert anna.post(f"{path}/clock", clock=minute)["table"]["clock"] == minute
    bohdan.post(f"{path}/join", token=opened["token"])
    assert bohdan.refused(f"{path}/clock", clock=None) == (403, "service-not-host")
    assert anna.post(f"{path}/clock", clock=None)["table"]["clock"] is None
    anna.post(f"{path}/clock", clock={"per": "game", "seconds": 900})
    bohdan.post(f"{path}/ready", is_ready=True)
    begun = anna.post(f"{path}/start")["table"]
    assert sum(seat["is_running"] for seat in begun["seats"]) == 1
    assert anna.refused(f"{path}/clock", clock=minute) == (409, "service-is-playing")
