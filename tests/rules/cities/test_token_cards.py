"""Black cards about victory and defeat tokens, and about black cards (C160-C164)."""

import pytest

from tests.rules.cities.black_cards import asked_to_pay, give_tokens
from tests.rules.cities.table import cities
from tests.rules.classic.table import (
    RICH,
    act,
    deal_on,
    debts_of,
    play,
    points,
    seats_asked,
    tokens,
    treasuries,
)

Victories = tuple[int, int, int]

RAIDERS = [("raider_camp", 1, 1), ("raider_fort", 2, 3), ("raider_garrison", 3, 5)]
each_raider = pytest.mark.parametrize(("card", "age", "value"), RAIDERS)

JAILS = [("cells", 0, 2), ("guardhouse", 1, 3), ("prison", 2, 4)]
"""A card, which tokens it counts, and the points for each."""


# Raiders


@each_raider
@pytest.mark.parametrize("seats", [3, 5])
def test_raiders_take_a_victory_token_and_leave_both_neighbors_a_debt(
    card: str, age: int, value: int, seats: int
) -> None:
    """C160, C146: at once, from nobody, and no coins of the neighbors avert it."""
    state = cities(
        seats, age=age, hands=((card,),), built=(RICH,), coins=(2, 50, 50, 50, 50)[:seats]
    )
    play(state, f"build {card}")
    assert (state.decision(), state.round) == ("choose", 2)
    assert [tokens(state, seat) for seat in range(seats)] == [[value], *[[]] * (seats - 1)]
    assert debts_of(state) == ((0, 1, 1) if seats == 3 else (0, 1, 0, 0, 1))
    assert treasuries(state)[1:] == (53,) * (seats - 1)
    assert points(state, 0)["military"] == value
    assert points(state, 1)["debts"] == -1


@each_raider
def test_a_raided_token_counts_in_every_way_as_a_victory_token(
    card: str, age: int, value: int
) -> None:
    """C160: for jails, the Slave Market and what tombs cost."""
    jail, _, worth = JAILS[age - 1]
    state = cities(age=age, hands=((card,),), built=((*RICH, jail, "slave_market"),), coins=(2,))
    assert points(state, 0)["black"] == 0
    play(state, f"build {card}")
    assert points(state, 0)["black"] == worth + 1


def test_two_raiders_beside_one_city_leave_it_two_debts() -> None:
    """C160: and the raiders spare each other no debt either."""
    state = cities(
        boards=("halikarnassos B", "gizah A", "rhodos A"),
        age=2,
        hands=(("sawmill",), ("raider_fort",)),
        built=(RICH, RICH),
        coins=(0, 1, 0),
        discards=("raider_camp",),
    )
    play(state, "stage sawmill", "build raider_fort")
    act(state, 0, "build raider_camp")
    assert [tokens(state, seat) for seat in range(3)] == [[1], [3], []]
    assert debts_of(state) == (1, 1, 2)


def test_a_raider_of_an_earlier_age_takes_a_token_of_that_age() -> None:
    """C160: built from the discard pile in the last age it is worth no more."""
    state = cities(
        boards=("halikarnassos B", "gizah A", "rhodos A"),
        age=3,
        hands=(("palace",),),
        built=(RICH,),
        discards=("raider_camp",),
    )
    play(state, "stage palace")
    act(state, 0, "build raider_camp")
    assert tokens(state, 0) == [1]


def test_a_debt_of_raiders_comes_before_losses_are_settled() -> None:
    """C160, C203."""
    state = cities(4, hands=(("raider_camp",), ("hideout",)), coins=(9, 9, 9, 9))
    play(state, "build raider_camp", "build hideout")
    assert (state.decision(), debts_of(state)) == ("settle", (0, 1, 0, 1))
    for seat in seats_asked(state):
        act(state, seat, "pay 0")
    assert debts_of(state) == (1, 1, 1, 2)


# Jails and the Slave Market


@pytest.mark.parametrize(("card", "counted", "worth"), JAILS)
@pytest.mark.parametrize("victories", [(0, 0, 0), (1, 0, 0), (0, 2, 1), (2, 1, 2), (4, 3, 5)])
def test_a_jail_is_worth_points_for_each_token_of_its_age(
    card: str, counted: int, worth: int, victories: Victories
) -> None:
    """C161: besides what the tokens are worth themselves; those of other ages do not count."""
    state = cities(built=((card,), ()))
    give_tokens(state, 0, victories, defeats=2)
    give_tokens(state, 1, (3, 3, 3))
    assert points(state, 0)["black"] == worth * victories[counted]
    won = sum(value * number for value, number in zip((1, 3, 5), victories, strict=True))
    assert points(state, 0)["military"] == won - 2
    assert points(state, 1)["black"] == 0


@pytest.mark.parametrize(("age", "worth"), [(1, 2 * 2), (2, 2 * 3), (3, 2 * 4)])
def test_a_jail_counts_the_tokens_of_conflicts_after_it_was_built(age: int, worth: int) -> None:
    """C161: those of the same age."""
    jail = JAILS[age - 1][0]
    state = cities(age=age, round=7, built=((jail, "stockade"),))
    play(state)
    deal_on(state)
    assert len(tokens(state, 0)) == 2
    assert points(state, 0)["black"] == worth


@pytest.mark.parametrize(
    ("victories", "coins"), [((0, 0, 0), 0), ((0, 0, 1), 1), ((2, 1, 0), 3), ((2, 2, 4), 8)]
)
def test_a_slave_market_brings_a_coin_and_a_point_for_each_victory_token(
    victories: Victories, coins: int
) -> None:
    """C162: of any age, and none for defeats."""
    state = cities(age=3, hands=(("slave_market",),), built=(RICH,), coins=(0,))
    give_tokens(state, 0, victories, defeats=3)
    play(state, "build slave_market")
    assert treasuries(state)[0] == coins
    assert points(state, 0)["black"] == coins


def test_tokens_after_a_slave_market_was_built_bring_points_alone() -> None:
    """C162: built in the last round, it scores the tokens of its own age."""
    state = cities(
        age=3, round=7, hands=(("slave_market",),), built=((*RICH, "stockade"),), coins=(0,)
    )
    give_tokens(state, 0, (1, 0, 0))
    play(state, "build slave_market")
    outcome = state.outcome()
    assert outcome is not None
    assert treasuries(state)[0] == 1
    assert outcome.sheet.rows["black"] == (3, 0, 0)


# The Secret Network


@pytest.mark.parametrize("others", [(), ("cells",), ("cells", "guardhouse", "secret_warehouse")])
def test_a_secret_network_counts_the_own_black_cards_and_itself(others: tuple[str, ...]) -> None:
    """C163: neither those of neighbors nor cards of other colors."""
    state = cities(
        age=3,
        hands=(("secret_network",),),
        built=((*RICH, *others), ("city_gates", "dive")),
        coins=(0,),
    )
    play(state, "build secret_network")
    assert treasuries(state)[0] == 1 + len(others)
    assert points(state, 0)["black"] == 1 + len(others)


def test_black_cards_after_a_secret_network_bring_points_alone() -> None:
    """C163: the coins come once."""
    state = cities(
        age=3, hands=(("prison",),), built=((*RICH, "secret_network"),), coins=(2,), stages=(3,)
    )
    assert points(state, 0)["black"] == 1
    play(state, "build prison")
    assert treasuries(state)[0] == 0
    assert points(state, 0)["black"] == 2


def test_a_black_card_under_a_stage_is_none_for_a_secret_network() -> None:
    """C163, C58."""
    state = cities(age=3, hands=(("prison",),), built=((*RICH, "secret_network"),))
    play(state, "stage prison")
    assert points(state, 0)["black"] == 1


# The Memorial


@pytest.mark.parametrize("defeats", [0, 1, 4, 6])
def test_a_memorial_pays_for_the_own_defeats_and_gives_them_back(defeats: int) -> None:
    """C164: victories stay, and so do the defeats of others."""
    state = cities(age=3, hands=(("memorial",),), built=(RICH,), coins=(0,))
    give_tokens(state, 0, (1, 1, 0), defeats)
    give_tokens(state, 1, (0, 0, 0), 2)
    play(state, "build memorial")
    assert treasuries(state)[0] == 2 * defeats
    assert tokens(state, 0) == [1, 3]
    assert tokens(state, 1) == [-1, -1]
    assert points(state, 0)["black"] == 0


def test_defeats_after_a_memorial_stay() -> None:
    """C164: those of the very age in whose last round it was built."""
    state = cities(age=3, round=7, hands=(("memorial",),), built=(RICH, ("stockade",)), coins=(0,))
    give_tokens(state, 0, defeats=3)
    play(state, "build memorial")
    assert state.outcome() is not None
    assert tokens(state, 0) == [-1]
    assert treasuries(state)[0] == 6


def test_defeats_given_back_no_longer_count_for_a_strategists_guild() -> None:
    """C164, C112."""
    state = cities(age=3, hands=(("memorial",),), built=(RICH, ("strategists_guild",)))
    give_tokens(state, 0, defeats=3)
    assert points(state, 1)["guilds"] == 3
    play(state, "build memorial")
    assert points(state, 1)["guilds"] == 0


def test_a_raided_token_makes_the_loss_of_a_tomb_greater() -> None:
    """C160, C157."""
    state = cities(
        age=3, hands=(("cenotaph",), ("raider_garrison",)), built=(RICH, RICH), coins=(0, 9, 9)
    )
    give_tokens(state, 1, (1, 0, 0))
    play(state, "build cenotaph", "build raider_garrison")
    assert seats_asked(state) == [1]
    assert asked_to_pay(state, 1) == [0, 1, 2]
