"""Costs and production: the resources of a city, and their time (C21-C27, C47, C48)."""

from typing import Any

import pytest

from tests.rules.classic.table import (
    DATA,
    act,
    city,
    classic,
    hand_of,
    has,
    play,
    points,
    treasuries,
    ways,
)

Cards = tuple[str, ...]
Printed = dict[str, Any]
FREE: list[Printed] = [card for card in DATA["cards"] if not card["cost"]]
NOT_FREE: list[Printed] = [card for card in DATA["cards"] if card["cost"]]


@pytest.mark.parametrize("card", FREE, ids=lambda card: card["id"])
def test_a_card_without_a_printed_cost_is_free(card: Printed) -> None:
    """C21."""
    id = card["id"]
    seats = max(3, min(card["copies"]))
    state = classic(seats, age=card["age"], hands=((id,),), coins=(0,))
    play(state, f"build {id}")
    assert has(state, 0, id)


@pytest.mark.parametrize("card", NOT_FREE, ids=lambda card: card["id"])
def test_a_card_with_a_printed_cost_is_not(card: Printed) -> None:
    """C21: without coins and with no more than the resource of another board."""
    board = "gizah A" if card["cost"] == {"ore": 1} else "rhodos A"
    seats = max(3, min(card["copies"]))
    state = classic(
        seats, boards=(board,), age=card["age"], hands=((card["id"],),), coins=(0,) * seats
    )
    assert ways(state, 0, f"build {card['id']}") == []


@pytest.mark.parametrize("card", ["clay_pit", "timber_yard"])
def test_coins_of_a_cost_go_to_the_bank(card: str) -> None:
    """C22."""
    state = classic(hands=((card,), ("altar",), ("theater",)), coins=(3, 4, 5))
    bank = state.bank
    play(state, f"build {card}", "build altar", "build theater")
    assert treasuries(state) == (2, 4, 5)
    assert state.bank - bank == 1


def test_a_cost_in_coins_has_to_be_there() -> None:
    """C22, C39."""
    state = classic(hands=(("clay_pit",),), coins=(0,))
    assert ways(state, 0, "build clay_pit") == []
    state = classic(hands=(("clay_pit",),), coins=(1,))
    assert ways(state, 0, "build clay_pit") == [""]


def test_all_producers_work_again_in_every_round() -> None:
    """C23."""
    state = classic(
        hands=(("altar",), (), ("baths", "theater")), built=(("stone_pit",),), coins=(0, 0, 0)
    )
    play(state, "stage altar", "", "sell theater")
    assert city(state, 0).stages == 1
    play(state, "build baths")
    assert has(state, 0, "baths")
    assert treasuries(state)[0] == 0


PRODUCER_CASES: list[tuple[str, str, Cards, int, str]] = [
    ("C24 board", "gizah A", (), 0, "baths"),
    ("C24 board, goods", "halikarnassos B", (), 0, "apothecary"),
    ("C24 brown", "rhodos A", ("lumber_yard",), 0, "stockade"),
    ("C24 brown, a choice", "rhodos A", ("tree_farm",), 0, "guard_tower"),
    ("C24 brown, double", "rhodos A", ("quarry",), 0, "baths"),
    ("C24 gray", "rhodos A", ("loom",), 0, "apothecary"),
    ("C24 gray of Age II", "rhodos A", ("press_2",), 0, "scriptorium"),
    ("C24 yellow, raw", "rhodos A", ("caravansery",), 0, "stockade"),
    ("C24 yellow, goods", "rhodos A", ("forum",), 0, "workshop"),
    ("C24 stage, raw", "alexandria A", (), 2, "barracks"),
    ("C24 stage, raw, side B", "alexandria B", (), 1, "guard_tower"),
    ("C24 stage, goods", "alexandria B", (), 2, "scriptorium"),
]


@pytest.mark.parametrize(("ruling", "board", "built", "stages", "card"), PRODUCER_CASES)
def test_the_board_brown_and_gray_cards_some_yellow_cards_and_some_stages_produce(
    ruling: str, board: str, built: Cards, stages: int, card: str
) -> None:
    """C24."""
    state = classic(boards=(board,), hands=((card,),), built=(built,), stages=(stages,), coins=(0,))
    assert ways(state, 0, f"build {card}") == [""]


@pytest.mark.parametrize(
    ("board", "built", "card"),
    [
        ("olympia A", (), "baths"),
        ("alexandria B", (), "guard_tower"),
        ("rhodos A", ("west_trading_post", "marketplace", "vineyard"), "apothecary"),
        ("rhodos A", ("temple", "library", "walls"), "stockade"),
    ],
)
def test_nothing_else_produces(board: str, built: Cards, card: str) -> None:
    """C24: not a stage before it is built, not other cards."""
    state = classic(boards=(board,), hands=((card,),), built=(built,), coins=(0,))
    assert ways(state, 0, f"build {card}") == []


@pytest.mark.parametrize(
    ("built", "is_enough"),
    [
        (("lumber_yard", "clay_pit"), False),
        (("lumber_yard", "clay_pit", "ore_vein"), True),
        (("lumber_yard", "clay_pit", "clay_pool"), True),
        (("tree_farm", "clay_pit"), False),
        (("tree_farm", "clay_pit", "forest_cave"), True),
        (("caravansery", "clay_pit"), False),
        (("caravansery", "clay_pit", "forest_cave"), True),
    ],
)
def test_a_producer_with_a_choice_gives_one_of_them_in_a_round(
    built: Cards, is_enough: bool
) -> None:
    """C25: the Stables cost a wood, a clay and an ore."""
    state = classic(age=2, hands=(("stables",),), built=(built,), coins=(0,))
    assert ways(state, 0, "build stables") == ([""] if is_enough else [])


@pytest.mark.parametrize(
    ("built", "is_enough"),
    [
        (("sawmill",), True),
        (("lumber_yard",), False),
        (("timber_yard",), False),
        (("lumber_yard", "timber_yard"), True),
    ],
)
def test_a_double_producer_gives_two_units_in_a_round(built: Cards, is_enough: bool) -> None:
    """C26: the Caravansery costs two wood."""
    state = classic(age=2, hands=(("caravansery",),), built=(built,), coins=(0,))
    assert ways(state, 0, "build caravansery") == ([""] if is_enough else [])


@pytest.mark.parametrize(
    ("built", "is_enough"),
    [
        ((), False),
        (("stone_pit",), False),
        (("quarry",), True),
        (("stone_pit", "timber_yard"), True),
    ],
)
def test_each_producer_serves_once_in_a_round(built: Cards, is_enough: bool) -> None:
    """C27: Walls cost three stone, and Gizah's board has one."""
    state = classic(age=2, hands=(("walls",),), built=(built,), coins=(0,))
    assert ways(state, 0, "build walls") == ([""] if is_enough else [])


# New producers


def test_what_is_built_in_a_round_produces_nothing_yet_for_its_owner() -> None:
    """C47: the stone comes with the next round."""
    state = classic(
        boards=("rhodos A", "ephesos A", "babylon A"),
        hands=(("stone_pit", "baths"), (), ("altar",)),
        coins=(0, 0, 0),
    )
    assert ways(state, 0, "build baths") == []
    play(state, "build stone_pit", "", "build altar")
    assert ways(state, 1, "build baths") == ["right 2"]
    assert "baths" in hand_of(state, 1)


def test_what_a_neighbor_builds_in_a_round_can_be_bought_from_the_next_one_on() -> None:
    """C47."""
    state = classic(
        boards=("rhodos A", "ephesos A", "babylon A"),
        hands=(("altar",), ("stone_pit",), ("baths", "theater")),
        coins=(3, 3, 3),
    )
    assert ways(state, 2, "build baths") == []
    act(state, 1, "build stone_pit")
    assert ways(state, 2, "build baths") == []
    play(state, "build altar", "", "build theater")
    assert ways(state, 0, "build baths") == ["left 2"]


def test_a_stage_built_in_a_round_produces_from_the_next_one_on() -> None:
    """C47, C62."""
    state = classic(
        boards=("alexandria B", "ephesos A", "rhodos A"),
        hands=(("altar",), (), ("baths", "theater")),
        built=(("brickyard",),),
        coins=(0, 0, 0),
    )
    play(state, "stage altar", "", "sell theater")
    assert ways(state, 0, "build baths") == [""]


# Pieces that are no cards


COUNT_CASES: list[tuple[str, int, str, Cards]] = [
    ("C48 brown cards everywhere", 2, "vineyard", ()),
    ("C48 gray cards everywhere", 2, "bazar", ()),
    ("C48 own brown cards", 3, "haven", ("forum",)),
    ("C48 own gray cards", 3, "chamber_of_commerce", ("brickyard",)),
]


@pytest.mark.parametrize(("ruling", "age", "card", "built"), COUNT_CASES)
def test_a_boards_resource_and_stages_are_no_cards_that_bring_coins(
    ruling: str, age: int, card: str, built: Cards
) -> None:
    """C48: Alexandria makes goods, raw materials too by its stages; its neighbors make stone."""
    state = classic(
        4,
        boards=("alexandria B", "gizah A", "ephesos A", "halikarnassos A"),
        age=age,
        hands=((card,),),
        built=(built,),
        stages=(2, 1, 1, 1),
        coins=(1,),
    )
    play(state, f"build {card}")
    assert treasuries(state)[0] == 1
    assert points(state, 0)["yellow"] == 0


@pytest.mark.parametrize("guild", ["workers_guild", "craftsmens_guild", "shipowners_guild"])
def test_a_boards_resource_and_stages_are_no_cards_that_guilds_count(guild: str) -> None:
    """C48: of the cards that the Shipowners count there is none but the guild."""
    state = classic(
        boards=("alexandria B", "gizah A", "ephesos A"), built=((guild,),), stages=(2, 3, 3)
    )
    assert points(state, 0)["guilds"] == (1 if guild == "shipowners_guild" else 0)
