"""Two people at one device: each is a guest, and sees the own seat alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.client import Guest, Seat, serving, table_of_two
from thaumata.server.settings import Settings


@contextmanager
def both_at(id: str, *guests: Guest) -> Iterator[list[Seat]]:
    """Connect two people at one device to their table."""
    with guests[0].at(id) as first, guests[1].at(id) as second:
        seats = sorted(
            (first.until_update(), second.until_update()), key=lambda s: s.update["seat"]
        )
        yield seats


def asked(seats: list[Seat]) -> tuple[Seat, Seat]:
    """Return the seat that is asked, and the other, when both have the same update."""
    newest = max(seat.number for seat in seats)
    for seat in seats:
        seat.until(newest)
    return (seats[0], seats[1]) if seats[0].actions else (seats[1], seats[0])


def play_on(seats: list[Seat], decisions: int) -> None:
    """Play the first action of the seat that is asked."""
    for turn in range(decisions):
        who, other = asked(seats)
        assert [seat.update["has_secrets"] for seat in (who, other)] == [False, False]
        done = who.act(who.actions[0], f"{who.number}-{turn}")
        assert done["result"] == "done"
        for seat in seats:
            seat.until(done["number"])


def test_two_people_at_one_device_are_two_guests(anna: Guest) -> None:
    olena = anna.beside("Olena")
    assert [anna.get("/api/me")["name"], olena.get("/api/me")["name"]] == ["Anna", "Olena"]
    assert anna.get("/api/me")["id"] != olena.get("/api/me")["id"]
    id = table_of_two(anna, olena)
    assert [each.get(f"/api/tables/{id}")["seat"] for each in (anna, olena)] == [0, 1]
    assert anna.http.delete("/api/me", params={"person": 2}).status_code == 200
    assert anna.get("/api/me")["name"] == "Anna"
    assert anna.http.get("/api/me", params={"person": 2}).status_code == 401


def test_a_device_has_as_many_people_as_a_table_has_seats(anna: Guest) -> None:
    for person in ("0", "8", "x", "1.5"):
        answer = anna.http.get("/api/me", params={"person": person})
        assert answer.status_code == 400
        assert answer.json()["text"]


def test_seven_people_begin_at_one_device_of_a_service_with_the_usual_limits(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path / 'service.db'}"
    usual = ("--rate", str(Settings().rate))
    with serving(database, *usual) as running, Guest(running.url, "Anna") as anna:
        for person in range(2, 8):
            name = {"name": f"Guest {person}"}
            answer = anna.http.post("/api/me", params={"person": person}, json=name)
            assert answer.status_code == 200, answer.text


def test_each_of_them_is_shown_the_own_secrets_alone(anna: Guest) -> None:
    """The Curia Julia lets its owner draw conspiracies: until one is built or picked all is open,
    then it is a secret of that seat alone."""
    olena = anna.beside("Olena")
    id = table_of_two(anna, olena, "duel+agora")
    with both_at(id, anna, olena) as seats:
        for turn in range(200):
            who, other = asked(seats)
            if who.view["decision"] == "keep_conspiracy":
                break
            wished = [
                each
                for each in who.actions
                if each in ("pick curia_julia", "conspire") or each.startswith("build conspirator")
            ]
            done = who.act((wished or who.actions)[0], f"{turn}")
            for seat in seats:
                seat.until(done["number"])
        assert who.update["has_secrets"]
        assert all(who.view["senate"]["deck"]["drawn"])
        assert not other.update["has_secrets"]
        assert not any(other.view["senate"]["deck"]["drawn"])
        with Guest(anna.url).at(id) as spectator:
            assert not spectator.until_update().update["has_secrets"]


def test_they_play_on_after_a_kill_take_back_give_up_and_begin_anew(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'service.db'}"
    with serving(database) as service:
        anna = Guest(service.url, "Anna")
        olena = anna.beside("Olena")
        id = table_of_two(anna, olena)
        with both_at(id, anna, olena) as seats:
            play_on(seats, 3)
        service.kill()
    with serving(database) as service:
        anna.http.base_url = service.url
        anna.url = olena.url = service.url
        with both_at(id, anna, olena) as seats:
            play_on(seats, 1)
            (last,) = [seat for seat in seats if seat.update["can_undo"]]
            assert last.ask("undo", number=last.number, key="u")["result"] == "done"
            who, _ = asked(seats)
            assert who is last
            assert seats[1].ask("resign", number=seats[1].number, key="r")["result"] == "done"
        assert anna.get(f"/api/tables/{id}")["table"]["resigned"] == 1
        again = anna.post(f"/api/tables/{id}/rematch")["table"]
        assert [each["name"] for each in again["seats"]] == ["Olena", "Anna"]
        olena.post(f"/api/tables/{again['id']}/ready", is_ready=True)
        assert anna.post(f"/api/tables/{again['id']}/start")["table"]["stage"] == "playing"
        anna.http.close()
