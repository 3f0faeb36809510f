"""Agora and Pantheon at one table (D217-D224, D264-D268, and D186)."""

from typing import Any, cast

import pytest

from tests.rules.agora.games import fond_steps
from tests.rules.agora.table import DATA, agora, controlled, cubes_of, prepared, start
from tests.rules.duel.table import (
    cards,
    coins,
    deal,
    deal_all,
    pawn,
    pending_seat,
    play,
    points,
    price,
    table,
    texts,
    victory,
    waits_for,
    wonders,
)
from thaumata import NATURE, Dealer, Game
from thaumata.duel.catalog import Catalog
from thaumata.duel.state import DuelState

GAME = Game("duel+pantheon+agora")
CATALOG = cast(Catalog, GAME.catalog)


def spaces(**gods: str) -> dict[str, Any]:
    """Return a Pantheon with face-up gods: ``spaces(s1="mars")``."""
    return {"spaces": {space[1:]: {"god": god} for space, god in gods.items()}}


def both(*, age: int = 2, **given: Any) -> DuelState:
    """Set up a turn of Age II with both expansions."""
    given.setdefault("open", ("brewery", "walls", "forum"))
    given.setdefault("pantheon", {})
    given.setdefault("coins", (20, 20))
    return agora(age=age, **given)


def pantheon(state: DuelState) -> dict[str, Any]:
    found: dict[str, Any] = table(state)["parts"]["pantheon"]
    return found


# Setting up


def test_tokens_lie_on_these_cards_of_the_wide_structures() -> None:
    """D218."""
    for age, field in ((1, "mythology_slots"), (2, "offering_slots")):
        slots = DATA["with_pantheon"][field]
        layout = CATALOG.layouts[age - 1]
        assert not [slot for slot in slots if layout.face_up >> layout.names.index(slot) & 1]
        for seed in range(3):
            for state in fond_steps("duel+pantheon+agora", seed):
                is_dealt = state.decision() == "deal_card" and state.age == age
                if is_dealt:
                    assert set(pantheon(cast(DuelState, state))["tokens"]) == set(slots)
                    break


def test_the_pools_of_both_expansions_are_shuffled_together() -> None:
    """D219."""
    assert len(CATALOG.wonders) == DATA["with_pantheon"]["wonders"] == 16
    assert len(CATALOG.tokens) == DATA["with_pantheon"]["progress"] == 15
    assert len(CATALOG.tokens) - 5 == DATA["with_pantheon"]["tokens_in_box"] == 10
    own, temples, senators = CATALOG.decks[2]
    assert [(deck.back, deck.dealt) for deck in (own, temples, senators)] == [
        ("age3", 17),
        ("temple", 3),
        ("senator", 3),
    ]
    assert [sum(deck.dealt for deck in decks) for decks in CATALOG.decks] == [25, 25, 23]


def test_everything_is_ready_before_the_draft() -> None:
    """D248, D87: structure, tokens and decrees."""
    state = start(with_pantheon=True)
    dealer = Dealer(3)
    while state.decision() != "deal_wonder":
        dealer.answer(state)
    assert len(pantheon(state)["tokens"]) == 5
    assert table(state)["parts"]["agora"]["decrees"][0] != "?"
    assert len(table(state)["structure"]) == 25


# The turn


def test_first_a_conspiracy_then_a_card_or_a_god() -> None:
    """D217, D264."""
    state = both(plots=((("coup", "altar"),), ()), pantheon=spaces(s1="tanit"))
    assert waits_for(state) == ("trigger", 0)
    play(state, "trigger coup")
    assert pawn(state) == 2
    assert waits_for(state) == ("turn", 0)
    assert "activate tanit" in texts(state)
    assert "build walls" in texts(state)
    play(state, "activate tanit")
    assert coins(state) == (20 - 3 + 12, 20)
    assert waits_for(state) == ("turn", 1)


def test_tokens_that_turn_of_events_uncovers_are_taken_at_once() -> None:
    """D264, D207: before the second discard."""
    state = both(
        age=1,
        structure={"r4c2": "?age1", "r5c1": "tavern", "r5c7": "altar", "r5c9": "baths"},
        plots=((("turn_of_events", "quarry"),), ()),
        pantheon={"tokens": {"r4c2": "greek_1"}},
    )
    play(state, "trigger turn_of_events", "discard tavern")
    assert pantheon(state)["mythology"][0] == ["greek_1"]
    assert waits_for(state) == ("look_at_god", NATURE)
    deal(state, "zeus", "hades")
    assert waits_for(state) == ("place_god", 0)
    play(state, "place zeus 1")
    assert waits_for(state) == ("deal_card", NATURE)
    deal(state, "stable")
    assert waits_for(state) == ("turn_of_events", 0)
    assert "discard stable" in texts(state)


def test_the_reveal_step_comes_after_the_effects_of_the_card() -> None:
    """D264: a cube from a military token is placed before the token of a card is taken."""
    state = both(
        age=1,
        structure={"r4c2": "?age1", "r5c1": "guard_tower", "r5c7": "altar"},
        pawn=2,
        pantheon={"tokens": {"r4c2": "greek_1"}},
    )
    play(state, "build guard_tower")
    assert waits_for(state) == ("place_cube", 0)
    assert pantheon(state)["mythology"][0] == []
    play(state, "place 1")
    assert pantheon(state)["mythology"][0] == ["greek_1"]


def test_no_god_is_activated_instead_of_a_card_that_is_no_longer_there() -> None:
    """D265."""
    state = both(
        open=("brewery",),
        plots=((("turn_of_events", "altar"),), ()),
        pantheon=spaces(s1="tanit"),
    )
    play(state, "trigger turn_of_events", "discard brewery")
    deal_all(state)
    assert state.age == 3
    assert coins(state) == (20, 20)


# Neptune and Minerva


def test_neptune_lets_an_agora_token_be_carried_out() -> None:
    """D220, D267: without moving the pawn, wherever the token lay."""
    state = both(pantheon=spaces(s1="neptune"))
    play(state, "activate neptune", "remove large 1", "apply small 0")
    assert waits_for(state) == ("place_cube", 0)
    play(state, "place 3")
    assert cubes_of(state, 0) == {3: 1}
    assert pawn(state) == 0
    assert coins(state)[1] == 20
    assert table(state)["military_tokens"] == [["large"], ["small"]]
    assert waits_for(state) == ("turn", 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_neptune_with_a_large_token_removes_and_may_move(seat: int) -> None:
    """D220, D267."""
    state = both(seat=seat, pantheon=spaces(s1="neptune"), cubes=({1: 1}, {3: 1}))
    play(state, "activate neptune", "remove small 1", f"apply large {seat}")
    assert waits_for(state) == ("remove_cube", seat)
    play(state, "remove 3" if seat == 0 else "remove 1")
    assert waits_for(state) == ("move_cube", seat)
    play(state, "pass")
    assert waits_for(state) == ("turn", 1 - seat)


@pytest.mark.parametrize(
    ("plots", "open", "actions"),
    [
        ((("coup", "altar"),), ("brewery", "walls"), ("trigger coup",)),
        ((), ("politician_left_1", "brewery"), ("build politician_left_1", "place 1")),
    ],
)
def test_minerva_stops_pawns_that_conspiracies_and_decrees_move(
    plots: Any, open: tuple[str, ...], actions: tuple[str, ...]
) -> None:
    """D223."""
    state = both(
        plots=(plots, ()),
        open=open,
        decrees={1: "shield"},
        pantheon={"gods": [["minerva"], []], "minerva": 1},
    )
    play(state, *actions)
    assert pawn(state) == 0
    assert pantheon(state)["minerva"] is None


# Cards and wonders


@pytest.mark.parametrize("source", ["mausoleum", "hades"])
def test_a_discarded_senator_may_be_recruited_free(source: str) -> None:
    """D221."""
    state = both(
        wonders=(("mausoleum",), ()),
        pantheon=spaces(s1="hades"),
        discards=("conspirator_1",),
        built=(("politician_left_1", "politician_left_2"), ()),
    )
    play(state, "wonder mausoleum walls" if source == "mausoleum" else "activate hades")
    before = coins(state)[0]
    play(state, "build conspirator_1")
    assert waits_for(state) == ("conspirator", 0)
    assert coins(state)[0] == before
    assert "conspirator_1" in cards(state, 0)


def test_sabotage_ends_the_discount_of_the_sanctuary() -> None:
    """D222: and so does Anubis."""
    given: dict[str, Any] = {"raised": ({}, {"sanctuary": "altar"}), "coins": (20, 1)}
    state = both(
        plots=((("sabotage", "baths"),), ()),
        pantheon=spaces(s6="tanit", s1="anubis"),
        **given,
    )
    play(state, "trigger sabotage", "ruin sanctuary", "discard brewery")
    assert waits_for(state) == ("turn", 1)
    assert "activate tanit" not in texts(state)
    state = both(pantheon=spaces(s6="tanit", s1="anubis"), **given)
    play(state, "activate anubis", "ruin sanctuary")
    assert "activate tanit" not in texts(state)
    state = both(pantheon=spaces(s6="tanit"), **given)
    play(state, "discard brewery")
    assert "activate tanit" in texts(state)


def test_zeus_and_turn_of_events_may_discard_a_senator() -> None:
    """D268."""
    state = both(open=("conspirator_1", "walls", "brewery"), pantheon=spaces(s1="zeus"))
    play(state, "activate zeus", "discard r1c1")
    assert table(state)["discards"] == ["conspirator_1"]
    state = both(
        open=("conspirator_1", "walls", "brewery"), plots=((("turn_of_events", "altar"),), ())
    )
    play(state, "trigger turn_of_events", "discard conspirator_1", "pass")
    assert table(state)["discards"] == ["conspirator_1"]


@pytest.mark.parametrize("source", ["hades", "isis", "mausoleum"])
def test_a_card_under_a_conspiracy_is_out_of_reach(source: str) -> None:
    """D268."""
    state = both(
        plots=((("coup", "altar"),), ()),
        wonders=(("mausoleum", "pyramids"), ()),
        pantheon=spaces(s1="hades", s2="isis"),
        discards=("baths",),
    )
    play(state, "pass")
    play(state, "wonder mausoleum walls" if source == "mausoleum" else f"activate {source}")
    assert not [text for text in texts(state) if "altar" in text]
    assert [text for text in texts(state) if "baths" in text]
    assert prepared(state, 0) == {"coup": "altar"}


def test_taken_cards_carry_no_snake() -> None:
    """D116, D210: the copied symbol is lost with the card under the snake."""
    state = both(
        plots=((("coercion", "altar"),), ()),
        built=(("scriptorium",), ("library", "school")),
        pantheon={"gods": [["nisaba"], []], "snake": "library"},
        board=("law",),
    )
    assert state.first_city.symbols >> 8 * 4 & 255 == 2
    play(state, "trigger coercion", "swap library scriptorium")
    assert pantheon(state)["snake"] is None
    assert state.first_city.symbols >> 8 * 4 & 255 == 1


# Decrees


def test_the_chain_decree_lends_the_opponents_mythology_tokens() -> None:
    """D186."""
    given: dict[str, Any] = {
        "age": 3,
        "open": ("palace", "arena"),
        "structure": {"r3c4": "greek_grand_temple", "r3c6": "palace"},
        "decrees": {1: "opponent_chains"},
        "cubes": ({1: 1}, {}),
    }
    state = both(pantheon={"mythology": [[], ["greek_1"]]}, **given)
    assert price(state, 0, "greek_grand_temple") == 0
    state = both(pantheon={"mythology": [[], ["roman_1"]]}, **given)
    assert price(state, 0, "greek_grand_temple") > 0


ENGINEERING_CASES: list[tuple[str, str, int]] = [
    # the ruling, a card with a chain symbol, and its price with Engineering and the decree
    ("D266 the coin is not waived", "fortifications", 1),
    ("D266 the cheaper of both", "barracks", 0),
    ("D266 without a chain symbol the decree alone", "pretorium", 0),
    ("D266 another color", "aqueduct", 1),
]


@pytest.mark.parametrize(("ruling", "card", "cost"), ENGINEERING_CASES)
def test_an_ignore_cost_decree_does_not_waive_the_coin_of_engineering(
    ruling: str, card: str, cost: int
) -> None:
    """D266."""
    age = 3 if card in ("fortifications", "pretorium") else 2
    state = both(
        age=age,
        open=(card,),
        progress=(("engineering",), ()),
        decrees={1: "ignore_cost_red"},
        cubes=({1: 1}, {}),
    )
    assert price(state, 0, card) == cost


# The end


def test_all_parts_are_on_the_score_sheet() -> None:
    """D224."""
    state = both(
        age=3,
        open=("palace",),
        built=(("altar", "greek_grand_temple"), ()),
        cubes=({1: 1}, {3: 1}),
        pantheon={"gods": [["aphrodite"], []]},
    )
    assert points(state, "senate") == (1, 3)
    assert points(state, "gods") == (9, 0)
    assert points(state, "purple") == (5, 0)
    play(state, "discard palace")
    assert victory(state) == ("civilian", (0,))


def test_chambers_decide_a_game_and_blue_points_a_tie() -> None:
    """D224, D84."""
    given: dict[str, Any] = {
        "age": 3,
        "open": ("palace",),
        "coins": (0, 0),
        "built": (("altar",), ()),
    }
    state = both(cubes=({}, {3: 1, 1: 1}), **given)
    play(state, "discard palace")
    assert victory(state) == ("civilian", (1,))
    state = both(cubes=({}, {3: 1}), **given)
    play(state, "discard palace")
    assert victory(state) == ("civilian_tiebreak", (0,))


def test_a_game_of_both_expansions_can_be_played_to_the_end() -> None:
    """D217, D219, D224."""
    kinds = set()
    for seed in range(6):
        *_, state = fond_steps("duel+pantheon+agora", seed)
        outcome = state.outcome()
        assert outcome is not None
        kinds.add(outcome.kind)
        assert {"senate", "gods"} <= set(outcome.sheet.rows)
    assert kinds


def test_extortion_does_not_let_a_picked_wonder_act_again() -> None:
    """D156: nor does Ra."""
    state = both(pantheon=spaces(s1="ra"), wonders=((), ("knossos",)))
    play(state, "activate ra", "take knossos")
    assert waits_for(state) == ("turn", 1)
    assert "knossos" in wonders(state, 0)
    assert controlled(state, 0) == set()
    assert pending_seat(state) == 1
