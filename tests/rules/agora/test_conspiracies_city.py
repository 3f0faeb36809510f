"""Conspiracies against the opponent's city, one after the other."""

from typing import Any

import pytest

from tests.rules.agora.table import agora, plot, written
from tests.rules.duel.table import (
    CARDS,
    cards,
    coins,
    play,
    points,
    price,
    table,
    texts,
    tokens,
    victory,
    waits_for,
    wonders,
)

# Extortion


@pytest.mark.parametrize("seat", [0, 1])
def test_extortion_takes_an_unbuilt_wonder(seat: int) -> None:
    """D198."""
    theirs = ("sphinx", "pyramids")
    state = plot(
        "extortion",
        seat=seat,
        wonders=((), theirs) if seat == 0 else (theirs, ()),
        cubes=({3: 1}, {3: 2}),
        decrees={2: "income_red"},
    )
    assert waits_for(state) == ("extortion", seat)
    assert texts(state) == ["take pyramids", "take sphinx"]
    play(state, "take pyramids")
    assert wonders(state, seat) == {"pyramids": None}
    assert wonders(state, 1 - seat) == {"sphinx": None}
    assert waits_for(state) == ("move_cube", seat)


def test_extortion_lets_a_player_build_more_than_four_wonders() -> None:
    """D198."""
    four = ("sphinx", "pyramids", "colossus", "piraeus")
    state = plot("extortion", wonders=(four, ("mausoleum",)), coins=(40, 7))
    play(state, "take mausoleum")
    assert len(wonders(state, 0)) == 5
    assert "wonder mausoleum tavern" in texts(state)


def test_extortion_finds_nothing_where_all_wonders_stand() -> None:
    """D198, D197."""
    state = plot("extortion", raised=({}, {"pyramids": "altar"}))
    assert waits_for(state) == ("turn", 0)


# Blackmail

HALVES = [(0, 0), (1, 1), (2, 1), (5, 3), (6, 3), (11, 6)]


@pytest.mark.parametrize(("treasury", "taken"), HALVES)
def test_blackmail_takes_half_of_the_treasury_rounded_up(treasury: int, taken: int) -> None:
    """D199."""
    state = plot("blackmail", coins=(7, treasury))
    assert coins(state) == (7 + taken, treasury - taken)
    assert waits_for(state) == ("turn", 0)


def test_blackmail_does_not_touch_the_coins_of_astarte() -> None:
    """D199."""
    pantheon = {"gods": [[], ["astarte"]]}
    state = agora(plots=((("blackmail", "logging_camp"),), ()), coins=(0, 4), pantheon=pantheon)
    state.second_city.reserve = 7
    play(state, "trigger blackmail")
    assert coins(state) == (2, 2)
    assert state.second_city.reserve == 7


# Expropriation and Swindle


@pytest.mark.parametrize(
    ("conspiracy", "color"), [("expropriation", "blue"), ("swindle", "yellow")]
)
def test_a_card_of_the_color_leaves_the_opponents_city(conspiracy: str, color: str) -> None:
    """D200."""
    theirs = ("altar", "statue", "stone_reserve", "forum", "quarry")
    state = plot(conspiracy, open=("tavern", "palisade"), built=(("baths",), theirs))
    offered = [card for card in theirs if CARDS[card]["color"] == color]
    assert texts(state) == [f"discard {card}" for card in offered]
    play(state, f"discard {offered[0]}")
    assert offered[0] in table(state)["discards"]
    assert cards(state, 1) == set(theirs) - {offered[0]}
    assert coins(state) == (7, 7)


@pytest.mark.parametrize("conspiracy", ["expropriation", "swindle"])
def test_without_a_card_of_the_color_nothing_is_discarded(conspiracy: str) -> None:
    """D200, D197."""
    state = plot(conspiracy, built=(("altar", "stone_reserve"), ("guard_tower",)))
    assert waits_for(state) == ("turn", 0)


def test_points_chains_and_prices_go_with_the_card() -> None:
    """D200."""
    state = plot("expropriation", built=((), ("altar",)), open=("temple", "brewery"))
    assert price(state, 1, "temple") == 0
    play(state, "discard altar")
    assert price(state, 1, "temple") == 4
    assert points(state, "blue") == (0, 0)
    state = plot("swindle", built=((), ("stone_reserve",)), open=("baths", "altar"))
    assert price(state, 1, "baths") == 1
    play(state, "discard stone_reserve")
    assert price(state, 1, "baths") == 2


# Foreclosure


def test_foreclosure_takes_a_brown_or_grey_card() -> None:
    """D209."""
    theirs = ("quarry", "press", "altar", "stone_reserve")
    state = plot("foreclosure", built=((), theirs), open=("baths", "tavern"))
    assert texts(state) == ["take quarry", "take press"]
    assert price(state, 0, "baths") == 3
    play(state, "take quarry")
    assert cards(state, 0) == {"quarry"}
    assert cards(state, 1) == {"press", "altar", "stone_reserve"}
    assert price(state, 0, "baths") == 0
    assert price(state, 1, "baths") == 1, "the reserve"
    assert waits_for(state) == ("turn", 0)


def test_foreclosure_finds_nothing_without_such_a_card() -> None:
    """D209, D197."""
    assert waits_for(plot("foreclosure", built=(("quarry",), ("altar",)))) == ("turn", 0)


# Coercion


def test_coercion_swaps_cards_of_the_same_color() -> None:
    """D210."""
    state = plot(
        "coercion",
        built=(("altar", "workshop", "tavern"), ("baths", "theater", "apothecary", "quarry")),
        open=("palisade", "stable"),
    )
    assert set(texts(state)) == {
        "swap theater altar",
        "swap baths altar",
        "swap apothecary workshop",
    }
    play(state, "swap baths altar")
    assert cards(state, 0) == {"baths", "workshop", "tavern"}
    assert cards(state, 1) == {"altar", "theater", "apothecary", "quarry"}
    assert waits_for(state) == ("turn", 0)


COERCION_CASES: list[tuple[str, tuple[str, ...], tuple[str, ...], bool]] = [
    ("D210 both blue", ("altar",), ("baths",), True),
    ("D210 both green", ("workshop",), ("apothecary",), True),
    ("D210 only mine", ("altar",), (), False),
    ("D210 only theirs", (), ("altar",), False),
    ("D210 different colors", ("altar",), ("workshop",), False),
    ("D210 other colors", ("tavern", "quarry"), ("clay_pool",), False),
]


@pytest.mark.parametrize(("ruling", "mine", "theirs", "is_asked"), COERCION_CASES)
def test_both_must_own_the_color(
    ruling: str, mine: tuple[str, ...], theirs: tuple[str, ...], is_asked: bool
) -> None:
    """D210."""
    state = plot("coercion", built=(mine, theirs), open=("palisade", "stable"))
    assert state.decision() == ("coercion" if is_asked else "turn")


def test_swapped_green_cards_can_make_pairs_for_both() -> None:
    """D211: the active player chooses first."""
    state = plot(
        "coercion",
        age=2,
        open=("brewery", "forum"),
        built=(("scriptorium", "pharmacist"), ("library", "dispensary")),
        board=("law", "masonry", "theology"),
    )
    play(state, "swap library pharmacist")
    assert waits_for(state) == ("take_token", 0)
    play(state, "take law")
    assert waits_for(state) == ("take_token", 1)
    play(state, "take masonry")
    assert tokens(state, 0) == {"law"}
    assert tokens(state, 1) == {"masonry"}
    assert waits_for(state) == ("turn", 0)


def test_only_who_has_a_pair_chooses_a_token() -> None:
    """D211."""
    state = plot(
        "coercion",
        age=2,
        open=("brewery", "forum"),
        built=(("scriptorium", "workshop"), ("library", "dispensary")),
        board=("law", "masonry"),
    )
    play(state, "swap library workshop", "take law")
    assert waits_for(state) == ("turn", 0)


def test_a_pair_given_away_and_made_again_earns_again() -> None:
    """D211: the symbol of a received card is what counts."""
    state = plot(
        "coercion",
        age=2,
        open=("brewery", "forum"),
        built=(("scriptorium", "workshop"), ("library", "laboratory")),
        board=("law", "masonry", "theology"),
        progress=(("economy",), ("urbanism",)),
    )
    play(state, "swap library workshop")
    assert waits_for(state) == ("take_token", 0)


def test_swapped_cards_pay_nothing_again() -> None:
    """D211, D216: no income, no chain coins."""
    state = plot(
        "coercion",
        built=(("altar",), ("baths",)),
        decrees={1: "income_blue"},
        cubes=({1: 1}, {}),
        progress=(("urbanism",), ()),
    )
    play(state, "swap baths altar")
    assert coins(state) == (7, 7)


def test_a_swap_can_win_for_either_player_before_any_token_is_chosen() -> None:
    """D262."""
    mine = ("scriptorium", "pharmacist", "workshop", "apothecary", "academy")
    given: dict[str, Any] = {"age": 3, "open": ("palace", "arena"), "board": ("law",)}
    state = plot("coercion", built=((*mine, "study"), ("university",)), **given)
    play(state, "swap university study")
    assert victory(state) == ("scientific", (0,))
    theirs = ("library", "dispensary", "laboratory", "school", "study", "academy")
    state = plot("coercion", built=(("university", "scriptorium"), theirs), **given)
    play(state, "swap academy university")
    assert victory(state) == ("scientific", (1,))


# Sabotage


def test_sabotage_returns_a_built_wonder_to_the_box_for_good() -> None:
    """D214: the card under it goes to the discard pile."""
    state = plot(
        "sabotage",
        raised=({"sphinx": "altar"}, {"pyramids": "baths", "great_lighthouse": "theater"}),
        wonders=((), ("colossus",)),
    )
    assert texts(state) == ["ruin great_lighthouse", "ruin pyramids"]
    assert points(state, "wonders")[1] == 13
    play(state, "ruin pyramids")
    assert wonders(state, 1) == {"great_lighthouse": "theater", "colossus": None}
    assert points(state, "wonders")[1] == 4
    assert table(state)["discards"] == ["baths"]
    assert written(state)["ruined"] == "pyramids"
    assert waits_for(state) == ("turn", 0)


def test_what_a_ruined_wonder_produced_is_lost() -> None:
    """D214."""
    state = plot("sabotage", raised=({}, {"great_lighthouse": "theater"}), open=("baths", "altar"))
    assert price(state, 1, "baths") == 0
    play(state, "ruin great_lighthouse")
    assert price(state, 1, "baths") == 2


def test_sabotage_finds_nothing_where_no_wonder_stands() -> None:
    """D214, D197."""
    state = plot("sabotage", wonders=((), ("pyramids",)), raised=({"sphinx": "altar"}, {}))
    assert waits_for(state) == ("turn", 0)


def test_a_ruined_wonder_lowers_the_count_of_seven() -> None:
    """D214, D128: the limit is for wonders that stand."""
    six = ("sphinx", "colossus", "piraeus", "mausoleum")
    mine = dict(zip(six, ("altar", "baths", "theater", "stable"), strict=True))
    theirs = {"pyramids": "workshop", "great_library": "apothecary"}
    state = plot(
        "sabotage",
        raised=(mine, theirs),
        wonders=((), ("great_lighthouse", "appian_way")),
        coins=(7, 60),
    )
    play(state, "ruin pyramids", "discard tavern", "wonder great_lighthouse quarry")
    assert "appian_way" in wonders(state, 1)
