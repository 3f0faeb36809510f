"""Babylon's last card, stage 2 of side B (C69-C73, C211, C212)."""

import pytest

from tests.rules.classic.table import (
    RICH,
    act,
    cards_in,
    city,
    classic,
    deal_on,
    hand_of,
    legal,
    pile_of,
    play,
    points,
    seats_asked,
    sell_on,
    treasuries,
    ways,
)
from thaumata.classic.state import ClassicState

Cards = tuple[str, ...]


def babylon(*hand: str, **more: object) -> ClassicState:
    """Set up the last round of an age for Babylon, with its second stage built."""
    setting: dict[str, object] = {
        "boards": ("babylon B", "gizah A", "rhodos A"),
        "hands": (hand, ("altar", "stockade"), ("theater", "barracks")),
        "stages": (2,),
        "coins": (0, 0, 0),
        "round": 6,
    }
    return classic(**{**setting, **more})  # type: ignore[arg-type]


LAST_CARD_CASES: list[tuple[str, str, Cards, int, int, Cards]] = [
    ("C69 built", "build pawnshop", ("pawnshop",), 2, 0, ()),
    ("C69 used for stage 3", "stage pawnshop", (), 3, 0, ()),
    ("C69 sold", "sell pawnshop", (), 2, 3, ("pawnshop",)),
    ("C71 declined", "pass", (), 2, 0, ("pawnshop",)),
]


@pytest.mark.parametrize(
    ("ruling", "text", "built", "stages", "coins", "discarded"), LAST_CARD_CASES
)
def test_babylon_may_play_its_last_card_or_do_without(
    ruling: str, text: str, built: Cards, stages: int, coins: int, discarded: Cards
) -> None:
    """C69, C71: a card that is declined brings nothing."""
    state = babylon("loom", "pawnshop", built=((*RICH[:-3], "press"),), seats=4)
    play(state, "build loom", "build altar", "build theater")
    assert (state.decision(), seats_asked(state)) == ("last_card", [0])
    assert legal(state, 0) == ["build pawnshop", "stage pawnshop", "sell pawnshop", "pass"]
    act(state, 0, text)
    assert cards_in(state, 0) == {*RICH[:-3], "press", "loom", *built}
    assert city(state, 0).stages == stages
    assert treasuries(state)[0] == coins
    assert [name for name in pile_of(state) if name == "pawnshop"] == [*discarded]
    assert hand_of(state, 0) == []
    assert state.age == 2


def test_the_last_card_is_played_in_the_last_round_of_each_age_and_in_no_other() -> None:
    """C69."""
    state = classic(boards=("babylon B",), stages=(2,))
    asked = []
    while state.pending:
        play(state)
        if state.decision() == "last_card":
            asked.append((state.age, state.round))
            act(state, 0, "pass")
        deal_on(state)
    assert asked == [(1, 6), (2, 6), (3, 6)]


@pytest.mark.parametrize(("board", "stages"), [("babylon B", 1), ("babylon A", 3)])
def test_without_the_stage_the_last_card_is_lost(board: str, stages: int) -> None:
    """C69, C14."""
    state = babylon("marketplace", "loom", boards=(board,), stages=(stages,))
    play(state, "sell marketplace")
    assert state.age == 2
    assert "loom" in pile_of(state)


def test_the_last_card_is_built_at_its_cost() -> None:
    """C69: without a way to pay it can be sold only."""
    state = babylon("loom", "baths", coins=(0, 0, 0))
    play(state, "build loom")
    assert legal(state, 0) == ["sell baths", "pass"]
    state = babylon("loom", "clay_pit", coins=(1, 0, 0))
    play(state, "build loom")
    act(state, 0, "build clay_pit")
    assert treasuries(state)[0] == 0
    assert cards_in(state, 0) == {"loom", "clay_pit"}


def test_babylon_that_sells_both_cards_earns_twice() -> None:
    """C69."""
    state = babylon("loom", "baths")
    play(state, "sell loom")
    act(state, 0, "sell baths")
    assert treasuries(state)[0] == 6


def test_built_in_a_last_round_the_stage_saves_the_last_card_of_that_round() -> None:
    """C70."""
    state = babylon("marketplace", "loom", stages=(1,), built=(RICH,))
    play(state, "stage marketplace")
    assert (state.round, state.decision()) == (6, "last_card")
    assert [text for text in legal(state, 0) if "loom" in text] == ["stage loom", "sell loom"]


def test_built_before_the_last_round_the_stage_waits_for_it() -> None:
    """C69, C70."""
    state = classic(boards=("babylon B",), stages=(1,), built=(RICH,))
    play(state, f"stage {hand_of(state, 0)[0]}")
    sell_on(state, age=1, round=6)
    assert (state.round, state.decision()) == (6, "choose")
    play(state)
    assert state.decision() == "last_card"


def test_the_last_card_may_go_under_stage_three_right_after_stage_two() -> None:
    """C212."""
    state = babylon("marketplace", "loom", stages=(1,), built=((*RICH, "apothecary"),))
    play(state, "stage marketplace")
    assert points(state, 0)["green"] == 1
    act(state, 0, "stage loom")
    assert city(state, 0).stages == 3
    assert points(state, 0)["green"] == 4
    assert pile_of(state).count("loom") == 0


# A step of its own


def test_the_last_card_comes_after_the_regular_actions_of_all() -> None:
    """C72: coins and buildings of the round are there, hands of the others not yet discarded."""
    state = babylon("loom", "baths", coins=(1, 0, 0))
    play(state, "build loom", "build altar", "sell theater")
    assert state.decision() == "last_card"
    assert treasuries(state) == (1, 0, 3)
    assert [cards_in(state, seat) for seat in range(3)] == [{"loom"}, {"altar"}, set()]
    assert [hand_of(state, seat) for seat in range(3)] == [["baths"], ["stockade"], ["barracks"]]


def test_the_last_card_finds_the_buildings_of_the_round() -> None:
    """C72, C50: of two Looms the second can no longer be built."""
    state = babylon("loom", "loom", seats=6)
    play(state, "build loom")
    assert legal(state, 0) == ["sell loom", "pass"]


def test_in_this_step_nobody_but_babylon_acts_and_buying_goes_on_as_usual() -> None:
    """C73."""
    state = babylon("loom", "baths", coins=(2, 0, 0))
    play(state, "build loom", "build altar", "build theater")
    assert seats_asked(state) == [0]
    assert legal(state, 1) == legal(state, 2) == []
    assert ways(state, 0, "build") == ["baths left 2"]
    act(state, 0, "build baths left 2")
    assert treasuries(state) == (0, 2, 0)
    assert len(cards_in(state, 1)) == len(cards_in(state, 2)) == 1


COIN_CASES: list[tuple[str, str, tuple[str, str], int]] = [
    ("C211 sale", "sell loom", ("build altar", "build theater"), 3),
    ("C211 effect", "build tavern", ("build altar", "build theater"), 5),
    ("C211 trade", "build loom", ("build guard_tower right 2", "build theater"), 2),
]


@pytest.mark.parametrize(("ruling", "text", "others", "coins"), COIN_CASES)
def test_the_coins_of_this_round_can_be_spent_on_the_last_card(
    ruling: str, text: str, others: tuple[str, str], coins: int
) -> None:
    """C211."""
    regular = text.split()[1]
    state = babylon(
        regular,
        "baths",
        seats=4,
        hands=((regular, "baths"), ("altar", "guard_tower"), ("theater", "barracks")),
        coins=(0, 2, 0, 0),
    )
    play(state, text, *others)
    assert treasuries(state)[0] == coins
    act(state, 0, "build baths left 2")
    assert treasuries(state)[0] == coins - 2


def test_all_producers_work_once_more_for_the_last_card() -> None:
    """C211: the same two clay serve for both cards."""
    state = babylon(age=2, hands=(("forum", "laboratory"),), built=(("clay_pool", "press"),))
    play(state, "build forum")
    assert ways(state, 0, "build") == ["laboratory"]


def test_what_babylon_built_with_its_regular_card_already_produces() -> None:
    """C211."""
    state = babylon("stone_pit", "baths")
    play(state, "build stone_pit")
    assert ways(state, 0, "build") == ["baths"]
    state = babylon("loom", "baths")
    play(state, "build loom")
    assert ways(state, 0, "build") == []


def test_what_the_neighbors_built_in_this_round_already_produces() -> None:
    """C211."""
    hands = (("loom", "stockade"), ("lumber_yard", "altar"), ("theater", "barracks"))
    state = babylon(hands=hands, coins=(2, 0, 0))
    assert ways(state, 0, "build stockade") == []
    play(state, "build loom", "build lumber_yard", "build theater")
    assert ways(state, 0, "build") == ["stockade left 2"]


@pytest.mark.parametrize("built", [(), ("baths",)])
def test_babylons_own_buildings_chain_for_the_last_card(built: Cards) -> None:
    """C211."""
    state = babylon(age=2, hands=(("loom_2", "aqueduct"),), built=(built,))
    play(state, "build loom_2")
    assert ways(state, 0, "build") == (["aqueduct"] if built else [])


def test_discounts_built_in_this_round_do_not_work_for_the_last_card() -> None:
    """C211, C45."""
    state = babylon("west_trading_post", "baths", coins=(2, 0, 0))
    play(state, "build west_trading_post")
    assert ways(state, 0, "build") == ["baths left 2"]
    state = babylon("loom", "baths", built=(("west_trading_post",),), coins=(2, 0, 0))
    play(state, "build loom")
    assert ways(state, 0, "build") == ["baths left 1"], "an earlier discount works"


def test_a_last_card_is_part_of_the_conflicts_and_of_scoring() -> None:
    """C69, C97."""
    state = babylon("loom", "guard_tower")
    play(state, "build loom", "build altar", "build theater")
    act(state, 0, "build guard_tower")
    assert points(state, 0)["military"] == 2
