"""The component tables of Agora, compared field by field with the transcription in tests/data.

Rulings that only state a fact about the components are covered here; ``FACTS`` lists them.
"""

from typing import cast

import pytest

from tests.rules.agora.table import CONSPIRACIES, DATA, DECREES, SENATORS, agora, part_of
from tests.rules.duel.test_components import cost_of, forms, plain
from thaumata import Game
from thaumata.duel import progress
from thaumata.duel.agora import conspiracies, decrees, expansion, names, plots, senate, senators
from thaumata.duel.agora import wonders as more
from thaumata.duel.catalog import Catalog
from thaumata.duel.military import TOKEN_DISTANCE
from thaumata.duel.names import COLORS

FACTS: dict[str, str] = {
    "D152": "2, 3 and 2 politicians for the three sections, 6 conspirators",
    "D163": "the chambers are adjacent in a line",
    "D172": "what control of each chamber is worth",
    "D155": "two wonders and two progress tokens join the pools",
}
"""Rulings that state a fact about the components, and where the tables below have it."""

GAME = Game("duel+agora")
CATALOG = cast(Catalog, GAME.catalog)


def test_the_senators_are_as_printed() -> None:
    """D152, D159: they belong to none of the colors."""
    ours = [{"id": card.id, "effects": forms(card.effects)} for card in senators.CARDS]
    assert ours == DATA["senators"]
    sections = [effects[0][1] for _, effects in map(dict.values, DATA["senators"][:7])]
    assert [sections.count(section) for section in names.SECTIONS] == [2, 3, 2]
    assert len(DATA["senators"]) - len(sections) == 6
    for card in senators.CARDS:
        assert card.color == names.SENATORS == len(COLORS)
        assert cost_of(card.cost) == {}
        assert (card.chain, card.free_with) == ("", "")


def test_the_conspiracies_are_as_printed() -> None:
    """D154."""
    ours = [{"id": each.id, "effects": forms(each.effects)} for each in conspiracies.CONSPIRACIES]
    assert ours == DATA["conspiracies"]
    assert GAME.names["conspiracy"] == list(CONSPIRACIES)
    assert plots.CONSPIRACIES == len(CONSPIRACIES) == DATA["setup"]["conspiracies"] == 16


def test_the_decrees_are_as_printed() -> None:
    """D153."""
    ours = [{"id": each.id, "effect": plain(each.effect.form())} for each in decrees.DECREES]
    assert ours == DATA["decrees"]
    assert GAME.names["decree"] == list(DECREES)
    assert len(DECREES) == 16


def test_the_wonders_are_as_printed() -> None:
    """D155, D191, D192."""
    ours = [
        {"id": wonder.id, "cost": cost_of(wonder.cost), "effects": forms(wonder.effects)}
        for wonder in more.WONDERS
    ]
    assert ours == DATA["wonders"]
    assert [wonder.id for wonder in CATALOG.wonders][-2:] == ["curia_julia", "knossos"]
    assert len(CATALOG.wonders) == DATA["setup"]["wonders"] == 14


def test_the_progress_tokens_are_as_printed() -> None:
    """D155."""
    ours = [{"id": token.id, "effects": forms(token.effects)} for token in more.TOKENS]
    assert ours == DATA["progress"]
    in_box = len(CATALOG.tokens) - progress.ON_BOARD
    assert in_box == DATA["setup"]["tokens_in_box"] == 7


def test_the_senate_is_as_printed() -> None:
    """D153, D163, D172."""
    chambers = DATA["senate"]["chambers"]
    assert len(chambers) == names.CHAMBERS
    for n, chamber in enumerate(chambers):
        assert chamber == {
            "chamber": n + 1,
            "section": names.SECTIONS[n // 2],
            "points": senate.POINTS[n],
            "adjacent": [m + 1 for m in (n - 1, n + 1) if 0 <= m < names.CHAMBERS],
            "decree": "up" if n in senate.OPEN_AT_FIRST else "down",
        }
    assert sum(senate.POINTS) == 12
    assert DATA["senate"]["cubes"] == names.CUBES == 12
    assert list(senators.ACTIONS) == DATA["senate"]["actions_by_blue_cards"]


def test_the_military_tokens_are_as_printed() -> None:
    """D189."""
    tokens = DATA["military_tokens"]
    assert tuple(token["distance"] for token in tokens) == TOKEN_DISTANCE
    place, remove, move = (
        conspiracies.PLACE_INFLUENCE,
        conspiracies.REMOVE_INFLUENCE,
        conspiracies.MOVE_INFLUENCE,
    )
    assert [token["effects"] for token in tokens] == [forms([place]), forms([remove, move])]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_structure_is_laid_out_as_drawn(age: int) -> None:
    """D151."""
    layout = CATALOG.layouts[age - 1]
    ours = [
        {
            "slot": name,
            "face": "up" if layout.face_up >> slot & 1 else "down",
            "covered_by": [
                layout.names[other]
                for other in range(layout.size)
                if layout.covered_by[slot] >> other & 1
            ],
        }
        for slot, name in enumerate(layout.names)
    ]
    assert ours == DATA["layouts"][str(age)]
    assert layout.size == DATA["setup"]["structure"][age - 1]


def test_the_decks_hold_as_many_cards_as_the_structures_show() -> None:
    """D151: three cards of each age are removed before senators join."""
    assert list(expansion.SENATORS_DEALT) == DATA["setup"]["senators_per_age"] == [5, 5, 3]
    for age, decks in enumerate(CATALOG.decks, 1):
        own = decks[0]
        assert len(own.cards) - own.dealt == DATA["setup"]["removed_per_age"]
        assert decks[-1].back == "senator"
        assert sum(deck.dealt for deck in decks) == DATA["setup"]["structure"][age - 1]
        assert decks[-1].home == 0
    assert len(senators.CARDS) == sum(expansion.SENATORS_DEALT) == len(SENATORS)


def test_a_table_laid_out_for_a_test_is_what_it_says() -> None:
    state = agora(cubes=({1: 2, 4: 1}, {1: 3}), decrees={1: "shield"})
    part = part_of(state)
    assert [part.influence(seat) for seat in (0, 1)] == [3, 3]
    assert [part.supply(seat) for seat in (0, 1)] == [9, 9]
    assert (part.controller(0), part.controller(3), part.controller(2)) == (1, 0, 2)
