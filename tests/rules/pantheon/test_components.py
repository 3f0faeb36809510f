"""The component tables of Pantheon, compared field by field with the transcription in tests/data.

Rulings that only state a fact about the components are covered here; ``FACTS`` tells which.
"""

from typing import cast

import pytest

from tests.rules.duel.test_components import cost_of, forms
from tests.rules.pantheon.table import DATA, MYTHOLOGIES, pantheon, part_of
from thaumata import Game
from thaumata.duel.catalog import Card, Catalog
from thaumata.duel.names import COLORS
from thaumata.duel.pantheon import activating, expansion, icons, names
from thaumata.duel.pantheon.components import TEMPLES, TOKENS, WONDERS
from thaumata.duel.pantheon.gods import GODS
from thaumata.duel.progress import ON_BOARD

FACTS: dict[str, str] = {
    "D89": "the marked slots of the structures lie face down",
    "D104": "what each space costs each player",
    "D141": "1, 2 or 3 temples are worth 5, 12 or 21 points",
    "D149": "what the two wonders cost",
}
"""Rulings that state a fact about the components, and where the tables below show it."""

GAME = Game("duel+pantheon")
CATALOG = cast(Catalog, GAME.catalog)


def test_the_gods_are_as_printed() -> None:
    """D90, D109."""
    assert [{"id": god.id, "effects": forms(god.effects)} for god in GODS] == DATA["gods"]
    by_mythology = [
        [GODS[n].id for n in range(3 * number, 3 * number + 3)]
        for number in range(len(names.MYTHOLOGIES))
    ]
    assert names.MYTHOLOGIES == MYTHOLOGIES
    assert by_mythology == [mythology["gods"] for mythology in DATA["mythologies"]]
    assert GODS[names.GATE].id == "gate"


def test_the_numbers_of_the_gods_are_those_of_the_table() -> None:
    for number, god in enumerate(GODS):
        assert getattr(names, god.id.upper()) == number
    assert GAME.names["god"][: names.HIDDEN] == [god.id for god in GODS]
    assert GAME.names["god"][names.HIDDEN :] == [f"?{mythology}" for mythology in MYTHOLOGIES]


def test_the_tokens_are_as_printed() -> None:
    """D88, D91: two for each mythology, and offerings of 2, 3 and 4 coins."""
    mythology = [token for each in DATA["mythologies"] for token in each["tokens"]]
    assert len(mythology) == names.MYTHOLOGY_TOKENS == 10
    offerings = [f"offering_{value}" for value in DATA["offerings"]]
    assert GAME.names["divine_token"] == mythology + offerings
    assert list(names.OFFERINGS) == DATA["offerings"]


@pytest.mark.parametrize("card", TEMPLES, ids=lambda card: card.id)
def test_a_temple_is_as_printed(card: Card) -> None:
    """D140."""
    printed = {each["id"]: each for each in DATA["cards"]}
    assert {
        "id": card.id,
        "age": "temple",
        "color": COLORS[card.color],
        "cost": cost_of(card.cost),
        "free_with": card.free_with,
        "chain": card.chain or None,
        "effects": forms(card.effects),
    } == printed[card.id]


def test_the_temples_are_those_of_the_list_and_take_the_place_of_the_guilds() -> None:
    """D92."""
    assert [card.id for card in TEMPLES] == [card["id"] for card in DATA["cards"]]
    own, temples = CATALOG.decks[2]
    assert (own.back, temples.back) == ("age3", "temple")
    assert temples.dealt == DATA["setup"]["temples_added"] == expansion.TEMPLES_DEALT
    assert len(own.cards) - own.dealt == DATA["setup"]["removed_per_age"]
    assert own.dealt + temples.dealt == DATA["setup"]["structure"]
    assert not [name for name in GAME.names["card"] if name.endswith("guild")]


def test_the_wonders_are_as_printed() -> None:
    """D147, D148, D149."""
    ours = [
        {"id": wonder.id, "cost": cost_of(wonder.cost), "effects": forms(wonder.effects)}
        for wonder in WONDERS
    ]
    assert ours == DATA["wonders"]


def test_the_progress_tokens_are_as_printed() -> None:
    ours = [{"id": token.id, "effects": forms(token.effects)} for token in TOKENS]
    assert ours == DATA["progress"]


def test_the_figures_of_the_set_up_are_as_printed() -> None:
    """D86."""
    figures = DATA["setup"]
    assert len(CATALOG.wonders) == figures["wonders"] == 14
    assert len(CATALOG.tokens) == figures["progress"] == 13
    assert figures["tokens_on_board"] == ON_BOARD
    assert len(CATALOG.tokens) - ON_BOARD == figures["tokens_in_box"] == 8
    assert figures["gods_each"] == names.GODS_EACH
    assert len(expansion.MYTHOLOGY_SLOTS) == figures["mythology_tokens"]
    assert list(icons.TEMPLE_POINTS) == figures["temple_points"]


@pytest.mark.parametrize("age", [1, 2])
def test_the_marked_slots_are_as_drawn_and_lie_face_down(age: int) -> None:
    """D89."""
    drawn = DATA["marks"][str(age)]
    layout = CATALOG.layouts[age - 1]
    assert list((expansion.MYTHOLOGY_SLOTS, expansion.OFFERING_SLOTS)[age - 1]) == drawn
    facts = part_of(pantheon(age=age, open=())).facts
    for mark, name in enumerate(drawn):
        slot = layout.names.index(name)
        assert not layout.face_up >> slot & 1
        assert facts.slot_of(age, mark) == slot
        assert facts.mark_of(age, slot) == mark
        assert facts.code_of(age, mark) == layout.codes[slot]
    marked = [slot for slot in range(layout.size) if facts.mark_of(age, slot) >= 0]
    assert len(marked) == len(drawn)


def test_no_card_covers_two_marked_cards() -> None:
    """D98."""
    for age in (1, 2):
        layout = CATALOG.layouts[age - 1]
        marks = {layout.names.index(name) for name in DATA["marks"][str(age)]}
        for slot in range(layout.size):
            covered = {other for other in range(layout.size) if layout.covers[slot] >> other & 1}
            assert len(covered & marks) <= 1


def test_a_space_costs_each_player_what_the_board_says() -> None:
    """D104."""
    assert len(DATA["board"]["costs"]) == names.SPACES
    part = part_of(pantheon())
    for costs in DATA["board"]["costs"]:
        space = costs["space"] - 1
        assert activating.cost_before_offerings(part, 0, space) == costs["first"]
        assert activating.cost_before_offerings(part, 1, space) == costs["second"]
    assert DATA["board"]["gate_factor"] == activating.GATE_FACTOR


def test_the_options_are_those_of_the_rulings() -> None:
    """D118, D132, D245."""
    options = GAME.family.options(GAME.expansions)
    assert options["minerva"] == ("before", "on")
    assert options["astarte"] == ("treasury_first", "ask")
    assert "minerva" not in GAME.family.options(())
