"""Two processes that share PostgreSQL: presence, bots, phrases and clocks."""

from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from tests.server.client import Guest, serving, table_of_two
from tests.server.two_processes import TwoProcesses, figure, here, play, wait_for


@pytest.fixture
def anna(two: TwoProcesses) -> Iterator[Guest]:
    with two.guest("Anna", at_first=True) as guest:
        yield guest


@pytest.fixture
def bohdan(two: TwoProcesses) -> Iterator[Guest]:
    with two.guest("Bohdan", at_first=False) as guest:
        yield guest


def test_presence_is_the_same_through_every_process(anna: Guest, bohdan: Guest) -> None:
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


def test_all_who_are_present_vote_about_an_absent_player(
    two: TwoProcesses, anna: Guest, bohdan: Guest
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
        while first.update["table"]["stage"] == "playing":  # a computer may be choosing just now
            first.ask("resign", number=first.number, key=f"r{first.number}")


def test_one_process_thinks_and_the_other_takes_over_when_it_is_killed(
    two: TwoProcesses, bohdan: Guest
) -> None:
    """Anna plays against computers through a third process, and Bohdan is a spectator."""
    before = -1
    while before != (
        before := figure(two.second, "decisions")
    ):  # bots of other tests may still think
        sleep(1)
    with serving(two.url) as third, Guest(third.url, "Anna") as anna:
        opened = anna.post("/api/tables", variant="classic-3", computers=["novice", "novice"])
        id = opened["table"]["id"]
        with bohdan.at(id) as spectator:
            spectator.until_update()
            anna.post(f"/api/tables/{id}/start")
            with anna.at(id) as seat:
                play(seat, 3)
                wait_for(spectator, lambda: here(spectator)[0])
                spectator.until(seat.number)
                thought = [figure(third, "decisions"), figure(two.second, "decisions") - before]
                assert min(thought) == 0
                assert max(thought) >= 6
                third.kill()
            died = monotonic()
            wait_for(spectator, lambda: not here(spectator)[0])
            assert monotonic() - died < 20
            anna.url = two.second.url
            with anna.at(id) as seat:
                play(seat, 2)
        assert figure(two.second, "decisions") >= before + 2 + thought[1]
