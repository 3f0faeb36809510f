"""Activating cards of the Pantheon: time, price and effect (D103-D109, D237-D240)."""

from typing import Any

import pytest

from tests.rules.duel.table import coins, deal, play, points, table, texts, victory, waits_for
from tests.rules.pantheon.table import (
    DATA,
    GODS,
    activations,
    deck,
    gods_of,
    offerings_of,
    on_spaces,
    pantheon,
)
from thaumata import NATURE


def test_nothing_is_activated_in_age_one() -> None:
    """D103."""
    state = pantheon(
        age=1, open=("altar", "baths"), spaces={1: ("mars", [0])}, coins=(20, 20), seat=0
    )
    assert activations(state) == []


@pytest.mark.parametrize("age", [2, 3])
def test_from_age_two_on_a_turn_may_go_to_the_pantheon(age: int) -> None:
    """D103."""
    open_cards = {2: ("walls", "forum"), 3: ("study", "palace")}[age]
    state = pantheon(open=open_cards, spaces={1: "mars"})
    assert activations(state) == ["activate mars"]
    before = table(state)["structure"]
    play(state, "activate mars")
    assert table(state)["structure"] == before
    assert waits_for(state) == ("turn", 1)


def test_an_activation_needs_a_turn_and_so_a_card_in_the_structure() -> None:
    """D103: with the last card the age ends, whatever lies in the Pantheon."""
    state = pantheon(open=("walls",), spaces={1: "mars"}, wonders=(("sphinx",), ()), coins=(30, 7))
    play(state, "wonder sphinx walls")
    assert state.decision() == "lay_back"


@pytest.mark.parametrize("costs", DATA["board"]["costs"], ids=lambda costs: str(costs["space"]))
@pytest.mark.parametrize("seat", [0, 1])
def test_a_space_costs_more_the_farther_it_is(costs: dict[str, int], seat: int) -> None:
    """D104."""
    cost = (costs["first"], costs["second"])[seat]
    purse = (cost, cost)
    state = pantheon(spaces={costs["space"]: "aphrodite"}, coins=purse, seat=seat)
    play(state, "activate aphrodite")
    assert coins(state)[seat] == 0
    short = pantheon(spaces={costs["space"]: "aphrodite"}, coins=(cost - 1, cost - 1), seat=seat)
    assert activations(short) == []


PRICE_CASES = (
    # case, card, space, sanctuary, offerings, price for seat 0
    ("D105 a god", "mars", 4, False, "", 6),
    ("D105 the Gate is doubled", "gate", 4, False, "", 12),
    ("D105 the Sanctuary takes 2 off", "mars", 4, True, "", 4),
    ("D105 the Gate is doubled first", "gate", 1, True, "", 4),
    ("D105 offerings", "gate", 2, False, "with 4", 4),
    ("D105 never below nothing", "mars", 1, True, "with 4", 0),
    ("D237 a god on a space of 5 with the token 3", "mars", 3, False, "with 3", 2),
    ("D237 the Gate on a space of 4, Sanctuary, token 4", "gate", 2, True, "with 4", 2),
)


@pytest.mark.parametrize(("case", "card", "space", "has_sanctuary", "words", "price"), PRICE_CASES)
def test_an_activation_costs(
    case: str, card: str, space: int, has_sanctuary: bool, words: str, price: int
) -> None:
    state = pantheon(
        spaces={space: card},
        raised=({"sanctuary": "altar"} if has_sanctuary else {}, {}),
        offerings=((2, 3, 4), ()),
        coins=(20, 7),
    )
    play(state, f"activate {card} {words}")
    assert coins(state)[0] == 20 - price


def test_the_sanctuary_of_the_opponent_helps_nobody_else() -> None:
    """D105."""
    state = pantheon(spaces={1: "tanit"}, raised=({}, {"sanctuary": "altar"}), coins=(3, 7))
    play(state, "activate tanit")
    assert coins(state)[0] == 12


def test_the_card_lies_before_its_owner_and_its_space_stays_empty() -> None:
    """D106."""
    state = pantheon(spaces={1: "tanit", 2: "mars"}, coins=(3, 7))
    play(state, "activate tanit")
    assert gods_of(state, 0) == {"tanit"}
    assert on_spaces(state) == {2: "mars"}
    assert coins(state)[0] == 12


USELESS: dict[str, dict[str, Any]] = {
    "nisaba": {},
    "baal": {},
    "hades": {},
    "anubis": {},
    "isis": {},
    "ra": {},
    "neptune": {"military_tokens": ((), ())},
    "enki": {},
}


@pytest.mark.parametrize("god", USELESS)
def test_a_god_may_be_activated_without_effect(god: str) -> None:
    """D107."""
    state = pantheon(spaces={1: god}, **USELESS[god])
    play(state, f"activate {god}")
    assert gods_of(state, 0) == {god}
    assert waits_for(state) == ("turn", 1)


def test_the_gate_may_be_activated_when_every_deck_is_empty() -> None:
    """D107, D139."""
    empty: dict[str, list[str]] = {
        id: [] for id in ("mesopotamian", "phoenician", "greek", "egyptian", "roman")
    }
    state = pantheon(spaces={1: "gate"}, decks=empty)
    play(state, "activate gate")
    assert gods_of(state, 0) == {"gate"}
    assert waits_for(state) == ("turn", 1)


def test_what_an_activation_uncovers_is_turned_over_and_the_turn_passes() -> None:
    """D108."""
    state = pantheon(
        structure={"r3c3": "walls", "r2c2": "?age2", "r1c11": "forum"}, spaces={1: "zeus"}
    )
    play(state, "activate zeus", "discard r3c3")
    assert waits_for(state) == ("deal_card", NATURE)
    deal(state, "sawmill")
    assert waits_for(state) == ("turn", 1)


@pytest.mark.parametrize("god", [*GODS, "gate"])
def test_aphrodite_and_astarte_alone_are_worth_points(god: str) -> None:
    """D109, D150."""
    reserve = 7 if god == "astarte" else 0
    state = pantheon(gods=((god,), ()), reserve=(reserve, 0))
    assert points(state, "gods") == ({"aphrodite": 9, "astarte": 7}.get(god, 0), 0)


def test_a_free_god_takes_no_coins_and_no_offering_and_is_scored_like_others() -> None:
    """D238."""
    state = pantheon(
        spaces={1: "gate"}, decks={"greek": ["aphrodite"]}, offerings=((2,), ()), coins=(6, 7)
    )
    play(state, "activate gate")
    deal(state, "ishtar", "baal", "aphrodite", "isis", "mars")
    assert activations(state) == [
        f"activate {god}" for god in ("ishtar", "baal", "aphrodite", "isis", "mars")
    ]
    play(state, "activate aphrodite")
    assert coins(state)[0] == 0
    assert offerings_of(state, 0) == [2]
    assert gods_of(state, 0) == {"gate", "aphrodite"}
    assert points(state, "gods") == (9, 0)


def test_both_players_see_what_the_gate_reveals() -> None:
    """D239."""
    state = pantheon(spaces={1: "gate"})
    play(state, "activate gate")
    deal(state, "ishtar", "baal", "zeus", "isis", "mars")
    play(state, "activate mars")
    for seat in (0, 1):
        assert deck(state, "greek", seat) == ["zeus", "?greek", "?greek"]
        assert deck(state, "roman", seat) == ["?roman", "?roman"]


def test_the_order_of_the_theaters_gods_is_its_users_secret() -> None:
    """D239, D148."""
    state = pantheon(wonders=(("divine_theater",), ()), coins=(30, 7))
    play(state, "wonder divine_theater walls", "reveal roman")
    deal(state, "mars", "minerva", "neptune")
    assert deck(state, "roman", 1) == ["mars", "minerva", "neptune"]
    play(state, "activate mars", "top neptune")
    assert deck(state, "roman", 0) == ["neptune", "minerva"]
    assert deck(state, "roman", 1) == ["?roman", "?roman"]


def test_the_last_god_of_a_revealed_deck_stays_known_to_both() -> None:
    """D239."""
    state = pantheon(
        wonders=(("divine_theater",), ()), coins=(30, 7), gods=((), ("mars",)), minerva=None
    )
    play(state, "wonder divine_theater walls", "reveal roman")
    deal(state, "neptune", "minerva")
    play(state, "activate minerva", "guard 5")
    assert deck(state, "roman", 1) == ["neptune"]
    assert waits_for(state) == ("turn", 1)


@pytest.mark.parametrize(
    "more",
    [
        {"progress": (("architecture", "economy"), ())},
        {"progress": (("engineering", "urbanism"), ("economy",))},
        {"built": (("wood_reserve", "customs_house"), ())},
    ],
)
def test_nothing_else_changes_the_cost_of_an_activation(more: dict[str, Any]) -> None:
    """D240."""
    state = pantheon(spaces={4: "aphrodite"}, coins=(6, 0), **more)
    play(state, "activate aphrodite")
    assert coins(state) == (0, 0)


def test_an_activation_that_wins_ends_the_game_at_once() -> None:
    """D106: Mars reaches the capital, and nothing follows."""
    state = pantheon(spaces={1: "mars"}, pawn=7, military_tokens=(("small", "large"), ()))
    play(state, "activate mars")
    assert victory(state) == ("military", (0,))
    assert texts(state, 0) == []
