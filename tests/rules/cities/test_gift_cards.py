"""Black cards that give coins to others, and their recipients (C158, C159, C181, C241)."""

import pytest

from tests.rules.cities.table import cities
from tests.rules.classic.table import (
    RICH,
    act,
    classic,
    deal_on,
    debts_of,
    play,
    points,
    seats_asked,
    treasuries,
    ways,
)
from tests.rules.classic.two_players import choosing, finish

# Coins for others


@pytest.mark.parametrize(
    ("card", "age", "worth", "coins"),
    [("customs", 1, 4, 1), ("trade_center", 2, 6, 2), ("mint", 3, 8, 3)],
)
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_every_other_player_takes_coins_from_the_bank(
    card: str, age: int, worth: int, coins: int, seats: int
) -> None:
    """C158, C241: wherever they sit, and the builder takes none."""
    state = cities(seats, age=age, hands=((card,),), built=(RICH,), coins=(0,) * seats)
    bank = state.bank
    play(state, f"build {card}")
    assert treasuries(state) == (0, *(3 + coins,) * (seats - 1))
    assert bank - state.bank == (3 + coins) * (seats - 1)
    assert points(state, 0)["black"] == worth


@pytest.mark.parametrize(
    ("card", "age", "own", "coins"), [("dive", 1, 6, 1), ("gambling_den", 2, 9, 2)]
)
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_the_builder_and_both_neighbors_take_coins_from_the_bank(
    card: str, age: int, own: int, coins: int, seats: int
) -> None:
    """C159, C241: nobody farther away."""
    state = cities(seats, age=age, hands=((card,),), built=(RICH,), coins=(1,) + (0,) * (seats - 1))
    cost = 1 if card == "gambling_den" else 0
    play(state, f"build {card}")
    others = [3] * (seats - 1)
    others[0] += coins
    others[-1] += coins
    assert treasuries(state) == (1 - cost + own, *others)


@pytest.mark.parametrize(
    ("card", "gifts"),
    [("dive", (1, 1, 6)), ("customs", (1, 1, 0)), ("opium_stash", (0, 0, 3))],
)
def test_the_free_city_gives_and_takes_like_any_other(card: str, gifts: tuple[int, ...]) -> None:
    """C241: both players are its neighbors and the others."""
    state = choosing(card, expansions=("cities",))
    finish(state, f"build {card}")
    sold = (3, 0, 0)
    assert treasuries(state) == tuple(a + b for a, b in zip(sold, gifts, strict=True))
    deal_on(state)
    assert seats_asked(state) == [0, 1]
    assert state.decision() == ("settle" if card == "opium_stash" else "choose")


@pytest.mark.parametrize(("card", "coins"), [("dive", 1), ("customs", 1)])
def test_the_free_city_is_a_neighbor_and_one_of_the_others(card: str, coins: int) -> None:
    """C241."""
    state = cities(2, hands=(("altar", "theater"), (card,)), coins=(0, 0, 0))
    play(state, "build altar + city build theater", f"build {card}")
    assert treasuries(state) == (coins, 6 if card == "dive" else 0, coins)


def test_the_free_city_loses_coins_by_the_word_of_its_controller() -> None:
    """C241, C137."""
    state = cities(2, hands=(("altar", "theater"), ("hideout",)), coins=(0, 0, 5))
    play(state, "build altar + city build theater", "build hideout")
    assert seats_asked(state) == [0]
    act(state, 0, "pay 0")
    assert ways(state, 0, "city pay") == ["0", "1"]
    act(state, 0, "city pay 1")
    assert (treasuries(state), debts_of(state)) == ((0, 0, 4), (1, 0, 0))


@pytest.mark.parametrize(
    ("card", "treasury", "debt"), [("customs", 4, 0), ("dive", 4, 0), ("hideout", 3, 1)]
)
def test_an_ally_is_a_neighbor_and_one_of_the_others(card: str, treasury: int, debt: int) -> None:
    """C241: for coins from the bank and for losses alike."""
    state = classic(4, expansions=("cities", "teams"), hands=((card,),), coins=(0,) * 4)
    play(state, f"build {card}")
    for seat in seats_asked(state) if debt else ():
        act(state, seat, "pay 0")
    assert (treasuries(state)[1], debts_of(state)[1]) == (treasury, debt)


def test_diplomacy_shields_nobody_from_losses_and_makes_nobody_a_neighbor() -> None:
    """C241, C150: the city beside the holder stays the neighbor."""
    state = cities(4, hands=(("opium_stash",),), diplomacy=(0, 1, 0, 1))
    play(state, "build opium_stash")
    assert seats_asked(state) == [1, 2, 3]
    state = cities(4, hands=(("dive",),), diplomacy=(0, 1, 0, 1))
    play(state, "build dive")
    assert treasuries(state) == (3 + 6, 3 + 3 + 1, 3 + 3, 3 + 3 + 1)


# When coins are counted


def test_coins_are_counted_with_all_that_stands_after_the_builds_of_the_round() -> None:
    """C181: brown cards of both neighbors for a Vineyard, black ones for a Secret Network."""
    state = cities(
        age=2,
        hands=(("vineyard",), ("sawmill",), ("quarry",)),
        built=((), ("cells",)),
        coins=(0, 1, 1),
    )
    play(state, "build vineyard", "build sawmill", "build quarry")
    assert treasuries(state) == (2, 0, 0)
    state = cities(age=3, hands=(("secret_network",),), built=((*RICH, "cells"),), coins=(0,))
    play(state, "build secret_network")
    assert treasuries(state)[0] == 2


def test_a_slave_market_counts_the_token_that_was_raided_just_before() -> None:
    """C181, C162, C211: Babylon raids with the regular card and builds the market last."""
    state = cities(
        boards=("babylon B", "gizah A", "rhodos A"),
        age=3,
        round=7,
        hands=(("raider_garrison", "slave_market"),),
        built=(RICH,),
        stages=(2,),
        coins=(2,),
    )
    play(state, "build raider_garrison")
    act(state, 0, "build slave_market")
    assert treasuries(state)[0] == 1
