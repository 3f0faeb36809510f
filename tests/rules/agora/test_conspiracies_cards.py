"""Conspiracies about the structure and the removed cards, one after the other."""

from typing import Any

import pytest

from tests.rules.agora.table import plot, triggered, written
from tests.rules.duel.table import (
    CARDS,
    cards,
    coins,
    deal,
    deal_all,
    pawn,
    play,
    table,
    texts,
    victory,
    waits_for,
)
from thaumata import NATURE

# Property Fraud

AGE_II = {
    "r1c1": "sawmill",
    "r1c3": "politician_left_1",
    "r1c5": "courthouse",
    "r2c2": "?age2",
    "r2c4": "?age2",
    "r3c3": "walls",
}


def test_property_fraud_builds_any_building_of_the_top_row_free() -> None:
    """D203, D259: even if it is covered, but no senator."""
    state = plot("property_fraud", structure=AGE_II, coins=(0, 7))
    assert texts(state) == ["build sawmill", "build courthouse"]
    play(state, "build courthouse")
    assert cards(state, 0) == {"courthouse"}
    assert coins(state) == (0, 7)
    assert "r1c5" not in table(state)["structure"]
    assert waits_for(state) == ("turn", 0), "nothing was uncovered"


def test_the_gap_in_the_top_row_does_no_harm() -> None:
    """D259."""
    state = plot("property_fraud", structure=AGE_II, coins=(0, 7))
    play(state, "build sawmill", "discard walls")
    deal(state, "brewery", "forum")
    assert waits_for(state) == ("turn", 1)
    assert {"r2c2", "r2c4", "r1c3", "r1c5"} == set(table(state)["structure"])
    play(state, "discard brewery", "discard forum")
    deal_all(state)
    assert "discard courthouse" in texts(state)


def test_the_top_row_is_row_one_and_not_the_highest_row_left() -> None:
    """D259."""
    state = plot("property_fraud", structure={"r3c3": "walls", "r3c5": "brewery"}, age=2)
    assert waits_for(state) == ("turn", 0)


def test_a_top_row_of_senators_offers_nothing() -> None:
    """D203, D197."""
    state = plot(
        "property_fraud", structure={"r1c1": "politician_left_1", "r1c13": "conspirator_1"}, age=2
    )
    assert waits_for(state) == ("turn", 0)


def test_a_guild_of_the_top_row_may_be_built() -> None:
    """D203."""
    state = plot(
        "property_fraud",
        structure={"r1c6": "builders_guild", "r2c7": "?age3", "r3c6": "palace", "r3c8": "arena"},
        age=3,
    )
    assert texts(state) == ["build builders_guild"]


# Treason


def test_treason_builds_one_of_the_cards_removed_in_this_age() -> None:
    """D204, D260."""
    state = plot("treason", coins=(0, 7))
    assert waits_for(state) == ("deal_removed", NATURE)
    deal(state, "altar", "baths", "lumber_yard")
    assert waits_for(state) == ("treason", 0)
    assert set(texts(state)) == {"build altar", "build baths", "build lumber_yard"}
    play(state, "build baths")
    assert cards(state, 0) == {"baths"}
    assert coins(state) == (0, 7)
    assert waits_for(state) == ("turn", 0)


def all_of(age: int, *without: str) -> tuple[str, ...]:
    """Return all cards of an age but some."""
    return tuple(id for id, card in CARDS.items() if card["age"] == age and id not in without)


def test_treason_reaches_earlier_ages_too() -> None:
    """D204: six cards in Age II, nine in Age III."""
    first = all_of(1, "altar", "baths", "stable", "logging_camp")
    second = all_of(2, "walls", "forum", "statue")
    state = plot("treason", age=2, open=("brewery",), discards=first)
    assert len(texts(state)) == 23 - 1
    deal(state, "walls", "forum", "statue")
    assert set(texts(state)) == {
        f"build {card}" for card in ("altar", "baths", "stable", "walls", "forum", "statue")
    }
    state = plot("treason", age=3, open=("palace", "arena"), discards=(*first, *second))
    deal(state, "port", "study", "obelisk")
    assert len(texts(state)) == 9
    play(state, "build altar")
    assert cards(state, 0) == {"altar"}


def test_guilds_and_senators_are_not_among_the_removed_cards() -> None:
    """D204, D260."""
    state = plot("treason", age=3, open=("palace", "arena"), discards=(*all_of(1), *all_of(2)))
    offered = {text.removeprefix("deal ") for text in texts(state)}
    assert offered == set(all_of(3, "palace", "arena"))


def test_the_removed_cards_are_a_secret_of_who_has_looked() -> None:
    """D260: the card built is shown, the others stay out of reach and out of the structure."""
    state = plot("treason", structure={"r4c2": "?age1", "r5c1": "tavern", "r5c7": "quarry"})
    deal(state, "altar", "baths", "theater")
    play(state, "build baths")
    assert written(state, 0)["removed"] == {"cards": ["theater", "altar"], "by": 0}
    assert written(state, 1)["removed"] == {"cards": ["?", "?"], "by": 0}
    assert written(state, 1)["brought_in"] == "baths"
    assert table(state)["discards"] == []
    play(state, "discard tavern")
    assert "deal altar" not in texts(state)
    assert "deal altar" in texts(state.known_to(1), NATURE)


def test_the_removed_cards_are_no_secret_when_the_age_is_over() -> None:
    """D260."""
    state = plot("treason", open=("tavern",))
    deal(state, "altar", "baths", "theater")
    play(state, "build baths", "discard tavern")
    assert written(state)["removed"] is None
    assert state.age == 2


# Turn of Events

COVERED = {"r4c2": "?age1", "r5c1": "tavern", "r5c5": "palisade", "r5c7": "altar"}


def test_turn_of_events_discards_an_accessible_card_and_perhaps_another() -> None:
    """D207: no coins; what becomes accessible is turned up after each."""
    state = plot("turn_of_events", structure=COVERED)
    assert waits_for(state) == ("turn_of_events", 0)
    assert set(texts(state)) == {"discard tavern", "discard palisade", "discard altar"}
    play(state, "discard tavern")
    assert waits_for(state) == ("deal_card", NATURE)
    deal(state, "quarry")
    assert waits_for(state) == ("turn_of_events", 0)
    assert set(texts(state)) == {"discard quarry", "discard palisade", "discard altar", "pass"}
    play(state, "discard quarry")
    assert coins(state) == (7, 7)
    assert table(state)["discards"] == ["quarry", "tavern"]
    assert waits_for(state) == ("turn", 0)


def test_the_second_discard_may_be_left() -> None:
    """D207: then a cube may be moved."""
    state = plot("turn_of_events", structure=COVERED, cubes=({1: 1}, {}))
    play(state, "discard altar", "pass")
    assert waits_for(state) == ("move_cube", 0)
    play(state, "pass")
    assert waits_for(state) == ("turn", 0)


def test_turn_of_events_may_discard_a_senator() -> None:
    """D207, D268."""
    state = plot("turn_of_events", open=("conspirator_1", "tavern", "altar"))
    play(state, "discard conspirator_1", "pass")
    assert table(state)["discards"] == ["conspirator_1"]


# The last card of the structure


def test_a_conspiracy_that_takes_the_last_card_ends_turn_and_age() -> None:
    """D215: there is no main action."""
    state = plot("turn_of_events", open=("tavern", "altar"))
    play(state, "discard tavern", "discard altar")
    deal_all(state)
    assert state.age == 2
    state = plot("turn_of_events", open=("tavern",))
    play(state, "discard tavern")
    deal_all(state)
    assert state.age == 2
    state = plot("property_fraud", structure={"r1c5": "tavern"})
    play(state, "build tavern")
    deal_all(state)
    assert state.age == 2
    state = plot("property_fraud", structure={"r1c6": "port"}, age=3)
    play(state, "build port")
    assert victory(state) is not None


def test_the_move_of_turn_of_events_comes_before_the_end_of_the_age() -> None:
    """D215, D207."""
    state = plot("turn_of_events", open=("tavern",), cubes=({1: 1}, {}))
    play(state, "discard tavern")
    assert waits_for(state) == ("move_cube", 0)


# Cards built through a conspiracy


@pytest.mark.parametrize("conspiracy", ["property_fraud", "treason"])
def test_a_card_built_through_a_conspiracy_acts_but_is_no_chain_build(conspiracy: str) -> None:
    """D216: shields with Strategy, income decrees, pairs; no coins from Urbanism."""
    given: dict[str, Any] = {
        "progress": (("strategy", "urbanism"), ()),
        "built": (("stable", "scriptorium"), ()),
        "decrees": {1: "income_red"},
        "cubes": ({1: 1}, {}),
        "board": ("law",),
        "age": 2,
    }
    for card in ("horse_breeders", "library", "brewery"):
        if conspiracy == "property_fraud":
            structure = {"r1c1": card, "r1c13": "statue", "r1c11": "forum"}
            state = plot(conspiracy, structure=structure, **given)
        else:
            state = plot(conspiracy, open=("statue", "forum"), **given)
            others = [id for id in ("walls", "school", "temple") if id != card][:2]
            deal(state, card, *others)
        play(state, f"build {card}")
        if card == "horse_breeders":
            assert pawn(state) == 2
            assert coins(state) == (7 + 2, 7)
        elif card == "library":
            assert waits_for(state) == ("take_token", 0)
            assert coins(state) == (7, 7)
        else:
            assert coins(state) == (7 + 6, 7)
        assert triggered(state, 0) == [conspiracy]
