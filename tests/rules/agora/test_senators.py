"""Senators: recruiting, senate actions, conspirators, and the deck of conspiracies."""

from typing import Any

import pytest

from tests.rules.agora.table import (
    CHAMBERS,
    CONSPIRACIES,
    CONSPIRATORS,
    POLITICIANS,
    SENATORS,
    agora,
    controlled,
    cubes_of,
    plots_of,
    prepared,
    supply,
    written,
)
from tests.rules.duel.table import (
    cards,
    coins,
    deal,
    points,
    price,
    table,
    texts,
    waits_for,
    wonders,
)
from tests.rules.duel.table import play as play_all
from thaumata import NATURE, State
from thaumata.duel.state import DuelState

BLUE = ("altar", "theater", "baths", "aqueduct", "statue", "temple")


def play(state: State, *actions: str) -> None:
    """Play, and answer with harmless decrees when nature reveals one."""
    harmless = iter(("income_red", "trade_brown", "ignore_cost_red"))
    for text in actions:
        play_all(state, text)
        while state.pending and state.decision() == "deal_decree":
            deal(state, next(harmless))


def recruit(senator: str, **given: Any) -> DuelState:
    """Recruit a senator on a table without other effects."""
    state = agora(open=(senator, "tavern", "quarry"), **given)
    play(state, f"build {senator}")
    return state


def placing(state: State) -> list[str]:
    return [text for text in texts(state) if text.startswith("place")]


def moving(state: State) -> list[str]:
    return [text for text in texts(state) if text.startswith("move")]


# Recruiting


def test_a_senator_is_recruited_discarded_used_for_a_wonder_or_for_a_conspiracy() -> None:
    """D157."""
    given: dict[str, Any] = {
        "wonders": (("pyramids",), ()),
        "plots": (("coup",), ()),
        "coins": (30, 7),
    }
    actions = (
        "build politician_left_1",
        "discard politician_left_1",
        "wonder pyramids politician_left_1",
        "prepare coup politician_left_1",
    )
    for action in actions:
        state = agora(open=("politician_left_1", "tavern"), **given)
        assert set(actions) <= set(texts(state))
        play(state, action)
        assert ("politician_left_1" in cards(state, 0)) == action.startswith("build")
        assert ("politician_left_1" in table(state)["discards"]) == action.startswith("discard")
        assert (wonders(state, 0)["pyramids"] is not None) == action.startswith("wonder")
        assert bool(prepared(state, 0)) == action.startswith("prepare")


@pytest.mark.parametrize("already", range(5))
def test_a_senator_costs_a_coin_for_each_senator_already_in_the_city(already: int) -> None:
    """D158."""
    state = agora(open=("conspirator_6", "tavern"), built=(SENATORS[:already], SENATORS[5:7]))
    assert price(state, 0, "conspirator_6") == already
    assert price(state, 1, "conspirator_6") == 2
    play(state, "build conspirator_6")
    assert coins(state) == (7 - already, 7)


def test_a_senator_that_is_too_dear_cannot_be_recruited() -> None:
    """D158, D15."""
    state = agora(open=("conspirator_6", "tavern"), built=(SENATORS[:3], ()), coins=(2, 7))
    assert "build conspirator_6" not in texts(state)
    assert "discard conspirator_6" in texts(state)


def test_with_corruption_senators_come_free() -> None:
    """D158."""
    given: dict[str, Any] = {
        "built": (SENATORS[:4], SENATORS[4:8]),
        "progress": (("corruption",), ()),
    }
    state = agora(open=("conspirator_6", "tavern"), **given)
    assert price(state, 0, "conspirator_6") == 0
    assert price(state, 1, "conspirator_6") == 4


def test_corruption_works_from_the_moment_it_is_gained() -> None:
    """D158, D62."""
    state = agora(
        open=("library", "conspirator_6", "brewery"),
        age=2,
        built=(("scriptorium", *SENATORS[:3]), ()),
        board=("corruption",),
    )
    play(state, "build library", "take corruption", "discard brewery")
    assert price(state, 0, "conspirator_6") == 0


def test_the_price_of_a_senator_goes_to_the_bank_even_against_economy() -> None:
    """D158, D70."""
    given: dict[str, Any] = {"built": (SENATORS[:3], ()), "progress": ((), ("economy",))}
    assert coins(recruit("conspirator_6", **given)) == (4, 7)


def test_recruited_senators_stay_and_are_no_buildings() -> None:
    """D159: they count for nothing but the price of senators."""
    state = recruit("politician_left_1", built=((), ("magistrates_guild",)))
    assert cards(state, 0) == {"politician_left_1"}
    assert state.score_sheet().totals == (7 // 3, 7 // 3)
    assert points(state, "purple") == (0, 0)
    for wonder, decision in (("circus_maximus", "turn"), ("statue_of_zeus", "turn")):
        state = agora(
            built=((), ("politician_left_1", "conspirator_1")),
            wonders=((wonder,), ()),
            coins=(30, 7),
        )
        play(state, f"wonder {wonder} tavern")
        assert waits_for(state) == (decision, 1)


def test_a_senator_brings_no_income_and_no_coins_for_a_chain() -> None:
    """D159, D175: a senator is no wonder either."""
    state = recruit(
        "politician_left_1",
        decrees={1: "income_blue", 3: "income_wonder"},
        cubes=({1: 1, 3: 1}, {}),
        progress=(("urbanism",), ()),
    )
    assert coins(state) == (7, 7)


# Politicians

ACTIONS = [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)]


@pytest.mark.parametrize(("blue", "actions"), ACTIONS)
def test_blue_cards_give_senate_actions(blue: int, actions: int) -> None:
    """D160."""
    state = recruit("politician_left_1", built=(BLUE[:blue], ()))
    for _ in range(actions):
        assert waits_for(state) == ("senate_action", 0)
        play(state, "place 1")
    assert waits_for(state) == ("turn", 1)
    assert cubes_of(state, 0) == {1: actions}


@pytest.mark.parametrize(("blue", "actions"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 3)])
def test_the_senate_decree_counts_two_more_blue_cards(blue: int, actions: int) -> None:
    """D160, D180."""
    state = recruit(
        "politician_left_1",
        built=(BLUE[:blue], ()),
        decrees={5: "senate_plus_two_blue"},
        cubes=({5: 1}, {}),
    )
    for _ in range(actions):
        play(state, "place 1")
    assert waits_for(state) == ("turn", 1)


def test_the_number_of_senate_actions_is_fixed_as_the_politician_comes() -> None:
    """D160: control of the senate decree won or lost on the way changes nothing."""
    state = recruit("politician_left_1", decrees={1: "senate_plus_two_blue"})
    play(state, "place 1")
    assert controlled(state, 0) == {1}
    assert waits_for(state) == ("turn", 1)
    state = recruit("politician_left_1", decrees={5: "senate_plus_two_blue"}, cubes=({5: 1}, {}))
    play(state, "move 5 6")
    assert controlled(state, 0) == {6}
    assert waits_for(state) == ("senate_action", 0)


SECTIONS = {
    "politician_left_1": (1, 2),
    "politician_left_2": (1, 2),
    "politician_center_1": (3, 4),
    "politician_center_3": (3, 4),
    "politician_right_1": (5, 6),
    "politician_right_2": (5, 6),
}


@pytest.mark.parametrize("senator", SECTIONS)
def test_a_politician_places_in_its_section_and_moves_anywhere(senator: str) -> None:
    """D161, D251."""
    state = recruit(senator, cubes=({1: 1, 6: 1}, {3: 1}))
    assert placing(state) == [f"place {chamber}" for chamber in SECTIONS[senator]]
    assert moving(state) == ["move 1 2", "move 6 5"]
    assert texts(state)[-1] == "pass"


def test_placing_and_moving_may_be_mixed() -> None:
    """D161, D162: a cube just placed may be moved, and moved again."""
    state = recruit("politician_left_1", built=(BLUE[:4], ()))
    play(state, "place 2", "move 2 3", "move 3 4")
    assert cubes_of(state, 0) == {4: 1}
    assert waits_for(state) == ("turn", 1)


def test_cubes_of_one_politician_may_be_split_between_the_chambers_of_the_section() -> None:
    """D251."""
    state = recruit("politician_right_1", built=(BLUE[:4], ()))
    play(state, "place 5", "place 6", "place 5")
    assert cubes_of(state, 0) == {5: 2, 6: 1}


def test_actions_may_be_left_unused() -> None:
    """D161."""
    state = recruit("politician_left_1", built=(BLUE[:4], ()))
    play(state, "place 2", "pass")
    assert cubes_of(state, 0) == {2: 1}
    assert waits_for(state) == ("turn", 1)
    state = recruit("politician_left_1", built=(BLUE[:4], ()))
    play(state, "pass")
    assert waits_for(state) == ("turn", 1)


def test_any_number_of_cubes_may_be_in_a_chamber() -> None:
    """D162."""
    state = recruit("politician_left_1", cubes=({1: 11}, {1: 12}))
    play(state, "place 1")
    assert cubes_of(state, 0) == {1: 12}
    assert supply(state, 0) == 0


@pytest.mark.parametrize("chamber", CHAMBERS)
def test_a_cube_moves_to_a_chamber_beside_its_own(chamber: int) -> None:
    """D163: across the borders of sections, and not around the ends."""
    state = recruit("politician_left_1", cubes=({chamber: 1}, {}))
    beside = [n for n in (chamber - 1, chamber + 1) if n in CHAMBERS]
    assert moving(state) == [f"move {chamber} {n}" for n in beside]


def test_without_cubes_in_supply_nothing_is_placed() -> None:
    """D164."""
    state = recruit("politician_left_1", cubes=({1: 12}, {}))
    assert texts(state) == ["move 1 2", "pass"]


def test_without_cubes_in_the_senate_nothing_is_moved() -> None:
    """D164."""
    state = recruit("politician_left_1", cubes=({}, {1: 3}))
    assert texts(state) == ["place 1", "place 2", "pass"]


def test_a_decree_is_turned_up_as_soon_as_a_cube_is_placed() -> None:
    """D165."""
    state = agora(open=("politician_left_1", "tavern"))
    play_all(state, "build politician_left_1", "place 2")
    assert waits_for(state) == ("deal_decree", NATURE)
    assert controlled(state, 0) == set()
    deal(state, "shield")
    assert written(state)["decrees"][1] == "shield"
    assert controlled(state, 0) == {2}


def test_a_decree_is_turned_up_as_soon_as_a_cube_moves_in() -> None:
    """D165."""
    state = agora(open=("politician_left_1", "tavern"), cubes=({3: 1}, {}))
    play_all(state, "build politician_left_1", "move 3 4")
    assert waits_for(state) == ("deal_decree", NATURE)
    deal(state, "shield")
    assert written(state)["decrees"][3] == "shield"
    assert controlled(state, 0) == {4}


def test_an_open_decree_is_not_dealt_again() -> None:
    """D165: not even when the chamber has become empty in between."""
    state = agora(
        open=("politician_left_1", "tavern"), decrees={2: "income_red"}, built=(BLUE[:2], ())
    )
    play_all(state, "build politician_left_1", "place 2")
    assert waits_for(state) == ("senate_action", 0)


# Conspirators


@pytest.mark.parametrize("senator", CONSPIRATORS)
def test_a_conspirator_places_one_cube_anywhere_or_conspires(senator: str) -> None:
    """D166."""
    state = recruit(senator, built=(BLUE[:4], ()), cubes=({3: 1}, {}))
    assert waits_for(state) == ("conspirator", 0)
    assert texts(state) == [*(f"place {chamber}" for chamber in CHAMBERS), "conspire"]
    other = state.copy()
    play(state, "place 6")
    assert cubes_of(state, 0) == {3: 1, 6: 1}
    assert waits_for(state) == ("turn", 1)
    play(other, "conspire")
    assert waits_for(other) == ("draw_conspiracy", NATURE)


def test_a_conspirator_without_cubes_can_only_conspire() -> None:
    """D252: and declining is not offered."""
    state = recruit("conspirator_1", cubes=({1: 12}, {}))
    assert texts(state) == ["conspire"]


def conspire(*drawn: str, **given: Any) -> DuelState:
    state = recruit("conspirator_1", **given)
    play(state, "conspire")
    deal(state, *drawn)
    return state


def test_of_two_conspiracies_one_is_kept_and_one_put_back() -> None:
    """D167."""
    state = conspire("coup", "treason")
    assert waits_for(state) == ("keep_conspiracy", 0)
    assert texts(state) == ["keep coup", "keep treason"]
    play(state, "keep treason")
    assert waits_for(state) == ("put_back", 0)
    assert texts(state) == ["top", "bottom"]
    other = state.copy()
    play(state, "top")
    assert written(state)["top"] == {"conspiracy": "coup", "known_to": [0]}
    assert plots_of(state, 0) == ["treason"]
    assert waits_for(state) == ("turn", 1)
    play(other, "bottom")
    assert written(other)["bottom"] == [{"conspiracy": "coup", "known_to": [0]}]
    assert written(other)["top"] is None


def test_what_lies_on_top_is_drawn_first() -> None:
    """D167."""
    state = conspire("coup", "treason", built=((), ()))
    play(state, "keep treason", "top")
    state = agora(
        open=("conspirator_2", "tavern"), seat=1, top={"conspiracy": "coup", "known_to": [0]}
    )
    play(state, "build conspirator_2", "conspire")
    assert texts(state) == ["deal coup"]
    deal(state, "coup")
    assert texts(state) == [f"deal {id}" for id in CONSPIRACIES if id != "coup"]
    deal(state, "treason")
    assert texts(state) == ["keep coup", "keep treason"]


def test_what_lies_at_the_bottom_is_not_drawn_before_the_others() -> None:
    """D167, D168."""
    state = agora(
        open=("conspirator_2", "tavern"), bottom=[{"conspiracy": "coup", "known_to": [0]}]
    )
    play(state, "build conspirator_2", "conspire")
    assert "deal coup" not in texts(state)
    assert len(texts(state)) == 15


def test_with_organized_crime_both_are_kept() -> None:
    """D167."""
    state = conspire("coup", "treason", progress=(("organized_crime",), ()))
    assert waits_for(state) == ("turn", 1)
    assert plots_of(state, 0) == ["coup", "treason"]
    state = conspire("coup", "treason", progress=((), ("organized_crime",)))
    assert waits_for(state) == ("keep_conspiracy", 0)


def test_the_deck_cannot_run_out() -> None:
    """D168: even when one player keeps all that can be kept."""
    kept = CONSPIRACIES[:11]
    state = agora(
        open=("conspirator_6", "tavern"),
        plots=(kept, ()),
        progress=(("organized_crime",), ()),
        built=(CONSPIRATORS[:5], ()),
    )
    play(state, "build conspirator_6", "conspire")
    deal(state, CONSPIRACIES[14], CONSPIRACIES[15])
    assert len(plots_of(state, 0)) == 13
    assert len(CONSPIRATORS) * 2 + 1 == 13 < len(CONSPIRACIES)
    assert waits_for(state) == ("turn", 1)


def test_a_discarded_senator_may_be_recruited_through_the_mausoleum() -> None:
    """D221: free, with its effect."""
    for senator, decision in ((POLITICIANS[0], "senate_action"), ("conspirator_1", "conspirator")):
        state = agora(
            wonders=(("mausoleum",), ()),
            coins=(30, 7),
            discards=(senator,),
            built=(SENATORS[3:5], ()),
        )
        play(state, "wonder mausoleum tavern")
        before = coins(state)
        play(state, f"build {senator}")
        assert coins(state) == before
        assert waits_for(state) == (decision, 0)
        assert senator in cards(state, 0)
