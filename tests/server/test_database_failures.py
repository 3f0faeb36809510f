"""A full disk, and a database that goes away under a running service.

Players are told in words, nothing that was acknowledged is lost, and the game goes on afterwards.
"""

import resource
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.parse import urlsplit

import httpx

from tests.server.client import SILENCE, Guest, Seat, Service, serving, table_of_two
from tests.server.databases import away, database


def play(first: Seat, second: Seat, most: int) -> tuple[dict[int, int], dict[str, Any]]:
    """Play a game; return the acknowledged lines with their seats, and the last answer."""
    done: dict[int, int] = {}
    for n in range(most):
        for seat in (first, second):
            if not seat.update:
                seat.until_update()
        second.until(first.number)
        first.until(second.number)
        acting = first if first.actions else second
        answer = acting.act(acting.actions[0], f"{most}-{n}")
        if answer["result"] == "refused":
            break
        done[answer["number"]] = acting.update["seat"]
    return done, answer


def check_nothing_is_lost(guest: Guest, id: str, done: dict[int, int]) -> None:
    with guest.at(id, since=0) as seat:
        seat.until_update()
        assert [each["number"] for each in seat.happenings] == list(range(1, seat.number + 1))
        for number, who in done.items():
            assert seat.happenings[number - 1]["seat"] == who


def test_a_table_that_no_longer_fits_the_rules_is_closed_with_words(tmp_path: Path) -> None:
    path = tmp_path / "service.db"
    with serving(f"sqlite:///{path}", "--idle", "0") as service:
        with Guest(service.url, "Anna") as anna, Guest(service.url, "Bohdan") as bohdan:
            id = table_of_two(anna, bohdan)
            until = monotonic() + SILENCE
            while "thaumata_live_tables 0" not in anna.http.get("/metrics").text:
                assert monotonic() < until
                sleep(0.1)
            with closing(sqlite3.connect(path)) as connection, connection:
                connection.execute("UPDATE lines SET text = 'deal moon' WHERE number = 5")
            with anna.at(id) as seat:
                told = seat.until_update().update["table"]
                assert told["stage"] == "closed"
                assert told["reason"] == {"id": "service-closed-rules", "arguments": {"line": 5}}
                answer = seat.act("pass", "k")
                assert answer["problem"]["message"]["id"] == "service-is-closed"
            assert anna.get(f"/api/tables/{id}")["table"]["stage"] == "closed"
            assert "n deal moon" in bohdan.http.get(f"/api/tables/{id}/record").text
        assert '"failed"' not in service.stop()


@contextmanager
def full_disk(service: Service, folder: Path) -> Iterator[None]:
    """Let the files of a service not grow any more, as on a full disk."""
    process = service.process.pid
    largest = max(file.stat().st_size for file in folder.iterdir())
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (largest, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_in_words_and_the_game_goes_on_afterwards(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'service.db'}") as service:
        with Guest(service.url, "Anna") as anna, Guest(service.url, "Bohdan") as bohdan:
            id = table_of_two(anna, bohdan)
            with full_disk(service, tmp_path):
                with anna.at(id) as first, bohdan.at(id) as second:
                    done, answer = play(first, second, 300)
                    assert answer["problem"]["message"]["id"] == "service-not-saved"
                    assert answer["problem"]["text"].startswith("This could not be saved")
                    for seat in (first, second):
                        assert seat.closed_with() == 1012  # reconnect, the table is loaded again
                refused = anna.http.post(
                    "/api/tables", json={"variant": "duel"}, headers={"accept-language": "uk"}
                )
                assert refused.status_code == 503
                assert refused.json()["text"].startswith("Зберегти не вдалося")
                check_nothing_is_lost(anna, id, done)
            check_nothing_is_lost(bohdan, id, done)
            with anna.at(id) as first, bohdan.at(id) as second:
                assert len(play(first, second, 4)[0]) == 4
            secrets = [str(anna.http.cookies["thaumata"]), anna.get(f"/api/tables/{id}")["token"]]
        logged = service.stop()
        assert not any(secret in logged for secret in [*secrets, "Anna"])
        assert "not written" in logged
        assert "Traceback" not in logged
        assert '"failed"' not in logged


class Impatient(threading.Thread):
    """Asks again and again, and notes the answers."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(daemon=True)
        self.http = httpx.Client(base_url=guest.url, cookies=guest.http.cookies, timeout=SILENCE)
        self.is_enough = False
        self.statuses: set[int] = set()
        self.texts: set[str] = set()

    def run(self) -> None:
        while not self.is_enough:
            answer = self.http.get("/api/me", headers={"accept-language": "ru"})
            self.statuses.add(answer.status_code)
            self.texts.add(answer.json().get("text", ""))

    def stop(self) -> None:
        self.is_enough = True
        self.join(SILENCE)
        self.http.close()


def test_a_database_that_goes_away_is_told_in_words_and_the_game_goes_on_afterwards(
    tmp_path: Path,
) -> None:
    with database("postgresql", tmp_path) as url, serving(url) as service:
        with Guest(service.url, "Anna") as anna, Guest(service.url, "Bohdan") as bohdan:
            id = table_of_two(anna, bohdan)
            impatient = Impatient(anna)
            impatient.start()
            with anna.at(id) as first, bohdan.at(id) as second:
                done, _ = play(first, second, 8)
                assert len(done) == 8
                with away(tmp_path):
                    more, answer = play(first, second, 9)
                    assert (more, answer["result"]) == ({}, "refused")
                    assert answer["problem"]["text"].startswith("This could not be saved")
                    for seat in (first, second):
                        assert seat.closed_with() == 1012
                    with anna.at(id) as back:
                        assert back.closed_with() == 1012
                        assert back.others[0]["problem"]["text"].startswith("The tables cannot be")
                    assert anna.http.get("/healthz").status_code == 503
                    refused = anna.refused("/api/tables", variant="duel")
                    assert refused == (503, "service-unreachable")
            until = monotonic() + SILENCE
            while anna.http.get("/healthz").status_code != 200:
                assert monotonic() < until
                sleep(0.05)
            impatient.stop()
            assert impatient.statuses == {200, 503}
            told = {"", "Столы сейчас недоступны. Ничего не потеряно. Попробуйте ещё раз."}
            assert impatient.texts == told
            check_nothing_is_lost(anna, id, done)
            with anna.at(id) as first, bohdan.at(id) as second:
                assert len(play(first, second, 4)[0]) == 4
        logged = service.stop()
        assert "Traceback" not in logged
        assert '"failed"' not in logged


def test_a_client_that_disconnects_in_the_middle_of_a_request_is_no_failure(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'service.db'}") as service:
        where = urlsplit(service.url)
        with socket.create_connection((where.hostname or "", where.port or 0)) as line:
            head = f"POST /api/me HTTP/1.1\r\nHost: {where.netloc}\r\nContent-Length: 999\r\n\r\n"
            line.sendall(head.encode() + b"{")
            sleep(0.2)
        begun = monotonic()
        while '"client disconnected"' not in service.log() and monotonic() < begun + SILENCE:
            sleep(0.05)
        assert '"client disconnected"' in service.log()
        assert '"failed"' not in service.log()
