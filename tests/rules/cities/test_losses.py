"""Losing coins at the end of a round (C137, C138, C141, C144, C204, C229-C231)."""

import pytest

from tests.rules.cities.table import NO_COINS, cities
from tests.rules.classic.table import (
    RICH,
    act,
    city,
    debts_of,
    legal,
    play,
    seats_asked,
    tokens,
    treasuries,
)
from thaumata.classic.state import ClassicState
from thaumata.kit.counts import ONES


def hideout(*coins: int, **more: object) -> ClassicState:
    """Build the Hideout with seat 0; all others lose a coin and build free cards."""
    hands = (("hideout",), ("lumber_yard",), ("stone_pit",), ("clay_pool",), ("ore_vein",))
    state = cities(len(coins), hands=hands[: len(coins)], coins=coins, **more)
    play(state, *[f"build {hand[0]}" for hand in hands[: len(coins)]])
    return state


# The losers and the time


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_loss_hits_every_other_city_wherever_it_lies(seats: int) -> None:
    """C137: not the neighbors alone; the coins go to the bank."""
    state = hideout(*[3] * seats)
    assert (state.decision(), seats_asked(state)) == ("settle", list(range(1, seats)))
    bank = state.bank
    play(state, "", *["pay 1"] * (seats - 1))
    assert treasuries(state) == (3, *[2] * (seats - 1))
    assert state.bank == bank + seats - 1
    assert state.round == 2


def test_a_loss_comes_when_all_cards_are_played_and_paid() -> None:
    """C137: coins that a purchase has cost are gone already."""
    state = cities(
        boards=("gizah A", "rhodos A", "olympia A"),
        hands=(("hideout",), ("timber_yard",)),
        coins=(0, 1, 0),
    )
    play(state, "build hideout", "build timber_yard")
    assert treasuries(state) == (0, 0, 3)
    assert legal(state, 1) == ["pay 0"]
    assert legal(state, 2) == ["pay 0", "pay 1"]


SALES: list[tuple[str, str, int]] = [
    ("a card that was sold", "sell tavern", 3),
    ("a card that brings coins", "build tavern", 5),
]


@pytest.mark.parametrize(("what", "text", "coins"), SALES)
def test_coins_earned_in_the_round_can_pay_a_loss(what: str, text: str, coins: int) -> None:
    """C138."""
    state = cities(4, hands=(("hideout",), ("tavern",)), coins=NO_COINS[:4])
    play(state, "build hideout", text, "", "")
    assert city(state, 1).coins == coins
    play(state, "", "pay 1", "pay 1", "pay 1")
    assert treasuries(state) == (0, coins - 1, 2, 2)


def test_coins_from_a_neighbor_in_the_round_can_pay_a_loss() -> None:
    """C138: trade is a gain too."""
    state = cities(
        boards=("gizah A", "olympia A", "alexandria A"),
        hands=(("hideout",), ("lumber_yard",), ("city_gates",)),
        coins=(0, 0, 3),
    )
    play(state, "build hideout", "build lumber_yard", "build city_gates right 2")
    assert treasuries(state) == (0, 2, 0)
    assert legal(state, 1) == ["pay 0", "pay 1"]
    assert legal(state, 2) == ["pay 0"]


def test_losses_of_several_cards_add_up_and_spare_each_builder_from_the_own_alone() -> None:
    """C141: 3 of the Opium Den and 2 of the Lair, settled at once."""
    state = cities(
        4,
        age=2,
        hands=(("opium_den",), ("lair",)),
        built=(RICH, RICH),
        coins=(9, 9, 9, 9),
    )
    play(state, "build opium_den", "build lair")
    assert seats_asked(state) == [0, 1, 2, 3]
    assert [len(legal(state, seat)) - 1 for seat in range(4)] == [2, 3, 5, 5]
    before = treasuries(state)
    play(state, "pay 2", "pay 3", "pay 5", "pay 0")
    assert treasuries(state) == (before[0] - 2, before[1] - 3, before[2] - 5, before[3])
    assert debts_of(state) == (0, 0, 0, 5)
    assert state.round == 2


# Losses that depend on a count


@pytest.mark.parametrize(
    ("card", "age"), [("sepulcher", 2), ("cenotaph", 3)], ids=["sepulcher", "cenotaph"]
)
def test_a_loss_for_each_victory_token_counts_those_gained_in_this_round(
    card: str, age: int
) -> None:
    """C144: two tokens and one of the raiders."""
    raiders = {2: "raider_fort", 3: "raider_garrison"}[age]
    state = cities(age=age, hands=((card,), (raiders,)), built=(RICH, RICH), coins=(9, 9, 9))
    city(state, 1).victories += ONES[0] + ONES[1]
    city(state, 2).victories += ONES[1]
    play(state, f"build {card}", f"build {raiders}")
    assert len(tokens(state, 1)) == 3
    assert [len(legal(state, seat)) - 1 for seat in (1, 2)] == [3, 1]


def test_a_loss_for_each_stage_counts_the_one_built_in_this_round() -> None:
    """C144: the builder's own stages cost nothing."""
    state = cities(
        age=3,
        boards=("rhodos A", "gizah A", "ephesos A"),
        hands=(("chamber_of_builders",), ("palace",)),
        built=(RICH, RICH),
        stages=(2, 1, 2),
        coins=(9, 9, 9),
    )
    play(state, "build chamber_of_builders", "stage palace")
    assert city(state, 1).stages == 2
    assert seats_asked(state) == [1, 2]
    assert [len(legal(state, seat)) - 1 for seat in (1, 2)] == [2, 2]
    play(state, "", "pay 2", "pay 0")
    assert debts_of(state) == (0, 0, 2)


# Deciding


@pytest.mark.parametrize(("coins", "most"), [(0, 0), (1, 1), (4, 4), (5, 5), (6, 5), (60, 5)])
def test_any_number_of_coins_up_to_the_loss_and_the_treasury_may_be_paid(
    coins: int, most: int
) -> None:
    """C229: the loss is five."""
    state = cities(
        age=3,
        hands=(("opium_distillery",), ("palace",)),
        built=(RICH, RICH),
        coins=(0, coins, 0),
    )
    play(state, "build opium_distillery", "build palace")
    assert legal(state, 1) == [f"pay {paid}" for paid in range(most + 1)]


def test_all_decide_about_their_losses_at_the_same_time() -> None:
    """C229: a choice is sealed, and nothing is paid before the last."""
    state = hideout(3, 3, 3)
    act(state, 1, "pay 1")
    assert (state.decision(), seats_asked(state)) == ("settle", [2])
    assert treasuries(state) == (3, 3, 3)
    assert state.known_to(2).sealed_by(1) == []
    assert len(state.known_to(1).sealed_by(1)) == 1
    state.retract(1)
    act(state, 1, "pay 0")
    act(state, 2, "pay 1")
    assert treasuries(state) == (3, 3, 2)
    assert debts_of(state) == (0, 1, 0)


@pytest.mark.parametrize(("paid", "coins", "debts"), [(1, 2, 0), (0, 3, 1)])
def test_opium_stash_against_hideout(paid: int, coins: int, debts: int) -> None:
    """C230: without a coin X builds the one while Y builds the other."""
    state = cities(hands=(("opium_stash",), ("hideout",), ("lumber_yard",)), coins=(0, 2, 2))
    play(state, "build opium_stash", "build hideout", "build lumber_yard")
    assert treasuries(state) == (3, 2, 2)
    assert [legal(state, seat)[-1] for seat in range(3)] == ["pay 1", "pay 1", "pay 2"]
    play(state, f"pay {paid}", "pay 1", "pay 2")
    assert treasuries(state) == (coins, 1, 0)
    assert debts_of(state) == (debts, 0, 0)


def test_who_loses_nothing_is_not_asked() -> None:
    """C231: without a victory token, or without a stage."""
    state = cities(age=2, hands=(("sepulcher",),), built=(RICH,))
    city(state, 2).victories += ONES[0]
    play(state, "build sepulcher")
    assert (state.decision(), seats_asked(state)) == ("settle", [2])
    state = cities(age=3, hands=(("chamber_of_builders",),), built=(RICH,), stages=(2, 0, 0))
    play(state, "build chamber_of_builders")
    assert (state.decision(), state.round) == ("choose", 2)


# Losses of later steps


def test_a_loss_of_babylons_last_card_is_settled_with_the_others_of_the_round() -> None:
    """C204: 1 of the Hideout and 1 of the Opium Stash, which Babylon builds last."""
    state = cities(
        boards=("babylon B", "gizah A", "rhodos A"),
        round=7,
        hands=(("lumber_yard", "opium_stash"), ("hideout", "altar"), ("loom", "press")),
        stages=(2,),
        coins=(3, 3, 3),
    )
    play(state, "build lumber_yard", "build hideout", "build loom")
    assert state.decision() == "last_card"
    assert debts_of(state) == (0, 0, 0)
    act(state, 0, "build opium_stash")
    assert (state.decision(), seats_asked(state)) == ("settle", [0, 1, 2])
    assert [legal(state, seat)[-1] for seat in range(3)] == ["pay 1", "pay 1", "pay 2"]
    assert state.age == 1


def test_a_loss_of_a_discard_build_is_settled_with_the_others_of_the_round() -> None:
    """C204: 1 of the Hideout and 1 of the Opium Stash, which Halikarnassos takes from the pile."""
    state = cities(
        boards=("halikarnassos B", "gizah A", "rhodos A"),
        hands=(("altar",), ("hideout",), ("loom",)),
        built=(RICH,),
        discards=("opium_stash",),
        coins=(3, 3, 3),
    )
    play(state, "stage altar", "build hideout", "build loom")
    assert state.decision() == "raise"
    act(state, 0, "build opium_stash")
    assert (state.decision(), seats_asked(state)) == ("settle", [0, 1, 2])
    assert [legal(state, seat)[-1] for seat in range(3)] == ["pay 1", "pay 1", "pay 2"]
    play(state)
    assert treasuries(state) == (3 + 3 - 1, 2, 1)
