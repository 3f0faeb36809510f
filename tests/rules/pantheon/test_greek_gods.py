"""Aphrodite, Hades and Zeus (D109, D121-D123, D244)."""

from typing import Any

import pytest

from tests.rules.duel.table import (
    cards,
    coins,
    deal,
    pawn,
    play,
    points,
    table,
    texts,
    victory,
    waits_for,
)
from tests.rules.pantheon.table import (
    mythology_tokens,
    offerings_of,
    on_spaces,
    pantheon,
    written,
)
from thaumata import NATURE


def test_aphrodite_is_worth_nine_points() -> None:
    """D109."""
    state = pantheon(spaces={1: "aphrodite"})
    play(state, "activate aphrodite")
    assert points(state, "gods") == (9, 0)
    assert waits_for(state) == ("turn", 1)


def test_hades_builds_a_discarded_card_free() -> None:
    """D121."""
    state = pantheon(spaces={1: "hades"}, discards=("baths", "aqueduct", "walls"), coins=(3, 7))
    play(state, "activate hades")
    assert waits_for(state) == ("mausoleum", 0)
    assert texts(state) == ["build baths", "build walls", "build aqueduct"]
    play(state, "build aqueduct")
    assert cards(state, 0) == {"aqueduct"}
    assert set(table(state)["discards"]) == {"baths", "walls"}
    assert coins(state)[0] == 0


HADES_CASES: tuple[tuple[str, str, dict[str, Any], int, int], ...] = (
    ("D121 shields, with Strategy", "walls", {"progress": (("strategy",), ())}, 3, 0),
    ("D121 coins", "tavern", {}, 0, 4),
    ("D121 no coins from Urbanism", "aqueduct", {"progress": (("urbanism",), ())}, 0, 0),
    (
        "D121 nor by a chain that would be there",
        "aqueduct",
        {"progress": (("urbanism",), ()), "built": (("baths",), ())},
        0,
        0,
    ),
)


@pytest.mark.parametrize(("case", "card", "more", "moved", "gained"), HADES_CASES)
def test_what_hades_builds_acts(
    case: str, card: str, more: dict[str, Any], moved: int, gained: int
) -> None:
    state = pantheon(
        spaces={1: "hades"},
        discards=(card,),
        coins=(3, 0),
        open=("forum", "brewery"),
        **more,
    )
    play(state, "activate hades", f"build {card}")
    assert pawn(state) == moved
    assert coins(state)[0] == gained


def test_hades_finds_nothing_in_an_empty_discard_pile() -> None:
    """D121, D107."""
    state = pantheon(spaces={1: "hades"})
    play(state, "activate hades")
    assert waits_for(state) == ("turn", 1)


def test_a_card_that_hades_builds_can_win_the_game() -> None:
    """D121."""
    state = pantheon(
        spaces={1: "hades"},
        discards=("walls",),
        open=("forum",),
        pawn=7,
        military_tokens=(("small", "large"), ()),
    )
    play(state, "activate hades", "build walls")
    assert victory(state) == ("military", (0,))


ZEUS = {"r5c5": "walls", "r4c6": "?age2", "r4c4": "?age2", "r3c5": "forum", "r5c7": "brewery"}
"""A corner of Age II: two open cards over two closed ones over an open one."""


def test_zeus_may_discard_any_card_of_the_structure() -> None:
    """D122."""
    state = pantheon(structure=ZEUS, spaces={1: "zeus"})
    play(state, "activate zeus")
    assert waits_for(state) == ("discard_from_structure", 0)
    assert set(texts(state)) == {f"discard {slot}" for slot in ZEUS}


def test_zeus_discards_an_open_card_for_no_coins() -> None:
    """D122, D123."""
    state = pantheon(structure=ZEUS, spaces={1: "zeus"}, coins=(3, 7))
    play(state, "activate zeus", "discard r5c5")
    assert table(state)["discards"] == ["walls"]
    assert coins(state)[0] == 0
    assert "r5c5" not in table(state)["structure"]


def test_zeus_discards_a_covered_card_and_leaves_a_hole() -> None:
    """D122, D244."""
    state = pantheon(structure=ZEUS, spaces={1: "zeus"})
    play(state, "activate zeus", "discard r3c5")
    assert table(state)["discards"] == ["forum"]
    assert set(table(state)["structure"]) == set(ZEUS) - {"r3c5"}
    assert waits_for(state) == ("turn", 1)
    assert "discard forum" not in texts(state)


def test_a_face_down_card_is_shown_as_zeus_discards_it() -> None:
    """D244."""
    state = pantheon(structure=ZEUS, spaces={1: "zeus"})
    play(state, "activate zeus", "discard r4c6")
    assert waits_for(state) == ("deal_discarded", NATURE)
    assert "deal walls" not in texts(state)
    assert len(texts(state)) == 20
    deal(state, "sawmill")
    assert table(state)["discards"] == ["sawmill"]
    assert "r4c6" not in table(state)["structure"]
    # Nobody sees the card a second time.
    play(state, "discard walls")
    assert waits_for(state) == ("deal_card", NATURE)
    assert "deal sawmill" not in texts(state)


def test_what_zeus_uncovers_is_turned_over_in_the_reveal_step() -> None:
    """D244."""
    state = pantheon(structure=ZEUS, spaces={1: "zeus"})
    play(state, "activate zeus", "discard r5c5")
    assert waits_for(state) == ("deal_card", NATURE)
    deal(state, "sawmill")
    assert table(state)["structure"]["r4c4"] == "sawmill"
    assert table(state)["structure"]["r4c6"] == "?age2"
    assert waits_for(state) == ("turn", 1)


def test_a_token_on_the_card_goes_to_the_owner_of_zeus() -> None:
    """D122."""
    structure = {"r3c3": "walls", "r2c2": "?age2", "r1c11": "forum"}
    state = pantheon(structure=structure, tokens={"r2c2": "offering_4"}, spaces={1: "zeus"})
    play(state, "activate zeus", "discard r2c2")
    deal(state, "sawmill")
    assert offerings_of(state, 0) == [4]
    assert written(state)["tokens"] == {}


def test_a_mythology_token_that_zeus_takes_places_a_god_at_once() -> None:
    """D122: in Age I Zeus comes through the Divine Theater."""
    state = pantheon(
        age=1,
        structure={"r5c1": "altar", "r4c6": "?age1", "r5c5": "tavern", "r5c7": "baths"},
        tokens={"r4c6": "greek_2"},
        wonders=(("divine_theater",), ()),
        coins=(40, 7),
    )
    play(state, "wonder divine_theater altar", "reveal greek")
    deal(state, "zeus", "hades", "aphrodite")
    play(state, "activate zeus", "discard r4c6")
    deal(state, "stable")
    assert mythology_tokens(state, 0) == {"greek_2"}
    deal(state, "hades", "aphrodite")
    play(state, "place aphrodite 6")
    assert on_spaces(state) == {6: "aphrodite"}
    # Only one god is left of the deck, so there is no order to choose.
    assert waits_for(state) == ("turn", 1)


@pytest.mark.parametrize("god", ["hades", "isis"])
def test_what_zeus_discards_can_be_used_again(god: str) -> None:
    """D123."""
    state = pantheon(
        structure={"r1c1": "walls", "r1c3": "forum", "r1c5": "brewery"},
        spaces={1: "zeus", 6: god},
        wonders=((), ("pyramids",)),
    )
    play(state, "activate zeus", "discard r1c1", f"activate {god}")
    assert texts(state) == (["build walls"] if god == "hades" else ["wonder pyramids walls"])


def test_the_age_ends_when_zeus_takes_the_last_card() -> None:
    """D244: and the player who activated him has had the last turn."""
    state = pantheon(
        structure={"r1c1": "walls", "r1c3": "forum"},
        spaces={1: "zeus", 2: "gate"},
        seat=1,
        coins=(9, 9),
    )
    play(state, "discard forum", "activate zeus", "discard r1c1")
    assert table(state)["age"] == 3
    assert table(state)["active"] == 0


def test_zeus_with_an_empty_structure_does_nothing() -> None:
    """D122: the Divine Theater was built with the last card."""
    state = pantheon(open=("walls",), wonders=(("divine_theater",), ()), coins=(40, 7))
    play(state, "wonder divine_theater walls", "reveal greek")
    deal(state, "zeus", "hades", "aphrodite")
    play(state, "activate zeus")
    assert waits_for(state) == ("order_deck", 0)
    play(state, "top hades")
    assert state.decision() == "lay_back"
