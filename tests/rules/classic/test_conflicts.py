"""Conflicts at the end of an Age (C97-C102, C217)."""

import pytest

from tests.rules.classic.table import (
    RICH,
    army,
    city,
    classic,
    deal_on,
    play,
    points,
    sell_on,
    tokens,
)
from thaumata.classic.state import ClassicState

VICTORY = {1: 1, 2: 3, 3: 5}


def armed(*shields: int, age: int = 1, **more: object) -> ClassicState:
    """Set up the last round of an age for cities with these shields."""
    built = [army(strength) for strength in shields]
    return classic(len(shields), age=age, round=6, built=built, **more)  # type: ignore[arg-type]


def all_tokens(state: ClassicState) -> list[list[int]]:
    """List the tokens of every city."""
    return [tokens(state, seat) for seat in range(len(state.cities))]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_conflicts_come_when_the_last_round_of_an_age_is_over(age: int) -> None:
    """C97: neither before nor once more."""
    state = classic(age=age, built=(("arsenal",),))
    for round in range(1, 7):
        assert state.round == round
        assert all_tokens(state) == [[], [], []]
        play(state)
    won = VICTORY[age]
    assert all_tokens(state) == [[won, won], [-1], [-1]]


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_each_city_compares_its_shields_with_either_neighbor_and_nobody_else(seats: int) -> None:
    """C97."""
    state = armed(*([3] + [0] * (seats - 1)))
    play(state)
    assert all_tokens(state) == [[1, 1], [-1], *[[] for _ in range(seats - 3)], [-1]]


def test_shields_of_red_cards_of_every_age_count() -> None:
    """C98: 1 + 2 + 3 against 5."""
    state = classic(age=3, round=6, built=(("stockade", "walls", "arsenal"), army(5), army(5)))
    assert city(state, 0).shields == 6
    play(state)
    assert all_tokens(state) == [[5, 5], [-1], [-1]]


@pytest.mark.parametrize(
    ("board", "stages", "shields"),
    [("rhodos A", 1, 0), ("rhodos A", 2, 2), ("rhodos B", 1, 1), ("rhodos B", 2, 2)],
)
def test_shields_of_rhodos_count_too(board: str, stages: int, shields: int) -> None:
    """C98: against a neighbor with a Stockade and one with nothing."""
    state = armed(0, 1, 0, boards=(board,), stages=(stages,))
    assert city(state, 0).shields == shields
    play(state)
    assert tokens(state, 0) == {0: [-1], 1: [1], 2: [1, 1]}[shields]


def test_shields_built_in_the_last_round_count() -> None:
    """C97, C98: a red card and a stage."""
    state = classic(
        round=6,
        boards=("gizah A", "rhodos A", "ephesos A"),
        hands=(("stockade",), ("altar",)),
        built=(RICH, RICH),
        stages=(0, 1, 0),
    )
    play(state, "build stockade", "stage altar")
    assert all_tokens(state) == [[1, -1], [1, 1], [-1, -1]]


@pytest.mark.parametrize(("age", "won"), VICTORY.items())
@pytest.mark.parametrize(("mine", "theirs"), [(3, 1), (1, 3), (2, 2), (0, 0), (8, 0)])
def test_more_shields_win_a_token_of_the_age_and_fewer_lose_a_point(
    age: int, won: int, mine: int, theirs: int
) -> None:
    """C99: equal shields bring neither city a token."""
    state = armed(mine, theirs, mine, theirs, age=age)
    play(state)
    first = [won, won] if mine > theirs else [-1, -1] if mine < theirs else []
    second = [won, won] if theirs > mine else [-1, -1] if theirs < mine else []
    assert all_tokens(state) == [first, second, first, second]


@pytest.mark.parametrize(
    ("shields", "taken"),
    [
        ((0, 0, 0), [[], [], []]),
        ((1, 0, 0), [[1, 1], [-1], [-1]]),
        ((1, 1, 0), [[1], [1], [-1, -1]]),
        ((3, 2, 1), [[1, 1], [1, -1], [-1, -1]]),
        ((8, 0, 2, 1), [[1, 1], [-1, -1], [1, 1], [-1, -1]]),
        ((8, 5, 5, 1), [[1, 1], [-1], [1], [-1, -1]]),
    ],
)
def test_each_city_takes_two_tokens_at_most(
    shields: tuple[int, ...], taken: list[list[int]]
) -> None:
    """C100: maybe one or none; a lead of many shields is worth no more."""
    state = armed(*shields)
    play(state)
    assert all_tokens(state) == taken


def test_shields_are_not_used_up() -> None:
    """C101: the same Stockade wins in all three Ages."""
    state = classic(built=(("stockade",),))
    for age in (2, 3, 4):
        sell_on(state, age)
        assert city(state, 0).shields == 1
    assert all_tokens(state) == [[1, 1, 3, 3, 5, 5], [-1] * 3, [-1] * 3]


def test_the_game_ends_with_the_conflicts_of_age_three() -> None:
    """C102: they count in the result."""
    state = armed(3, 0, 0, age=3)
    assert state.outcome() is None
    play(state)
    assert state.pending == 0
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sheet.rows["military"] == (10, -1, -1)


@pytest.mark.parametrize("age", [1, 2])
def test_the_game_goes_on_after_the_conflicts_of_earlier_ages(age: int) -> None:
    """C102."""
    state = armed(3, 0, 0, age=age)
    play(state)
    assert state.outcome() is None
    deal_on(state)
    assert (state.age, state.round) == (age + 1, 1)


def test_alexandria_between_rhodos_and_ephesos() -> None:
    """C217: 3 shields against 5 on the left and 2 on the right, at the end of Age II."""
    state = armed(3, 5, 2, age=2, boards=("alexandria A", "rhodos A", "ephesos A"))
    play(state)
    assert tokens(state, 0) == [3, -1]
    assert points(state, 0)["military"] == 2
