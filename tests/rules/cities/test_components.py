"""The component tables of Cities, compared field by field with the transcription in tests/data."""

from typing import Any

import pytest

from tests.rules.cities.black_cards import CARDS, DATA
from tests.rules.classic.table import DATA as BASE
from tests.rules.classic.test_components import cost_of, forms, plain
from thaumata import Game
from thaumata.classic import names
from thaumata.classic.catalog import Board, Card, Catalog
from thaumata.classic.cities import boards, cards
from thaumata.classic.names import COLORS, MADE, RAW, SIDES
from thaumata.kit.supply import need_of

DECKS = {1: cards.AGE_I, 2: cards.AGE_II, 3: cards.AGE_III}
BOARDS: dict[str, dict[str, Any]] = {board["id"]: board for board in DATA["boards"]}

FIGURES = {
    "residence consulate embassy": [["points", 1], ["points", 2], ["points", 3]],
    "opium_stash opium_den opium_distillery": [["coins", 3], ["coins", 4], ["coins", 5]],
    "hideout lair brotherhood": [["points", 2], ["points", 3], ["points", 4]],
    "sepulcher cenotaph chamber_of_builders": [["points", 4], ["points", 5], ["points", 4]],
    "customs trade_center mint": [["points", 4], ["points", 6], ["points", 8]],
    "dive gambling_den": [["coins", 6], ["coins", 9]],
    "militia mercenaries contingent": [["shields", 2], ["shields", 3], ["shields", 5]],
    "city_gates tabularium capitol": [["points", 4], ["points", 6], ["points", 8]],
}
"""Statements of the rulings about rows of cards: the first icon of each."""

LOSSES = {
    "opium_stash opium_den opium_distillery": [1, 3, 5],
    "hideout lair brotherhood": [1, 2, 3],
}


def all_cards() -> list[tuple[int, Card]]:
    return [(age, card) for age, deck in DECKS.items() for card in deck]


def catalog_for(variant: str) -> Catalog:
    found = Game(variant).catalog
    assert isinstance(found, Catalog)
    return found


def test_the_black_cards_are_those_of_the_list() -> None:
    """C129: fourteen of each age."""
    assert [card.id for _, card in all_cards()] == list(CARDS)
    assert len(CARDS) == 42
    assert {len(deck) for deck in DECKS.values()} == {DATA["setup"]["black_cards_per_age"]} == {14}


@pytest.mark.parametrize(("age", "card"), all_cards(), ids=lambda value: getattr(value, "id", ""))
def test_a_black_card_is_as_printed(age: int, card: Card) -> None:
    """C133: a single copy, without chains to or from it."""
    assert {
        "id": card.id,
        "age": age,
        "cost": cost_of(card.cost),
        "effects": forms(card.effects),
    } == CARDS[card.id]
    assert COLORS[card.color] == "black"
    assert (card.players, card.free_with, card.same_as) == ((), (), "")
    assert not [other for other in BASE["cards"] if card.id in other["chain_from"]]


@pytest.mark.parametrize("row", FIGURES)
def test_the_figures_of_the_rulings_are_those_of_the_list(row: str) -> None:
    """C155, C156, C157, C158, C159, C170."""
    assert [CARDS[card]["effects"][0] for card in row.split()] == FIGURES[row]
    for card, loss in zip(row.split(), LOSSES.get(row, ()), strict=False):
        assert CARDS[card]["effects"][1] == ["others_lose", loss, "flat"]


def test_the_boards_are_those_of_the_list() -> None:
    """C132, C228: two more than the seven of the base game, and only with Cities."""
    assert [board.id for board in boards.BOARDS] == list(BOARDS)
    named = [board["id"] for board in BASE["boards"]]
    assert [board.id for board in catalog_for("classic-3+cities").boards] == [*named, *BOARDS]
    assert [board.id for board in catalog_for("classic-3").boards] == named
    assert len(named) + len(BOARDS) == DATA["setup"]["boards"]


@pytest.mark.parametrize("board", boards.BOARDS, ids=lambda board: board.id)
def test_a_board_is_as_printed(board: Board) -> None:
    """C176, C177: its resource, and cost and icons of each stage on both sides."""
    printed = BOARDS[board.id]
    for name, side in zip(SIDES, board.sides, strict=True):
        assert plain(side.resource.form()) == ["produces", {printed["resource"]: 1}]
        assert [
            {"cost": cost_of(stage.cost), "effects": forms(stage.effects)} for stage in side.stages
        ] == printed["sides"][name]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_the_catalog_numbers_the_black_cards_of_the_tables(players: int) -> None:
    """C134: they come after all others of their age, in a color of their own."""
    catalog = catalog_for(f"classic-{players}+cities")
    ids = catalog.names()["card"]
    for printed in CARDS.values():
        number = ids.index(printed["id"])
        cost = printed["cost"]
        assert number // 64 == printed["age"] - 1
        assert catalog.color[number] == names.BLACK == max(catalog.color)
        assert catalog.coins[number] == cost.get("coins", 0)
        assert catalog.need_raw[number] == need_of([cost.get(name, 0) for name in RAW])
        assert catalog.need_made[number] == need_of([cost.get(name, 0) for name in MADE])
        assert forms(catalog.effects[number]) == printed["effects"]
        assert catalog.free_with[number] == 0
    base = catalog_for(f"classic-{players}").names()["card"]
    assert all(ids[number] == id for number, id in enumerate(base) if id)
    assert len([id for id in ids if id]) == len([id for id in base if id]) + len(CARDS)


def test_the_sheet_has_a_row_for_black_cards_and_one_for_debts() -> None:
    """C180, C143."""
    plain_rows = list(Game("classic-3").categories)
    assert list(Game("classic-3+cities").categories) == [*plain_rows, "black", "debts"]
