"""Ratings and intervals against known results."""

from itertools import combinations
from math import log10

import pytest

from thaumata.players.arena.intervals import wilson
from thaumata.players.arena.played import Played
from thaumata.players.arena.ratings import Score, rate


def elo(share: float) -> float:
    return 400 * log10(share / (1 - share))


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (120, 200, 0.5308, 0.6654),
        (0, 0, 0.0, 1.0),
    ],
)
def test_an_interval_is_that_of_wilson(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_two_players_are_as_far_apart_as_their_games_say() -> None:
    ratings = rate(["a", "b"], {("a", "b"): Score(150, 200)})
    assert ratings["a"].elo == pytest.approx(-ratings["b"].elo)
    assert ratings["a"].elo - ratings["b"].elo == pytest.approx(elo(150.5 / 201))


def test_the_interval_of_two_players_is_the_one_of_a_logit() -> None:
    """Each is rated against the average of both: half of the distance, half of the error."""
    ratings = rate(["a", "b"], {("a", "b"): Score(150, 200)})
    share = 150.5 / 201
    error = (400 / 2.302585) / (201 * share * (1 - share)) ** 0.5
    assert ratings["a"].reach == pytest.approx(1.96 * error / 2, rel=1e-3)


def test_ratings_that_made_the_scores_are_found_again() -> None:
    true = {"a": 300.0, "b": 50.0, "c": -80.0, "d": -270.0}
    games = 10**7
    scores = {
        (one, other): Score(games / (1 + 10 ** ((true[other] - true[one]) / 400)), games)
        for one, other in combinations(true, 2)
    }
    ratings = rate(list(true), scores)
    for player, strength in true.items():
        assert ratings[player].elo == pytest.approx(strength, abs=0.01)
        assert 0 < ratings[player].reach < 1


def test_a_player_who_wins_everything_gets_a_rating_too() -> None:
    scores = {("a", "b"): Score(200, 200), ("b", "c"): Score(200, 200), ("a", "c"): Score(200, 200)}
    ratings = rate(["a", "b", "c"], scores)
    assert 500 < ratings["a"].elo < 2000
    assert ratings["a"].elo == pytest.approx(-ratings["c"].elo)
    assert ratings["a"].reach > 150


def test_players_without_games_are_equal_and_nothing_is_sure() -> None:
    ratings = rate(["a", "b"], {("a", "b"): Score(0, 0)})
    assert ratings["a"].elo == ratings["b"].elo == 0
    assert ratings["a"].reach > 300


def test_more_games_make_ratings_surer() -> None:
    few, many = (
        rate(["a", "b"], {("a", "b"): Score(3 * games, 4 * games)})["a"] for games in (10, 1000)
    )
    assert many.reach < few.reach / 8


# The result of a game


SIDES = ((0,), (1,), (2,))


def test_places_are_counted_against_each_other_side() -> None:
    game = Played(0, ("a", "b", "b"), "civilian", (2,), (40, 30, 50))
    assert [game.standing(SIDES, side) for side in range(3)] == [0.5, 0.0, 1.0]
    assert [game.side_won(SIDES, side) for side in range(3)] == [0.0, 0.0, 1.0]


def test_a_shared_victory_counts_its_share_and_equals_count_half() -> None:
    game = Played(0, ("a", "b", "b"), "shared", (0, 1), (50, 50, 30))
    assert [game.side_won(SIDES, side) for side in range(3)] == [0.5, 0.5, 0.0]
    assert [game.standing(SIDES, side) for side in range(3)] == [0.75, 0.75, 0.0]


def test_a_winner_by_supremacy_stands_before_a_seat_with_more_points() -> None:
    game = Played(0, ("a", "b"), "military", (1,), (60, 20))
    assert game.standing(((0,), (1,)), 1) == 1.0


def test_a_team_stands_by_the_points_of_both() -> None:
    sides = ((0, 1), (2, 3), (4, 5))
    game = Played(0, ("a", "a", "b", "b", "b", "b"), "civilian", (4, 5), (60, 10, 40, 40, 50, 50))
    assert [game.standing(sides, side) for side in range(3)] == [0.0, 0.5, 1.0]
