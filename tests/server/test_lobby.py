"""Guests and the lobby: identity, seats, permissions."""

from contextlib import ExitStack

import pytest

from tests.server.client import Guest, Service, table_of_two


def open_table(host: Guest, **wish: object) -> tuple[str, str]:
    """Open a table; return its id and the token of its link."""
    opened = host.post("/api/tables", **{"variant": "duel", **wish})
    return opened["table"]["id"], opened["token"]


# Guests


def test_a_stranger_chooses_a_name_first(stranger: Guest) -> None:
    assert stranger.refused("/api/tables", variant="duel") == (401, "service-stranger")
    stranger.post("/api/me", name="  Lesia \n Ukrainka ")
    assert stranger.get("/api/me")["name"] == "Lesia Ukrainka"


@pytest.mark.parametrize("name", [" ", "\u200b", "\x00\x1b"])
def test_a_name_can_be_seen(stranger: Guest, name: str) -> None:
    assert stranger.refused("/api/me", name=name) == (400, "service-no-name")


@pytest.mark.parametrize("name", ["", "x" * 41])
def test_a_name_has_a_length(stranger: Guest, name: str) -> None:
    assert stranger.refused("/api/me", name=name) == (400, "service-malformed")


def test_the_cookie_is_for_nobody_but_the_service(stranger: Guest) -> None:
    answer = stranger.http.post("/api/me", json={"name": "Olha"})
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags


@pytest.mark.parametrize("change", ["a", ".2", "é"])
def test_a_cookie_that_we_have_not_signed_is_nobodys(anna: Guest, change: str) -> None:
    value = str(anna.http.cookies["thaumata"])
    forged = value.replace(".1.", ".2.") if change == ".2" else value[:-1] + change
    with Guest(anna.url) as forger:
        headers = {b"cookie": f"thaumata={forged}".encode()}
        assert forger.http.get("/api/me", headers=headers).status_code in (200, 401)
        if forged != value:
            assert forger.http.get("/api/me", headers=headers).status_code == 401


def test_my_key_makes_me_the_same_guest_on_another_device(anna: Guest, stranger: Guest) -> None:
    key = anna.post("/api/me/key")["key"]
    stranger.post("/api/key", key=key)
    assert stranger.get("/api/me") == anna.get("/api/me")
    assert stranger.refused("/api/key", key=key + "0") == (403, "service-bad-key")
    cookie = str(anna.http.cookies["thaumata"])
    assert stranger.refused("/api/key", key=cookie) == (403, "service-bad-key")


def test_my_data_are_shown_and_forgotten(anna: Guest, bohdan: Guest, stranger: Guest) -> None:
    id = table_of_two(anna, bohdan)
    data = anna.get("/api/me/data")
    assert (data["name"], data["tables"]) == ("Anna", [id])
    key = anna.post("/api/me/key")["key"]
    assert anna.http.delete("/api/me").status_code == 200
    assert anna.http.get("/api/me").status_code == 401
    assert stranger.refused("/api/key", key=key) == (403, "service-bad-key")
    seats = bohdan.get(f"/api/tables/{id}")["table"]["seats"]
    assert (seats[0]["name"], seats[0]["computer"]) == ("", "medium")


# Sitting down


def test_a_table_is_found_by_its_link_alone(anna: Guest, bohdan: Guest) -> None:
    id, token = open_table(anna)
    assert bohdan.refused(f"/api/tables/{id}/join") == (403, "service-not-invited")
    assert bohdan.refused(f"/api/tables/{id}/join", token=token[1:]) == (403, "service-not-invited")
    assert bohdan.post(f"/api/tables/{id}/join", token=token)["seat"] == 1
    assert bohdan.post(f"/api/tables/{id}/join")["seat"] == 1  # a guest who has a seat keeps it
    assert id not in [table["id"] for table in bohdan.get("/api/tables")["tables"]]


def test_an_open_table_is_found_by_everybody(anna: Guest, bohdan: Guest, stranger: Guest) -> None:
    id, _ = open_table(anna, is_open=True)
    assert id in [table["id"] for table in stranger.get("/api/tables")["tables"]]
    assert bohdan.post(f"/api/tables/{id}/join")["seat"] == 1
    stranger.post("/api/me", name="Third")
    assert stranger.refused(f"/api/tables/{id}/join") == (409, "service-no-free-seat")


def test_only_the_host_gives_seats_to_computers(anna: Guest, bohdan: Guest) -> None:
    id, token = open_table(anna, variant="classic-3")
    bohdan.post(f"/api/tables/{id}/join", token=token, seat=2)
    path = f"/api/tables/{id}/chair"
    assert bohdan.refused(path, seat=1, computer="easy") == (403, "service-not-host")
    assert anna.refused(path, seat=0, computer="easy") == (409, "service-own-seat")
    assert anna.refused(path, seat=5, computer="easy") == (400, "service-no-such-seat")
    assert anna.refused(path, seat=1, computer="god") == (400, "service-no-level")
    assert anna.post(path, seat=1, computer="easy")["table"]["seats"][1]["computer"] == "easy"
    assert anna.post(path, seat=2, computer="")["table"]["seats"][2]["name"] == ""
    assert bohdan.refused(f"/api/tables/{id}/ready", is_ready=True) == (403, "service-no-seat")


def test_a_game_begins_when_everybody_is_ready(anna: Guest, bohdan: Guest) -> None:
    id, token = open_table(anna)
    bohdan.post(f"/api/tables/{id}/join", token=token)
    assert bohdan.refused(f"/api/tables/{id}/start") == (403, "service-not-host")
    assert anna.refused(f"/api/tables/{id}/start") == (409, "service-not-ready")
    bohdan.post(f"/api/tables/{id}/ready", is_ready=True)
    assert anna.post(f"/api/tables/{id}/start")["table"]["stage"] == "playing"
    assert anna.refused(f"/api/tables/{id}/start") == (409, "service-is-playing")
    assert bohdan.refused(f"/api/tables/{id}/ready", is_ready=True) == (409, "service-is-playing")


def test_shuffling_keeps_everybody_at_the_table(anna: Guest, bohdan: Guest) -> None:
    id, token = open_table(anna, variant="classic-7")
    bohdan.post(f"/api/tables/{id}/join", token=token)
    places = set()
    for _ in range(8):
        shuffled = anna.post(f"/api/tables/{id}/shuffle")
        names = [seat["name"] for seat in shuffled["table"]["seats"]]
        assert sorted(filter(None, names)) == ["Anna", "Bohdan"]
        assert names[shuffled["seat"]] == "Anna"
        assert shuffled["table"]["host"] == shuffled["seat"]
        places.add(tuple(names))
    assert len(places) > 1


def test_empty_seats_go_to_the_computer_and_a_late_guest_takes_one(
    anna: Guest, bohdan: Guest
) -> None:
    id, token = open_table(anna, variant="classic-3", computers=["easy"])
    anna.post(f"/api/tables/{id}/start")
    seats = anna.get(f"/api/tables/{id}")["table"]["seats"]
    assert [seat["computer"] for seat in seats] == ["", "easy", "medium"]
    late = bohdan.post(f"/api/tables/{id}/join", token=token, seat=1)
    assert (late["seat"], late["table"]["seats"][1]["computer"]) == (1, "")
    assert bohdan.refused(f"/api/tables/{id}/join", token=token, seat=2) == (
        409,
        "service-is-playing",
    )


def test_who_leaves_a_lobby_leaves_a_free_seat_and_the_host_passes_on(
    anna: Guest, bohdan: Guest
) -> None:
    id, token = open_table(anna)
    bohdan.post(f"/api/tables/{id}/join", token=token)
    assert anna.post(f"/api/tables/{id}/leave")["host"] == 1
    assert bohdan.get(f"/api/tables/{id}")["table"]["seats"][0]["name"] == ""
    assert bohdan.post(f"/api/tables/{id}/leave")["stage"] == "closed"
    assert anna.refused(f"/api/tables/{id}/join", token=token) == (409, "service-is-closed")


def test_an_absent_players_seat_is_lent_to_a_computer_and_given_back(
    anna: Guest, bohdan: Guest
) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first:
        with bohdan.at(id) as second:
            second.until_update()
            assert anna.refused(f"/api/tables/{id}/absent", seat=1) == (409, "service-not-absent")
        while first.until_update().update["table"]["seats"][1]["is_here"]:
            pass
        lent = anna.post(f"/api/tables/{id}/absent", seat=1)["table"]["seats"][1]
        assert (lent["name"], lent["computer"]) == ("Bohdan", "medium")
        with bohdan.at(id) as second:
            back = second.until_update().update["table"]["seats"][1]
            assert (back["computer"], back["is_here"]) == ("", True)


def test_a_rematch_has_the_same_people_each_in_the_next_seat(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan)
    assert anna.refused(f"/api/tables/{id}/rematch") == (409, "service-is-playing")
    with bohdan.at(id) as second:
        second.until_update()
        second.ask("resign", number=second.number, key="r")
    again = anna.post(f"/api/tables/{id}/rematch")
    assert bohdan.post(f"/api/tables/{id}/rematch")["table"]["id"] == again["table"]["id"]
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Bohdan", "Anna"]
    assert again["table"]["commitment"] != anna.get(f"/api/tables/{id}")["table"]["commitment"]


def test_one_guest_opens_only_so_many_tables_and_sockets(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("few")
    service = Service(f"sqlite:///{folder / 'service.db'}", "--tables", "2")
    try:
        with Guest(service.url, "Anna") as guest:
            open_table(guest)
            id, _ = open_table(guest)
            assert guest.refused("/api/tables", variant="duel") == (429, "service-many-tables")
            with ExitStack() as sockets:
                for _ in range(4):
                    sockets.enter_context(guest.at(id)).until_update()
                assert sockets.enter_context(guest.at(id)).closed_with() == 4429
    finally:
        service.stop()


def test_one_guest_says_only_so_much_a_second(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("slow")
    service = Service(f"sqlite:///{folder / 'service.db'}", "--rate", "20")
    try:
        with Guest(service.url, "Anna") as guest, Guest(service.url, "Bohdan") as other:
            id, _ = open_table(guest)
            with guest.at(id, headers={"Accept-Language": "uk"}) as seat:
                seat.until_update()
                for n in range(150):
                    seat.say("cancel", key=f"k{n}")
                complaint = seat.receive()
                assert complaint["problem"]["text"] == "Занадто швидко. Зачекайте хвильку."
            answers = {guest.http.get("/api/me").status_code for _ in range(150)}
            assert answers == {200, 429}
            assert other.get("/api/me")["name"] == "Bohdan"  # it is addressed to nobody else
    finally:
        service.stop()


# Requests


@pytest.mark.parametrize(
    ("variant", "options", "problem"),
    [
        ("chess", {}, "error-unknown-variant"),
        ("duel+moon", {}, "error-unknown-expansion"),
        ("classic-9", {}, "error-seats"),
        ("duel", {"wonders": "none"}, "error-option-value"),
        ("duel", {"colour": "red"}, "error-unknown-option"),
    ],
)
def test_a_game_that_there_is_not_is_refused(
    anna: Guest, variant: str, options: dict[str, str], problem: str
) -> None:
    assert anna.refused("/api/tables", variant=variant, options=options) == (400, problem)


def test_what_is_wrong_is_told_in_the_language_of_the_reader(anna: Guest) -> None:
    for language, text in (("uk-UA,en;q=0.5", "немає"), ("ru", "нет"), ("fr", "no such table")):
        answer = anna.http.get("/api/tables/nowhere", headers={"accept-language": language})
        assert answer.status_code == 404
        assert text in answer.json()["text"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/nowhere", "", 404),
        ("PUT", "/api/me", "{}", 405),
        ("POST", "/api/tables", "{", 400),
        ("POST", "/api/tables", "[]", 400),
        ("POST", "/api/tables", '{"variant": 5}', 400),
        ("POST", "/api/tables", '{"variant": "duel", "cheat": true}', 400),
        ("POST", "/api/tables", '{"variant": "' + "x" * 20_000 + '"}', 413),
        ("POST", "/api/tables/nowhere/join", '{"seat": 1000000}', 400),
        ("POST", "/api/tables/nowhere/chair", '{"seat": -1, "computer": ""}', 400),
        ("GET", "/api/components/chess", "", 400),
        ("GET", "/api/tables/%00/record", "", 404),
    ],
)
def test_a_bad_request_is_refused_and_explained(
    anna: Guest, method: str, path: str, body: str, status: int
) -> None:
    answer = anna.http.request(method, path, content=body.encode())
    assert answer.status_code == status, answer.text
    assert answer.json()["text"]


def test_a_page_of_another_origin_cannot_act_for_me(anna: Guest) -> None:
    answer = anna.http.post(
        "/api/tables", json={"variant": "duel"}, headers={"origin": "https://elsewhere.example"}
    )
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "service-origin")


def test_every_answer_tells_the_browser_to_be_careful(anna: Guest) -> None:
    for path in ("/api/me", "/nowhere", "/healthz"):
        headers = anna.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_the_service_tells_how_it_is(anna: Guest) -> None:
    assert anna.http.get("/healthz").text == "ok\n"
    text = anna.http.get("/metrics").text
    assert "thaumata_live_tables" in text
    assert 'thaumata_action_seconds_bucket{le="+Inf"}' in text


def test_what_can_be_played_is_told(stranger: Guest) -> None:
    games = stranger.get("/api/games")
    assert {family["family"] for family in games["families"]} >= {"duel", "classic"}
    assert games["levels"][0] == "novice"
    assert stranger.get("/api/components/duel+agora")


# Records


def test_a_record_tells_a_seat_what_it_may_know_and_everything_in_the_end(
    anna: Guest, bohdan: Guest
) -> None:
    id = table_of_two(anna, bohdan, "classic-2")
    path = f"/api/tables/{id}/record"
    running = anna.http.get(path).text
    assert "seed" not in running
    assert "n deal ?" in running
    assert "player 1: Bohdan" in running
    with bohdan.at(id) as second:
        second.until_update()
        second.ask("resign", number=second.number, key="r")
        over = second.update["table"]
    whole = anna.http.get(path).text
    assert f"seed: {over['seed']}" in whole
    assert f"nonce: {over['nonce']}" in whole
    assert "?" not in whole
