"""Absent players: a computer takes the seat by itself, and gives it back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import time

from tests.server.client import Guest, Service, table_of_two
from tests.server.registries import ANNA, BOHDAN, registry_in
from tests.server.two_processes import wait_for
from thaumata.server.messages import Clock, Invitation, NewTable
from thaumata.server.tables.absence import next_replacement
from thaumata.server.tables.commands import Join, MakeReady, Start
from thaumata.server.tables.execute import execute
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.registry import TableRegistry
from thaumata.server.tables.subscriber import Subscriber
from thaumata.server.tables.subscriptions import subscribe, unsubscribe
from thaumata.wording.words import Words

LONG = 600.0


def within_registry(folder: Path, trial: Callable[[TableRegistry], Awaitable[None]]) -> None:
    async def run() -> None:
        async with registry_in(folder) as registry:
            await trial(registry)

    asyncio.run(run())


async def begun(registry: TableRegistry, clock: Clock | None = None) -> LiveTable:
    """Begin a game of two people; nobody is connected yet."""
    table = await registry.open_table(ANNA, NewTable("duel", clock=clock))
    await execute(table, BOHDAN, Join(Invitation(table.row.token)))
    await execute(table, BOHDAN, MakeReady(True))
    await execute(table, ANNA, Start())
    return table


def test_a_computer_takes_the_seat_of_an_absent_player_also_after_a_kill(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'service.db'}"
    service = Service(url, "--absence", "2")
    try:
        with Guest(service.url, "Anna") as anna, Guest(service.url, "Bohdan") as bohdan:
            id = table_of_two(anna, bohdan)

            def computer() -> str:
                return str(waiting.update["table"]["seats"][1]["computer"])

            with anna.at(id) as waiting:
                with bohdan.at(id) as away:
                    away.until_update()
                wait_for(waiting, lambda: computer() == "medium")
                with bohdan.at(id):
                    wait_for(waiting, lambda: computer() == "")
            service.kill()
            service = Service(url, "--absence", "2")
            anna.url = service.url
            with anna.at(id) as waiting:
                waiting.until_update()
                assert computer() == ""
                wait_for(waiting, lambda: computer() == "medium")
    finally:
        service.kill()


def test_no_player_is_absent_while_nobody_waits(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry)
        assert next_replacement(table, LONG) == 0
        anna = Subscriber(ANNA.id, Words(), 0)
        await subscribe(table, anna)
        assert abs(next_replacement(table, LONG) - time() - LONG) < 30
        assert next_replacement(table, 0) == 0  # the operator has switched it off
        bohdan = Subscriber(BOHDAN.id, Words(), 0)
        await subscribe(table, bohdan)
        assert next_replacement(table, LONG) == 0
        for subscriber in (anna, bohdan):
            await unsubscribe(table, subscriber)
        assert next_replacement(table, LONG) == 0

    within_registry(tmp_path, trial)


def test_the_first_to_come_to_an_empty_table_waits_from_then_on(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry)
        yesterday = time() - 86_400
        table.chairs = [chair._replace(seen=yesterday) for chair in table.chairs]
        await subscribe(table, Subscriber(ANNA.id, Words(), 0))
        assert next_replacement(table, LONG) > time() + LONG - 30
        assert table.chairs[1].computer == ""

    within_registry(tmp_path, trial)


def test_a_lost_connection_of_the_one_who_waits_begins_no_new_count(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry)
        anna = Subscriber(ANNA.id, Words(), 0)
        await subscribe(table, anna)
        a_while_ago = time() - 300
        table.update_chair(table.chairs[1]._replace(seen=a_while_ago))
        await unsubscribe(table, anna)
        await subscribe(table, Subscriber(ANNA.id, Words(), 0))
        assert next_replacement(table, LONG) == a_while_ago + LONG

    within_registry(tmp_path, trial)


def test_a_clock_says_how_long_anybody_is_waited_for(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry, Clock("move", 3 * 86_400))
        await subscribe(table, Subscriber(ANNA.id, Words(), 0))
        assert next_replacement(table, LONG) == 0

    within_registry(tmp_path, trial)
