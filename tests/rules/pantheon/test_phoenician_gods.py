"""Astarte, Baal and Tanit (D117-D120)."""

from typing import Any

import pytest

from tests.rules.duel.table import cards, coins, play, points, price, texts, waits_for
from tests.rules.pantheon.table import pantheon, reserves
from thaumata.duel.state import DuelState


def test_seven_coins_lie_on_astarte_apart_from_the_treasury() -> None:
    """D117."""
    state = pantheon(spaces={1: "astarte"}, coins=(3, 7))
    play(state, "activate astarte")
    assert coins(state)[0] == 0
    assert reserves(state) == (7, 0)
    assert points(state, "gods") == (7, 0)
    assert points(state, "coins")[0] == 0


LOSS_CASES = (
    ("D117 a military token", {"pawn": -1, "open": ("walls", "forum")}, "build walls"),
    (
        "D117 Appian Way",
        {"wonders": ((), ("appian_way",)), "open": ("walls", "forum")},
        "wonder appian_way walls",
    ),
    ("D117 Poliorcetics", {"progress": ((), ("poliorcetics",))}, "build walls"),
)


@pytest.mark.parametrize(("case", "more", "action"), LOSS_CASES)
def test_coins_on_astarte_cannot_be_lost(case: str, more: dict[str, Any], action: str) -> None:
    given: dict[str, Any] = {"coins": (1, 40), "built": ((), ("quarry", "stone_pit")), **more}
    state = pantheon(seat=1, gods=(("astarte",), ()), reserve=(7, 0), **given)
    play(state, action)
    assert coins(state)[0] == 0
    assert reserves(state) == (7, 0)


def test_coins_on_astarte_pay_like_others() -> None:
    """D117."""
    state = pantheon(coins=(1, 7), gods=(("astarte",), ()), reserve=(5, 0), open=("walls", "forum"))
    assert price(state, 0, "walls") == 4
    assert "build walls" in texts(state)
    play(state, "build walls")
    assert coins(state)[0] == 0
    assert reserves(state) == (2, 0)


def test_what_is_left_on_astarte_is_worth_a_point_each_and_no_set_of_three() -> None:
    """D117."""
    state = pantheon(coins=(2, 7), gods=(("astarte",), ()), reserve=(4, 0))
    assert points(state, "gods") == (4, 0)
    assert points(state, "coins") == (0, 2)


def test_astarte_gets_no_coins_later() -> None:
    """D118."""
    state = pantheon(gods=(("astarte",), ()), reserve=(3, 0), coins=(0, 7))
    play(state, "discard walls")
    assert coins(state)[0] == 2
    assert reserves(state) == (3, 0)


PAY_CASES = (
    ("D118 a card", {"open": ("customs_house", "walls")}, "build customs_house", 4),
    (
        "D118 a wonder",
        {"wonders": (("sphinx",), ()), "open": ("walls", "forum")},
        "wonder sphinx walls",
        8,
    ),
    ("D118 an activation", {"spaces": {3: "aphrodite"}}, "activate aphrodite", 5),
)


@pytest.mark.parametrize(("case", "more", "action", "cost"), PAY_CASES)
def test_the_treasury_pays_first(case: str, more: dict[str, Any], action: str, cost: int) -> None:
    state = pantheon(coins=(3, 7), gods=(("astarte",), ()), reserve=(7, 0), **more)
    play(state, action)
    assert coins(state)[0] == 0
    assert reserves(state)[0] == 7 - (cost - 3)


def asking(**more: Any) -> DuelState:
    given: dict[str, Any] = {
        "options": {"astarte": "ask"},
        "coins": (3, 7),
        "reserve": (7, 0),
        "gods": (("astarte",), ()),
        **more,
    }
    return pantheon(**given)


@pytest.mark.parametrize(("case", "more", "action", "cost"), PAY_CASES)
@pytest.mark.parametrize("from_card", range(1, 8))
def test_with_the_option_her_owner_says_how_much_she_pays(
    case: str, more: dict[str, Any], action: str, cost: int, from_card: int
) -> None:
    state = asking(**more)
    play(state, action)
    assert waits_for(state) == ("split_payment", 0)
    offered = [f"spend {n} from astarte" for n in range(cost - 3, min(cost, 7) + 1)]
    assert texts(state) == offered
    answer = f"spend {from_card} from astarte"
    if answer in offered:
        play(state, answer)
        assert reserves(state)[0] == 7 - from_card
        assert coins(state)[0] == 3 - (cost - from_card)


def test_with_the_option_nothing_happens_before_the_answer() -> None:
    """D118."""
    state = asking(open=("customs_house", "walls"))
    play(state, "build customs_house")
    assert "customs_house" not in cards(state, 0)
    assert coins(state)[0] == 3
    play(state, "spend 1 from astarte")
    assert "customs_house" in cards(state, 0)
    assert waits_for(state) == ("turn", 1)


@pytest.mark.parametrize(
    ("more", "action"),
    [
        ({"open": ("brewery", "walls")}, "build brewery"),
        ({"coins": (0, 7), "open": ("customs_house", "walls")}, "build customs_house"),
        (
            {"reserve": (0, 0), "coins": (9, 7), "open": ("customs_house", "walls")},
            "build customs_house",
        ),
        ({"open": ("walls", "forum")}, "discard walls"),
        ({"seat": 1, "open": ("customs_house", "walls")}, "build customs_house"),
    ],
)
def test_with_the_option_nobody_is_asked_where_there_is_no_choice(
    more: dict[str, Any], action: str
) -> None:
    """D118."""
    state = asking(**more)
    play(state, action)
    assert state.decision() == "turn"


def test_baal_takes_a_brown_or_grey_card() -> None:
    """D119."""
    state = pantheon(
        spaces={1: "baal"},
        built=(("tavern",), ("quarry", "press", "baths", "stable", "shelf_quarry")),
    )
    play(state, "activate baal")
    assert waits_for(state) == ("take_resource_card", 0)
    assert texts(state) == ["take quarry", "take press", "take shelf_quarry"]
    play(state, "take shelf_quarry")
    assert cards(state, 0) == {"tavern", "shelf_quarry"}
    assert "shelf_quarry" not in cards(state, 1)


def test_a_card_that_baal_took_produces_here_and_raises_the_opponents_prices() -> None:
    """D119."""
    state = pantheon(spaces={1: "baal"}, built=((), ("shelf_quarry",)), coins=(9, 9))
    assert price(state, 0, "walls") == 8
    assert price(state, 1, "walls") == 0
    play(state, "activate baal", "take shelf_quarry")
    assert price(state, 0, "walls") == 0
    assert price(state, 1, "walls") == 8


def test_a_card_that_baal_took_is_not_built_again() -> None:
    """D119: it costs nothing and counts for nothing that happens when a card is built."""
    state = pantheon(
        spaces={1: "baal"}, built=((), ("quarry",)), progress=(("urbanism",), ()), coins=(3, 7)
    )
    play(state, "activate baal", "take quarry")
    assert coins(state)[0] == 0


def test_baal_finds_nothing_in_a_city_without_brown_and_grey() -> None:
    """D119, D107."""
    state = pantheon(spaces={1: "baal"}, built=((), ("baths", "stable")))
    play(state, "activate baal")
    assert waits_for(state) == ("turn", 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_tanit_brings_twelve_coins(seat: int) -> None:
    """D120."""
    state = pantheon(spaces={1: "tanit"}, coins=(8, 8), seat=seat)
    play(state, "activate tanit")
    assert coins(state)[seat] == 8 - (3, 8)[seat] + 12
