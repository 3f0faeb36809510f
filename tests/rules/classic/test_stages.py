"""Wonder stages in general (C59-C63)."""

from typing import Any

import pytest

from tests.rules.classic.table import (
    DATA,
    act,
    cards_in,
    city,
    classic,
    hand_of,
    has,
    legal,
    play,
    points,
    treasuries,
    ways,
)

Cards = tuple[str, ...]
BOARDS = {board["id"]: board for board in DATA["boards"]}
STAGES = [
    (f"{board} {side}", number)
    for board, printed in BOARDS.items()
    for side in "AB"
    for number in range(len(printed["sides"][side]))
]
"""Every stage: the side of its board, and the number of stages before it."""

MAKERS = {
    "wood": ("lumber_yard", "sawmill"),
    "stone": ("stone_pit", "quarry"),
    "clay": ("clay_pool", "brickyard"),
    "ore": ("ore_vein", "foundry"),
    "glass": ("glassworks", "glassworks_2"),
    "cloth": ("loom", "loom_2"),
    "papyrus": ("press", "press_2"),
}
"""Cards that produce one unit and two, or one of each of the goods."""


def printed_stage(board: str, number: int) -> dict[str, Any]:
    """Return a stage of the component list."""
    id, side = board.split()
    stage: dict[str, Any] = BOARDS[id]["sides"][side][number]
    return stage


def makers(board: str, cost: dict[str, int]) -> list[str]:
    """List cards that, with the board's own resource, produce exactly the cost of a stage."""
    cards = []
    for resource, units in cost.items():
        more = units - (BOARDS[board.split()[0]]["resource"] == resource)
        one, two = MAKERS[resource]
        cards += {0: [], 1: [one], 2: [two], 3: [one, two]}[more]
    return cards


@pytest.mark.parametrize(("board", "number"), STAGES)
def test_the_next_stage_is_built_for_what_the_board_says(board: str, number: int) -> None:
    """C59, C60."""
    cost = printed_stage(board, number)["cost"]
    setting = {"boards": (board,), "stages": (number,), "coins": (0,)}
    exact = makers(board, cost)
    state = classic(built=(exact,), **setting)  # type: ignore[arg-type]
    if not has_choice(board, number):
        for missing in exact:
            fewer = [card for card in exact if card != missing]
            short = classic(built=(fewer,), **setting)  # type: ignore[arg-type]
            assert ways(short, 0, "stage") == []
    assert ways(state, 0, "stage") == hand_of(state, 0)
    play(state, f"stage {hand_of(state, 0)[0]}")
    assert city(state, 0).stages == number + 1


def has_choice(board: str, number: int) -> bool:
    """Return whether an earlier stage produces a resource of choice."""
    return any(
        effect[0] == "produces_one_of"
        for earlier in range(number)
        for effect in printed_stage(board, earlier)["effects"]
    )


EVERYTHING = tuple(card for pair in MAKERS.values() for card in pair)


@pytest.mark.parametrize("board", [f"{board} {side}" for board in BOARDS for side in "AB"])
def test_stages_are_built_from_left_to_right_one_for_each_action_and_once(board: str) -> None:
    """C59, C61: all of them in one Age."""
    state = classic(boards=(board,), built=(EVERYTHING,), coins=(0,))
    id, side = board.split()
    stages = BOARDS[id]["sides"][side]
    worth = 0
    for number, stage in enumerate(stages):
        texts = ways(state, 0, "stage")
        assert len(texts) == len(set(texts)) == len(set(hand_of(state, 0)))
        play(state, f"stage {hand_of(state, 0)[0]}")
        if state.decision() == "raise":
            act(state, 0, "pass")
        assert city(state, 0).stages == number + 1
        worth += sum(effect[1] for effect in stage["effects"] if effect[0] == "points")
        assert points(state, 0)["wonder"] == worth
    assert state.age == 1
    assert ways(state, 0, "stage") == []


@pytest.mark.parametrize("seats", [3, 7])
def test_nobody_has_to_build_any_stage(seats: int) -> None:
    """C61: each card may be sold or built instead, to the end of the game."""
    state = classic(seats, age=3, built=(EVERYTHING,) * seats)
    for _ in range(6):
        for seat in range(seats):
            assert ways(state, seat, "stage")
            assert ways(state, seat, "sell")
        play(state)
    assert state.outcome() is not None
    assert [int(here.stages) for here in state.cities] == [0] * seats


def test_any_card_will_do_for_a_stage_and_its_own_cost_is_not_paid() -> None:
    """C60: the Palace, which asks for all seven resources, and a guild."""
    for card in ("palace", "workers_guild"):
        state = classic(age=3, hands=((card,),), built=(("stone_pit",),), coins=(3,))
        assert ways(state, 0, f"build {card}") == []
        play(state, f"stage {card}")
        assert city(state, 0).stages == 1
        assert treasuries(state)[0] == 3
        assert cards_in(state, 0) == {"stone_pit"}


def test_a_card_that_costs_coins_costs_none_under_a_stage() -> None:
    """C60."""
    state = classic(hands=(("clay_pit",),), built=(("stone_pit",),), coins=(0,))
    play(state, "stage clay_pit")
    assert (treasuries(state)[0], city(state, 0).stages) == (0, 1)


@pytest.mark.parametrize(
    ("board", "number", "coins"),
    [
        ("ephesos A", 1, 9),
        ("ephesos B", 0, 4),
        ("ephesos B", 1, 4),
        ("ephesos B", 2, 4),
        ("rhodos B", 0, 3),
        ("rhodos B", 1, 4),
    ],
)
def test_coins_of_a_stage_are_paid_out_once_when_it_is_built(
    board: str, number: int, coins: int
) -> None:
    """C62."""
    state = classic(
        boards=(board,),
        hands=((), (), ("altar", "theater")),
        built=(EVERYTHING,),
        stages=(number,),
        coins=(0,),
    )
    play(state, f"stage {hand_of(state, 0)[0]}", "", "sell theater")
    assert treasuries(state)[0] == coins
    play(state, "build altar")
    assert treasuries(state)[0] == coins
    assert has(state, 0, "altar")


def test_a_stage_works_from_the_moment_it_is_built() -> None:
    """C62: shields of Rhodos count in the conflicts of the very round."""
    state = classic(boards=("rhodos A",), built=(EVERYTHING,), stages=(1,), round=6)
    play(state, f"stage {hand_of(state, 0)[0]}")
    assert [int(here.defeats) for here in state.cities] == [0, 1, 1]


def test_resources_for_a_stage_may_be_bought_as_for_a_card() -> None:
    """C63."""
    state = classic(
        boards=("ephesos A", "gizah A", "rhodos A"),
        hands=(("altar",), ("theater",), ("loom",)),
        built=(("west_trading_post",), (), ("stone_pit",)),
        coins=(3, 0, 0),
    )
    assert ways(state, 0, "stage altar") == ["left 1 right 2"]
    play(state, "stage altar", "build theater", "build loom")
    assert treasuries(state) == (0, 1, 2)
    assert city(state, 0).stages == 1


@pytest.mark.parametrize(("coins", "expected"), [(3, []), (4, ["left 4"]), (5, ["left 4"])])
def test_a_stage_is_offered_if_the_coins_held_pay_for_it(coins: int, expected: list[str]) -> None:
    """C63, C207."""
    state = classic(
        boards=("ephesos A", "gizah A", "rhodos A"),
        hands=(("altar",),),
        built=((), ("stone_pit",)),
        coins=(coins,),
    )
    assert ways(state, 0, "stage altar") == expected


def test_a_stage_may_be_bought_from_either_seller() -> None:
    """C63, C42."""
    state = classic(
        boards=("ephesos A", "gizah A", "rhodos A"),
        hands=(("altar",),),
        built=(("stone_pit",), (), ("quarry",)),
        coins=(3,),
    )
    assert sorted(ways(state, 0, "stage altar")) == ["left 2", "right 2"]


def test_no_chain_helps_with_a_stage() -> None:
    """C63: the Aqueduct is free by the Baths; a stage with its card costs what it costs."""
    state = classic(
        age=2,
        boards=("ephesos A", "gizah A", "rhodos A"),
        hands=(("aqueduct",),),
        built=(("baths",), ("stone_pit",)),
        coins=(4,),
    )
    assert [text for text in legal(state, 0) if "aqueduct" in text] == [
        "build aqueduct",
        "stage aqueduct left 4",
        "sell aqueduct",
    ]


@pytest.mark.parametrize("built", [(), ("foundry",)])
def test_no_free_build_of_olympia_helps_with_a_stage(built: Cards) -> None:
    """C63, C213."""
    state = classic(boards=("olympia A",), stages=(2,), built=(built,), coins=(0,))
    assert any("olympia" in text for text in legal(state, 0))
    assert ways(state, 0, "stage") == (hand_of(state, 0) if built else [])
