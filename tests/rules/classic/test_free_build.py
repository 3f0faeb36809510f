"""When Olympia's free build of side A is offered (C213)."""

import pytest

from tests.rules.classic.table import (
    act,
    cards_in,
    city,
    classic,
    hand_of,
    has,
    legal,
    play,
    treasuries,
    ways,
)
from thaumata.classic.city import POWER_READY, POWER_USED
from thaumata.classic.state import ClassicState

Cards = tuple[str, ...]


def olympia(*hand: str, age: int = 3, built: Cards = (), coins: int = 0) -> ClassicState:
    """Set up Olympia with its second stage, between two cities that sell little."""
    return classic(
        boards=("olympia A", "ephesos A", "alexandria A"),
        age=age,
        hands=(hand,),
        built=(built,),
        stages=(2,),
        coins=(coins, 0, 0),
    )


@pytest.mark.parametrize(
    ("age", "card"),
    [
        (1, "baths"),
        (1, "clay_pit"),
        (2, "sawmill"),
        (2, "walls"),
        (3, "palace"),
        (3, "workers_guild"),
    ],
)
def test_it_may_be_spent_on_any_building_from_hand(age: int, card: str) -> None:
    """C213."""
    state = olympia(card, age=age)
    assert ways(state, 0, f"build {card}") == ["olympia"]
    play(state, f"build {card} olympia")
    assert has(state, 0, card)
    assert treasuries(state)[0] == 0
    assert city(state, 0).power == POWER_USED


@pytest.mark.parametrize(
    ("text", "power", "coins"),
    [
        ("build stockade", POWER_READY, 3),
        ("build stockade olympia", POWER_USED, 3),
        ("build clay_pit", POWER_READY, 2),
        ("build clay_pit olympia", POWER_USED, 3),
    ],
)
def test_it_has_to_be_declared(text: str, power: int, coins: int) -> None:
    """C213: a card that could be paid is built either way, and only one of them uses it up."""
    state = olympia("stockade", "clay_pit", age=1, coins=3)
    play(state, text)
    assert (city(state, 0).power, treasuries(state)[0]) == (power, coins)


def test_it_may_be_spent_on_a_building_that_could_be_bought() -> None:
    """C213."""
    state = olympia("stockade", "scriptorium", age=1, coins=2)
    assert ways(state, 0, "build stockade") == ["", "olympia"]
    assert ways(state, 0, "build scriptorium") == ["left 2", "olympia"]
    play(state, "build scriptorium olympia")
    assert treasuries(state)[:2] == (2, 3)
    assert city(state, 0).power == POWER_USED


@pytest.mark.parametrize(
    ("age", "card", "built"),
    [
        (1, "altar", ()),
        (2, "loom_2", ()),
        (2, "aqueduct", ("baths",)),
        (3, "senate", ("library",)),
    ],
)
def test_neither_a_chain_nor_a_card_without_cost_uses_it_up(
    age: int, card: str, built: Cards
) -> None:
    """C213."""
    state = olympia(card, age=age, built=built)
    assert ways(state, 0, f"build {card}") == [""]
    play(state, f"build {card}")
    assert has(state, 0, card)
    assert city(state, 0).power == POWER_READY


def test_it_builds_nothing_that_stands_already() -> None:
    """C213."""
    state = olympia("palace", built=("palace",), coins=50)
    assert [text for text in legal(state, 0) if "palace" in text] == ["sell palace"]


def test_it_does_not_help_with_stages() -> None:
    """C213."""
    assert ways(olympia("palace"), 0, "stage") == []
    supplied = olympia("palace", built=("foundry",))
    assert ways(supplied, 0, "stage palace") == [""]


def test_it_does_not_help_with_discard_builds() -> None:
    """C213: those of Halikarnassos beside Olympia are its own, and cost nobody anything."""
    state = classic(
        boards=("olympia A", "halikarnassos A", "gizah A"),
        hands=(("altar",), ("theater",), ("press",)),
        built=((), ("foundry", "ore_vein")),
        stages=(2, 1),
        discards=("baths", "loom"),
    )
    play(state, "build altar", "stage theater", "build press")
    assert legal(state, 0) == []
    assert legal(state, 1) == ["build loom", "build baths", "pass"]
    act(state, 1, "build baths")
    assert city(state, 0).power == POWER_READY


def test_it_does_not_help_with_the_build_of_another_city() -> None:
    """C213: its player chooses for the Free City too, whose board is another."""
    state = classic(
        2,
        boards=("olympia A", "rhodos A", "ephesos A"),
        hands=(("baths", "stockade", "guard_tower"),),
        stages=(2,),
        coins=(0, 0, 0),
    )
    assert state.controller == 0
    assert ways(state, 0, "build baths") == ["olympia"]
    act(state, 0, "sell baths")
    assert ways(state, 0, "city build")
    assert ways(state, 0, "city build guard_tower") == []
    assert not [text for text in legal(state, 0) if "olympia" in text]


def test_that_of_the_free_city_does_not_help_with_the_build_of_a_player() -> None:
    """C213, C224."""
    state = classic(
        2,
        boards=("rhodos A", "ephesos A", "olympia A"),
        hands=(("baths", "altar"),),
        stages=(0, 0, 2),
        coins=(0, 0, 0),
    )
    assert ways(state, 0, "build baths") == []
    act(state, 0, "build altar")
    assert ways(state, 0, "city build baths") == ["olympia"]
    act(state, 0, "city build baths olympia")
    act(state, 1, f"sell {hand_of(state, 1)[0]}")
    assert cards_in(state, 2) == {"baths"}
    assert city(state, 2).power == POWER_USED
