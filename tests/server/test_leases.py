"""Two processes that share PostgreSQL: one owns a table, the other forwards or takes over."""

import asyncio
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.client import Guest, Seat, serving, table_of_two
from tests.server.registries import ANNA, registry_with
from tests.server.two_processes import TwoProcesses, figure, wait_for
from thaumata.server.messages import Chair, NewTable
from thaumata.server.problems import WriteConflict
from thaumata.server.tables.commands import SetChair
from thaumata.server.tables.execute import execute


@pytest.fixture
def anna(two: TwoProcesses) -> Iterator[Guest]:
    with two.guest("Anna", at_first=True) as guest:
        yield guest


@pytest.fixture
def bohdan(two: TwoProcesses) -> Iterator[Guest]:
    with two.guest("Bohdan", at_first=False) as guest:
        yield guest


def play_both(first: Seat, second: Seat, rounds: int) -> None:
    """Let both choose as often; each gets the other's choice."""
    for seat in (first, second):
        wait_for(seat, lambda seat=seat: seat.number > 0)  # type: ignore[misc]
    for _ in range(rounds):
        for seat in (first, second):
            if seat.actions:
                number = seat.number
                answer = seat.act(seat.actions[-1], f"k{number}")
                assert answer["result"] == "done"
                assert seat.happenings[answer["number"] - 1]["seat"] == seat.update["seat"]
        last = max(first.number, second.number)
        first.until(last)
        second.until(last)


@pytest.mark.parametrize("variant", ["duel", "classic-2"])
def test_one_process_writes_at_a_table_and_the_other_forwards(
    variant: str, two: TwoProcesses, anna: Guest, bohdan: Guest
) -> None:
    before = [figure(service, "lines") for service in (two.first, two.second)]
    forwarded = [figure(service, "forwarded") for service in (two.first, two.second)]
    id = table_of_two(anna, bohdan, variant)
    with anna.at(id, since=0) as first, bohdan.at(id, since=0) as second:
        play_both(first, second, 10)
        number = first.number
    assert figure(two.first, "lines") - before[0] == number
    assert figure(two.second, "lines") == before[1]
    assert figure(two.first, "forwarded") == forwarded[0]
    assert figure(two.second, "forwarded") - forwarded[1] > 5


def test_what_is_refused_stale_or_repeated_is_answered_through_the_other_process(
    anna: Guest, bohdan: Guest
) -> None:
    id = table_of_two(anna, bohdan, "classic-2")
    with bohdan.at(id, headers={"Accept-Language": "uk"}) as seat:
        wait_for(seat, lambda: bool(seat.actions))
        number, text = seat.number, seat.actions[0]
        refused = seat.act("dance", "k1")
        assert refused["result"] == "refused"
        assert "dance" in refused["problem"]["text"]
        assert any("а" <= letter <= "я" for letter in refused["problem"]["text"])
        forbidden = seat.act("build palace", "k0")
        assert forbidden["result"] == "refused"
        assert len(forbidden["problem"]["text"]) > 10
        done = seat.act(text, "k2", number)
        assert (done["result"], done["number"]) == ("done", number + 1)
        again = seat.act(text, "k2", number)
        assert (again["result"], again["number"]) == ("repeated", number + 1)
        assert seat.act(text, "k3", 0)["result"] == "stale"
        undone = seat.ask("undo", number=seat.number, key="k4")
        assert (undone["result"], undone["number"]) == ("done", number + 2)


def test_a_lobby_is_led_through_both_processes(
    two: TwoProcesses, anna: Guest, bohdan: Guest
) -> None:
    opened = anna.post("/api/tables", variant="classic-3")
    id, token = opened["table"]["id"], opened["token"]
    assert bohdan.refused(f"/api/tables/{id}/join") == (403, "service-not-invited")
    seats = bohdan.post(f"/api/tables/{id}/join", token=token)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Bohdan", ""]
    assert bohdan.refused(f"/api/tables/{id}/start") == (403, "service-not-host")
    bohdan.post(f"/api/tables/{id}/ready", is_ready=True)
    anna.http.base_url = two.second.url  # the cookie is valid for both
    anna.post(f"/api/tables/{id}/chair", seat=2, computer="novice")
    anna.post(f"/api/tables/{id}/shuffle")
    started = anna.post(f"/api/tables/{id}/start")
    assert started["table"]["stage"] == "playing"
    bohdan.post(f"/api/tables/{id}/leave")
    left = anna.post(f"/api/tables/{id}/leave")
    assert left["stage"] == "closed"


def test_an_owner_that_was_taken_for_dead_writes_nothing_any_more(
    two: TwoProcesses, bohdan: Guest
) -> None:
    """It stands still until its lease has run out, and does not know of it afterwards."""
    with serving(two.url) as third, Guest(third.url, "Anna") as anna:
        id = table_of_two(anna, bohdan, "classic-2")
        with anna.at(id, since=0) as first, bohdan.at(id, since=0) as second:
            play_both(first, second, 2)
            lines = figure(third, "lines")
            third.process.send_signal(signal.SIGSTOP)
            try:
                taken_over = second.act(second.actions[0], "after")
            finally:
                third.process.send_signal(signal.SIGCONT)
            assert taken_over["result"] == "done"
            assert first.act(first.actions[0], "woken")["result"] == "done"
            assert figure(third, "lines") == lines
            assert figure(third, "forwarded") > 0


def test_what_is_written_at_a_table_that_another_has_taken_over_is_void(two: TwoProcesses) -> None:
    async def trial() -> None:
        async with registry_with(two.url) as registry, registry_with(two.url) as other:
            table = await registry.open_table(ANNA, NewTable("duel"))
            await execute(table, ANNA, SetChair(Chair(1, "easy")))
            assert await other.services.cluster.acquire(
                table.id
            )  # no connection shows that the first is alive
            with pytest.raises(WriteConflict):
                await execute(table, ANNA, SetChair(Chair(1, "hard")))
            assert table.chairs[1].computer == "easy"
            assert (await other.table(table.id)).chairs[1].computer == "easy"

    asyncio.run(trial())


def test_a_guest_opens_only_so_many_tables_through_all_processes(two: TwoProcesses) -> None:
    with two.guest("Anna", at_first=True) as anna, two.guest("Other", at_first=False) as other:
        other.http.cookies = anna.http.cookies

        def open_many(guest: Guest) -> list[int]:
            wish = {"variant": "duel"}
            return [guest.http.post("/api/tables", json=wish).status_code for _ in range(30)]

        with ThreadPoolExecutor(2) as threads:
            codes = [code for each in threads.map(open_many, (anna, other)) for code in each]
    assert (codes.count(201), codes.count(429)) == (50, 10)
