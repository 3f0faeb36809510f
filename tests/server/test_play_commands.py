"""A game over real sockets: repeated, stale and missed messages, undo, spectators."""

import json
import random
from collections.abc import Iterator

import pytest

from tests.server.client import Guest, Seat, Service, table_of_two
from tests.server.databases import KINDS, database


@pytest.fixture(scope="module", params=KINDS)
def service(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Service]:
    """Yield a service with each database."""
    with database(request.param, tmp_path_factory.mktemp("playing")) as url:
        running = Service(url)
        yield running
        logged = running.stop()
        assert '"level":"error"' not in logged, logged


def both(anna: Seat, bohdan: Seat) -> tuple[Seat, Seat]:
    """Return the player who is to act, and the other."""
    anna.until_update() if not anna.update else None
    bohdan.until(anna.number)
    anna.until(bohdan.number)
    return (anna, bohdan) if anna.actions else (bohdan, anna)


@pytest.mark.parametrize("variant", ["duel", "duel+pantheon+agora", "classic-2+cities"])
def test_two_people_play_a_game_to_its_end(anna: Guest, bohdan: Guest, variant: str) -> None:
    id, chance = table_of_two(anna, bohdan, variant), random.Random(1)
    with anna.at(id) as first, bohdan.at(id) as second:
        keys = 0
        while True:
            acting, other = both(first, second)
            if acting.view["outcome"] is not None:
                break
            keys += 1
            answer = acting.act(chance.choice(acting.actions), f"k{keys}")
            assert answer["result"] == "done"
            acting.until(answer["number"])
            other.until(answer["number"])
        assert acting.update["table"]["stage"] == "over"
        assert acting.view["outcome"] == other.view["outcome"]
        assert acting.update["table"]["seed"] is not None


# Once, and in time


def test_a_message_that_is_sent_again_is_answered_and_not_done_again(
    anna: Guest, bohdan: Guest
) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first, bohdan.at(id) as second:
        acting, _ = both(first, second)
        number, text = acting.number, acting.actions[0]
        done = acting.act(text, "one")
        again = acting.act(text, "one", number)
        assert (done["result"], again["result"]) == ("done", "repeated")
        assert again["number"] == done["number"] == number + 1
        assert acting.number == number + 1


def test_a_message_is_not_done_again_by_another_connection_of_the_same_guest(
    anna: Guest, bohdan: Guest
) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first, bohdan.at(id) as second:
        acting, _ = both(first, second)
        number, text = acting.number, acting.actions[0]
        acting.act(text, "one")
        with (anna if acting is first else bohdan).at(id) as later:
            later.until_update()
            assert later.act(text, "one", number)["result"] == "repeated"


def test_a_choice_on_an_old_state_is_answered_and_not_done(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first, bohdan.at(id) as second:
        acting, other = both(first, second)
        number = acting.number
        acting.act(acting.actions[0], "one")
        stale = acting.act("discard altar", "two", number)
        early = acting.act("discard altar", "three", acting.number + 5)
        assert (stale["result"], early["result"]) == ("stale", "stale")
        assert stale["number"] == acting.number == number + 1
        assert other.until(number + 1).number == number + 1


def test_what_the_rules_forbid_is_refused_with_a_reason(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id, headers={"Accept-Language": "uk"}) as first, bohdan.at(id) as second:
        acting, other = both(first, second)
        for seat in (acting, other):
            answer = seat.act("build the moon", "x")
            assert answer["result"] == "refused"
            assert answer["problem"]["message"]["id"]
            assert answer["problem"]["text"] != answer["problem"]["message"]["id"]
        assert any("а" in each["problem"]["text"] for each in first.others)
        assert acting.number == both(first, second)[0].number


def test_messages_in_the_wrong_order_do_no_harm(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first, bohdan.at(id) as second:
        acting, _ = both(first, second)
        number, text = acting.number, acting.actions[0]
        acting.say("undo", number=number + 1, key="b")
        acting.say("act", text=text, number=number, key="a")
        results: dict[str, str] = {}
        while len(results) < 2:
            message = acting.receive()
            if message["type"] == "answer":
                results[message["key"]] = message["result"]
        assert results == {"b": "stale", "a": "done"}


# Back again


def test_a_client_that_reconnects_gets_the_table_and_what_it_missed(
    anna: Guest, bohdan: Guest
) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first:
        with bohdan.at(id) as second:
            _, other = both(first, second)
            known = other.number
            away = bohdan if other is second else anna
        for n in range(2):
            with (anna if away is bohdan else bohdan).at(id) as still:
                still.until_update()
                if still.actions:
                    still.act(still.actions[0], f"k{n}")
        with away.at(id, since=known) as back:
            back.until_update()
            numbers = [each["number"] for each in back.happenings]
            assert numbers == list(range(known + 1, back.number + 1))
            assert numbers
        with away.at(id) as fresh:
            assert fresh.until_update().happenings == []
            assert fresh.view == back.view
        with away.at(id, since=10**7) as confused:
            assert confused.until_update().happenings == []


def test_the_whole_story_can_be_asked_for(anna: Guest, bohdan: Guest, stranger: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with stranger.at(id, since=0) as spectator:
        spectator.until_update()
        assert [each["number"] for each in spectator.happenings] == list(
            range(1, spectator.number + 1)
        )
        assert any(each["events"] for each in spectator.happenings)


# Taking back


def test_the_last_choice_is_taken_back_for_everybody(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first, bohdan.at(id) as second:
        acting, other = both(first, second)
        before = acting.view
        acting.act(acting.actions[0], "one")
        assert acting.update["can_undo"]
        assert not other.until(acting.number).update["can_undo"]
        done = acting.ask("undo", number=acting.number, key="two")
        assert done["result"] == "done"
        assert acting.view == before
        assert other.until(done["number"]).happenings[-1]["kind"] == "undo"
        assert acting.ask("undo", number=acting.number, key="three")["result"] == "refused"


def test_a_sealed_choice_is_taken_back(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan, "classic-2")
    with anna.at(id) as first, bohdan.at(id) as second:
        first.until_update()
        second.until(first.number)
        before = first.view
        first.act(first.actions[0], "one")
        seen = second.until(first.number)
        assert seen.happenings[-1]["events"] == []
        first.ask("undo", number=first.number, key="two")
        assert first.view == before
        assert second.act(second.actions[0], "one", seen.number - 1)["result"] == "done"


def test_who_resigns_a_game_of_two_has_lost_it(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first, bohdan.at(id) as second:
        first.until_update()
        answer = first.ask("resign", number=first.number, key="r")
        assert answer["result"] == "done"
        second.until(answer["number"])
        assert second.update["table"]["stage"] == "over"
        assert second.update["table"]["resigned"] == 0
        assert second.update["table"]["seed"]
        assert first.ask("resign", number=first.number, key="s")["result"] == "refused"
        again = first.ask("resign", number=first.number, key="r")  # the answer may have been lost
        assert (again["result"], again["number"]) == ("repeated", answer["number"])


# Who sees and says what


def test_who_looks_on_sees_the_table_and_can_do_nothing(
    anna: Guest, bohdan: Guest, stranger: Guest
) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first, stranger.at(id) as spectator:
        first.until_update()
        spectator.until(first.number)
        assert spectator.update["seat"] is None
        assert spectator.actions == []
        answer = spectator.ask("act", text="pick pyramids", number=spectator.number, key="x")
        assert answer["problem"]["message"]["id"] == "service-no-seat"
        assert stranger.get(f"/api/tables/{id}")["token"] == ""
        assert spectator.update["table"]["seed"] is None
        assert spectator.update["table"]["nonce"] is None


def test_set_phrases_are_told_and_nothing_else(anna: Guest, bohdan: Guest, stranger: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first, bohdan.at(id) as second, stranger.at(id) as spectator:
        for seat in (first, second, spectator):
            seat.until_update()
        spectator.say("say", phrase="phrase-hello")
        first.say("say", phrase="buy my thing")
        first.say("say", phrase="phrase-hello")
        first.say("say", phrase="phrase-applause")
        while len(second.others) < 2:
            second.receive()
        assert second.others == [
            {"type": "said", "seat": 0, "phrase": "phrase-hello"},
            {"type": "said", "seat": 0, "phrase": "phrase-applause"},
        ]


# Messages that cannot be read

GARBAGE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "1",
    '"act"',
    "{}",
    '{"type":"act"}',
    '{"type":"dance"}',
    '{"type":"act","text":"","number":0,"key":"a"}',
    '{"type":"act","text":"pass","number":-1,"key":"a"}',
    '{"type":"act","text":"pass","number":1e99,"key":"a"}',
    '{"type":"act","text":"pass","number":0,"key":""}',
    '{"type":"act","text":"pass","number":0,"key":"a","seat":1}',
    '{"type":"act","text":7,"number":0,"key":"a"}',
    "[" * 2000,
    "\ud800".encode("utf-8", "replace").decode(),
    b"\x00\xff",
]


def test_garbage_is_complained_about_and_changes_nothing(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with bohdan.at(id) as second:
        before = second.until_update().number
        for number, garbage in enumerate(GARBAGE):
            if number % 15 == 0:
                connection = anna.at(id)
                first = connection.__enter__()
            first.socket.send(garbage)
            while (message := first.receive())["type"] == "update":
                pass
            assert message["type"] == "complaint"
            assert message["problem"]["text"] == "The message was not understood."
            if number % 15 == 14:
                connection.__exit__(None, None, None)
        connection.__exit__(None, None, None)
    with bohdan.at(id) as second:
        assert second.until_update().number == before


def test_who_talks_nothing_but_garbage_is_shown_the_door(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first:
        for _ in range(25):
            first.socket.send("?")
        assert first.closed_with() > 0


def test_a_message_that_is_too_long_ends_the_connection_alone(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first:
        first.until_update()
        first.say("act", text="x" * 10_000, number=0, key="k")
        assert first.closed_with() == 1009
    with anna.at(id) as first:
        assert first.until_update().view is not None


def test_a_page_of_another_origin_cannot_look_through_my_eyes(
    anna: Guest, bohdan: Guest, service: Service
) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id, headers={"Origin": "https://elsewhere.example"}) as first:
        assert first.closed_with() == 4403
    with anna.at(id, headers={"Origin": service.url}) as first:
        assert first.until_update().view is not None


def test_a_table_that_there_is_not_is_refused(anna: Guest) -> None:
    with anna.at("0123456789abcdef") as first:
        assert first.closed_with() == 4404


def test_what_is_sent_is_json_of_one_line(anna: Guest, bohdan: Guest) -> None:
    id = table_of_two(anna, bohdan)
    with anna.at(id) as first:
        text = first.socket.recv()
        assert isinstance(text, str)
        assert "\n" not in text
        assert json.loads(text)["type"] == "update"
