"""The component tables of the engine, compared field by field with the transcription in tests/data.

Rulings that only state a fact about the components are covered here; ``FACTS`` lists them.
"""

from typing import Any

import pytest

from tests.rules.duel.table import CARDS, DATA, TOKENS, WONDERS, age_of
from thaumata import Game
from thaumata.duel import cards, commerce, military, progress, setup, wonders
from thaumata.duel.catalog import Card, Catalog, Cost
from thaumata.duel.instant import Shields
from thaumata.duel.names import COLORS, SYMBOLS
from thaumata.duel.science import SUPREMACY
from thaumata.duel.state import DuelState
from thaumata.kit.counts import counts_of
from thaumata.kit.effects import Effect
from thaumata.kit.payment import RAW, RESOURCES
from thaumata.kit.points import COINS_PER_POINT

FACTS: dict[str, str] = {
    "D1": "19 spaces in 9 zones, the pawn begins in the middle, capitals at distance 9",
    "D2": "a token of 2 coins from distance 3 on and one of 5 coins from distance 6 on, each side",
    "D9": "no brown or gray card in the Age III deck, no purple card outside the guilds",
    "D59": "six science symbols on two green cards each, the scales on Law alone",
    "D70": "the base game asks coins for nothing but cards, so Economy has nothing else to miss",
}
"""Rulings that state a fact about the components, and where the tables below have it."""

GAME = Game("duel")
DECKS = {1: cards.AGE_I, 2: cards.AGE_II, 3: cards.AGE_III, "guild": cards.GUILDS}


def catalog() -> Catalog:
    found = GAME.catalog
    assert isinstance(found, Catalog)
    return found


def all_cards() -> list[tuple[object, Card]]:
    return [(age, card) for age, deck in DECKS.items() for card in deck]


def cost_of(cost: Cost) -> dict[str, int]:
    amounts = dict(zip(RESOURCES, counts_of(int(cost.resources), len(RESOURCES)), strict=True))
    return {name: n for name, n in {"coins": int(cost.coins), **amounts}.items() if n}


def forms(effects: list[Effect[Any]]) -> list[object]:
    return [plain(effect.form()) for effect in effects]


def plain(value: object) -> object:
    """Convert tuples to lists, as in JSON."""
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value


def test_the_cards_are_those_of_the_list() -> None:
    """D9."""
    assert [card.id for _, card in all_cards()] == list(CARDS)
    assert {str(age): len(deck) for age, deck in DECKS.items()} == DATA["setup"]["deck"]
    assert not {"brown", "grey"} & {COLORS[card.color] for card in cards.AGE_III}
    assert {COLORS[card.color] for card in cards.GUILDS} == {"purple"}
    others = [*cards.AGE_I, *cards.AGE_II, *cards.AGE_III]
    assert "purple" not in {COLORS[card.color] for card in others}


@pytest.mark.parametrize(("age", "card"), all_cards(), ids=lambda value: getattr(value, "id", ""))
def test_a_card_is_as_printed(age: object, card: Card) -> None:
    chained = [
        other.id for _, other in all_cards() if card.free_with and other.chain == card.free_with
    ]
    assert {
        "id": card.id,
        "age": age,
        "color": COLORS[card.color],
        "cost": cost_of(card.cost),
        "chain_from": chained[0] if chained else None,
        "chain": card.chain or None,
        "effects": forms(card.effects),
    } == CARDS[card.id]
    assert bool(card.free_with) == bool(chained)


def test_a_white_symbol_stands_on_one_card_and_frees_one_card() -> None:
    given = [card.chain for _, card in all_cards() if card.chain]
    needed = [card.free_with for _, card in all_cards() if card.free_with]
    assert len(given) == len(set(given))
    assert sorted(given) == sorted(needed)


def test_the_catalog_numbers_the_cards_of_the_tables() -> None:
    names = GAME.names["card"]
    for _, card in all_cards():
        number = names.index(card.id)
        assert number // 64 == age_of(card.id) - 1
        assert catalog().effects[number] == card.effects
        assert catalog().need[number] == card.cost.resources
        assert catalog().coins[number] == card.cost.coins
        assert catalog().color[number] == card.color
    assert len([name for name in names if name]) == len(CARDS)


def test_the_wonders_are_as_printed() -> None:
    ours = [
        {"id": wonder.id, "cost": cost_of(wonder.cost), "effects": forms(wonder.effects)}
        for wonder in wonders.WONDERS
    ]
    assert ours == list(WONDERS.values())


def test_no_wonder_costs_coins() -> None:
    """D70: nor is there a senator, a god or Engineering to pay for."""
    assert not [wonder.id for wonder in wonders.WONDERS if wonder.cost.coins]
    words = {verb.word for verb in GAME.verbs.values()}
    assert words == {"build", "discard", "wonder", "take", "pass", "pick", "begins", "deal", "lay"}


def test_the_progress_tokens_are_as_printed() -> None:
    ours = [{"id": token.id, "effects": forms(token.effects)} for token in progress.TOKENS]
    assert ours == DATA["progress"]
    assert len(TOKENS) == 10


def test_shields_on_red_cards_and_on_wonders_are_told_apart() -> None:
    on_cards = [e for _, card in all_cards() for e in card.effects if isinstance(e, Shields)]
    on_wonders = [e for w in wonders.WONDERS for e in w.effects if isinstance(e, Shields)]
    assert all(effect.on_red_card for effect in on_cards)
    assert len(on_wonders) == 3
    assert not any(effect.on_red_card for effect in on_wonders)


def test_six_symbols_stand_on_two_green_cards_each_and_the_scales_on_law() -> None:
    """D59."""
    holders: dict[str, list[str]] = {symbol: [] for symbol in SYMBOLS}
    pieces = [(card.id, card.effects) for _, card in all_cards()]
    pieces += [(token.id, token.effects) for token in progress.TOKENS]
    for id, effects in pieces:
        for name, *values in (effect.form() for effect in effects):
            if name == "science":
                holders[str(values[0])].append(id)
    listed = DATA["science"]["symbols"]
    assert {symbol: sorted(ids) for symbol, ids in holders.items()} == {
        symbol: sorted(ids) for symbol, ids in listed.items()
    }
    assert DATA["science"]["supremacy"] == SUPREMACY == 6
    assert [len(holders[symbol]) for symbol in SYMBOLS] == [2, 2, 2, 2, 2, 2, 1]
    assert holders["scales"] == ["law"]
    greens = {card.id for _, card in all_cards() if COLORS[card.color] == "green"}
    assert greens == {id for ids in holders.values() for id in ids} - {"law"}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_structure_is_laid_out_as_drawn(age: int) -> None:
    """D11."""
    layout = catalog().layouts[age - 1]
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
    drawn = DATA["layouts"][str(age)]
    assert ours == drawn
    assert layout.size == len(drawn) == DATA["setup"]["structure"]
    assert [slot for slot in range(layout.size) if layout.open_at_first >> slot & 1] == [
        slot for slot, one in enumerate(drawn) if not one["covered_by"]
    ]
    for slot in range(layout.size):
        for other in range(layout.size):
            assert layout.covers[other] >> slot & 1 == layout.covered_by[slot] >> other & 1


def test_the_rows_of_each_structure_have_these_many_cards() -> None:
    """D11."""
    rows = [[layout.rows.count(row) for row in range(1, 8)] for layout in catalog().layouts]
    assert rows == [[2, 3, 4, 5, 6, 0, 0], [6, 5, 4, 3, 2, 0, 0], [2, 3, 4, 2, 4, 3, 2]]


def test_the_military_board_is_as_printed() -> None:
    """D1, D2, D82."""
    board = DATA["military"]
    assert 2 * military.CAPITAL + 1 == board["spaces"] == 19
    assert board["capital"] == military.CAPITAL
    assert list(military.POINTS[: military.CAPITAL]) == board["points"]
    borders = sum(
        before != after for before, after in zip(board["points"], board["points"][1:], strict=False)
    )
    assert 2 * (borders + 1) + 1 == board["zones"] == 9
    tokens = zip(military.TOKEN_DISTANCE, military.TOKEN_COINS, strict=True)
    assert [{"distance": d, "coins": n} for d, n in tokens] == board["tokens_each_side"]
    state = GAME.start()
    assert isinstance(state, DuelState)
    assert state.pawn == board["start"] == 0
    assert state.military_tokens == 0b1111


def test_the_figures_of_the_set_up_are_as_printed() -> None:
    """D3, D4, D6, D8, D17, D36."""
    figures = DATA["setup"]
    assert GAME.seats == figures["players"]
    assert figures["coins"] == setup.START_COINS
    assert figures["tokens_on_board"] == progress.ON_BOARD
    assert figures["tokens_in_box"] == len(progress.TOKENS) - progress.ON_BOARD
    assert figures["wonder_limit"] == wonders.LIMIT
    assert figures["coins_per_point"] == COINS_PER_POINT
    assert figures["discard"]["coins"] == commerce.SALE
    orders = [[("first", "second")[pick] for pick in picks] for picks in setup.PICKS]
    assert orders == figures["draft"]
    for age, decks in enumerate(catalog().decks, 1):
        own, *mixed_in = decks
        guilds = figures["guilds_added"] if age == 3 else 0
        assert len(own.cards) - own.dealt == figures["removed_per_age"]
        assert [deck.dealt for deck in mixed_in] == ([guilds] if guilds else [])
        assert sum(deck.dealt for deck in decks) == figures["structure"]
        assert [deck.back for deck in decks] == [f"age{age}", "guild"][: len(decks)]


def test_the_sets_of_a_first_game_are_as_printed() -> None:
    """D7."""
    first, second = wonders.FIRST_GAME
    assert {"first": list(first), "second": list(second)} == DATA["first_game"]


def test_raw_materials_and_manufactured_goods_are_told_apart() -> None:
    assert RESOURCES[:RAW] == ("wood", "stone", "clay")
    assert RESOURCES[RAW:] == ("glass", "papyrus")
