"""The greedy player in games without tables of values, and in a user's own Duel."""

import pytest

import thaumata as th
from examples.house_rule import SpoilsOfWar
from tests.auction import Auction, purse_of
from thaumata.game import register
from thaumata.players.greedy import GreedyPlayer
from thaumata.players.player import Table
from thaumata.players.simulation import simulate
from thaumata.players.values.families import action_value_of
from thaumata.players.values.plain_value import VICTORY
from thaumata.rng import Rng

register(Auction())
register(SpoilsOfWar())


def last_bids() -> th.State:
    """The last bids of an auction, in which two have bid nothing and cursed the third."""
    state = th.Game("auction").start()
    for prize in ("show lamp", "show crown"):
        state.apply(th.NATURE, state.game.parse(state, th.NATURE, prize))
        for seat, curse in ((0, "curse 2"), (1, "curse 2")):
            for text in ("bid 0", curse):
                state.apply(seat, state.game.parse(state, seat, text))
        if prize == "show lamp":
            for text in ("bid 0", "curse 0"):
                state.apply(2, state.game.parse(state, 2, text))
    return state


@pytest.mark.parametrize(("variant", "seats"), [("auction", 3), ("spoils", 2)])
def test_greedy_plays_any_game(variant: str, seats: int) -> None:
    result = simulate(th.Game(variant), ["greedy"] * seats, games=2, seed=1)
    assert result.games == 2


def test_greedy_prefers_points_where_nobody_has_written_values() -> None:
    """The highest bidder wins the game; all that is left is the target of the curse."""
    state = last_bids()
    state.apply(2, state.game.parse(state, 2, "bid 1"))
    value = action_value_of(state.game)
    worth = [value.after(state, 2, action) for action in state.legal_actions(2)]
    wins = []
    for action in state.legal_actions(2):
        after = state.copy()
        after.apply(2, action)
        outcome = after.outcome()
        assert outcome is not None
        wins.append(VICTORY if 2 in outcome.winners else -VICTORY)
    assert worth == wins
    assert purse_of(state).coins[2] > 0


def test_of_equal_choices_greedy_takes_the_first() -> None:
    state = th.Game("auction").start()
    state.apply(th.NATURE, state.game.parse(state, th.NATURE, "show crown"))
    player = GreedyPlayer()
    player.begin(state.game, 0, Rng(1))
    assert state.game.text(state, 0, player.choose(Table(state, 0))) == "bid 0"
