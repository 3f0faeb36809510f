"""The service is killed in the middle of games: nothing that was acknowledged is lost."""

import os
import random
import threading
from pathlib import Path
from time import monotonic, sleep

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Guest, Seat, Service, table_of_two
from tests.server.databases import KINDS, database
from tests.server.forked import Forked
from tests.server.two_processes import figure

KILLS = int(os.environ.get("THAUMATA_KILLS", "2"))
"""The number of kills with each database; `make soak-service` has many more."""


class Player(threading.Thread):
    """A player who acts as quickly as possible until the service is gone, and notes the answers."""

    def __init__(self, guest: Guest, table: str, chance: random.Random, started: int) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.chance = chance
        self.keys = started
        self.done: dict[str, int] = {}
        self.unanswered: tuple[str, str, int] | None = None

    def run(self) -> None:
        try:
            with self.guest.at(self.table) as seat:
                self.play(seat)
        except (ConnectionClosed, OSError, TimeoutError):
            pass

    def play(self, seat: Seat) -> None:
        seat.until_update()
        while True:
            while not seat.actions:  # an update may have come before the answer to an action
                seat.until_update()
            self.keys += 1
            key, text = f"k{self.keys}", self.chance.choice(seat.actions)
            self.unanswered = (key, text, seat.number)
            answer = seat.act(text, key)
            self.unanswered = None
            if answer["result"] == "done":
                self.done[key] = answer["number"]


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_was_acknowledged_is_there_after_a_kill(kind: str, tmp_path: Path) -> None:
    with database(kind, tmp_path) as url:
        service = Forked(url)
        guests = [Guest(service.url, "Anna"), Guest(service.url, "Bohdan")]
        tables = new_tables(guests)
        round = keys = acknowledged = 0
        try:
            for round in range(KILLS):
                if not all(is_in_play(guests[0], table) for table in tables):
                    tables = new_tables(guests)
                players = [
                    Player(guest, table, random.Random(f"{round} {table}"), keys)
                    for table in tables
                    for guest in guests
                ]
                for player in players:
                    player.start()
                wait_for_play(players)
                sleep(random.Random(round).uniform(0, 0.5))
                service.kill()
                for player in players:
                    player.join(30)
                    assert not player.is_alive()
                keys = max(player.keys for player in players)
                service = Forked(url)
                for guest in guests:
                    guest.url = service.url
                    guest.http.base_url = service.url
                for player in players:
                    check(player)
                    acknowledged += len(player.done)
                if round % 50 == 49:
                    print(
                        f"{kind}: {round + 1} kills, {acknowledged} moves acknowledged", flush=True
                    )
        except Exception as problem:
            problem.add_note(f"After {round} kills and {acknowledged} acknowledged moves.")
            problem.add_note(service.condition)
            raise
        finally:
            service.kill()
            for guest in guests:
                guest.http.close()
        assert acknowledged > 10


def wait_for_play(players: list[Player]) -> None:
    """Wait until some moves are acknowledged; finished games have none."""
    until = monotonic() + 15
    while sum(len(player.done) for player in players) < 6 and monotonic() < until:
        sleep(0.02)


def is_in_play(guest: Guest, table: str) -> bool:
    """Return whether a game still goes on."""
    return bool(guest.get(f"/api/tables/{table}")["table"]["stage"] == "playing")


def new_tables(guests: list[Guest]) -> list[str]:
    """Begin a game with sealed choices and one with turns."""
    return [table_of_two(guests[0], guests[1], variant) for variant in ("classic-2", "duel")]


def check(player: Player) -> None:
    """Check that every line a player has received is stored, and no line twice."""
    with player.guest.at(player.table, since=0) as seat:
        seat.until_update()
        mine = seat.update["seat"]
        numbers = [each["number"] for each in seat.happenings]
        assert numbers == list(range(1, seat.number + 1))
        for key, number in player.done.items():
            assert seat.happenings[number - 1]["seat"] == mine
            again = seat.act("pass", key, 0)
            assert (again["result"], again["number"]) == ("repeated", number)
        if player.unanswered is not None and seat.update["table"]["stage"] == "playing":
            key, text, number = player.unanswered
            before = seat.number
            answer = seat.act(text, key, number)
            assert answer["result"] in ("done", "repeated")
            assert answer["number"] <= (before if answer["result"] == "repeated" else before + 1)


@pytest.mark.parametrize("kind", KINDS)
def test_a_clock_goes_on_after_a_kill_and_a_computer_decides_when_the_time_is_up(
    kind: str, tmp_path: Path
) -> None:
    clock = {"per": "move", "seconds": 3}
    with database(kind, tmp_path) as url:
        service = Service(url)
        try:
            with Guest(service.url, "Anna") as anna:
                opened = anna.post("/api/tables", variant="duel", clock=clock, computers=["easy"])
                id = opened["table"]["id"]
                anna.post(f"/api/tables/{id}/start")
                with anna.at(id) as seat:
                    while not seat.update or not seat.actions:
                        seat.until_update()
                    number = seat.number
                service.kill()
                service = Service(url)
                anna.url = service.url
                with anna.at(id) as seat:
                    told = seat.until_update().update["table"]["seats"][0]
                    if seat.number == number:  # not so long that the time is up
                        assert told["is_running"] or told["computer"]
                        assert told["left"] <= 3
                    seat.until(number + 1)
                    assert {"number": number + 1, "seat": 0}.items() <= seat.happenings[0].items()
        finally:
            service.kill()


def test_two_processes_share_a_table_and_one_goes_on_when_the_other_is_killed(
    tmp_path: Path,
) -> None:
    """Anna is connected to one process, Bohdan to another; they share PostgreSQL."""
    chance = random.Random(3)
    with database("postgresql", tmp_path) as url:
        first, second = Service(url), Service(url)
        try:
            with Guest(first.url, "Anna") as anna, Guest(first.url, "Bohdan") as bohdan:
                id = table_of_two(anna, bohdan, "classic-2")
                bohdan.url = second.url
                with bohdan.at(id) as there:
                    there.until_update()
                    with anna.at(id) as here:
                        here.until_update()
                        for n in range(12):
                            play_both(here, there, chance, n)
                        known, lines = here.number, figure(second, "lines")
                        first.kill()
                        killed = monotonic()
                        if there.actions:
                            assert there.act(there.actions[0], "over")["number"] == known + 1
                            assert monotonic() - killed < 15
                            assert figure(second, "lines") > lines
                    anna.url = second.url
                    with anna.at(id, since=known) as back:
                        back.until_update()
                        assert back.number == there.number
                        for n in range(12, 20):
                            play_both(back, there, chance, n)
        finally:
            first.kill()
            second.kill()


def play_both(here: Seat, there: Seat, chance: random.Random, n: int) -> None:
    """Let both act when they are asked; each gets the updates from another process."""
    for seat in (here, there):
        if seat.actions:
            answer = seat.act(chance.choice(seat.actions), f"k{n}")
            assert answer["result"] == "done"
    last = max(here.number, there.number)
    here.until(last)
    there.until(last)
