"""The effects of the stages of the seven wonders (C64-C68)."""

import pytest

from tests.rules.classic.table import (
    DATA,
    RICH,
    act,
    city,
    classic,
    hand_of,
    play,
    points,
    seats_asked,
    treasuries,
    ways,
)
from thaumata.classic.building import put_into_city

Brought = tuple[int, int, int]
"""Points, coins and shields."""

STAGE_CASES: list[tuple[str, str, tuple[Brought, ...]]] = [
    ("C64", "gizah A", ((3, 0, 0), (5, 0, 0), (7, 0, 0))),
    ("C64", "gizah B", ((3, 0, 0), (5, 0, 0), (5, 0, 0), (7, 0, 0))),
    ("C65", "rhodos A", ((3, 0, 0), (0, 0, 2), (7, 0, 0))),
    ("C65", "rhodos B", ((3, 3, 1), (4, 4, 1))),
    ("C66", "alexandria A", ((3, 0, 0), (0, 0, 0), (7, 0, 0))),
    ("C66", "alexandria B", ((0, 0, 0), (0, 0, 0), (7, 0, 0))),
    ("C67", "ephesos A", ((3, 0, 0), (0, 9, 0), (7, 0, 0))),
    ("C67", "ephesos B", ((2, 4, 0), (3, 4, 0), (5, 4, 0))),
    ("C68", "babylon A", ((3, 0, 0), (0, 0, 0), (7, 0, 0))),
    ("C68", "babylon B", ((3, 0, 0), (0, 0, 0), (0, 0, 0))),
    ("C74", "olympia A", ((3, 0, 0), (0, 0, 0), (7, 0, 0))),
    ("C76", "olympia B", ((0, 0, 0), (5, 0, 0), (0, 0, 0))),
    ("C82", "halikarnassos A", ((3, 0, 0), (0, 0, 0), (7, 0, 0))),
    ("C82", "halikarnassos B", ((2, 0, 0), (1, 0, 0), (0, 0, 0))),
]


@pytest.mark.parametrize(("ruling", "board", "stages"), STAGE_CASES)
def test_every_stage_brings_its_points_coins_and_shields(
    ruling: str, board: str, stages: tuple[Brought, ...]
) -> None:
    """C64, C65, C67: coins come once, when the stage is built."""
    state = classic(boards=(board,), built=(RICH,), coins=(0,))
    earned = [0, 0, 0]
    for number, brought in enumerate(stages, 1):
        play(state, f"stage {hand_of(state, 0)[0]}")
        if state.decision() == "raise":
            act(state, 0, "pass")
        earned = [sum(both) for both in zip(earned, brought, strict=True)]
        assert city(state, 0).stages == number
        assert [points(state, 0)["wonder"], treasuries(state)[0], city(state, 0).shields] == earned
    assert ways(state, 0, "stage") == [], "there is no stage more"
    play(state)
    coins = earned[1] + 3
    assert [points(state, 0)["wonder"], treasuries(state)[0]] == [earned[0], coins]


def test_every_side_of_every_board_has_been_tested_here() -> None:
    sides = {f"{board['id']} {side}" for board in DATA["boards"] for side in board["sides"]}
    assert {board for _, board, _ in STAGE_CASES} == sides


# Alexandria

RAW_CARDS = {
    "wood": "stockade",
    "stone": "baths",
    "clay": "guard_tower",
    "ore": "barracks",
}
MADE_CARDS = {"glass": "workshop", "cloth": "apothecary", "papyrus": "scriptorium"}
"""Cards of Age I that cost one unit of a resource."""


@pytest.mark.parametrize(
    ("board", "stages", "resources"),
    [
        ("alexandria A", 1, {"glass"}),
        ("alexandria A", 2, {"glass", *RAW_CARDS}),
        ("alexandria B", 0, {"glass"}),
        ("alexandria B", 1, {"glass", *RAW_CARDS}),
        ("alexandria B", 2, {*MADE_CARDS, *RAW_CARDS}),
    ],
)
def test_alexandrias_stages_make_any_resource_of_a_group(
    board: str, stages: int, resources: set[str]
) -> None:
    """C66."""
    cards = {**RAW_CARDS, **MADE_CARDS}
    state = classic(boards=(board,), stages=(stages,), hands=((*cards.values(),),), coins=(0,))
    makes = {resource for resource, card in cards.items() if ways(state, 0, f"build {card}")}
    assert makes == resources


def test_alexandrias_stage_makes_one_unit_a_round_and_again_in_the_next() -> None:
    """C66."""
    state = classic(
        boards=("alexandria A",),
        age=2,
        hands=(("library", "dispensary"), ("temple",)),
        built=(("stone_pit", "clay_pool", "loom"),),
        stages=(2,),
        coins=(0,),
    )
    assert ways(state, 0, "build dispensary") == [], "two ore: one is missing"
    play(state, "build library", f"sell {hand_of(state, 1)[0]}")
    assert ways(state, 0, "build temple") == [""], "after stone it makes wood"


@pytest.mark.parametrize("stages", [0, 2])
def test_what_alexandrias_stages_make_is_not_for_sale(stages: int) -> None:
    """C66: the glass of the board is."""
    state = classic(
        boards=("alexandria B", "gizah A", "rhodos A"),
        hands=((), (*RAW_CARDS.values(), *MADE_CARDS.values())),
        stages=(stages,),
        coins=(0, 50, 0),
    )
    bought = {card for card in MADE_CARDS.values() if ways(state, 1, f"build {card}")}
    assert bought == {"workshop"}
    assert ways(state, 1, "build workshop") == ["right 2"]
    assert ways(state, 1, "build stockade") == ways(state, 1, "build guard_tower") == []
    assert ways(state, 1, "build barracks") == ["left 2"], "Rhodos sells, Alexandria does not"


# Babylon's symbol


@pytest.mark.parametrize(("board", "stages"), [("babylon A", 2), ("babylon B", 3)])
def test_babylons_symbol_is_chosen_when_points_are_counted(board: str, stages: int) -> None:
    """C68: the best choice changes with what is built after the stage."""
    state = classic(boards=(board,), stages=(stages - 1,), built=((*RICH, "apothecary"),))
    assert points(state, 0)["green"] == 1
    play(state, f"stage {hand_of(state, 0)[0]}")
    assert points(state, 0)["green"] == 4, "a second compass"
    put_into_city(state, 0, state.game.names["card"].index("workshop"))
    assert points(state, 0)["green"] == 1 + 1 + 1 + 7, "a tablet"
    put_into_city(state, 0, state.game.names["card"].index("school"))
    assert points(state, 0)["green"] == 4 + 1 + 1 + 7, "a second of any"
    assert seats_asked(state) == [0, 1, 2], "nobody is asked"


@pytest.mark.parametrize(("board", "stages"), [("babylon A", 1), ("babylon B", 2)])
def test_without_the_stage_babylon_has_no_symbol(board: str, stages: int) -> None:
    """C68."""
    state = classic(boards=(board,), stages=(stages,), built=(("apothecary",),))
    assert points(state, 0)["green"] == 1
