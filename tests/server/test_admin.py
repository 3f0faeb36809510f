"""`thaumata admin`: tables are listed, closed and purged, beside a service that runs or without."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.server.client import Guest, Service, table_of_two
from tests.server.databases import KINDS, database


class Place:
    """A running service with two guests."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.service = Service(url)
        self.anna = Guest(self.service.url, "Anna")
        self.bohdan = Guest(self.service.url, "Bohdan [x]")

    def close(self) -> None:
        for guest in (self.anna, self.bohdan):
            guest.http.close()
        assert '"level":"error"' not in self.service.stop()


@pytest.fixture(scope="module", params=KINDS)
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    with database(request.param, tmp_path_factory.mktemp("admin")) as url:
        there = Place(url)
        yield there
        there.close()


def test_tables_are_listed_without_their_secrets(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    id = table_of_two(place.anna, place.bohdan, "classic-2")
    waiting = place.anna.post("/api/tables", variant="duel")["table"]["id"]
    code, out, err = run(f"admin list --database {place.url}")
    assert (code, err) == (0, "")
    for told in (id, waiting, "classic-2", "in play", "not begun", "Anna, Bohdan [x]"):
        assert told in out
    found = json.loads(run(f"admin list --stage playing --json --database {place.url}").out)
    (mine,) = [table for table in found if table["id"] == id]
    assert (mine["players"], mine["stage"]) == (["Anna", "Bohdan [x]"], "playing")
    assert mine["lines"] > 0
    assert waiting not in [table["id"] for table in found]
    assert not {"seed", "nonce", "token"} & mine.keys()
    assert run(f"admin list --older 1 --database {place.url}").out == "There is no such table.\n"


def test_a_table_that_is_closed_tells_those_who_are_there(place: Place) -> None:
    id = table_of_two(place.anna, place.bohdan)
    with place.anna.at(id) as seat:
        seat.until_update()
        code, out, _ = run(f"admin close {id} --database {place.url}")
        assert (code, out.splitlines()[-1]) == (0, "1 table is closed.")
        while seat.update["table"]["stage"] != "closed":
            seat.until_update()
        assert seat.update["table"]["reason"]["id"] == "service-closed-admin"
        assert not any(each["is_running"] for each in seat.update["table"]["seats"])
        answer = seat.act("pass", "k")
        assert answer["problem"]["message"]["id"] == "service-is-closed"
    assert "n deal" in place.anna.http.get(f"/api/tables/{id}/record").text
    again = run(f"admin close {id} --database {place.url} --language uk")
    assert (again.code, again.err) == (2, f"Стіл {id} уже закінчено.\n")


def test_a_table_that_is_purged_is_gone(place: Place) -> None:
    id = table_of_two(place.anna, place.bohdan)
    refused = run(f"admin purge {id} --database {place.url}")
    assert (refused.code, refused.err) == (2, f"Table {id} is not finished. Close it first.\n")
    run(f"admin close {id} --database {place.url}")
    with place.anna.at(id) as seat:
        seat.until_update()
        assert run(f"admin purge {id} --database {place.url}").code == 0
        assert seat.closed_with() == 1012
    with place.anna.at(id) as seat:
        assert seat.closed_with() == 4404
    assert run(f"admin purge {id} --database {place.url}").code == 2


def test_what_is_unused_for_days_is_chosen_together(place: Place) -> None:
    id = table_of_two(place.anna, place.bohdan)
    assert run(f"admin close --older 1 --database {place.url}").out == (
        "There was nothing to close.\n"
    )
    closed = json.loads(run(f"admin close --older 0 --json --database {place.url}").out)
    assert id in [table["id"] for table in closed]
    purged = json.loads(run(f"admin purge --older 0 --json --database {place.url}").out)
    assert id in [table["id"] for table in purged]
    assert json.loads(run(f"admin list --json --database {place.url}").out) == []


def test_nothing_is_done_where_one_table_is_not_there(place: Place) -> None:
    id = table_of_two(place.anna, place.bohdan)
    code, out, err = run(f"admin close {id} nowhere --database {place.url}")
    assert (code, out) == (2, "")
    assert "nowhere" in err
    assert place.anna.get(f"/api/tables/{id}")["table"]["stage"] == "playing"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("admin dance", "“dance” cannot be done with tables. Choose one of: list, close, purge."),
        ("admin list --stage begun", "There is no stage “begun”."),
        ("admin purge", "Say which tables: name them, or give --older."),
        ("admin close --older x", "--older"),
        ("admin list --database mysql://x", "The database is not understood."),
    ],
)
def test_a_mistake_is_told_before_anything_is_done(line: str, said: str) -> None:
    code, out, err = run(line)
    assert (code, out) == (2, "")
    assert said in err


def test_a_database_that_there_is_not_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "nothing.db"
    code, _, err = run(f"admin list --database sqlite:///{path}")
    assert code == 2
    assert str(path) in err
    assert not path.exists()
