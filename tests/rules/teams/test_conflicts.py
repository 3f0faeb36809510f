"""Conflicts between teams, and diplomacy (C188-C191, C194, C244)."""

import pytest

from tests.rules.classic.table import diplomacy_of, play, points, sell_on
from tests.rules.teams.table import all_tokens, armed, teams

AGES = [(1, 1), (2, 3), (3, 5)]
"""Every age and the value of a victory in it."""


@pytest.mark.parametrize("seats", [4, 6])
def test_allies_never_fight_each_other(seats: int) -> None:
    """C188: the second of each team is stronger than the first, and level with no enemy."""
    state = armed(*[0, 5] * (seats // 2))
    play(state)
    assert all_tokens(state) == [[-1, -1], [1, 1]] * (seats // 2)
    state = armed(*[5, 5, 0, 0][:4] if seats == 4 else [5, 5, 5, 5, 5, 5])
    play(state)
    expected = [[1, 1], [1, 1], [-1, -1], [-1, -1]] if seats == 4 else [[]] * 6
    assert all_tokens(state) == expected


@pytest.mark.parametrize(("age", "won"), AGES)
def test_the_enemy_neighbor_is_fought_for_two_tokens(age: int, won: int) -> None:
    """C188: victories of the Age, or defeats; a large lead brings no more."""
    state = armed(9, 0, 1, 0, age=age)
    play(state)
    assert all_tokens(state) == [[won, won], [-1, -1], [won, won], [-1, -1]]
    assert points(state, 0)["military"] == 2 * won
    assert points(state, 1)["military"] == -2


def test_equal_shields_bring_no_tokens() -> None:
    """C188."""
    state = armed(3, 2, 2, 3)
    play(state)
    assert all_tokens(state) == [[], [], [], []]


def test_who_fights_whom_with_two_teams() -> None:
    """C194: A1 A2 B1 B2 sit in this order: A1 fights B2, A2 fights B1."""
    state = armed(4, 1, 2, 3)
    play(state)
    assert all_tokens(state) == [[1, 1], [-1, -1], [1, 1], [-1, -1]]
    state = armed(2, 3, 1, 4)
    play(state)
    assert all_tokens(state) == [[-1, -1], [1, 1], [-1, -1], [1, 1]]


@pytest.mark.parametrize(
    ("one", "other"), [(1, 2), (3, 4), (5, 0)], ids=["A2-B1", "B2-D1", "D2-A1"]
)
def test_who_fights_whom_with_three_teams(one: int, other: int) -> None:
    """C194: A1 A2 B1 B2 D1 D2; a stronger city beats one other alone."""
    for winner, loser in ((one, other), (other, one)):
        state = armed(*[4 if seat == winner else 0 for seat in range(6)])
        play(state)
        taken = {winner: [1, 1], loser: [-1, -1]}
        assert all_tokens(state) == [taken.get(seat, []) for seat in range(6)]


# Diplomacy


@pytest.mark.parametrize(("age", "won"), AGES)
@pytest.mark.parametrize("holder", [1, 2])
def test_with_diplomacy_of_one_side_the_conflict_is_fought_for_one_token(
    holder: int, age: int, won: int
) -> None:
    """C189: whichever side holds it; the token is discarded, and both allies fight for two."""
    held = [int(seat == holder) for seat in range(4)]
    state = armed(2, 5, 3, 4, age=age, diplomacy=held)
    play(state)
    assert all_tokens(state) == [[-1, -1], [won], [-1], [won, won]]
    assert diplomacy_of(state) == (0, 0, 0, 0)


def test_of_several_diplomacy_tokens_one_is_discarded_after_each_conflict() -> None:
    """C189: two change the conflicts of two Ages."""
    state = teams(diplomacy=(0, 2, 0, 0), built=((), ("stockade",)))
    sell_on(state, 2)
    assert (diplomacy_of(state), all_tokens(state)[1:3]) == ((0, 1, 0, 0), [[1], [-1]])
    sell_on(state, 3)
    assert (diplomacy_of(state), all_tokens(state)[1:3]) == ((0, 0, 0, 0), [[1, 3], [-1, -1]])
    sell_on(state, 4)
    assert all_tokens(state)[1:3] == [[1, 3, 5, 5], [-1] * 4]


def test_with_diplomacy_of_both_sides_nobody_takes_a_token() -> None:
    """C190: both lose their diplomacy; the other conflict is fought as ever."""
    state = armed(2, 5, 3, 4, diplomacy=(0, 1, 2, 0))
    play(state)
    assert all_tokens(state) == [[-1, -1], [], [], [1, 1]]
    assert diplomacy_of(state) == (0, 0, 1, 0)


def test_diplomacy_of_allies_concerns_different_conflicts() -> None:
    """C189: each for the own one."""
    state = armed(2, 5, 3, 4, diplomacy=(1, 1, 0, 0))
    play(state)
    assert all_tokens(state) == [[-1], [1], [-1], [1]]
    assert diplomacy_of(state) == (0, 0, 0, 0)


@pytest.mark.parametrize("held", [(0, 1, 0, 0, 0, 0), (0, 1, 1, 0, 0, 0), (1, 1, 1, 1, 1, 1)])
def test_diplomacy_makes_no_other_cities_meet(held: tuple[int, ...]) -> None:
    """C191: the seats 0 and 3, beside those who hold it, have nothing to fight about."""
    state = armed(9, 4, 4, 5, 5, 9, diplomacy=held)
    play(state)
    assert all_tokens(state) == [[]] * 6


@pytest.mark.parametrize(("held", "number"), [((), 2), ((0, 1), 1)], ids=["without", "with"])
def test_two_shields_against_five_at_the_end_of_age_two(held: tuple[int, ...], number: int) -> None:
    """C244: you are seat 1; with diplomacy one token each instead of two."""
    state = armed(0, 2, 5, 0, age=2, diplomacy=held)
    play(state)
    assert all_tokens(state) == [[], [-1] * number, [3] * number, []]
