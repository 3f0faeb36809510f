"""Tables in memory and in the database: eviction, loading, conflicts and failures."""

import asyncio
import gc
import weakref
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text, update

from tests.server.registries import ANNA, BOHDAN, registry_in
from thaumata.game import ThaumataError
from thaumata.play.lines import GameLine
from thaumata.server.cluster.forwarding.retry import retry_conflicts
from thaumata.server.database.schema import lines
from thaumata.server.database.store import GuestRow, add_guest, add_lines
from thaumata.server.database.writer import Change
from thaumata.server.messages import Act, Chair, Clock, Invitation, NewTable
from thaumata.server.problems import DatabaseUnreachable, Refusal, WriteConflict
from thaumata.server.tables.commands import Join, Leave, MakeReady, ReplaceAbsent, SetChair, Start
from thaumata.server.tables.execute import execute
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.play_commands import handle_message
from thaumata.server.tables.records import record_for
from thaumata.server.tables.registry import TableRegistry
from thaumata.server.tables.subscriber import Subscriber
from thaumata.server.tables.subscriptions import subscribe, unsubscribe
from thaumata.wording.words import Words

Trial = Callable[[TableRegistry], Coroutine[Any, Any, None]]


def within_registry(folder: Path, *trials: Trial) -> None:
    """Run trials with a registry; between two of them the service is stopped and started."""

    async def run(trial: Trial) -> None:
        async with registry_in(folder) as registry:
            await trial(registry)

    for trial in trials:
        asyncio.run(run(trial))


async def begun(registry: TableRegistry, variant: str = "duel") -> LiveTable:
    """Begin a game of Anna and Bohdan."""
    table = await registry.open_table(ANNA, NewTable(variant))
    await execute(table, BOHDAN, Join(Invitation(table.row.token)))
    await execute(table, BOHDAN, MakeReady(True))
    await execute(table, ANNA, Start())
    return table


def first_action(table: LiveTable) -> tuple[str, Act]:
    """Return the guest who is asked, and a legal action."""
    game = table.game
    assert game is not None
    seat, state = game.asked[0], game.state
    guest = table.chairs[seat].guest
    assert guest is not None
    text = state.game.text(state, seat, state.legal_actions(seat)[0])
    return guest, Act(text, game.number, f"k{game.number}")


async def act(table: LiveTable) -> str:
    """Play for the guest who is asked; return the result."""
    guest, action = first_action(table)
    answer = await handle_message(table, guest, action, Words())
    assert answer is not None
    return answer.result


def test_an_unused_table_is_evicted_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry)
        for _ in range(5):
            assert await act(table) == "done"
        subscriber = Subscriber("", Words(), 0)
        await subscribe(table, subscriber)
        registry.evict_idle()
        assert await registry.table(table.id) is table  # it has a subscriber
        await unsubscribe(table, subscriber)
        registry.evict_idle()
        again = await registry.table(table.id)
        assert again is not table
        assert table.game is not None
        assert again.game is not None
        assert again.game.lines == table.game.lines
        assert again.game.state == table.game.state
        assert again.chairs == table.chairs
        with pytest.raises(Refusal):  # the old one is discarded
            await execute(table, ANNA, Leave())

    within_registry(tmp_path, trial)


async def until_bots_have_moved(table: LiveTable) -> None:
    """Wait until the game is up to the first seat, and nothing more is being stored."""
    while table.game is None or table.game.asked != (0,) or table.is_changing:
        await asyncio.sleep(0.01)


def test_a_table_that_leaves_memory_is_freed_without_the_garbage_collector(tmp_path: Path) -> None:
    """No reference cycle holds it: neither its timer, nor its bots, nor its subscribers."""

    async def trial(registry: TableRegistry) -> None:
        table = await registry.open_table(
            ANNA, NewTable("duel", computers=["easy"], clock=Clock("move", 100))
        )
        subscriber = Subscriber(ANNA.id, Words(), 0)
        await subscribe(table, subscriber)
        await execute(table, ANNA, Start())
        await until_bots_have_moved(table)
        assert await act(table) == "done"
        with pytest.raises(Refusal):
            await execute(table, ANNA, Start())
        await until_bots_have_moved(table)
        await unsubscribe(table, subscriber)
        table, freed = await registry.table(table.id), weakref.ref(table)
        registry.evict_idle()
        del table
        await asyncio.sleep(0.01)  # for callbacks that are scheduled
        assert freed() is None

    gc.collect()
    gc.disable()
    try:
        within_registry(tmp_path, trial)
    finally:
        gc.enable()


def test_two_who_come_at_once_find_the_same_table(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        id = (await begun(registry)).id
        registry.evict_idle()
        first, second = await asyncio.gather(registry.table(id), registry.table(id))
        assert first is second

    within_registry(tmp_path, trial)


def test_a_table_goes_on_after_the_service_was_stopped(tmp_path: Path) -> None:
    stored: list[LiveTable] = []

    async def before(registry: TableRegistry) -> None:
        stored.append(await begun(registry, "classic-2"))
        assert await act(stored[0]) == "done"

    async def after(registry: TableRegistry) -> None:
        table = await registry.table(stored[0].id)
        assert table.number == stored[0].number
        assert await act(table) == "done"

    within_registry(tmp_path, before, after)


def test_a_table_that_no_longer_replays_is_closed_and_its_record_kept(tmp_path: Path) -> None:
    ids: list[str] = []

    async def before(registry: TableRegistry) -> None:
        ids.append((await begun(registry)).id)
        spoil = update(lines).where(lines.c.number == 5).values(text="deal moon")
        await registry.services.writer.write(Change(spoil))

    async def after(registry: TableRegistry) -> None:
        table = await registry.table(ids[0])
        assert table.row.stage == "closed"
        assert table.row.why_closed is not None
        assert table.row.why_closed.arguments == {"line": 5}
        assert "n deal moon" in await record_for(registry, table, "")
        guest, _ = ANNA.id, BOHDAN.id
        answer = await handle_message(table, guest, Act("pass", 0, "k"), Words())
        assert answer is not None
        assert answer.result == "refused"

    within_registry(tmp_path, before, after)


def test_what_another_process_has_written_first_holds(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry)
        number = table.number
        subscriber = Subscriber(ANNA.id, Words(), number)
        await subscribe(table, subscriber)
        await subscriber.next()
        stolen = add_lines(table.id, [GameLine(number + 1, 0, "resign")])
        await registry.services.writer.write(stolen)
        assert await act(table) == "stale"
        told = await subscriber.next()  # the move that could not be stored was not sent
        assert told is not None
        assert b'"kind":"resign"' in told
        assert await registry.table(table.id) is table
        assert table.game is not None
        assert table.game.lines[-1].text == "resign"

    within_registry(tmp_path, trial)


def test_no_subscriber_gets_an_action_before_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry)
        subscriber = Subscriber(BOHDAN.id, Words(), table.number)
        await subscribe(table, subscriber)
        await subscriber.next()
        writer, written = registry.services.writer, asyncio.Event()
        commit = writer._commit

        async def slowly(jobs: Any) -> None:
            await written.wait()
            await commit(jobs)

        monkeypatch.setattr(writer, "_commit", slowly)
        acting, told = asyncio.create_task(act(table)), asyncio.create_task(subscriber.next())
        await asyncio.sleep(0.1)
        assert not acting.done()  # nor is the player who acts
        assert not told.done()
        written.set()
        assert await acting == "done"
        assert b'"type":"update"' in (await told or b"")

    within_registry(tmp_path, trial)


def test_two_processes_at_a_table_are_as_one(tmp_path: Path) -> None:
    """Both have it in memory; the one with a conflict retries on what the other has written."""

    async def trial(registry: TableRegistry) -> None:
        async with registry_in(tmp_path) as other:
            here = await begun(registry, "classic-2")
            there = await other.table(here.id)
            assert here.game is not None
            assert there.game is not None
            number = here.number
            for table, seat, guest in ((here, 0, ANNA), (there, 1, BOHDAN)):
                state = here.game.state
                text = state.game.text(state, seat, state.legal_actions(seat)[0])
                answer = await handle_message(
                    table, guest.id, Act(text, number, f"k{seat}"), Words()
                )
                assert answer is not None
                assert answer.result == "done"
            await here.catch_up()
            assert here.game.lines == there.game.lines
            assert here.game.state == there.game.state

    within_registry(tmp_path, trial)


def test_two_processes_do_not_give_a_seat_twice(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        async with registry_in(tmp_path) as other:
            here = await registry.open_table(ANNA, NewTable("duel"))
            there = await other.table(here.id)
            third = GuestRow("c" * 20, "Third", 1, 0.0, 0.0)
            await registry.services.writer.write(add_guest(third))
            await execute(here, BOHDAN, Join(Invitation(here.row.token)))
            with pytest.raises(WriteConflict):
                await execute(there, third, Join(Invitation(here.row.token)))
            assert there.seat_of(BOHDAN.id) == 1
            with pytest.raises(Refusal, match="taken"):
                await execute(there, third, Join(Invitation(here.row.token)))

    within_registry(tmp_path, trial)


def test_a_command_with_a_conflict_in_the_lobby_is_retried(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        async with registry_in(tmp_path) as other:
            here = await registry.open_table(ANNA, NewTable("duel"))
            there = await other.table(here.id)
            await execute(here, BOHDAN, Join(Invitation(here.row.token)))
            await retry_conflicts(lambda: execute(there, ANNA, SetChair(Chair(1, "easy"))))
            assert (there.chairs[1].guest, there.chairs[1].computer) == (None, "easy")
            with pytest.raises(WriteConflict):  # not without end
                await retry_conflicts(always_overtaken)

    within_registry(tmp_path, trial)


async def always_overtaken() -> None:
    raise WriteConflict


def test_a_write_that_fails_spares_the_others_of_its_group(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry)
        writer = registry.services.writer
        bad = add_lines(table.id, [GameLine(1, 0, "again")])
        good = add_lines(table.id, [GameLine(table.number + 1, 0, "next")])
        results = await asyncio.gather(
            writer.write(bad), writer.write(good), return_exceptions=True
        )
        assert isinstance(results[0], WriteConflict)
        assert results[1] is None

    within_registry(tmp_path, trial)


def test_whatever_is_done_at_once_is_written_in_one_go(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        tables = [await begun(registry) for _ in range(8)]
        before = _counted(registry, "commits")
        assert await asyncio.gather(*map(act, tables)) == ["done"] * 8
        assert _counted(registry, "commits") - before < 8

    within_registry(tmp_path, trial)


def _counted(registry: TableRegistry, name: str) -> int:
    return registry.services.metrics._counts[name]


def test_a_database_that_is_gone_is_told_in_words(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry)
        async with registry.services.store._engine.begin() as connection:
            await connection.execute(text("ALTER TABLE lines RENAME TO elsewhere"))
        guest, action = first_action(table)
        answer = await handle_message(table, guest, action, Words("uk"))
        assert answer is not None
        assert answer.problem is not None
        assert answer.problem.message.id == "service-not-saved"
        assert "Зберегти" in answer.problem.text
        with pytest.raises(DatabaseUnreachable):
            await registry.table(table.id)
        async with registry.services.store._engine.begin() as connection:
            await connection.execute(text("ALTER TABLE elsewhere RENAME TO lines"))
        assert await act(await registry.table(table.id)) == "done"  # nothing is lost

    within_registry(tmp_path, trial)


def test_a_full_disk_is_told_in_words_and_loses_nothing(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await begun(registry)
        engine = registry.services.store._engine
        pages = [0]

        def limit(connection: Connection) -> None:
            """Limit the file to the pages that it has."""
            found = connection.exec_driver_sql("PRAGMA page_count").scalar()
            pages[0] = pages[0] or int(found or 0)
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages[0]}")

        event.listen(engine.sync_engine, "begin", limit)
        results = [await act(await registry.table(table.id)) for _ in range(3)]
        while results[-1] == "done" and len(results) < 300:
            table = await registry.table(table.id)
            if table.game is None or table.game.is_over:
                table = await begun(registry)
            results.append(await act(table))
        assert results[-1] == "refused"
        number = results.count("done")
        event.remove(engine.sync_engine, "begin", limit)
        pages[0] = 1_000_000
        async with engine.begin() as connection:
            await connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
        await engine.dispose()
        again = await registry.table(table.id)
        assert again.game is not None
        assert number > 0
        assert await act(again) == "done"

    within_registry(tmp_path, trial)


def test_a_refused_change_of_the_lobby_leaves_everything_as_it_was(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await registry.open_table(ANNA, NewTable("duel"))
        await execute(table, BOHDAN, Join(Invitation(table.row.token)))
        before = list(table.chairs)
        with pytest.raises(ThaumataError):
            await execute(table, ANNA, Start())
        assert list(table.chairs) == before
        assert table.game is None

    within_registry(tmp_path, trial)


def test_all_who_are_there_have_to_ask_for_a_computer(tmp_path: Path) -> None:
    async def trial(registry: TableRegistry) -> None:
        table = await registry.open_table(ANNA, NewTable("classic-3"))
        third = GuestRow("c" * 20, "Third", 1, 0.0, 0.0)
        await registry.services.writer.write(add_guest(third))
        for guest in (BOHDAN, third):
            await execute(table, guest, Join(Invitation(table.row.token)))
            await execute(table, guest, MakeReady(True))
        await execute(table, ANNA, Start())
        for guest in (ANNA, BOHDAN):
            await subscribe(table, Subscriber(guest.id, Words(), 0))
        await execute(table, ANNA, ReplaceAbsent(2))
        assert table.chairs[2].computer == ""  # Bohdan has not agreed
        await execute(table, BOHDAN, ReplaceAbsent(2))
        assert table.chairs[2].computer == "medium"

    within_registry(tmp_path, trial)


def test_a_subscriber_that_does_not_read_is_closed() -> None:
    async def trial() -> None:
        subscriber = Subscriber("", Words(), 0)
        for _ in range(500):
            subscriber.send(b"x")
        got = [await subscriber.next()]
        while got[-1] is not None:
            got.append(await subscriber.next())
        assert len(got) < 150

    asyncio.run(trial())
