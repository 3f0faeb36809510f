"""The conspiracies, one after the other (D198-D216, D259-D263)."""

from typing import Any

import pytest

from tests.rules.agora.table import agora, controlled, cubes_of, triggered, written
from tests.rules.duel.table import (
    CARDS,
    cards,
    coins,
    deal,
    deal_all,
    pawn,
    play,
    points,
    price,
    table,
    texts,
    tokens,
    victory,
    waits_for,
    wonder_price,
    wonders,
)
from thaumata import NATURE
from thaumata.duel.state import DuelState


def plot(conspiracy: str, **given: Any) -> DuelState:
    """Trigger a prepared conspiracy of seat 0 and stop there."""
    seat = given.get("seat", 0)
    ready = ((conspiracy, "logging_camp"),)
    plots = (ready, ()) if seat == 0 else ((), ready)
    state = agora(plots=plots, **given)
    play(state, f"trigger {conspiracy}")
    return state


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


# Obscurantism


def test_a_token_of_the_board_the_opponent_or_the_box_is_locked() -> None:
    """D201, D261: but not one's own."""
    state = plot(
        "obscurantism",
        board=("law",),
        progress=(("economy",), ("masonry",)),
        box=("theology", "urbanism"),
    )
    assert waits_for(state) == ("obscurantism", 0)
    assert set(texts(state)) == {f"lock {id}" for id in ("law", "masonry", "theology", "urbanism")}


def test_a_token_locked_from_the_board_is_gone_for_the_game() -> None:
    """D201."""
    state = plot("obscurantism", board=("law", "strategy"), box=())
    play(state, "lock law")
    assert table(state)["board"] == ["strategy"]
    assert written(state)["locked"] == {"token": "law", "by": 0, "suspects": []}
    assert tokens(state, 0) == tokens(state, 1) == set()


LOCK_CASES: list[tuple[str, str, str]] = [
    ("D201 points", "philosophy", "progress"),
    ("D201 points", "mathematics", "progress"),
    ("D201 points, not coins", "agriculture", "progress"),
]


@pytest.mark.parametrize(("ruling", "token", "row"), LOCK_CASES)
def test_a_token_locked_from_the_opponent_is_worth_nothing_any_more(
    ruling: str, token: str, row: str
) -> None:
    """D201: coins already received are kept."""
    state = plot("obscurantism", progress=((), (token,)), box=())
    assert points(state, row)[1] > 0
    play(state, f"lock {token}")
    assert points(state, row) == (0, 0)
    assert tokens(state, 1) == set()
    assert coins(state) == (7, 7)


def test_the_lasting_effects_of_a_locked_token_end() -> None:
    """D201."""
    state = plot("obscurantism", progress=((), ("architecture",)), wonders=((), ("pyramids",)))
    assert wonder_price(state, 1, "pyramids") == 4
    play(state, "lock architecture")
    assert wonder_price(state, 1, "pyramids") == 8
    state = plot("obscurantism", progress=((), ("law",)))
    assert state.second_city.symbols != 0
    play(state, "lock law")
    assert state.second_city.symbols == 0
    state = plot(
        "obscurantism",
        progress=((), ("corruption",)),
        built=((), ("politician_left_1",)),
        open=("conspirator_1", "tavern"),
    )
    assert price(state, 1, "conspirator_1") == 0
    play(state, "lock corruption")
    assert price(state, 1, "conspirator_1") == 1
    state = plot(
        "obscurantism",
        progress=((), ("organized_crime",)),
        open=("conspirator_1", "tavern", "quarry"),
    )
    play(state, "lock organized_crime", "discard tavern", "build conspirator_1", "conspire")
    deal(state, "coup", "treason")
    assert waits_for(state) == ("keep_conspiracy", 1)


def test_which_token_of_the_box_is_locked_need_not_be_shown() -> None:
    """D261."""
    state = plot("obscurantism", box=("law", "masonry", "theology"))
    play(state, "lock masonry")
    assert table(state)["box"] == ["law", "theology"]
    assert written(state, 0)["locked"]["token"] == "masonry"
    hidden = state.known_to(1)
    assert written(hidden)["locked"]["token"] == "?"
    assert table(hidden)["box"] == ["law", "masonry", "theology"]


def test_a_token_locked_from_board_or_opponent_is_no_secret() -> None:
    """D201."""
    state = plot("obscurantism", board=("law",), box=("masonry",))
    play(state, "lock law")
    assert written(state, 1)["locked"]["token"] == "law"


def test_without_a_token_nothing_is_locked() -> None:
    """D201, D197."""
    state = plot("obscurantism", progress=(("law",), ()), box=())
    assert waits_for(state) == ("turn", 0)
    assert written(state)["locked"] is None


# Coup


@pytest.mark.parametrize("seat", [0, 1])
def test_coup_brings_two_shields(seat: int) -> None:
    """D202, D58: Strategy adds nothing."""
    state = plot("coup", seat=seat, progress=(("strategy",), ("strategy",)))
    assert pawn(state) == (2 if seat == 0 else -2)


def test_coup_fires_tokens_and_wins() -> None:
    """D202."""
    state = plot("coup", pawn=1)
    assert waits_for(state) == ("place_cube", 0)
    state = plot("coup", pawn=7, military_tokens=((), ()))
    assert victory(state) == ("military", (0,))


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


# Political Maneuver


def test_political_maneuver_places_removes_and_may_move() -> None:
    """D205."""
    state = plot("political_maneuver", cubes=({}, {3: 1, 5: 1}))
    assert waits_for(state) == ("place_cube", 0)
    play(state, "place 5")
    assert controlled(state, 0) == set()
    assert texts(state) == ["remove 3", "remove 5"]
    play(state, "remove 5")
    assert controlled(state, 0) == {5}
    assert waits_for(state) == ("move_cube", 0)
    play(state, "move 5 6")
    deal(state, "income_red")
    assert cubes_of(state, 0) == {6: 1}
    assert waits_for(state) == ("turn", 0)


MANEUVER_CASES: list[tuple[str, dict[int, int], dict[int, int], list[str]]] = [
    ("D205 all three", {1: 1}, {1: 1}, ["place_cube", "remove_cube", "move_cube"]),
    ("D205 nothing to place", {1: 12}, {1: 1}, ["remove_cube", "move_cube"]),
    ("D205 nothing to remove", {1: 1}, {}, ["place_cube", "move_cube"]),
    ("D205 only the cube just placed", {}, {}, ["place_cube", "move_cube"]),
    ("D205 only to move", {1: 12}, {}, ["move_cube"]),
]


@pytest.mark.parametrize(("ruling", "mine", "theirs", "asked"), MANEUVER_CASES)
def test_parts_of_political_maneuver_that_cannot_be_done_are_left_out(
    ruling: str, mine: dict[int, int], theirs: dict[int, int], asked: list[str]
) -> None:
    """D205, D197."""
    state = plot("political_maneuver", cubes=(mine, theirs))
    found = []
    while state.decision() != "turn":
        found.append(state.decision())
        play(state, texts(state)[0])
        if state.decision() == "deal_decree":
            deal_all(state)
    assert found == asked


# Espionage


def test_espionage_takes_any_token_of_the_box() -> None:
    """D206."""
    state = plot("espionage", box=("agriculture", "law", "masonry", "strategy", "urbanism"))
    assert waits_for(state) == ("espionage", 0)
    assert len(texts(state)) == 5
    play(state, "take agriculture")
    assert tokens(state, 0) == {"agriculture"}
    assert coins(state) == (13, 7)
    assert set(table(state)["box"]) == {"law", "masonry", "strategy", "urbanism"}


def test_a_token_from_espionage_can_win_or_make_nothing_more() -> None:
    """D206, D65."""
    five = ("scriptorium", "pharmacist", "workshop", "apothecary", "university")
    state = plot("espionage", built=(five, ()), box=("law",))
    play(state, "take law")
    assert victory(state) == ("scientific", (0,))


def test_an_empty_box_has_nothing_for_espionage() -> None:
    """D206, D197."""
    assert waits_for(plot("espionage", box=())) == ("turn", 0)


def test_a_locked_token_is_not_in_the_box_any_more() -> None:
    """D201, D206."""
    state = plot(
        "espionage",
        seat=1,
        box=("masonry",),
        locked={"token": "law", "by": 0, "suspects": ["law", "masonry"]},
    )
    assert texts(state) == ["take masonry"]
    assert written(state, 1)["locked"]["token"] == "law", "who looks through the box knows"


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


# Embezzlement

EMBEZZLEMENT_CASES: list[tuple[str, int, int, tuple[int, int], tuple[int, int]]] = [
    ("D208", 3, 2, (7, 7), (10, 5)),
    ("D208 none of both", 0, 0, (7, 7), (7, 7)),
    ("D208 no more than there is", 0, 5, (0, 3), (0, 0)),
    ("D208 all twelve", 12, 12, (0, 20), (12, 8)),
]


@pytest.mark.parametrize(("ruling", "mine", "theirs", "before", "after"), EMBEZZLEMENT_CASES)
def test_embezzlement_counts_the_cubes_of_both(
    ruling: str, mine: int, theirs: int, before: tuple[int, int], after: tuple[int, int]
) -> None:
    """D208."""
    state = plot("embezzlement", cubes=({1: mine}, {3: theirs}), coins=before)
    assert coins(state) == after
    assert waits_for(state) == ("turn", 0)


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


# Insider Influence


def test_insider_influence_lays_a_decree_under_another() -> None:
    """D212."""
    state = plot(
        "insider_influence",
        decrees={1: "trade_brown", 2: "income_red", 3: "trade_grey"},
        cubes=({1: 1}, {}),
    )
    assert waits_for(state) == ("insider_influence", 0)
    assert len(texts(state)) == 6 * 5
    play(state, "decree 3 1")
    assert written(state)["chambers"] == [1, 2, 1, 4, 5, 6]
    assert waits_for(state) == ("move_cube", 0)
    prices = state.first_city.prices
    assert [prices >> 8 * place & 255 for place in range(5)] == [1] * 5


def test_an_emptied_chamber_still_scores_and_counts() -> None:
    """D212, D173."""
    five = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
    state = plot(
        "insider_influence",
        cubes=({**five, 5: 2}, {}),
        decrees={6: "income_red"},
    )
    play(state, "decree 6 1")
    assert points(state, "senate") == (11, 0)
    play(state, "move 5 6")
    assert victory(state) == ("political", (0,))


SHIFT_CASES: list[tuple[str, dict[int, int], dict[int, int], int]] = [
    # cubes of both, and where the pawn goes when the shield decree moves from chamber 1 to 3
    ("D213 to the opponent", {1: 1}, {3: 1}, -2),
    ("D213 from the opponent", {3: 1}, {1: 1}, 2),
    ("D213 to nobody", {1: 1}, {}, -1),
    ("D213 from nobody", {3: 1}, {}, 1),
    ("D263 one controls both", {1: 1, 3: 1}, {}, 0),
    ("D263 nobody controls either", {}, {}, 0),
]


@pytest.mark.parametrize(("ruling", "mine", "theirs", "moved"), SHIFT_CASES)
def test_a_shifted_shield_decree_moves_the_pawn(
    ruling: str, mine: dict[int, int], theirs: dict[int, int], moved: int
) -> None:
    """D213, D263."""
    state = plot("insider_influence", decrees={1: "shield"}, cubes=(mine, theirs))
    play(state, "decree 1 3")
    assert pawn(state) == moved


def test_a_shifted_shield_decree_can_win() -> None:
    """D213, D182."""
    state = plot(
        "insider_influence",
        decrees={1: "shield"},
        cubes=({3: 1}, {1: 1}),
        pawn=7,
        military_tokens=((), ()),
    )
    play(state, "decree 1 3")
    assert victory(state) == ("military", (0,))


def test_a_face_down_decree_is_turned_up_in_a_controlled_chamber() -> None:
    """D213."""
    state = plot("insider_influence", cubes=({1: 1}, {}))
    play(state, "decree 2 1")
    assert waits_for(state) == ("deal_decree", NATURE)
    deal(state, "shield")
    assert pawn(state) == 1
    assert written(state)["decrees"][1] == "shield"


def test_a_face_down_decree_stays_so_in_a_chamber_without_control() -> None:
    """D213."""
    for cubes in (({}, {}), ({1: 1}, {1: 1})):
        state = plot("insider_influence", cubes=cubes)
        play(state, "decree 2 1")
        assert written(state)["decrees"][1] == "?"
        assert state.decision() != "deal_decree"


def test_a_face_down_decree_is_turned_up_when_a_cube_leaves_its_rival_in_control() -> None:
    """D213, D165: control is won without a cube having entered."""
    state = agora(
        plots=((("political_maneuver", "logging_camp"),), ()),
        chambers=(1, 1, 3, 4, 5, 6),
        decrees={1: "income_red", 2: "?"},
        cubes=({1: 1}, {1: 1}),
    )
    play(state, "trigger political_maneuver", "place 3", "remove 1")
    assert waits_for(state) == ("deal_decree", NATURE)
    deal(state, "shield")
    assert controlled(state, 0) == {1, 3}
    assert pawn(state) == 1


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
