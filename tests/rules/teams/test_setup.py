"""The numbers of players in team games, and the rules that stay the same (C182, C187, C192)."""

import pytest

from tests.rules.classic.table import (
    RICH,
    debts_of,
    hand_of,
    legal,
    play,
    points,
    seats_asked,
    sell_on,
    treasuries,
)
from tests.rules.teams.table import teams
from thaumata import Game, ThaumataError
from thaumata.classic import Classic
from thaumata.classic.sides import side_of


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_four_or_six_play_in_teams(seats: int) -> None:
    """C182."""
    assert Classic().seat_counts(("cities", "teams")) == (4, 6)
    assert Game("classic", expansions=("cities", "teams")).seats == 4
    assert Game("classic-6+cities+teams").seats == 6
    with pytest.raises(ThaumataError):
        Game(f"classic-{seats}+cities+teams")


def test_teams_are_played_with_cities_alone() -> None:
    """C182."""
    with pytest.raises(ThaumataError):
        Game("classic-4+teams")


@pytest.mark.parametrize("seats", [4, 6])
def test_two_who_sit_side_by_side_are_a_team(seats: int) -> None:
    """C182: the seats 0 and 1, 2 and 3, 4 and 5."""
    state = teams(seats)
    for seat in range(seats):
        first = seat // 2 * 2
        assert side_of(state, seat) == 0b11 << first
        assert state.catalog.left[first] == first + 1


@pytest.mark.parametrize("seats", [4, 6])
def test_all_else_goes_by_the_rules_of_cities(seats: int) -> None:
    """C182: eight cards, seven rounds, three Ages, and everybody chooses alone."""
    state = teams(seats)
    assert [len(hand_of(state, seat)) for seat in range(seats)] == [8] * seats
    assert seats_asked(state) == list(range(seats))
    for round in range(1, 8):
        assert (state.age, state.round) == (1, round)
        play(state)
    for age in (2, 3, 4):
        sell_on(state, age)
    assert treasuries(state) == (3 + 3 * 7 * 3,) * seats
    assert state.pending == 0


def test_a_loss_of_coins_hits_the_ally_too() -> None:
    """C187: everybody but the builder, who alone is spared."""
    state = teams(hands=(("hideout",),))
    play(state, "build hideout")
    assert (state.decision(), seats_asked(state)) == ("settle", [1, 2, 3])
    assert [legal(state, seat) for seat in (1, 2, 3)] == [["pay 0", "pay 1"]] * 3
    play(state, "", "pay 1", "pay 0", "pay 0")
    assert treasuries(state) == (3, 5, 6, 6)
    assert debts_of(state) == (0, 0, 1, 1)


# The ally as a neighbor


def test_the_ally_counts_for_guilds_as_any_neighbor() -> None:
    """C192: a brown card of the ally and two of the enemy; across sit three."""
    brown = ("lumber_yard", "stone_pit", "clay_pool")
    state = teams(age=3, built=(("workers_guild",), brown[:1], brown, brown[:2]))
    assert points(state, 0)["guilds"] == 1 + 2


def test_the_ally_counts_for_the_vineyard_as_any_neighbor() -> None:
    """C192."""
    brown = ("lumber_yard", "stone_pit", "clay_pool")
    state = teams(age=2, hands=((), ("vineyard",)), built=(brown[:1], (), brown[:2], brown))
    play(state, "", "build vineyard")
    assert treasuries(state)[1] == 3 + 1 + 2


def test_raiders_bring_the_ally_a_debt_as_any_neighbor() -> None:
    """C192."""
    state = teams(hands=((), ("raider_camp",)))
    play(state, "", "build raider_camp")
    assert debts_of(state) == (1, 0, 1, 0)


def test_coins_for_neighbors_go_to_the_ally_too() -> None:
    """C192: a Gambling Den gives both neighbors two."""
    state = teams(age=2, hands=((), ("gambling_den",)), built=((), RICH), coins=(0, 1, 0, 0))
    play(state, "", "build gambling_den")
    assert treasuries(state) == (3 + 2, 9, 3 + 2, 3)
