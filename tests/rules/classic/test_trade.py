"""Trade: sellers, goods and prices (C28-C40, C42)."""

import pytest

from tests.rules.classic.table import (
    act,
    cards_in,
    city,
    classic,
    has,
    play,
    seats_asked,
    treasuries,
    ways,
)

Cards = tuple[str, ...]

DRY = ("rhodos A", "babylon A", "olympia A")
"""Three boards of which none makes stone, glass, cloth or papyrus."""


@pytest.mark.parametrize(
    ("seller", "expected"), [(1, ["left 2"]), (2, []), (3, []), (4, ["right 2"])]
)
def test_only_the_neighbors_sell(seller: int, expected: list[str]) -> None:
    """C28."""
    built: list[Cards] = [()] * 5
    built[seller] = ("stone_pit",)
    boards = (*DRY, "ephesos A", "alexandria A")
    state = classic(5, boards=boards, hands=(("baths",),), built=built, coins=(20,))
    assert ways(state, 0, "build baths") == expected


SALE_CASES: list[tuple[str, str, Cards, int, str, bool]] = [
    ("C29 board", "gizah A", (), 0, "baths", True),
    ("C29 board, goods", "ephesos B", (), 0, "scriptorium", True),
    ("C29 brown", "rhodos A", ("stone_pit",), 0, "baths", True),
    ("C29 brown, a choice", "rhodos A", ("timber_yard",), 0, "baths", True),
    ("C29 brown, double", "rhodos A", ("quarry",), 0, "baths", True),
    ("C29 gray", "rhodos A", ("press",), 0, "scriptorium", True),
    ("C29 gray of Age II", "rhodos A", ("press_2",), 0, "scriptorium", True),
    ("C30 Forum", "rhodos A", ("forum",), 0, "scriptorium", False),
    ("C30 Caravansery", "rhodos A", ("caravansery",), 0, "baths", False),
    ("C30 stage, raw", "alexandria A", (), 2, "baths", False),
    ("C30 stage, raw, side B", "alexandria B", (), 1, "baths", False),
    ("C30 stage, goods", "alexandria B", (), 2, "scriptorium", False),
]


@pytest.mark.parametrize(("ruling", "board", "built", "stages", "card", "is_sold"), SALE_CASES)
def test_boards_brown_and_gray_cards_are_for_sale_and_yellow_cards_and_stages_are_not(
    ruling: str, board: str, built: Cards, stages: int, card: str, is_sold: bool
) -> None:
    """C29, C30."""
    state = classic(
        boards=("babylon A", board, "olympia A"),
        hands=((card,), (), ()),
        built=((), built),
        stages=(0, stages),
        coins=(10,),
    )
    assert ways(state, 0, f"build {card}") == (["left 2"] if is_sold else [])
    owner = classic(boards=(board,), hands=((card,),), built=(built,), stages=(stages,), coins=(0,))
    assert ways(owner, 0, f"build {card}") == [""], "its owner can use it"


@pytest.mark.parametrize(("seller", "way"), [(1, "left 2"), (2, "right 2")])
def test_a_unit_costs_two_coins_which_go_to_the_city_that_sells_it(seller: int, way: str) -> None:
    """C31."""
    built: list[Cards] = [(), (), ()]
    built[seller] = ("stone_pit",)
    state = classic(
        boards=DRY, hands=(("baths",), ("altar",), ("theater",)), built=built, coins=(2, 0, 0)
    )
    bank = state.bank
    play(state, f"build baths {way}", "build altar", "build theater")
    assert treasuries(state) == tuple(2 if seat == seller else 0 for seat in range(3))
    assert state.bank == bank


def test_each_further_unit_costs_two_coins_more() -> None:
    """C31, C35."""
    state = classic(
        age=2, boards=DRY, hands=(("walls",),), built=((), ("quarry", "stone_pit")), coins=(6,)
    )
    assert ways(state, 0, "build walls") == ["left 6"]
    play(state, "build walls")
    assert treasuries(state)[:2] == (0, 3 + 6 + 3)


def test_nobody_can_refuse_to_sell() -> None:
    """C32: the seller is not asked, whatever it does with its own card."""
    for own in ("build altar", "sell altar", "stage altar"):
        state = classic(
            boards=("rhodos A", "gizah A", "olympia A"),
            hands=(("baths",), ("altar",)),
            built=((), ("stone_pit",)),
        )
        play(state, "build baths left 2", own)
        assert has(state, 0, "baths")
        assert treasuries(state)[1] == (8 if own == "sell altar" else 5)
        assert (state.round, seats_asked(state)) == (2, [0, 1, 2])


def test_the_owner_can_use_what_it_sells_in_the_same_round() -> None:
    """C33: Gizah needs both of its stone itself."""
    state = classic(
        boards=("rhodos A", "gizah A", "olympia A"),
        hands=(("baths",), ("altar",)),
        built=((), ("stone_pit",)),
        coins=(2, 0, 0),
    )
    play(state, "build baths left 2", "stage altar")
    assert has(state, 0, "baths")
    assert city(state, 1).stages == 1
    assert treasuries(state)[:2] == (0, 2)


def test_both_neighbors_may_buy_the_same_unit_and_both_pay() -> None:
    """C34."""
    state = classic(
        7,
        boards=("rhodos A", "gizah A", "olympia A"),
        hands=(("baths",), ("altar",), ("baths",)),
        coins=(2, 0, 2),
    )
    play(state, "build baths left 2", "build altar", "build baths right 2")
    assert has(state, 0, "baths")
    assert has(state, 2, "baths")
    assert treasuries(state)[:3] == (0, 4, 0)


@pytest.mark.parametrize(
    ("theirs", "expected"),
    [
        ((), []),
        (("stone_pit",), []),
        (("stone_pit", "timber_yard"), []),
        (("quarry",), []),
        (("quarry", "timber_yard"), ["left 6"]),
        (("quarry", "stone_pit"), ["left 6"]),
        (("quarry", "stone_pit", "timber_yard"), ["left 6"]),
    ],
)
def test_a_buyer_gets_no_more_units_than_the_neighbor_produces(
    theirs: Cards, expected: list[str]
) -> None:
    """C35, C40: Walls cost three stone; of a double producer both units can be bought."""
    state = classic(age=2, boards=DRY, hands=(("walls",),), built=((), theirs), coins=(20,))
    assert ways(state, 0, "build walls") == expected


def test_of_a_producer_with_a_choice_each_buyer_takes_what_it_wants() -> None:
    """C36: the right neighbor takes stone of the Timber Yard, the left one and its owner wood."""
    state = classic(
        7,
        boards=("rhodos A", "babylon A", "gizah A"),
        hands=(("baths",), ("stockade",), ("stockade",)),
        built=((), ("timber_yard",)),
        coins=(2, 0, 2),
    )
    play(state, "build baths left 2", "build stockade", "build stockade right 2")
    assert cards_in(state, 0) == {"baths"}
    assert cards_in(state, 1) == {"timber_yard", "stockade"}
    assert cards_in(state, 2) == {"stockade"}
    assert treasuries(state)[:3] == (0, 4, 0)


@pytest.mark.parametrize(
    ("theirs", "expected"),
    [
        (("clay_pit",), []),
        (("clay_pit", "forest_cave"), ["left 4"]),
        (("clay_pit", "mine"), ["left 4"]),
        (("mine", "forest_cave"), []),
    ],
)
def test_of_a_neighbors_producer_with_a_choice_a_buyer_takes_one_unit(
    theirs: Cards, expected: list[str]
) -> None:
    """C36: the Stables need a clay and an ore besides the own wood."""
    state = classic(
        age=2,
        boards=("olympia A", "ephesos A", "gizah A"),
        hands=(("stables",),),
        built=((), theirs),
        coins=(20,),
    )
    assert ways(state, 0, "build stables") == expected


def test_a_build_is_paid_from_own_production_and_purchases_on_both_sides() -> None:
    """C37: the Courthouse costs two clay and a cloth."""
    state = classic(
        age=2,
        boards=("babylon A", "rhodos A", "halikarnassos A"),
        hands=(("courthouse",), ("loom_2",), ("press_2",)),
        built=((), ("clay_pool",)),
        coins=(4, 0, 0),
    )
    assert ways(state, 0, "build courthouse") == ["left 2 right 2"]
    play(state, "build courthouse", "build loom_2", "build press_2")
    assert has(state, 0, "courthouse")
    assert treasuries(state) == (0, 2, 2)


def test_bought_resources_are_not_stored() -> None:
    """C38: a stone is bought for the Baths, and in the next round both that a stage needs."""
    state = classic(
        boards=("ephesos A", "gizah A", "rhodos A"),
        hands=(("baths",), (), ("altar", "theater")),
        built=((), ("stone_pit",)),
        coins=(6, 0, 0),
    )
    play(state, "build baths left 2", "", "sell theater")
    assert treasuries(state)[0] == 4
    assert ways(state, 0, "stage altar") == ["left 4"]


@pytest.mark.parametrize(("text", "sold"), [("build altar", 0), ("sell altar", 3)])
def test_only_coins_held_when_the_round_began_can_be_spent(text: str, sold: int) -> None:
    """C39: those of trade and sales count from the next round on."""
    state = classic(
        boards=("gizah A", "olympia A", "rhodos A"),
        hands=(("altar", "barracks"), ("baths",), ("stockade", "theater")),
        built=((), (), ("stone_pit",)),
        coins=(0, 2, 0),
    )
    assert ways(state, 0, "build barracks") == []
    play(state, text, "build baths right 2", "sell theater")
    assert treasuries(state)[0] == 2 + sold
    assert ways(state, 0, "build stockade") == ["left 2"]


def test_coins_of_an_effect_can_be_spent_from_the_next_round_on() -> None:
    """C39: a Tavern and a card that costs a coin."""
    state = classic(
        4,
        hands=(("tavern", "clay_pit"), (), (), ("excavation", "altar")),
        coins=(0, 0, 0, 0),
    )
    assert ways(state, 0, "build clay_pit") == []
    play(state, "build tavern", "", "", "build altar")
    assert treasuries(state)[0] == 5
    play(state, "build excavation")
    assert treasuries(state)[0] == 4


@pytest.mark.parametrize(
    ("mine", "expected"), [((), ["left 2"]), (("stone_pit",), [""]), (("timber_yard",), [""])]
)
def test_no_unit_more_is_bought_than_the_build_needs(mine: Cards, expected: list[str]) -> None:
    """C40."""
    state = classic(
        boards=("rhodos A", "gizah A", "olympia A"),
        hands=(("baths",),),
        built=(mine, ("stone_pit", "quarry")),
        coins=(20,),
    )
    assert ways(state, 0, "build baths") == expected


def test_the_buyer_picks_the_seller() -> None:
    """C42."""
    for way, expected in (("left 2", (0, 2, 0)), ("right 2", (0, 0, 2))):
        state = classic(
            boards=("rhodos A", "gizah A", "olympia A"),
            hands=(("baths",), ("altar",), ("theater",)),
            built=((), (), ("stone_pit",)),
            coins=(2, 0, 0),
        )
        assert sorted(ways(state, 0, "build baths")) == ["left 2", "right 2"]
        act(state, 0, f"build baths {way}")
        play(state, "", "build altar", "build theater")
        assert treasuries(state) == expected
