"""Hints and analyses over real sockets: progress, cancelling, and who may ask."""

from typing import Any

import pytest

from tests.server.client import Guest, Seat, table_of_two

pytestmark = pytest.mark.compiled_only


def against_computer(guest: Guest) -> str:
    """Begin a game against a quick computer."""
    id = str(guest.post("/api/tables", variant="duel", computers=["novice"])["table"]["id"])
    guest.post(f"/api/tables/{id}/start")
    return id


def answered(seat: Seat, *types: str) -> dict[str, Any]:
    """Receive messages up to one of these types."""
    while (message := seat.receive())["type"] not in types:
        pass
    return message


def until_asked(seat: Seat) -> None:
    seat.until_update()
    while not seat.actions:
        seat.until_update()


def test_a_hint_names_the_best_actions_and_tells_how_far_it_is(anna: Guest) -> None:
    with anna.at(against_computer(anna)) as seat:
        until_asked(seat)
        seat.say("hint", key="h", level="medium")
        hinted = answered(seat, "hinted", "answer")
        assert hinted["type"] == "hinted", hinted
        assert (hinted["key"], hinted["number"]) == ("h", seat.number)
        assert hinted["advice"]["choices"][0]["text"] in seat.actions
        shares = [each["done"] for each in seat.others if each["type"] == "progress"]
        assert shares == sorted(shares)
        assert shares


def test_there_is_no_hint_against_other_people_nor_out_of_turn(
    anna: Guest, bohdan: Guest, stranger: Guest
) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first, bohdan.at(id) as second, stranger.at(id) as spectator:
        for seat in (first, second, spectator):
            seat.until_update()
        acting, other = (first, second) if first.actions else (second, first)
        for seat, problem in (
            (acting, "service-no-hints"),
            (other, "service-not-asked"),
            (spectator, "service-not-asked"),
        ):
            seat.say("hint", key="h")
            answer = answered(seat, "answer", "hinted")
            assert answer["problem"]["message"]["id"] == problem
        first.say("analyse", key="a")
        assert answered(first, "answer")["problem"]["message"]["id"] == "service-is-playing"
        first.say("analyse", key="a", level="god")
        assert answered(first, "answer")["problem"]["message"]["id"] == "service-no-level"


def test_what_is_cancelled_is_not_answered(anna: Guest) -> None:
    with anna.at(against_computer(anna)) as seat:
        until_asked(seat)
        seat.say("hint", key="slow", level="expert")
        seat.say("cancel", key="slow")
        seat.say("hint", key="quick", level="medium")
        assert answered(seat, "hinted")["key"] == "quick"


def test_a_game_that_is_over_is_analysed(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as seat:
        seat.until_update()
        seat.ask("resign", number=seat.number, key="r")
        seat.say("analyse", key="a", level="medium")
        analysed = answered(seat, "analysed", "answer")
        assert analysed["analysis"]["variant"] == "duel"
