"""The past of a game over HTTP: story, positions and points, and who may see what of it."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from tests.proof.walk import VARIANTS
from tests.server.client import Guest, Seat, table_of_two
from thaumata import Game, ThaumataError
from thaumata.play.lines import GameLine
from thaumata.play.online_game import OnlineGame
from thaumata.server.messages import PointsAt, TablePosition
from thaumata.server.tables.history import Replay, Viewer
from thaumata.views import View, view

SHOWN = (0, 1, None)
"""The seats whose views are compared."""


class Played:
    """A game played by chance for a while, with every view that was shown meanwhile."""

    def __init__(self, variant: str, steps: int) -> None:
        self.game = OnlineGame(Game(variant), 7)
        self.game.begin()
        self.views: dict[tuple[int, int | None], View] = {}
        self._look()
        chance = random.Random(variant)
        for _ in range(steps):
            if self.game.is_over:
                return
            seat = chance.choice(self.game.asked)
            if chance.random() < 0.2 and self._take_back(seat):
                continue
            state = self.game.state
            action = chance.choice(state.legal_actions(seat))
            self.game.act(seat, state.game.text(state, seat, action))
            self._look()

    def _take_back(self, seat: int) -> bool:
        try:
            self.game.take_back(seat, range(self.game.state.game.seats))
        except ThaumataError:
            return False
        self._look()
        return True

    def _look(self) -> None:
        for seat in SHOWN:
            self.views[self.game.number, seat] = view(self.game.state, seat)

    def replay(self) -> Replay:
        replay = Replay(self.game.record.game)
        replay.lines += self.game.lines
        return replay


def totals_shown(shown: Any, seats: int) -> list[int]:
    """Return the points that a view shows."""
    if hasattr(shown, "cities"):
        return [city.score.total for city in shown.cities[:seats]]
    return [score.total for score in shown.scores]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_position_is_the_view_that_the_seat_had_then(variant: str) -> None:
    played = Played(variant, 40)
    replay, order = played.replay(), list(played.views)
    random.Random(variant).shuffle(order)

    async def trial() -> None:
        for number, seat in order[:25]:
            found = await replay.position(number, Viewer(seat))
            assert found.view == played.views[number, seat]
            assert found.number == number
            public = played.views[number, None]
            mine = msgspec.structs.replace(found.view, seat=None, actions=())
            assert found.has_secrets == (seat is not None and mine != public)

    asyncio.run(trial())


@pytest.mark.parametrize("variant", VARIANTS)
def test_any_position_can_be_shown_from_the_very_first(variant: str) -> None:
    replay = Played(variant, 3).replay()

    async def trial() -> None:
        for number in range(len(replay.lines) + 1):
            for seat in SHOWN:
                found = await replay.position(number, Viewer(seat, knows_all=True))
                assert not found.has_secrets
                msgspec.json.encode(found)

    asyncio.run(trial())


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_story_is_what_the_seat_was_told(variant: str) -> None:
    played = Played(variant, 40)

    async def trial() -> None:
        for seat in SHOWN:
            story = await played.replay().story(Viewer(seat))
            told = [tuple(each) for each in played.game.told(0, seat)]
            assert [(each.number, each.seat, each.kind, each.events) for each in story] == told

    asyncio.run(trial())


@pytest.mark.parametrize("variant", VARIANTS)
def test_when_a_game_is_over_the_story_has_what_any_seat_was_told(variant: str) -> None:
    played = Played(variant, 60)
    hidden = 0
    for entry in filter(None, played.game._entries):
        everything = entry.all_events()
        for seat in (*range(played.game.state.game.seats), None):
            assert all(event in everything for event in entry.events(seat))
        hidden += len(everything) - len(entry.events(None))
    assert (hidden > 0) == (variant != "duel")


def test_what_is_sealed_is_in_nobody_elses_story_and_position() -> None:
    played = Played("classic-3", 0)
    game = played.game
    sealed = game.state.game.text(game.state, 0, game.state.legal_actions(0)[0])
    game.act(0, sealed)
    replay = played.replay()

    async def trial() -> None:
        for seat in (1, 2, None):
            position = await replay.position(game.number, Viewer(seat))
            assert position.view == view(game.state, seat)
            assert (await replay.story(Viewer(seat)))[-1].events == []

    asyncio.run(trial())


@pytest.mark.parametrize("variant", VARIANTS)
def test_points_over_time_are_those_of_the_seats_own_views(variant: str) -> None:
    played = Played(variant, 60)
    seats = played.game.state.game.seats

    async def trial() -> list[PointsAt]:
        return await played.replay().points(Viewer(1))

    points = asyncio.run(trial())
    compared = [each for each in points if (each.number, 1) in played.views]
    assert compared
    for each in compared:
        assert each.totals == totals_shown(played.views[each.number, 1], seats)
    assert [each.number for each in points] == sorted({each.number for each in points})


def test_points_of_what_was_taken_back_are_left_out() -> None:
    game = OnlineGame(Game("duel"), 7)
    game.begin()
    state = game.state
    while state.decision() != "turn":
        seat = game.asked[0]
        game.act(seat, state.game.text(state, seat, state.legal_actions(seat)[0]))
    seat = game.asked[0]
    game.act(seat, state.game.text(state, seat, state.legal_actions(seat)[0]))
    taken = game.number
    replay = Replay(game.record.game)

    async def numbers(lines: list[GameLine]) -> list[int]:
        replay.lines = lines
        return [each.number for each in await replay.points(Viewer(0, knows_all=True))]

    async def trial() -> None:
        before = await numbers(game.lines[:])
        assert before[-1] == taken
        game.take_back(seat, [0, 1])
        after = await numbers(game.lines[:])
        assert after == before[:-1]

    asyncio.run(trial())


def test_a_replay_asked_for_by_many_at_once_gives_each_its_own_position() -> None:
    played = Played("classic-3", 40)
    replay = played.replay()
    asked = [key for key in played.views if key[1] is not None]

    async def trial() -> list[TablePosition]:
        asking = (replay.position(number, Viewer(seat)) for number, seat in asked)
        return await asyncio.gather(*asking)

    found = asyncio.run(trial())
    assert [each.view for each in found] == [played.views[key] for key in asked]


# Over HTTP


def status_of(guest: Guest, path: str, **params: int) -> tuple[int, str]:
    """Send a request that is refused; return the status and the message."""
    answer = guest.http.get(path, params={**guest._who, **params})
    return answer.status_code, answer.json()["message"]["id"]


def play_a_few(first: Seat, second: Seat, count: int) -> None:
    for _ in range(count):
        seat = first if first.actions else second
        number = seat.number
        assert seat.act(seat.actions[0], f"k{number}")["result"] == "done"
        for each in (first, second):
            each.until(seat.number)


def test_while_a_game_runs_each_player_looks_back_from_the_own_seat(
    anna: Guest, bohdan: Guest, stranger: Guest
) -> None:
    id = table_of_two(anna, bohdan, "duel+agora")
    path = f"/api/tables/{id}"
    with anna.at(id, since=0) as first, bohdan.at(id, since=0) as second:
        first.until_update()
        second.until_update()
        shown = {first.number: (first.view, second.view)}
        for _ in range(12):
            play_a_few(first, second, 1)
            shown[first.number] = (first.view, second.view)
        number = first.number
        for moment, (mine, other) in shown.items():
            assert anna.get(f"{path}/positions/{moment}")["view"] == mine
            assert anna.get(f"{path}/positions/{moment}", seat=0)["view"] == mine
            assert bohdan.get(f"{path}/positions/{moment}")["view"] == other
        for guest, seat in ((anna, first), (bohdan, second)):
            assert guest.get(f"{path}/story")["happenings"] == seat.happenings
            assert guest.get(f"{path}/points")["points"] is not None
    told = stranger.get(f"{path}/story")["happenings"]
    with stranger.at(id, since=0) as spectator:
        assert told == spectator.until_update().happenings
    refused = (403, "service-not-your-past")
    assert status_of(anna, f"{path}/positions/{number}", seat=1) == refused
    assert status_of(stranger, f"{path}/positions/{number}") == refused
    assert status_of(stranger, f"{path}/positions/{number}", seat=0) == refused
    assert status_of(stranger, f"{path}/points") == refused
    text = stranger.http.get(f"{path}/points", headers={"accept-language": "uk"}).json()["text"]
    assert text == "Поки партія триває, оглядатися назад можна лише зі свого місця."


def test_when_a_game_is_over_everybody_sees_all_of_it(
    anna: Guest, bohdan: Guest, stranger: Guest
) -> None:
    id = table_of_two(anna, bohdan, "duel+pantheon")
    path = f"/api/tables/{id}"
    with anna.at(id, since=0) as first, bohdan.at(id, since=0) as second:
        first.until_update()
        second.until_update()
        play_a_few(first, second, 16)
        number, mine, other = first.number, first.view, second.view
        first.ask("resign", number=number, key="r")
    assert anna.get(f"{path}/positions/{number}")["view"] == mine
    for guest in (anna, bohdan, stranger):
        for seat, shown in ((0, mine), (1, other)):
            position = guest.get(f"{path}/positions/{number}", seat=seat)
            assert (position["view"], position["has_secrets"]) == (shown, False)
    assert stranger.get(f"{path}/positions/{number}")["view"]["seat"] is None
    story = stranger.get(f"{path}/story")
    assert story == anna.get(f"{path}/story") == bohdan.get(f"{path}/story")
    count = [len(each["events"]) for each in story["happenings"]]
    for player in (first, second):
        told = [len(each["events"]) for each in player.happenings]
        assert all(len_all >= len_told for len_all, len_told in zip(count, told, strict=False))
    assert sum(count) > sum(len(each["events"]) for each in first.happenings)
    points = stranger.get(f"{path}/points")["points"]
    assert points == anna.get(f"{path}/points")["points"]
    assert {"number", "age", "totals"} == set(points[-1])


def test_a_past_that_there_is_not_is_refused(anna: Guest, bohdan: Guest, stranger: Guest) -> None:
    id = str(anna.post("/api/tables", variant="duel")["table"]["id"])
    for what in ("story", "points", "positions/0"):
        assert status_of(anna, f"/api/tables/{id}/{what}") == (409, "service-is-lobby")
        assert status_of(anna, f"/api/tables/nowhere/{what}") == (404, "service-no-table")
    id = table_of_two(anna, bohdan)
    path = f"/api/tables/{id}/positions"
    assert anna.get(f"{path}/0")["number"] == 0
    assert status_of(anna, f"{path}/100000") == (404, "service-no-position")
    assert status_of(anna, f"{path}/-1")[0] == 404
    assert status_of(anna, f"{path}/1", seat=9)[0] == 400
    with anna.at(id) as seat:
        seat.until_update()
        seat.ask("resign", number=seat.number, key="r")
    assert status_of(stranger, f"{path}/1", seat=5) == (404, "service-no-such-seat")
