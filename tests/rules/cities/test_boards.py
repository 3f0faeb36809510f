"""Byzantium and Petra on both sides, and stages without resources (C175-C177)."""

from typing import Any

import pytest

from tests.rules.cities.black_cards import DATA, asked_to_pay
from tests.rules.cities.table import cities
from tests.rules.classic.table import (
    RICH,
    act,
    city,
    deal_on,
    debts_of,
    diplomacy_of,
    hand_of,
    play,
    points,
    seats_asked,
    tokens,
    treasuries,
    ways,
)
from thaumata.classic.state import ClassicState

BOARDS: dict[str, dict[str, Any]] = {board["id"]: board for board in DATA["boards"]}

STAGE_CASES: list[tuple[str, str, int, int, int, int, int]] = [
    ("C147", "byzantium A", 0, 0, 3, 0, 0),
    ("C147", "byzantium A", 1, 0, 4, 1, 0),
    ("C147", "byzantium A", 2, 0, 7, 0, 0),
    ("C147", "byzantium B", 0, 0, 4, 1, 0),
    ("C147", "byzantium B", 1, 0, 6, 1, 0),
    ("C176", "petra A", 0, 0, 3, 0, 0),
    ("C176", "petra A", 1, 5, 7, 0, 0),
    ("C176", "petra A", 2, 0, 7, 0, 0),
    ("C177", "petra B", 0, 0, 3, 0, 2),
    ("C176", "petra B", 1, 10, 14, 0, 0),
]
"""A board with the number of earlier stages; the next one's coins, points, diplomacy, losses."""

each_stage = pytest.mark.parametrize(
    ("ruling", "board", "stages", "coins", "worth", "diplomacy", "loss"), STAGE_CASES
)


def builder(board: str, stages: int, **more: object) -> ClassicState:
    """Give a city with resources for everything an Altar for its next stage."""
    setting: dict[str, object] = {
        "boards": (board, "gizah A", "rhodos A", "ephesos A"),
        "hands": (("altar",),),
        "built": (RICH,),
        "stages": (stages,),
        "coins": (20, 20, 20, 20),
    }
    return cities(4, **{**setting, **more})


@each_stage
def test_a_stage_costs_and_brings_what_is_printed(
    ruling: str, board: str, stages: int, coins: int, worth: int, diplomacy: int, loss: int
) -> None:
    """C176, C177: coins for the bank, points, a diplomacy token, a loss for all others."""
    state = builder(board, stages)
    before = points(state, 0)["wonder"]
    bank = state.bank
    play(state, "stage altar")
    assert city(state, 0).stages == stages + 1
    assert treasuries(state)[0] == 20 - coins
    assert state.bank - bank == coins - 3 * 3, "all others sell"
    assert points(state, 0)["wonder"] - before == worth
    assert diplomacy_of(state) == (diplomacy, 0, 0, 0)
    assert state.decision() == ("settle" if loss else "choose")
    for seat in seats_asked(state) if loss else ():
        assert asked_to_pay(state, seat) == list(range(loss + 1))


@each_stage
def test_a_stage_is_paid_in_full_or_not_built(
    ruling: str, board: str, stages: int, coins: int, worth: int, diplomacy: int, loss: int
) -> None:
    """C176, C59: with a coin less, or without resources that it asks for, it cannot be built."""
    assert ways(builder(board, stages, coins=(coins,)), 0, "stage altar") == [""]
    if coins:
        assert ways(builder(board, stages, coins=(coins - 1,)), 0, "stage altar") == []
    alone = builder(board, stages, coins=(coins,), built=())
    assert ways(alone, 0, "stage altar") == ([""] if coins else [])


@each_stage
def test_a_stage_of_the_last_round_takes_effect_before_the_conflicts(
    ruling: str, board: str, stages: int, coins: int, worth: int, diplomacy: int, loss: int
) -> None:
    """C177, C147, C232: a loss is settled, and a token serves in the conflict of the same age."""
    state = builder(board, stages, round=7, built=(RICH, ("stockade",)))
    play(state, "stage altar")
    assert (state.decision() == "settle") == (loss > 0)
    for seat in seats_asked(state) if loss else ():
        assert state.age == 1
        act(state, seat, "pay 0")
    deal_on(state)
    assert tokens(state, 0) == ([] if diplomacy else [-1])
    assert diplomacy_of(state) == (0, 0, 0, 0)
    assert debts_of(state) == (0, loss, loss, loss)


@pytest.mark.parametrize("board", ["byzantium A", "byzantium B", "petra A", "petra B"])
def test_a_complete_wonder_has_no_further_stage(board: str) -> None:
    """C59, C132: and its board sells its resource to the neighbors."""
    name, side = board.split()
    stages = len(BOARDS[name]["sides"][side])
    assert (name, side, stages) in {
        ("byzantium", "A", 3),
        ("byzantium", "B", 2),
        ("petra", "A", 3),
        ("petra", "B", 2),
    }
    card = {"stone": "baths", "clay": "guard_tower"}[BOARDS[name]["resource"]]
    state = builder(
        board,
        stages,
        boards=(board, "rhodos A", "ephesos A", "alexandria A"),
        hands=(("altar",), (card,)),
        built=(),
    )
    assert ways(state, 0, "stage altar") == []
    assert ways(state, 1, f"build {card}") == ["right 2"]


# Petra


@pytest.mark.parametrize(("board", "coins"), [("petra A", 5), ("petra B", 10)])
def test_a_coin_stage_is_paid_with_coins_of_the_rounds_beginning(board: str, coins: int) -> None:
    """C176, C39: what others pay in the round comes too late."""
    state = builder(
        board,
        1,
        boards=(board, "rhodos A", "ephesos A", "alexandria A"),
        hands=(("altar",), ("guard_tower",)),
        built=(),
        coins=(coins - 1, 9, 9, 9),
    )
    assert ways(state, 0, "stage altar") == []
    play(state, "sell altar", "build guard_tower right 2")
    assert treasuries(state)[0] == coins - 1 + 3 + 2
    assert ways(state, 0, f"stage {hand_of(state, 0)[0]}") == [""]


def test_the_first_stage_of_petra_b_is_a_loss_like_any_other() -> None:
    """C177, C139, C141: it adds up with that of a card, and is split freely."""
    state = builder("petra B", 0, hands=(("altar",), ("hideout",)), coins=(20, 0, 1, 20))
    play(state, "stage altar", "build hideout")
    assert seats_asked(state) == [0, 1, 2, 3]
    assert [asked_to_pay(state, seat)[-1] for seat in range(4)] == [1, 0, 3, 3]
    for seat, paid in enumerate((1, 0, 2, 3)):
        act(state, seat, f"pay {paid}")
    assert treasuries(state) == (19, 0, 1 + 3 - 2, 20 + 3 - 3)
    assert debts_of(state) == (0, 2, 1, 0)


# Architect Firm


def test_an_architect_firm_waives_the_resources_of_stages_from_the_next_round_on() -> None:
    """C175: not yet in the round in which it is built."""
    state = cities(
        boards=("babylon B", "gizah A", "rhodos A"),
        age=2,
        round=7,
        hands=(("architect_firm", "statue"),),
        built=(("press",),),
        stages=(2,),
        coins=(1, 0, 0),
    )
    play(state, "build architect_firm")
    assert state.decision() == "last_card"
    assert ways(state, 0, "stage statue") == []
    act(state, 0, "pass")
    deal_on(state)
    assert treasuries(state)[0] == 0
    assert ways(state, 0, f"stage {hand_of(state, 0)[0]}") == [""]
    assert points(state, 0)["black"] == 2


@pytest.mark.parametrize("stages", [0, 1, 2])
@pytest.mark.parametrize("board", ["olympia B", "halikarnassos A", "alexandria B", "byzantium A"])
def test_an_architect_firm_waives_every_resource_of_every_stage(board: str, stages: int) -> None:
    """C175: it builds no card with that."""
    state = builder(
        board,
        stages,
        built=(("architect_firm",),),
        hands=(("palace",),),
        age=3,
        coins=(0, 0, 0, 0),
    )
    assert ways(state, 0, "stage palace") == [""]
    assert ways(state, 0, "build palace") == []


@pytest.mark.parametrize(("board", "coins"), [("petra A", 5), ("petra B", 10)])
def test_an_architect_firm_never_waives_coins(board: str, coins: int) -> None:
    """C175, C176."""
    firm = (("architect_firm",),)
    assert ways(builder(board, 1, built=firm, coins=(coins - 1,)), 0, "stage altar") == []
    state = builder(board, 1, built=firm, coins=(coins,))
    play(state, "stage altar")
    assert treasuries(state)[0] == 0


def test_an_architect_firm_from_the_discard_pile_works_in_the_next_round() -> None:
    """C175, C85."""
    state = builder("halikarnassos B", 0, discards=("architect_firm",), built=(("foundry",),))
    play(state, "stage altar")
    act(state, 0, "build architect_firm")
    assert ways(state, 0, f"stage {hand_of(state, 0)[0]}") == [""]


def test_an_architect_firm_builds_no_stage_beyond_the_last() -> None:
    """C175, C59."""
    assert ways(builder("petra B", 2, built=(("architect_firm",),)), 0, "stage altar") == []


def test_an_architect_firm_of_the_free_city_makes_every_card_usable() -> None:
    """C175, C118: it may not sell any more."""
    state = cities(
        2,
        boards=("rhodos A", "ephesos A", "gizah A"),
        hands=(("altar", "stockade"),),
        built=((), (), ("architect_firm",)),
        coins=(0, 0, 0),
    )
    act(state, 0, "sell altar")
    assert ways(state, 0, "city sell") == []
    assert ways(state, 0, "city stage stockade") == [""]
