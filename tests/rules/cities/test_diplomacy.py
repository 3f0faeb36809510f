"""Diplomacy: staying out of the conflicts of an Age (C147-C154, C232-C235)."""

import pytest

from tests.rules.cities.table import cities
from tests.rules.classic.table import (
    RICH,
    act,
    army,
    deal_on,
    diplomacy_of,
    legal,
    play,
    sell_on,
    tokens,
    treasuries,
    ways,
)
from thaumata.classic.state import ClassicState

ONCE = {"last_fight": "once"}
TWICE = {"last_fight": "twice"}


def armed(*shields: int, **more: object) -> ClassicState:
    """Set up the last round of an age for cities with these shields."""
    built = [army(strength) for strength in shields]
    return cities(len(shields), **{"round": 7, "built": built, **more})


def all_tokens(state: ClassicState) -> list[list[int]]:
    """List the tokens of every city."""
    return [tokens(state, seat) for seat in range(len(state.cities))]


# Taking tokens


CARDS = [(1, "residence"), (2, "consulate"), (3, "embassy")]


@pytest.mark.parametrize(("age", "card"), CARDS)
def test_a_token_is_taken_when_its_card_is_built(age: int, card: str) -> None:
    """C147: at once, not at the end of the Age; a card that is sold brings none."""
    state = cities(age=age, hands=((card,),), built=(RICH,))
    sold = state.copy()
    assert isinstance(sold, ClassicState)
    play(state, f"build {card}")
    assert (state.round, diplomacy_of(state)) == (2, (1, 0, 0))
    play(sold, f"sell {card}")
    assert diplomacy_of(sold) == (0, 0, 0)


@pytest.mark.parametrize(
    ("side", "taken"), [("byzantium A", [0, 1, 1]), ("byzantium B", [1, 2])], ids=["A", "B"]
)
def test_a_token_is_taken_when_its_stage_is_built(side: str, taken: list[int]) -> None:
    """C147: stage 2 of side A, both stages of side B."""
    state = cities(boards=(side,), built=(RICH,))
    for number in taken:
        play(state, f"stage {ways(state, 0, 'stage')[0]}")
        assert diplomacy_of(state) == (number, 0, 0)


def test_there_are_always_diplomacy_tokens_left_to_take() -> None:
    """C235."""
    state = cities(5, hands=(("residence",),), built=(RICH,), diplomacy=(9, 9, 9, 9, 9))
    play(state, "build residence")
    assert diplomacy_of(state) == (10, 9, 9, 9, 9)


# Using them


@pytest.mark.parametrize("shields", [0, 2, 8])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_token_must_be_used_at_the_next_conflict_even_by_the_strongest(
    age: int, shields: int
) -> None:
    """C147: nobody is asked, and a victory is lost like a defeat."""
    state = armed(shields, 2, 2, 2, age=age, diplomacy=(1,))
    play(state)
    assert state.decision() in ("mix_in", "")
    assert all_tokens(state) == [[], [], [], []]
    assert diplomacy_of(state) == (0, 0, 0, 0)


@pytest.mark.parametrize("holder", range(5))
def test_nobody_takes_a_token_because_of_a_holder(holder: int) -> None:
    """C148: neither the holder nor its neighbors, whichever is stronger."""
    for strength in (0, 9):
        shields = [3] * 5
        shields[holder] = strength
        tokens_held = [int(seat == holder) for seat in range(5)]
        state = armed(*shields, diplomacy=tokens_held)
        play(state)
        assert all_tokens(state) == [[]] * 5


def test_the_neighbors_of_a_holder_fight_each_other() -> None:
    """C149: seat 1 is skipped between the seats 0 and 2."""
    state = armed(3, 9, 1, 2, diplomacy=(0, 1))
    play(state)
    assert all_tokens(state) == [[1, 1], [], [-1, -1], [1, -1]]


@pytest.mark.parametrize(
    ("shields", "held", "expected"),
    [
        ((3, 9, 9, 1, 2), (0, 1, 1, 0, 0), [[1, 1], [], [], [-1, -1], [1, -1]]),
        ((3, 9, 1, 9, 2), (0, 1, 0, 1, 0), [[1, 1], [], [-1, -1], [], [1, -1]]),
        ((9, 3, 1, 2, 9), (1, 0, 0, 0, 1), [[], [1, 1], [-1, -1], [1, -1], []]),
    ],
    ids=["side by side", "apart", "around the end of the table"],
)
def test_several_holders_are_all_skipped(
    shields: tuple[int, ...], held: tuple[int, ...], expected: list[list[int]]
) -> None:
    """C149: the three who are left."""
    state = armed(*shields, diplomacy=held)
    play(state)
    assert all_tokens(state) == expected


@pytest.mark.parametrize("absent", range(4))
def test_three_who_are_left_fight_as_a_ring(absent: int) -> None:
    """C233: each with both others, whichever city stays out."""
    shields = [3, 2, 1]
    shields.insert(absent, 9)
    state = armed(*shields, diplomacy=[int(seat == absent) for seat in range(4)])
    play(state)
    expected = [[1, 1], [1, -1], [-1, -1]]
    expected.insert(absent, [])
    assert all_tokens(state) == expected


def test_trade_and_coins_of_neighbors_use_the_real_seats() -> None:
    """C150: a holder sells, and counts as the neighbor that it is."""
    state = cities(
        4,
        boards=("gizah A", "olympia A", "rhodos A", "ephesos A"),
        hands=(("city_gates",), ("dive",)),
        coins=(3, 0, 0, 0),
        diplomacy=(0, 1, 0, 0),
    )
    assert ways(state, 0, "build city_gates") == ["left 2"]
    play(state, "build city_gates left 2", "build dive")
    assert treasuries(state) == (0 + 1, 2 + 6, 3 + 1, 3)


def test_guilds_and_cards_that_count_neighbors_use_the_real_seats() -> None:
    """C150: two brown cards of the holder count, those across do not."""
    brown = ("lumber_yard", "stone_pit")
    built = (("workers_guild",), brown, ("clay_pool",), ())
    state = cities(4, age=2, hands=(("vineyard",),), built=built, diplomacy=(0, 1, 0, 0))
    play(state, "build vineyard")
    assert treasuries(state)[0] == 3 + 2
    assert state.score_sheet().rows["guilds"][0] == 2


def test_one_token_is_discarded_after_each_conflict() -> None:
    """C151: two keep a city out of the conflicts of two Ages; the next one it fights."""
    state = cities(4, built=[army(9), army(1), (), army(1)], diplomacy=(2, 0, 1, 0))
    sell_on(state, 2)
    assert diplomacy_of(state) == (1, 0, 0, 0)
    assert all_tokens(state) == [[], [], [], []]
    sell_on(state, 3)
    assert diplomacy_of(state) == (0, 0, 0, 0)
    assert all_tokens(state) == [[], [3], [-1, -1], [3]]
    sell_on(state, 4)
    assert all_tokens(state) == [[5, 5], [3, 5, -1], [-1] * 4, [3, 5, -1]]


# Few fighters


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize("options", [{}, ONCE], ids=["by default", "once"])
def test_two_who_are_left_meet_once(options: dict[str, str], seats: int, age: int) -> None:
    """C152: each takes one token."""
    shields = [3, *[9] * (seats - 2), 2]
    held = [0, *[1] * (seats - 2), 0]
    state = armed(*shields, age=age, diplomacy=held, options=options)
    play(state)
    won = {1: 1, 2: 3, 3: 5}[age]
    assert all_tokens(state) == [[won], *[[]] * (seats - 2), [-1]]


def test_two_who_are_left_take_nothing_with_equal_shields() -> None:
    """C152."""
    state = armed(3, 9, 3, diplomacy=(0, 1, 0))
    play(state)
    assert all_tokens(state) == [[], [], []]


@pytest.mark.parametrize("seats", [3, 5])
def test_by_an_option_two_who_are_left_meet_on_both_sides(seats: int) -> None:
    """C152: the house rule ``last_fight=twice``."""
    state = armed(3, *[9] * (seats - 2), 2, diplomacy=[0, *[1] * (seats - 2), 0], options=TWICE)
    play(state)
    assert all_tokens(state) == [[1, 1], *[[]] * (seats - 2), [-1, -1]]


def test_the_option_changes_nothing_where_more_are_left() -> None:
    """C152: three meet each other once."""
    for options in (ONCE, TWICE):
        state = armed(3, 9, 1, 2, diplomacy=(0, 1, 0, 0), options=options)
        play(state)
        assert all_tokens(state) == [[1, 1], [], [-1, -1], [1, -1]]


@pytest.mark.parametrize("options", [ONCE, TWICE], ids=["once", "twice"])
@pytest.mark.parametrize("held", [(0, 1, 1, 1), (1, 1, 1, 1)], ids=["one", "none"])
def test_where_one_city_or_none_is_left_nobody_takes_a_token(
    held: tuple[int, ...], options: dict[str, str]
) -> None:
    """C153: the tokens of diplomacy are used up all the same."""
    state = armed(9, 3, 2, 1, diplomacy=held, options=options)
    play(state)
    assert all_tokens(state) == [[], [], [], []]
    assert diplomacy_of(state) == (0, 0, 0, 0)


@pytest.mark.parametrize(("age", "won"), [(1, 1), (2, 3), (3, 5)])
@pytest.mark.parametrize("holder", range(3))
def test_of_three_with_one_holder_the_other_two_meet_once(holder: int, age: int, won: int) -> None:
    """C154."""
    winner, loser = [seat for seat in range(3) if seat != holder]
    shields = [5 if seat == winner else 2 for seat in range(3)]
    state = armed(*shields, age=age, diplomacy=[int(seat == holder) for seat in range(3)])
    play(state)
    assert (tokens(state, holder), tokens(state, winner), tokens(state, loser)) == ([], [won], [-1])


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ((0, 0, 1), [[1], [-1], []]),
        ((1, 0, 0), [[], [-1], [1]]),
        ((0, 0, 0), [[1, -1], [-1, -1], [1, 1]]),
    ],
    ids=["the Free City", "a player", "nobody"],
)
def test_the_free_city_holds_or_fights_like_any_other(
    held: tuple[int, ...], expected: list[list[int]]
) -> None:
    """C148, C152, C126: at a table for two, where it is the strongest."""
    built = [army(12), army(11), army(13)]
    state = cities(2, round=7, built=built, diplomacy=held)
    play(state)
    deal_on(state)
    assert all_tokens(state) == expected
    assert diplomacy_of(state) == (0, 0, 0)


def test_a_holder_between_five_shields_and_four() -> None:
    """C234: at the end of Age II, with a fourth city that has three."""
    state = armed(2, 5, 3, 4, age=2, diplomacy=(1,))
    play(state)
    assert all_tokens(state) == [[], [3, 3], [-1, -1], [3, -1]]


# The last round


def test_a_token_taken_in_the_last_round_counts_for_the_conflict_of_that_age() -> None:
    """C232."""
    state = armed(0, 5, 5, hands=(("residence", "altar"),), built=(RICH,))
    play(state, "build residence")
    assert all_tokens(state) == [[], [], []]
    assert diplomacy_of(state) == (0, 0, 0)


def test_a_token_of_a_discard_build_counts_for_the_conflict_of_that_age() -> None:
    """C232."""
    state = armed(
        *(0, 5, 5),
        boards=("halikarnassos B",),
        hands=(("altar", "loom"),),
        built=(RICH,),
        discards=("residence",),
    )
    play(state, "stage altar")
    assert "build residence" in legal(state, 0)
    act(state, 0, "build residence")
    assert all_tokens(state) == [[], [], []]
    assert diplomacy_of(state) == (0, 0, 0)


def test_a_token_of_babylons_last_card_counts_for_the_conflict_of_that_age() -> None:
    """C232."""
    state = armed(
        *(0, 5, 5),
        boards=("babylon B",),
        hands=(("residence", "altar"),),
        built=(RICH,),
        stages=(2,),
    )
    play(state, "sell altar")
    act(state, 0, "build residence")
    assert all_tokens(state) == [[], [], []]
    assert diplomacy_of(state) == (0, 0, 0)
