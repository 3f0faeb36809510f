"""Payments in teams (C184-C186, C242, C243)."""

import pytest

from tests.rules.classic.table import (
    RICH,
    Plan,
    city,
    has,
    legal,
    plan_in,
    play,
    treasuries,
    ways,
)
from tests.rules.teams.table import teams
from thaumata.classic.state import ClassicState

Cards = tuple[str, ...]

ALLY, ENEMY = 0, 2
"""The neighbors of seat 1: the ally on the right, the enemy on the left."""


def market(
    card: str, *, mine: Cards = (), ally: Cards = (), enemy: Cards = (), coins: int = 30
) -> ClassicState:
    """Give seat 1, Ephesos, a card of Age II between Rhodos and Alexandria."""
    return teams(
        boards=("alexandria A", "ephesos A", "rhodos A", "gizah A"),
        age=2,
        hands=((), (card,)),
        built=(ally, mine, enemy),
        coins=(0, coins, 0, 0),
    )


def plans(card: str, **cities: Cards) -> list[Plan]:
    """List the coins for the enemy, on the left, and for the ally, on the right."""
    state = market(card, **cities)  # type: ignore[arg-type]
    return sorted(plan_in(way) for way in ways(state, 1, f"build {card}"))


@pytest.mark.parametrize(
    "mine",
    [("quarry", "stone_pit"), ("quarry", "timber_yard"), ("quarry", "caravansery")],
    ids=["a producer", "one with a choice", "a yellow card"],
)
def test_nothing_is_bought_that_own_producers_cover(mine: Cards) -> None:
    """C184: three stone for the Walls, though ally and enemy sell it too."""
    assert plans("walls", mine=mine, ally=("quarry",), enemy=("quarry",)) == [(0, 0)]


@pytest.mark.parametrize(
    ("mine", "units"),
    [((), 3), (("stone_pit",), 2), (("quarry",), 1), (("quarry", "stone_pit"), 0)],
)
def test_as_few_units_are_bought_as_can_be_from_ally_or_enemy(mine: Cards, units: int) -> None:
    """C184, C242: every division of the missing stones between the two neighbors."""
    sold = ("quarry", "stone_pit")
    found = plans("walls", mine=mine, ally=sold, enemy=sold)
    assert found == [(2 * n, 2 * (units - n)) for n in range(units + 1)]


def test_which_of_the_missing_units_is_bought_is_free() -> None:
    """C242: for the Stables the ore of the enemy or the clay of the ally, with a Clay Pit."""
    mine = ("lumber_yard", "clay_pit")
    assert plans("stables", mine=mine, ally=("clay_pool",)) == [(0, 2), (2, 0)]


def test_the_dearer_neighbor_may_be_chosen() -> None:
    """C242: the enemy sells for one coin, the ally for two, and the other way round."""
    mine = ("quarry",)
    cheap_left, cheap_right = ("west_trading_post",), ("east_trading_post",)
    sold: dict[str, Cards] = {"ally": ("stone_pit",), "enemy": ("stone_pit",)}
    assert plans("walls", mine=mine + cheap_left, **sold) == [(0, 2), (1, 0)]
    assert plans("walls", mine=mine + cheap_right, **sold) == [(0, 1), (2, 0)]


# Chains


def test_a_card_with_a_fulfilled_chain_is_built_through_it_alone() -> None:
    """C185: nobody pays for the Temple with an Altar, though the ally sells what it takes."""
    sold = ("lumber_yard", "clay_pool", "glassworks")
    assert (0, 0) not in plans("temple", ally=sold)
    state = market("temple", mine=("altar",), ally=sold)
    assert ways(state, 1, "build temple") == [""]
    play(state, "", "build temple")
    assert has(state, 1, "temple")
    assert treasuries(state)[:2] == (3, 30)


def test_coins_too_are_not_paid_where_there_is_a_chain() -> None:
    """C185: neither to the bank."""
    state = teams(age=3, hands=((), ("haven",)), built=((), ("forum",)), coins=(0, 9))
    assert ways(state, 1, "build haven") == [""]
    play(state, "", "build haven")
    assert city(state, 1).coins == 9


def test_a_card_with_a_chain_may_be_sold_or_used_for_a_stage() -> None:
    """C243."""
    state = market("temple", mine=("altar", *RICH))
    assert [text for text in legal(state, 1) if "temple" in text] == [
        "build temple",
        "stage temple",
        "sell temple",
    ]


# Allies trade like strangers


def test_nothing_can_be_handed_to_the_ally() -> None:
    """C186: the ally gets what is paid for missing units, and that from no sale."""
    state = market("walls", mine=("quarry",), ally=("quarry",), enemy=("quarry",))
    assert {text.split()[0] for text in legal(state, 1)} <= {"build", "stage", "sell"}
    assert all(len(text.split()) == 2 for text in legal(state, 1) if text.startswith("sell"))
    assert sorted(ways(state, 1, "build walls")) == ["left 2", "right 2"]
    play(state, "", "sell walls")
    assert treasuries(state)[:2] == (3, 33)


@pytest.mark.parametrize("buyer", [0, 1])
def test_the_ally_sells_at_the_price_of_any_neighbor(buyer: int) -> None:
    """C186: two coins for a unit, which the ally gets."""
    ally = 1 - buyer
    built: list[Cards] = [("quarry",), ("quarry",)]
    hands: list[Cards] = [(), ()]
    hands[buyer] = ("walls",)
    state = teams(
        boards=("alexandria A", "ephesos A", "rhodos A", "olympia A"),
        age=2,
        hands=hands,
        built=built,
        coins=(5, 5, 5, 5),
    )
    side = "left" if buyer == 0 else "right"
    assert ways(state, buyer, "build walls") == [f"{side} 2"]
    texts = ["", ""]
    texts[buyer] = f"build walls {side} 2"
    play(state, *texts)
    assert city(state, buyer).coins == 3
    assert city(state, ally).coins == 5 + 2 + 3


def test_discounts_work_with_the_ally_as_with_anybody() -> None:
    """C186: an East Trading Post looks to the ally of seat 1, a West one to that of seat 0."""
    mine = ("quarry", "east_trading_post")
    assert plans("walls", mine=mine, ally=("quarry",)) == [(0, 1)]
    state = teams(
        boards=("alexandria A", "ephesos A", "rhodos A", "olympia A"),
        age=2,
        hands=(("walls",),),
        built=(("quarry", "west_trading_post"), ("quarry",)),
        coins=(5, 5, 5, 5),
    )
    assert ways(state, 0, "build walls") == ["left 1"]
