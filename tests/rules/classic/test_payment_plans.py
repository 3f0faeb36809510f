"""The ways to pay that are offered, and those that are not (C41, C42, C206-C209)."""

import pytest

from tests.rules.classic.table import (
    Plan,
    act,
    classic,
    plan_in,
    play,
    treasuries,
    ways,
)
from thaumata.actions import left_coins, right_coins

Cards = tuple[str, ...]


def plans(
    card: str, *, mine: Cards = (), left: Cards = (), right: Cards = (), coins: int = 30
) -> list[Plan]:
    """List the ways of Ephesos, between Rhodos and Alexandria, to pay for a card of Age II."""
    state = classic(
        boards=("ephesos A", "rhodos A", "alexandria A"),
        age=2,
        hands=((card,),),
        built=(mine, left, right),
        coins=(coins,),
    )
    return [plan_in(way) for way in ways(state, 0, f"build {card}")]


def test_nobody_buys_what_an_own_producer_with_a_choice_makes() -> None:
    """C41, C208."""
    assert plans("walls", mine=("quarry", "timber_yard"), left=("quarry",)) == [(0, 0)]
    assert plans("walls", mine=("quarry",), left=("quarry",)) == [(2, 0)]
    assert plans("caravansery", mine=("timber_yard",), left=("sawmill",)) == [(2, 0)]


def test_an_own_producer_with_a_choice_leaves_open_which_unit_is_bought() -> None:
    """C41, C208: the ore of the left or the clay of the right neighbor for the Stables."""
    mine = ("lumber_yard", "clay_pit")
    assert plans("stables", mine=mine, right=("clay_pool",)) == [(0, 2), (2, 0)]
    assert plans("stables", mine=mine) == [(2, 0)]


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        (("quarry",), (), [(2, 0)]),
        ((), ("quarry",), [(0, 2)]),
        (("quarry",), ("stone_pit",), [(0, 2), (2, 0)]),
        (("timber_yard",), ("excavation",), [(0, 2), (2, 0)]),
    ],
)
def test_every_choice_of_seller_is_offered(left: Cards, right: Cards, expected: list[Plan]) -> None:
    """C42, C208."""
    assert sorted(plans("walls", mine=("quarry",), left=left, right=right)) == expected


@pytest.mark.parametrize("theirs", [("stone_pit", "timber_yard"), ("quarry", "stone_pit", "mine")])
def test_ways_that_pay_the_same_are_one_way(theirs: Cards) -> None:
    """C206: whichever of its producers the neighbor uses."""
    assert plans("walls", mine=("quarry",), left=theirs) == [(2, 0)]


def test_a_way_to_pay_comes_down_to_coins_for_the_bank_and_either_neighbor() -> None:
    """C206: a clay from each side for the Laboratory."""
    state = classic(
        boards=("ephesos A", "rhodos A", "alexandria A"),
        age=2,
        hands=(("laboratory",), ("loom_2",), ("press_2",)),
        built=((), ("clay_pool",), ("clay_pool",)),
        coins=(5, 0, 0),
    )
    assert ways(state, 0, "build laboratory") == ["left 2 right 2"]
    action = state.game.parse(state, 0, "build laboratory")
    assert (left_coins(action), right_coins(action)) == (2, 2)
    bank = state.bank
    act(state, 0, "build laboratory")
    play(state, "", "build loom_2", "build press_2")
    assert treasuries(state) == (1, 2, 2)
    assert state.bank == bank


@pytest.mark.parametrize(("coins", "expected"), [(5, []), (6, [(6, 0)]), (60, [(6, 0)])])
def test_all_amounts_together_may_not_exceed_the_coins_held(
    coins: int, expected: list[Plan]
) -> None:
    """C207: nor is there paying more or less."""
    assert plans("walls", left=("quarry", "stone_pit"), coins=coins) == expected


LABORATORY_CASES: list[tuple[str, Cards, int, list[Plan]]] = [
    ("C209 with the discount", ("west_trading_post",), 30, [(2, 0), (1, 2)]),
    ("C209 without it", (), 30, [(2, 2), (4, 0)]),
    ("C207 three coins are enough for both", ("west_trading_post",), 3, [(2, 0), (1, 2)]),
    ("C207 two coins for one", ("west_trading_post",), 2, [(2, 0)]),
    ("C207 one for none", ("west_trading_post",), 1, []),
    ("C207 four coins without the discount", (), 4, [(2, 2), (4, 0)]),
    ("C207 three without it", (), 3, []),
]


@pytest.mark.parametrize(("ruling", "mine", "coins", "expected"), LABORATORY_CASES)
def test_the_dearer_seller_is_offered_as_well(
    ruling: str, mine: Cards, coins: int, expected: list[Plan]
) -> None:
    """C208, C209: two clay, of which the left neighbor sells both and the right one a single."""
    found = plans("laboratory", mine=mine, left=("brickyard",), right=("clay_pool",), coins=coins)
    assert found == expected
