"""Every black card, in each of the ways to build one (C155-C175, C178)."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.cities.black_cards import (
    ACROSS,
    BUILD_CASES,
    BUILDER,
    CARDS,
    COINS,
    LEFT,
    RIGHT,
    VICTORIES,
    Brings,
    asked_to_pay,
    five_cities,
)
from tests.rules.cities.table import cities
from tests.rules.classic.table import (
    DATA,
    RICH,
    act,
    city,
    debts_of,
    diplomacy_of,
    has,
    pile_of,
    play,
    points,
    seats_asked,
    tokens,
    treasuries,
    ways,
)
from thaumata.classic.state import ClassicState

SPARE = {1: "altar", 2: "vineyard", 3: "arsenal"}
"""For each age a card that is put under a stage or sold."""

BOARDS_BESIDE = ("rhodos A", "ephesos A", "alexandria A", "petra A")
NO_DEAL = (1, 1, 1, 1, 1)
"""A diplomacy token for each city, so that the end of an age gives no conflict tokens."""

every_card = pytest.mark.parametrize("card", BUILD_CASES)
every_cost = pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card]["cost"]])


def age_of(card: str) -> int:
    age: int = CARDS[card]["age"]
    return age


def coins_for(card: str) -> int:
    coins: int = CARDS[card]["cost"].get("coins", 0)
    return coins


# Four ways to build


def by_hand(card: str) -> tuple[ClassicState, int]:
    """Pay for the card; return the change in the treasury."""
    state = five_cities(age=age_of(card), hands=((card,),))
    play(state, f"build {card}")
    return state, -coins_for(card)


def with_the_power_of_olympia(card: str) -> tuple[ClassicState, int]:
    """Build the card without resources or coins."""
    state = five_cities(
        age=age_of(card),
        hands=((card,),),
        boards=("olympia A", *BOARDS_BESIDE),
        built=((), ("apothecary",)),
    )
    play(state, f"build {card}" + (" olympia" if CARDS[card]["cost"] else ""))
    return state, 0


def from_the_discard_pile(card: str) -> tuple[ClassicState, int]:
    """Take the card from the pile with a stage of Halikarnassos."""
    spare = SPARE[age_of(card)]
    state = five_cities(
        age=age_of(card),
        hands=((spare,),),
        boards=("halikarnassos A", *BOARDS_BESIDE),
        stages=(1, 2, 0, 3, 1),
        discards=(card,),
    )
    play(state, f"stage {spare}")
    act(state, BUILDER, f"build {card}")
    return state, 0


def as_babylons_last_card(card: str) -> tuple[ClassicState, int]:
    """Sell another card in the last round and build this one then."""
    spare = SPARE[age_of(card)]
    state = five_cities(
        age=age_of(card),
        round=7,
        hands=((spare, card),),
        boards=("babylon B", *BOARDS_BESIDE),
        diplomacy=NO_DEAL,
    )
    play(state, f"sell {spare}")
    assert state.decision() == "last_card"
    act(state, BUILDER, f"build {card}")
    return state, 3 - coins_for(card)


Way = Callable[[str], tuple[ClassicState, int]]

in_every_way = pytest.mark.parametrize(
    "build", [by_hand, with_the_power_of_olympia, from_the_discard_pile, as_babylons_last_card]
)


@in_every_way
@every_card
def test_a_black_card_brings_what_is_printed_however_it_was_built(build: Way, card: str) -> None:
    """C155, C156, C157, C158, C159, C160, C161, C162, C163, C164, C165, C167, C170, C178, C204.

    C241: to whom it is due, and to nobody else.
    """
    state, change = build(card)
    brings = BUILD_CASES[card]
    assert has(state, BUILDER, card)
    assert treasuries(state) == treasuries_after(brings, change)
    assert debts_of(state) == (0, brings.debts, 0, 0, brings.debts)
    check_losses(state, brings)
    check_city(state, card, brings)


def treasuries_after(brings: Brings, change: int) -> tuple[int, ...]:
    """Return the coins of all cities after all others have sold a card."""
    after = [coins + 3 for coins in COINS]
    after[BUILDER] += change + brings.coins - 3
    for seat in (LEFT, RIGHT):
        after[seat] += brings.to_neighbors
    for seat in ACROSS:
        after[seat] += brings.to_across
    return tuple(after)


def check_losses(state: ClassicState, brings: Brings) -> None:
    """Check which seats are asked to pay how much at the end of the round."""
    losers = [seat for seat, loss in enumerate(brings.losses, LEFT) if loss]
    assert (state.decision() == "settle") == bool(losers)
    if losers:
        assert seats_asked(state) == losers
        assert [asked_to_pay(state, seat)[-1] for seat in losers] == [
            loss for loss in brings.losses if loss
        ]


def check_city(state: ClassicState, card: str, brings: Brings) -> None:
    """Check the builder's gains besides coins."""
    sheet = points(state, BUILDER)
    won = [value for value, n in zip((1, 3, 5), VICTORIES[BUILDER], strict=True) for _ in range(n)]
    defeats = [] if card == "memorial" else [-1] * 3
    raided = [brings.token] if brings.token else []
    assert tokens(state, BUILDER) == sorted([*won, *raided]) + defeats
    assert (sheet["black"], sheet["green"]) == (brings.points, brings.science)
    assert city(state, BUILDER).shields == brings.shields
    gained = [number - diplomacy_of(state)[LEFT] for number in diplomacy_of(state)]
    assert gained == [brings.diplomacy, 0, 0, 0, 0]


def test_every_black_card_is_a_case() -> None:
    assert BUILD_CASES.keys() == CARDS.keys()


# Costs


@every_card
def test_a_black_card_is_paid_in_full_or_not_built(card: str) -> None:
    """C133: its coins go to the bank; a coin less, or no resources, and it cannot be built."""
    coins = coins_for(card)
    setting: dict[str, Any] = {"age": age_of(card), "hands": ((card,),)}
    assert ways(five_cities(**setting, coins=(coins,)), BUILDER, f"build {card}") == [""]
    if coins:
        assert not ways(five_cities(**setting, coins=(coins - 1,)), BUILDER, f"build {card}")
    alone = five_cities(**setting, coins=(coins,), built=())
    can_pay = CARDS[card]["cost"].keys() <= {"coins", "stone"}
    assert bool(ways(alone, BUILDER, f"build {card}")) == can_pay


@every_card
def test_no_black_card_is_built_for_nothing_by_another_building(card: str) -> None:
    """C133: none of them has a chain."""
    others = [other["id"] for other in DATA["cards"] if other["id"] not in ("loom_2", "press_2")]
    state = five_cities(age=age_of(card), hands=((card,),), coins=(0,), built=(others,))
    assert bool(ways(state, BUILDER, f"build {card}")) == (coins_for(card) == 0)


@every_card
def test_a_black_card_never_stands_twice_in_a_city(card: str) -> None:
    """C133, C50."""
    state = five_cities(age=age_of(card), hands=((card,),), built=((*RICH, card),))
    assert ways(state, BUILDER, f"build {card}") == []
    assert ways(state, BUILDER, f"sell {card}") == [""]


@every_cost
def test_olympias_power_waives_resources_and_coins_of_a_black_card(card: str) -> None:
    """C178, C213: with empty coffers; a card without cost does not use it up."""
    setting: dict[str, Any] = {
        "age": age_of(card),
        "hands": ((card,),),
        "boards": ("olympia A", *BOARDS_BESIDE),
        "built": (),
        "coins": (0,),
    }
    state = five_cities(**setting)
    assert ways(state, BUILDER, f"build {card}") == ["olympia"]
    play(state, f"build {card} olympia")
    assert has(state, BUILDER, card)
    assert ways(five_cities(**{**setting, "stages": (1,)}), BUILDER, f"build {card}") == []


@pytest.mark.parametrize("use", ["sell", "stage"])
@every_card
def test_a_black_card_that_is_not_built_does_nothing(card: str, use: str) -> None:
    """C133, C58: sold for three coins, or put under a stage."""
    state = five_cities(age=age_of(card), hands=((card,),))
    play(state, f"{use} {card}")
    assert (state.decision(), state.round) == ("choose", 2)
    assert treasuries(state) == (20 + (3 if use == "sell" else 0), 13, 13, 13, 13)
    assert debts_of(state) == diplomacy_of(state) == (0,) * 5
    assert (card in pile_of(state)) == (use == "sell")
    assert points(state, BUILDER)["black"] == 0


def test_olympias_power_is_used_up_by_a_black_card() -> None:
    """C178, C74: once in each age."""
    state = cities(
        boards=("olympia A", "gizah A", "rhodos A"),
        hands=(("militia",), (), ("theater", "residence")),
        stages=(2,),
        coins=(0, 0, 0),
    )
    play(state, "build militia olympia", "", "sell theater")
    assert city(state, 0).shields == 2
    assert ways(state, 0, "build residence") == []
