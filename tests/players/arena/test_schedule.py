"""The schedule: all players meet each other, on the same deals from every seat."""

from collections import Counter

import pytest

import thaumata as th
from thaumata.players.arena.schedule import Schedule, sides_of

TWO = ((0,), (1,))
THREE = ((0,), (1,), (2,))


def test_every_two_players_meet_for_as_many_games_from_each_seat() -> None:
    fixtures = list(Schedule(["a", "b", "c"], TWO, 200).fixtures())
    assert len(fixtures) == len({*fixtures}) == 3 * 200
    seated = Counter(fixture.players for fixture in fixtures)
    assert seated == dict.fromkeys(
        [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")], 100
    )
    for players in seated:
        assert {f.deal for f in fixtures if f.players == players} == {*range(100)}


def test_among_many_sides_each_of_two_sits_alone_in_every_seat_of_each_deal() -> None:
    fixtures = list(Schedule(["a", "b"], THREE, 12).fixtures())
    assert len(fixtures) == 12
    for deal in (0, 1):
        assert [f.players for f in fixtures if f.deal == deal] == [
            ("a", "b", "b"),
            ("b", "a", "b"),
            ("b", "b", "a"),
            ("b", "a", "a"),
            ("a", "b", "a"),
            ("a", "a", "b"),
        ]


def test_if_wanted_only_the_first_of_a_pairing_sits_alone() -> None:
    schedule = Schedule(["a", "b"], THREE, 3, is_lone=True)
    assert [f.players for f in schedule.fixtures()] == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
    ]


def test_deals_are_played_whole_even_if_that_is_a_few_games_more() -> None:
    assert len(list(Schedule(["a", "b"], THREE, 7).fixtures())) == 12
    assert len(list(Schedule(["a", "b"], TWO, 1).fixtures())) == 2


def test_in_a_gauntlet_only_the_first_meets_the_others() -> None:
    assert Schedule(["a", "b", "c"], TWO, 2, is_gauntlet=True).pairings == [("a", "b"), ("a", "c")]


def test_a_single_player_meets_itself_once_on_each_deal() -> None:
    fixtures = list(Schedule(["a"], TWO, 5).fixtures())
    assert [fixture.players for fixture in fixtures] == [("a", "a")] * 5
    assert [fixture.deal for fixture in fixtures] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("variant", "sides"),
    [
        ("duel", ((0,), (1,))),
        ("classic-2", ((0,), (1,))),
        ("classic-3", ((0,), (1,), (2,))),
        ("classic-4+cities+teams", ((0, 1), (2, 3))),
        ("classic-6+cities+teams", ((0, 1), (2, 3), (4, 5))),
    ],
)
def test_a_side_is_a_player_or_a_team(variant: str, sides: tuple[tuple[int, ...], ...]) -> None:
    assert sides_of(th.Game(variant)) == sides


def test_a_team_is_one_player_in_two_seats() -> None:
    schedule = Schedule(["a", "b"], ((0, 1), (2, 3)), 2)
    assert [f.players for f in schedule.fixtures()] == [
        ("a", "a", "b", "b"),
        ("b", "b", "a", "a"),
    ]
