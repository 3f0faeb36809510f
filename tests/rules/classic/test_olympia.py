"""Olympia's free build, stage 2 of side A (C74, C75)."""

import pytest

from tests.rules.classic.table import (
    classic,
    deal_on,
    hand_of,
    has,
    legal,
    play,
    sell_on,
    treasuries,
)
from thaumata.classic.state import ClassicState


def free_builds(state: ClassicState) -> list[str]:
    """List the cards that Olympia may build for free by its power."""
    return [text.split()[1] for text in legal(state, 0) if text.endswith("olympia")]


@pytest.mark.parametrize(
    ("age", "card"), [(1, "clay_pit"), (1, "baths"), (2, "aqueduct"), (3, "palace"), (3, "arsenal")]
)
def test_once_in_an_age_a_building_is_built_without_paying(age: int, card: str) -> None:
    """C74: neither resources nor coins."""
    state = classic(boards=("olympia A",), age=age, hands=((card,),), stages=(2,), coins=(0, 0, 0))
    assert card in free_builds(state)
    play(state, f"build {card} olympia")
    assert has(state, 0, card)
    assert treasuries(state) == (0, 3, 3)
    for _ in range(4):
        assert free_builds(state) == []
        play(state)


@pytest.mark.parametrize(("board", "stages"), [("olympia A", 1), ("olympia B", 3)])
def test_without_the_stage_nothing_is_built_free(board: str, stages: int) -> None:
    """C74."""
    state = classic(boards=(board,), hands=(("baths",),), stages=(stages,))
    assert free_builds(state) == []


def test_the_free_build_begins_with_the_round_after_the_stage() -> None:
    """C75: in the same age."""
    state = classic(
        boards=("olympia A",),
        hands=(("stockade",), (), ("baths", "altar")),
        built=(("quarry",),),
        stages=(1,),
    )
    assert free_builds(state) == []
    play(state, "stage stockade", "", "build altar")
    assert (state.age, state.round) == (1, 2)
    assert "baths" in free_builds(state)


def test_built_in_the_last_round_the_stage_serves_from_the_next_age_on() -> None:
    """C75: nothing is built free in the age of the stage."""
    state = classic(boards=("olympia A",), built=(("quarry",),), stages=(1,), round=6)
    play(state, f"stage {hand_of(state, 0)[0]}")
    assert state.age == 2
    deal_on(state)
    assert free_builds(state) != []


def test_every_age_brings_one_use() -> None:
    """C75."""
    state = classic(boards=("olympia A",), stages=(2,))
    for age in (1, 2, 3):
        sell_on(state, age)
        card = free_builds(state)[0]
        play(state, f"build {card} olympia")
        assert has(state, 0, card)
        assert free_builds(state) == []
    sell_on(state, age=4)
    assert state.outcome() is not None


def test_an_unused_free_build_is_not_saved_up() -> None:
    """C75: after an age without it there is still one use only."""
    state = classic(boards=("olympia A",), stages=(2,))
    sell_on(state, age=2)
    assert free_builds(state) != []
    play(state, f"build {free_builds(state)[0]} olympia")
    assert free_builds(state) == []
    sell_on(state, age=3)
    play(state, f"build {free_builds(state)[0]} olympia")
    assert free_builds(state) == []
