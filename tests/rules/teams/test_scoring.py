"""The points of a team, and who wins (C193, C246, C247)."""

import pytest

from tests.rules.classic.table import city, play, points, treasuries
from tests.rules.teams.table import teams
from thaumata.classic.state import ClassicState
from thaumata.game import Outcome
from thaumata.kit.counts import ONES


def last_round(*coins: int, **more: object) -> ClassicState:
    """Set up the last round of a game; all will sell a card for three coins."""
    return teams(len(coins), age=3, round=7, coins=coins, **more)


def ended(state: ClassicState) -> Outcome:
    """Sell the last card with all seats, and return how the game ended."""
    play(state)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def test_the_points_of_both_allies_are_added() -> None:
    """C193: 1 and 4 make more than 2 and 2."""
    outcome = ended(last_round(0, 9, 3, 3))
    assert outcome.sheet.totals == (1, 4, 2, 2)
    assert (outcome.kind, outcome.winners) == ("civilian", (0, 1))


@pytest.mark.parametrize(
    ("coins", "winners"),
    [((5, 5, 3, 3), (0, 1)), ((3, 3, 5, 3), (2, 3)), ((0, 8, 6, 0), (0, 1))],
)
def test_a_tie_goes_to_the_team_with_more_coins_together(
    coins: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """C193: whichever of the allies has them."""
    outcome = ended(last_round(*coins))
    totals = outcome.sheet.totals
    assert totals[0] + totals[1] == totals[2] + totals[3]
    assert (outcome.kind, outcome.winners) == ("civilian_tiebreak", winners)


def test_teams_with_as_many_points_and_coins_share_the_victory() -> None:
    """C193."""
    outcome = ended(last_round(3, 3, 3, 3))
    assert (outcome.kind, outcome.winners) == ("shared", (0, 1, 2, 3))
    outcome = ended(last_round(6, 0, 3, 3))
    assert (outcome.kind, outcome.winners) == ("shared", (0, 1, 2, 3))


def test_no_player_wins_alone() -> None:
    """C247: not even the one with most points of all."""
    outcome = ended(last_round(30, 0, 15, 18))
    totals = outcome.sheet.totals
    assert totals == (11, 1, 6, 7)
    assert outcome.winners == (2, 3)


@pytest.mark.parametrize(
    ("coins", "kind", "winners"),
    [
        ((3, 3, 6, 6, 3, 3), "civilian", (2, 3)),
        ((3, 3, 6, 7, 6, 6), "civilian_tiebreak", (2, 3)),
        ((8, 0, 6, 6, 6, 6), "shared", (2, 3, 4, 5)),
        ((3, 3, 3, 3, 3, 3), "shared", (0, 1, 2, 3, 4, 5)),
    ],
)
def test_of_three_teams_those_with_most_points_compare_their_coins(
    coins: tuple[int, ...], kind: str, winners: tuple[int, ...]
) -> None:
    """C247."""
    outcome = ended(last_round(*coins))
    assert (outcome.kind, outcome.winners) == (kind, winners)


def test_coins_of_a_team_with_fewer_points_do_not_count() -> None:
    """C247: the first team has most coins, and debts."""
    outcome = ended(last_round(8, 8, 6, 6, 6, 7, debts=(5,)))
    assert outcome.winners == (4, 5)
    assert outcome.kind == "civilian_tiebreak"


# What may come from the ally


def test_olympia_may_copy_a_guild_of_the_ally() -> None:
    """C246."""
    state = teams(
        boards=("olympia B", "gizah A", "rhodos A", "ephesos A"),
        age=3,
        stages=(3,),
        built=((), ("workers_guild", "lumber_yard"), (), ("stone_pit",)),
    )
    assert points(state, 0)["guilds"] == 2


def test_symbols_may_be_copied_from_the_ally() -> None:
    """C246."""
    state = teams(age=3, built=(("pigeonhole", "workshop"), ("workshop",)))
    assert points(state, 0)["green"] == 4


def test_victory_tokens_taken_twice_count_twice() -> None:
    """C246: for Cells, Slave Market and what others lose by a Sepulcher."""
    state = teams(round=7, built=((), ("cells", "slave_market", "stockade")))
    play(state)
    assert city(state, 1).victories == 2 * ONES[0]
    assert points(state, 1)["black"] == 2 * 2 + 2 * 1
    loser = teams(age=2, hands=(("sepulcher",),), built=(("stone_pit", "glassworks", "loom"),))
    city(loser, 1).victories = 2 * ONES[0]
    play(loser, "build sepulcher")
    assert len(loser.legal_actions(1)) - 1 == 2
    assert treasuries(loser)[1] == 6
