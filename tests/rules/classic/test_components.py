"""The component tables of the engine, compared field by field with the transcription in tests/data.

Rulings that state a fact about the components are covered here; so are the decks they make up.
"""

from collections import Counter
from typing import Any

import pytest

from tests.rules.classic.table import DATA
from thaumata import Game
from thaumata.classic import boards, building, cards, city, conflicts, setup
from thaumata.classic.catalog import Board, Card, Catalog, Cost
from thaumata.classic.names import COLORS, MADE, RAW, SIDES, SYMBOLS
from thaumata.classic.science import SET
from thaumata.kit.counts import counts_of
from thaumata.kit.effects import Effect
from thaumata.kit.points import COINS_PER_POINT
from thaumata.kit.supply import need_of

DECKS = {1: cards.AGE_I, 2: cards.AGE_II, 3: cards.AGE_III}
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["cards"]}
GUILDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["guilds"]}
BOARDS: dict[str, dict[str, Any]] = {board["id"]: board for board in DATA["boards"]}
PLAYERS = DATA["setup"]["players"]


def catalog_for(players: int, **options: str) -> Catalog:
    found = Game(f"classic-{players}", options=options).catalog
    assert isinstance(found, Catalog)
    return found


def all_cards() -> list[tuple[int, Card]]:
    return [(age, card) for age, deck in DECKS.items() for card in deck]


def cost_of(cost: Cost) -> dict[str, int]:
    return {name: n for name, n in {"coins": cost.coins, **cost.resources}.items() if n}


def forms(effects: list[Effect[Any]]) -> list[object]:
    return [plain(effect.form()) for effect in effects]


def plain(value: object) -> object:
    """Write tuples as JSON has them."""
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value


def test_the_cards_and_guilds_are_those_of_the_list() -> None:
    assert [card.id for _, card in all_cards()] == list(CARDS)
    assert [guild.id for guild in cards.GUILDS] == list(GUILDS)


def test_the_box_has_so_many_cards_of_each_age() -> None:
    """C2: counting every copy, as all seven players use them."""
    copies = {str(age): sum(len(card.players) for card in deck) for age, deck in DECKS.items()}
    assert {**copies, "guild": len(cards.GUILDS)} == DATA["setup"]["deck"]


@pytest.mark.parametrize(("age", "card"), all_cards(), ids=lambda value: getattr(value, "id", ""))
def test_a_card_is_as_printed(age: int, card: Card) -> None:
    """C2, C21, C26, C53: copies, cost, units and chains among other things."""
    assert {
        "id": card.id,
        "age": age,
        "color": COLORS[card.color],
        "cost": cost_of(card.cost),
        "chain_from": list(card.free_with),
        "copies": list(card.players),
        "effects": forms(card.effects),
    } == CARDS[card.id]


@pytest.mark.parametrize("guild", cards.GUILDS, ids=lambda guild: guild.id)
def test_a_guild_is_as_printed(guild: Card) -> None:
    assert {
        "id": guild.id,
        "age": 3,
        "color": COLORS[guild.color],
        "cost": cost_of(guild.cost),
        "effects": forms(guild.effects),
    } == GUILDS[guild.id]
    assert not guild.free_with
    assert not guild.players


def test_three_cards_bear_the_names_of_earlier_ones() -> None:
    """C50."""
    named = {card.id: card.same_as for _, card in all_cards() if card.same_as}
    assert named == DATA["same_building"]


@pytest.mark.parametrize("board", boards.BOARDS, ids=lambda board: board.id)
def test_a_board_is_as_printed(board: Board) -> None:
    """C24, C60: its resource, and cost and icons of each stage on both sides."""
    printed = BOARDS[board.id]
    for name, side in zip(SIDES, board.sides, strict=True):
        assert plain(side.resource.form()) == ["produces", {printed["resource"]: 1}]
        assert [
            {"cost": cost_of(stage.cost), "effects": forms(stage.effects)} for stage in side.stages
        ] == printed["sides"][name]


def test_the_boards_are_those_of_the_list() -> None:
    """C5."""
    assert [board.id for board in boards.BOARDS] == list(BOARDS)
    assert len(BOARDS) == max(PLAYERS) == 7


@pytest.mark.parametrize("players", PLAYERS)
def test_the_catalog_numbers_the_cards_of_the_tables(players: int) -> None:
    catalog = catalog_for(players)
    names = catalog.names()["card"]
    for printed in [*CARDS.values(), *GUILDS.values()]:
        number = names.index(printed["id"])
        cost = printed["cost"]
        assert number // 64 == printed["age"] - 1
        assert COLORS[catalog.color[number]] == printed["color"]
        assert catalog.coins[number] == cost.get("coins", 0)
        assert catalog.need_raw[number] == need_of([cost.get(name, 0) for name in RAW])
        assert catalog.need_made[number] == need_of([cost.get(name, 0) for name in MADE])
        assert forms(catalog.effects[number]) == printed["effects"]
        assert {
            other
            for other in CARDS
            if catalog.free_with[number] >> names.index(other) % 64 & 1
            and CARDS[other]["age"] == printed["age"] - 1
        } == set(printed.get("chain_from", ()))
    assert len([name for name in names if name]) == len(CARDS) + len(GUILDS)


def test_the_catalog_knows_which_cards_are_the_same_building() -> None:
    """C50: whichever of the two stands."""
    catalog = catalog_for(3)
    names = catalog.names()["card"]
    ours = {
        name: names[catalog.same_as[number]]
        for number, name in enumerate(names)
        if catalog.same_as[number] >= 0
    }
    same = DATA["same_building"]
    assert ours == {**same, **{earlier: later for later, earlier in same.items()}}


@pytest.mark.parametrize("players", PLAYERS)
def test_a_deck_has_every_copy_up_to_the_number_of_players(players: int) -> None:
    """C2, C3, C4: with its guilds it has seven cards a player."""
    catalog = catalog_for(players)
    for age in (1, 2, 3):
        expected: Counter[str] = Counter()
        for id, card in CARDS.items():
            if card["age"] == age:
                expected[id] = len([number for number in card["copies"] if number <= players])
        names = catalog.names()["card"]
        ours = Counter(names[64 * (age - 1) + kind] for kind in catalog.copies[age - 1])
        assert ours == +expected
        mixed = catalog.mixed_in[age - 1]
        assert [group.number for group in mixed] == (
            [DATA["setup"]["guilds"][str(players)]] if age == 3 else []
        )
        assert ours.total() + sum(group.number for group in mixed) == 7 * players


def test_the_guilds_mixed_into_the_last_deck_are_two_more_than_players() -> None:
    """C3."""
    assert [DATA["setup"]["guilds"][str(n)] for n in PLAYERS] == [n + 2 for n in PLAYERS]
    (group,) = catalog_for(3).mixed_in[2]
    assert [card.id for card in group.cards] == list(GUILDS)


def test_the_third_age_has_no_brown_or_gray_card() -> None:
    """C200."""
    colors = {card["color"] for card in CARDS.values() if card["age"] == 3}
    assert colors == {"blue", "yellow", "red", "green"}
    assert {card["color"] for card in GUILDS.values()} == {"purple"}
    assert not {"brown", "grey"} & {COLORS[card.color] for card in cards.AGE_III}


def test_each_symbol_is_on_four_green_cards() -> None:
    """C219."""
    holders: dict[str, list[str]] = {symbol: [] for symbol in SYMBOLS}
    for _, card in all_cards():
        for name, *values in (effect.form() for effect in card.effects):
            if name == "science":
                assert COLORS[card.color] == "green"
                holders[str(values[0])].append(card.id)
    assert {symbol: set(ids) for symbol, ids in holders.items()} == {
        symbol: set(ids) for symbol, ids in DATA["science"]["symbols"].items()
    }
    assert [len(ids) for ids in holders.values()] == [4, 4, 4]


def test_the_figures_of_the_game_are_as_printed() -> None:
    """C7, C11, C12, C31, C99, C104, C107."""
    figures = DATA["setup"]
    catalog = catalog_for(3)
    assert figures["coins"] == setup.START_COINS == 3
    assert (figures["hand"], figures["rounds"]) == (catalog.hand_size, catalog.rounds) == (7, 6)
    assert figures["sale"] == building.SALE == 3
    assert counts_of(city.TWO_COINS_EACH, 4) == [figures["trade"]["price"]] * 4
    assert list(figures["tokens"]["victory"].values()) == list(conflicts.VICTORY)
    assert figures["coins_per_point"] == COINS_PER_POINT
    assert DATA["science"]["set"] == SET


def test_yellow_cards_and_stages_that_produce_do_not_sell() -> None:
    """C24, C29, C30: of all components that give a choice, brown cards alone are for sale."""
    not_for_sale = set()
    for id, card in CARDS.items():
        for effect in card["effects"]:
            if effect[0] == "produces_one_of" and effect[2] != (card["color"] == "brown"):
                raise AssertionError(id)
            if effect[0].startswith("produces") and card["color"] not in ("brown", "grey"):
                not_for_sale.add(id)
    assert not_for_sale == {"forum", "caravansery"}
    on_stages = {
        (board["id"], effect[2])
        for board in BOARDS.values()
        for side in board["sides"].values()
        for stage in side
        for effect in stage["effects"]
        if effect[0].startswith("produces")
    }
    assert on_stages == {("alexandria", False)}


def test_raw_materials_and_manufactured_goods_are_told_apart() -> None:
    assert {"raw": list(RAW), "made": list(MADE)} == DATA["resources"]


def test_nothing_asks_coins_besides_resources() -> None:
    """C22, C210: a cost is either coins or resources, and no stage costs coins."""
    for card in [*CARDS.values(), *GUILDS.values()]:
        assert set(card["cost"]) == {"coins"} or "coins" not in card["cost"]
    for board in BOARDS.values():
        for side in board["sides"].values():
            assert not any("coins" in stage["cost"] for stage in side)
