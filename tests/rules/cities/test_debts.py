"""Debts instead of coins (C139, C140, C142, C143, C145, C146)."""

import pytest

from tests.rules.cities.table import NO_COINS, cities
from tests.rules.classic.table import (
    RICH,
    debts_of,
    legal,
    play,
    points,
    sell_on,
    treasuries,
)


@pytest.mark.parametrize("paid", [0, 1, 2, 3])
def test_a_loss_is_split_freely_between_coins_and_debts(paid: int) -> None:
    """C139: a debt for each coin that is not returned, though the coins are there."""
    state = cities(age=2, hands=(("opium_den",), ("sawmill",)), built=(RICH,), coins=(0, 9, 9))
    play(state, "build opium_den", "build sawmill")
    assert treasuries(state)[1] == 8
    play(state, "", f"pay {paid}", "pay 3")
    assert treasuries(state)[1] == 8 - paid
    assert debts_of(state) == (0, 3 - paid, 0)


def test_who_has_no_coins_takes_debts_for_the_whole_loss() -> None:
    """C140: nothing else can be chosen."""
    state = cities(
        age=2,
        hands=(("opium_den",), ("temple",), ("aqueduct",)),
        built=(RICH, RICH, RICH),
        coins=NO_COINS[:3],
    )
    play(state, "build opium_den", "build temple", "build aqueduct")
    assert legal(state, 1) == legal(state, 2) == ["pay 0"]
    play(state)
    assert treasuries(state) == (4, 0, 0)
    assert debts_of(state) == (0, 3, 3)


def test_nothing_takes_a_debt_away() -> None:
    """C142: no choice offers it, however many coins a city has, and debts stay to the end."""
    state = cities(coins=(50, 50, 50), debts=(0, 4, 1))
    for age in (2, 3, 4):
        assert all(text.split()[0] in ("build", "stage", "sell") for text in legal(state, 1))
        sell_on(state, age)
        assert debts_of(state) == (0, 4, 1)


def test_a_debt_costs_a_point_and_no_coins() -> None:
    """C143."""
    state = cities(age=3, round=7, coins=(9, 9, 9), debts=(0, 4, 1))
    play(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sheet.rows["debts"] == (0, -4, -1)
    assert outcome.sheet.rows["treasury"] == (4, 4, 4)
    assert outcome.sheet.totals == (4, 0, 3)
    assert outcome.winners == (0,)


def test_a_tie_is_broken_by_coins_whatever_the_debts() -> None:
    """C143: at three points each twelve coins and a debt beat nine coins without."""
    state = cities(age=3, round=7, coins=(6, 9, 0), debts=(0, 1))
    play(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sheet.totals == (3, 3, 1)
    assert treasuries(state) == (9, 12, 3)
    assert (outcome.kind, outcome.winners) == ("civilian_tiebreak", (1,))


def test_there_are_always_debts_left_to_take() -> None:
    """C145."""
    state = cities(
        age=3,
        hands=(("opium_distillery",), ("palace",)),
        built=(RICH, RICH),
        coins=NO_COINS[:3],
        debts=(90, 90, 90),
    )
    play(state, "build opium_distillery")
    play(state, "", "pay 0", "pay 0")
    assert debts_of(state) == (90, 95, 95)
    assert points(state, 1)["debts"] == -95


def test_a_debt_of_raiders_is_taken_at_once_whatever_the_treasury() -> None:
    """C146: nobody is asked."""
    state = cities(4, hands=(("raider_camp",),), coins=(9, 9, 9, 9))
    play(state, "build raider_camp")
    assert (state.decision(), state.round) == ("choose", 2)
    assert debts_of(state) == (0, 1, 0, 1)
    assert treasuries(state) == (9, 12, 12, 12)
