"""Games from files of the operator's own: offered, played, kept, and never named by a client."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Guest, Seat, Service, serving
from thaumata.server.settings import Settings, read_settings

PROJECT = Path(__file__).parents[2]
AUCTION = f"{PROJECT / 'tests' / 'auction.py'}:Auction"
SPOILS = f"{PROJECT / 'examples' / 'house_rule.py'}:SpoilsOfWar"


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service with two games that are not ours: one new from the ground up, one of Duel."""
    database = tmp_path_factory.mktemp("own") / "service.db"
    with serving(f"sqlite:///{database}", "--game", AUCTION, "--game", SPOILS) as running:
        yield running
        logged = running.stop()
        assert '"level":"error"' not in logged, logged


@pytest.fixture
def clio(offering: Service) -> Iterator[Guest]:
    with Guest(offering.url, "Clio") as guest:
        yield guest


def begun(guest: Guest, variant: str, *computers: str) -> str:
    """Open a table for a guest and computers, and begin."""
    id: str = guest.post("/api/tables", variant=variant, computers=computers)["table"]["id"]
    guest.post(f"/api/tables/{id}/start")
    return id


def play_on(seat: Seat, moves: int = 10**6) -> None:
    """Take the last action whenever there is one, for so many moves or up to the end."""
    for move in range(moves):
        while not seat.view["outcome"] and not seat.actions:
            seat.until(seat.number + 1)
        if seat.view["outcome"]:
            return
        number = seat.number
        assert seat.act(seat.actions[-1], f"{number} {move}")["result"] == "done"
        seat.until(number + 1)


def test_they_are_listed_with_the_others(clio: Guest) -> None:
    families = {each["family"]: each for each in clio.get("/api/games")["families"]}
    assert list(families) == ["duel", "classic", "auction", "spoils"]
    assert families["duel"]["title"] == {"id": "duel-variant", "plain": "duel"}
    assert families["auction"] == {
        "family": "auction",
        "title": {"id": "auction-variant", "plain": "auction"},
        "expansions": [],
        "seats": [3],
        "options": {"mood": ["merry", "grim"]},
    }
    assert families["spoils"]["expansions"] == ["pantheon", "agora"]


def test_without_the_flag_there_are_none(anna: Guest) -> None:
    families = [each["family"] for each in anna.get("/api/games")["families"]]
    assert families == ["duel", "classic"]
    assert anna.refused("/api/tables", variant="auction") == (400, "error-unknown-variant")


@pytest.mark.parametrize("name", [AUCTION, "auction.py:Auction", "../auction.py:Auction"])
def test_a_client_cannot_name_a_file(clio: Guest, name: str) -> None:
    assert clio.refused("/api/tables", variant=name) == (400, "error-unknown-variant")


def test_a_game_with_secrets_is_played_to_its_end(clio: Guest) -> None:
    """Two computers sit there: their processes know the game too."""
    id = begun(clio, "auction", "easy", "medium")
    with clio.at(id, since=0) as seat:
        seat.until_update()
        assert seat.view["family"] == "plain"
        assert seat.view["scores"][0] == {"rows": {"coins": 5, "prizes": 0}, "total": 5}
        play_on(seat)
        assert seat.view["outcome"]["kind"] == "richest"
        told = [event for each in seat.happenings for event in each["events"]]
        assert {event["event"] for event in told} == {"played"}
        assert seat.update["table"]["stage"] == "over"
    assert "variant: auction" in clio.http.get(f"/api/tables/{id}/record").text


def test_others_do_not_see_what_is_sealed(offering: Service, clio: Guest) -> None:
    table = clio.post("/api/tables", variant="auction")
    id = table["table"]["id"]
    with ExitStack() as stack:
        guests = [clio, *(stack.enter_context(Guest(offering.url, each)) for each in ("Ed", "Flo"))]
        for guest in guests[1:]:
            guest.post(f"/api/tables/{id}/join", token=table["token"])
            guest.post(f"/api/tables/{id}/ready", is_ready=True)
        clio.post(f"/api/tables/{id}/start")
        seats: list[Any] = [stack.enter_context(guest.at(id, since=0)) for guest in guests]
        for seat in seats:
            seat.until_update()
            assert seat.view["pending"] == [0, 1, 2]
        assert seats[0].act("bid 3", "k")["result"] == "done"
        seats[1].until(seats[0].number)
        told = [event for each in seats[1].happenings for event in each["events"]]
        assert [event["text"] for event in told if event["seat"] is not None] == []
        assert seats[0].actions == ["curse 1", "curse 2"]


def test_a_variant_of_duel_is_shown_as_a_duel(clio: Guest) -> None:
    with clio.at(begun(clio, "spoils+agora", "easy"), since=0) as seat:
        seat.until_update()
        assert seat.view["family"] == "duel"
        assert seat.view["variant"] == "spoils+agora"
        assert seat.view["senate"]
        play_on(seat, 6)


def test_a_table_waits_until_its_game_is_offered_again(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'service.db'}"
    with serving(database, "--game", AUCTION) as first, Guest(first.url, "Anna") as anna:
        id = begun(anna, "auction", "easy", "easy")
        lobby = anna.post("/api/tables", variant="auction")["table"]["id"]
        with anna.at(id, since=0) as seat:
            play_on(seat.until_update(), 1)
            number, actions = seat.number, seat.actions
        cookies = anna.http.cookies
    with serving(database) as second, Guest(second.url) as anna:
        anna.http.cookies = cookies
        for each in (id, lobby):
            told = anna.get(f"/api/tables/{each}")["table"]
            assert told["stage"] == "closed"
            reason = {"id": "service-unknown-game", "arguments": {"variant": "auction"}}
            assert told["reason"] == reason
            assert anna.refused(f"/api/tables/{each}/start")[1] == "service-is-closed"
            assert anna.refused(f"/api/tables/{each}/rematch")[1] == "service-unknown-game"
        assert "variant: auction" in anna.http.get(f"/api/tables/{id}/record").text
    with serving(database, "--game", AUCTION) as third, Guest(third.url) as anna:
        anna.http.cookies = cookies
        with anna.at(id, since=0) as seat:
            seat.until(number)
            assert seat.actions == actions
            play_on(seat)
        anna.post(f"/api/tables/{lobby}/start")


# What the operator may name


def test_games_are_named_by_flag_or_in_the_environment() -> None:
    assert Settings().game == ()
    assert read_settings({"game": ["a.py:A", "b.py:B"]}, {}).game == ("a.py:A", "b.py:B")
    environment = {"THAUMATA_GAME": "a.py:A,b.py:B"}
    assert read_settings({"game": None}, environment).game == ("a.py:A", "b.py:B")


BROKEN = """
from thaumata.game import Family

class Broken(Family):
    def __init__(self):
        super().__init__("broken")
    def assemble(self, game):
        raise RuntimeError("no rules")

class Again(Family):
    def __init__(self):
        super().__init__("duel")
"""


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("duel", "does not name a game in a file"),
        ("own.py:Broken+agora", "does not name a game in a file"),
        ("nowhere.py:Game", "nowhere.py"),
        ("own.py:Missing", "has no game “Missing”"),
        ("own.py:Broken", "RuntimeError: no rules"),
        ("own.py:Again", "calls itself “duel”"),
    ],
)
def test_what_is_no_game_of_its_own_is_refused_at_the_start(
    name: str, problem: str, tmp_path: Path
) -> None:
    """In a process of its own, where it may register what it likes."""
    (tmp_path / "own.py").write_text(BROKEN, encoding="utf-8")
    command = [sys.executable, "-m", "thaumata.cli", "serve", "--port", "0", "--language", "en"]
    ended = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path / 'service.db'}", "--game", name],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 2
    assert problem in " ".join(ended.stderr.split())
