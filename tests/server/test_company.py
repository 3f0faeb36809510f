"""Two real processes that share PostgreSQL: who is here, who thinks, what is said, and clocks."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import NamedTuple

import pytest

from tests.server.client import Guest, Seat, Service, table_of_two
from tests.server.databases import database


class Two(NamedTuple):
    """Two processes of one service."""

    url: str
    first: Service
    second: Service

    def guest(self, name: str, *, at_first: bool) -> Guest:
        return Guest((self.first if at_first else self.second).url, name)


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    with database("postgresql", tmp_path_factory.mktemp("company")) as url:
        first, second = Service(url), Service(url)
        yield Two(url, first, second)
        for service in (first, second):
            assert '"level":"error"' not in service.stop()


@pytest.fixture
def anna(two: Two) -> Iterator[Guest]:
    with two.guest("Anna", at_first=True) as guest:
        yield guest


@pytest.fixture
def bohdan(two: Two) -> Iterator[Guest]:
    with two.guest("Bohdan", at_first=False) as guest:
        yield guest


def here(seat: Seat) -> list[bool]:
    return [each["is_here"] for each in seat.update["table"]["seats"]]


def wait_for(seat: Seat, condition: Callable[[], bool]) -> None:
    """Take updates until something is so."""
    if not seat.update:
        seat.until_update()
    while not condition():
        seat.until_update()


def decisions(service: Service) -> int:
    """How many decisions of computers a process was asked for."""
    with Guest(service.url) as guest:
        found = re.search(r"^thaumata_decisions_total (\d+)", guest.http.get("/metrics").text, re.M)
    assert found is not None
    return int(found[1])


def test_everybody_sees_who_is_here_through_whichever_process(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first:
        wait_for(first, lambda: here(first) == [True, False])
        with bohdan.at(id) as second:
            wait_for(first, lambda: here(first) == [True, True])
            wait_for(second, lambda: here(second) == [True, True])
            assert anna.refused(f"/api/tables/{id}/absent", seat=1) == (409, "service-not-absent")
            listed = bohdan.get("/api/me/tables")["tables"]
            assert [seat["is_here"] for seat in listed[0]["seats"]] == [True, True]
        wait_for(first, lambda: here(first) == [True, False])
        lent = anna.post(f"/api/tables/{id}/absent", seat=1)["table"]["seats"][1]
        assert (lent["name"], lent["computer"]) == ("Bohdan", "medium")


def test_all_who_are_there_are_asked_about_somebody_absent(
    two: Two, anna: Guest, bohdan: Guest
) -> None:
    opened = anna.post("/api/tables", variant="classic-3")
    id = opened["table"]["id"]
    with two.guest("Third", at_first=True) as third:
        for guest in (bohdan, third):
            guest.post(f"/api/tables/{id}/join", token=opened["token"])
            guest.post(f"/api/tables/{id}/ready", is_ready=True)
    anna.post(f"/api/tables/{id}/start")
    with anna.at(id) as first, bohdan.at(id) as second:
        wait_for(first, lambda: here(first) == [True, True, False])
        wait_for(second, lambda: here(second) == [True, True, False])
        asked = anna.post(f"/api/tables/{id}/absent", seat=2)
        assert asked["table"]["seats"][2]["computer"] == ""
        asked = bohdan.post(f"/api/tables/{id}/absent", seat=2)
        assert asked["table"]["seats"][2]["computer"] == "medium"


def test_what_is_said_and_a_new_name_reach_the_other_process(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first, bohdan.at(id) as second:
        first.until_update()
        second.until_update()
        first.say("say", phrase="phrase-wow")
        while not second.others:
            second.receive()
        assert second.others == [{"type": "said", "seat": 0, "phrase": "phrase-wow"}]
        anna.post("/api/me", name="Hanna")
        wait_for(second, lambda: bool(second.update["table"]["seats"][0]["name"] == "Hanna"))


def test_a_time_that_is_up_ends_once(anna: Guest, bohdan: Guest) -> None:
    clock = {"per": "move", "seconds": 1}
    opened = anna.post("/api/tables", variant="duel", clock=clock)
    id = opened["table"]["id"]
    bohdan.post(f"/api/tables/{id}/join", token=opened["token"])
    bohdan.post(f"/api/tables/{id}/ready", is_ready=True)
    with anna.at(id) as first, bohdan.at(id) as second:
        anna.post(f"/api/tables/{id}/start")
        for seat in (first, second):
            wait_for(seat, lambda seat=seat: seat.number > 0)  # type: ignore[misc]
        begun = first.number
        asked = 0 if first.actions else 1
        for seat in (first, second):
            seat.until(begun + 2)
            made = [each["seat"] for each in seat.happenings if each["number"] > begun]
            assert made[:2] == [asked, 1 - asked]
        while first.update["table"]["stage"] == "playing":  # a computer may be deciding just now
            first.ask("resign", number=first.number, key=f"r{first.number}")


def test_one_process_thinks_and_the_other_takes_over_when_it_is_killed(
    two: Two, bohdan: Guest
) -> None:
    """Anna plays against computers through a third process, and Bohdan looks on."""
    before = -1
    while before != (before := decisions(two.second)):  # computers of other tests may still think
        sleep(1)
    with killed(Service(two.url)) as third, Guest(third.url, "Anna") as anna:
        opened = anna.post("/api/tables", variant="classic-3", computers=["novice", "novice"])
        id = opened["table"]["id"]
        with bohdan.at(id) as onlooker:
            onlooker.until_update()
            anna.post(f"/api/tables/{id}/start")
            with anna.at(id) as seat:
                play(seat, 3)
                wait_for(onlooker, lambda: here(onlooker)[0])
                onlooker.until(seat.number)
                thought = [decisions(third), decisions(two.second) - before]
                assert min(thought) == 0
                assert max(thought) >= 6
                third.kill()
            died = monotonic()
            wait_for(onlooker, lambda: not here(onlooker)[0])
            assert monotonic() - died < 20
            anna.url = two.second.url
            with anna.at(id) as seat:
                play(seat, 2)
        assert decisions(two.second) >= before + 2 + thought[1]


@contextmanager
def killed(service: Service) -> Iterator[Service]:
    """Give a process that is killed in the end, whatever happens."""
    try:
        yield service
    finally:
        service.kill()


def play(seat: Seat, rounds: int) -> None:
    """Choose a few times; the computers choose, too."""
    for n in range(rounds):
        wait_for(seat, lambda: bool(seat.actions))
        number = seat.number
        assert seat.act(seat.actions[0], f"k{number}-{n}")["result"] == "done"
        until = monotonic() + 15
        while not seat.actions:
            assert monotonic() < until
            seat.until_update()
    sleep(0.1)
