"""Discounts: Trading Posts, the Marketplace, Olympia's side B (C43-C46, C210)."""

import pytest

from tests.rules.classic.table import act, city, classic, hand_of, legal, play, treasuries, ways

Cards = tuple[str, ...]

SELLERS: tuple[Cards, Cards] = (
    ("lumber_yard", "stone_pit", "clay_pool", "loom", "glassworks", "press"),
    ("lumber_yard", "stone_pit", "clay_pool", "loom", "glassworks", "press"),
)
"""The goods of the left and the right neighbor: a unit of everything except ore."""

RAW_CARDS = ("stockade", "baths", "guard_tower")
MADE_CARDS = ("apothecary", "workshop", "scriptorium")


def offers(built: Cards, *, board: str = "rhodos A", stages: int = 0) -> dict[str, list[str]]:
    """List the ways to pay for one unit of each resource by a city with some buildings."""
    state = classic(
        boards=(board, "ephesos A" if board[0] == "r" else "rhodos B", "gizah B"),
        hands=((*RAW_CARDS, *MADE_CARDS),),
        built=(built, *SELLERS),
        stages=(stages,),
        coins=(9,),
    )
    return {card: sorted(ways(state, 0, f"build {card}")) for card in (*RAW_CARDS, *MADE_CARDS)}


FULL_PRICE = ["left 2", "right 2"]

DISCOUNT_CASES: list[tuple[str, Cards, list[str], list[str]]] = [
    ("C31 none", (), FULL_PRICE, FULL_PRICE),
    ("C43 East", ("east_trading_post",), ["left 2", "right 1"], FULL_PRICE),
    ("C43 West", ("west_trading_post",), ["left 1", "right 2"], FULL_PRICE),
    (
        "C43 both",
        ("east_trading_post", "west_trading_post"),
        ["left 1", "right 1"],
        FULL_PRICE,
    ),
    ("C44 Marketplace", ("marketplace",), FULL_PRICE, ["left 1", "right 1"]),
    (
        "C43, C44 all three",
        ("east_trading_post", "west_trading_post", "marketplace"),
        ["left 1", "right 1"],
        ["left 1", "right 1"],
    ),
]


@pytest.mark.parametrize(("ruling", "built", "raw", "made"), DISCOUNT_CASES)
def test_trading_posts_and_the_marketplace_make_a_unit_cost_one_coin(
    ruling: str, built: Cards, raw: list[str], made: list[str]
) -> None:
    """C43, C44: the right neighbor for the East, the left one for the West, both for goods."""
    offered = offers(built)
    assert [offered[card] for card in RAW_CARDS] == [raw] * 3
    assert [offered[card] for card in MADE_CARDS] == [made] * 3


@pytest.mark.parametrize(
    "built",
    [
        (),
        ("east_trading_post",),
        ("west_trading_post",),
        ("east_trading_post", "west_trading_post"),
    ],
)
def test_olympias_first_stage_of_side_b_makes_raw_materials_cost_one_coin(built: Cards) -> None:
    """C46: Trading Posts besides it make nothing cheaper still."""
    offered = offers(built, board="olympia B", stages=1)
    assert offered["baths"] == offered["guard_tower"] == ["left 1", "right 1"]
    assert [offered[card] for card in MADE_CARDS] == [FULL_PRICE] * 3


def test_olympia_pays_full_price_before_its_stage() -> None:
    """C46."""
    assert offers((), board="olympia B")["baths"] == FULL_PRICE


def test_olympia_may_build_trading_posts_all_the_same() -> None:
    """C46."""
    state = classic(
        boards=("olympia B",), hands=(("east_trading_post", "west_trading_post"),), stages=(1,)
    )
    assert {"build east_trading_post", "build west_trading_post"} <= set(legal(state, 0))


def test_a_seller_gets_the_lower_price() -> None:
    """C43."""
    state = classic(
        boards=("rhodos A", "gizah A", "babylon A"),
        hands=(("baths",), ("altar",), ("theater",)),
        built=(("west_trading_post",),),
        coins=(1, 0, 0),
    )
    play(state, "build baths left 1", "build altar", "build theater")
    assert treasuries(state) == (0, 1, 0)


def test_a_discount_is_no_business_of_the_neighbors() -> None:
    """C43: the post of the seller changes nothing, nor does that of the other neighbor."""
    state = classic(
        boards=("rhodos A", "gizah A", "babylon A"),
        hands=(("baths",),),
        built=((), ("east_trading_post", "west_trading_post"), ("east_trading_post",)),
    )
    assert ways(state, 0, "build baths") == ["left 2"]


@pytest.mark.parametrize(
    ("post", "card", "way"),
    [("west_trading_post", "baths", "left"), ("marketplace", "workshop", "right")],
)
def test_a_discount_begins_with_the_next_round(post: str, card: str, way: str) -> None:
    """C45."""
    state = classic(
        boards=("rhodos A", "gizah A", "alexandria A"),
        hands=((post,), ("theater",), (card, "altar")),
        coins=(3, 0, 0),
    )
    play(state, f"build {post}", "build theater", "build altar")
    assert ways(state, 0, f"build {card}") == [f"{way} 1"]


def test_olympias_stage_makes_trade_cheaper_from_the_next_round_on() -> None:
    """C45, C46."""
    state = classic(
        boards=("olympia B", "gizah A", "rhodos A"),
        hands=(("altar", "barracks"), ("theater",), ("baths", "press")),
        built=(("lumber_yard",),),
    )
    assert ways(state, 0, "build barracks") == ["right 2"]
    play(state, "stage altar", "build theater", "build press")
    assert ways(state, 0, "build baths") == ["left 1"]


def test_in_the_round_of_its_building_a_discount_does_not_serve_the_last_card() -> None:
    """C45: Babylon builds the post with its regular card, and pays the full price for the other."""
    state = classic(
        boards=("babylon B", "gizah A", "rhodos A"),
        hands=(("west_trading_post", "baths"),),
        stages=(2,),
        round=6,
    )
    play(state, "build west_trading_post")
    assert state.decision() == "last_card"
    assert ways(state, 0, "build baths") == ["left 2"]
    act(state, 0, "pass")
    assert city(state, 0).prices & 255 == 1


ALL_DISCOUNTS = ("east_trading_post", "west_trading_post", "marketplace")


def test_no_discount_touches_coins_that_the_bank_is_due() -> None:
    """C210."""
    setting = {"boards": ("olympia B",), "stages": (1,), "built": (ALL_DISCOUNTS,)}
    poor = classic(hands=(("clay_pit",),), coins=(0,), **setting)  # type: ignore[arg-type]
    assert ways(poor, 0, "build clay_pit") == []
    state = classic(hands=(("clay_pit",),), coins=(1,), **setting)  # type: ignore[arg-type]
    bank = state.bank
    act(state, 0, "build clay_pit")
    play(state, "", *(f"build {hand_of(state, seat)[0]}" for seat in (1, 2)))
    assert treasuries(state)[0] == 0
    assert state.bank == bank + 1
