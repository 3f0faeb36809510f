"""Cheaper purchases by black cards (C173, C174, C236, C237)."""

import pytest

from tests.rules.cities.table import cities
from tests.rules.classic.table import act, hand_of, play, treasuries, ways
from tests.rules.classic.two_players import choosing, finish, for_free_city
from thaumata.classic.state import ClassicState

Cards = tuple[str, ...]

WEST = "west_clandestine_wharf"
EAST = "east_clandestine_wharf"
CACHE = "smugglers_cache"
WEST_POST = "west_trading_post"
EAST_POST = "east_trading_post"
MARKET = "marketplace"


def buyer(
    card: str, own: Cards, left: Cards = (), right: Cards = (), **more: object
) -> ClassicState:
    """Give Gizah a card, with Rhodos and its ore to the left, Ephesos and its papyrus to the right.

    All have nine coins.
    """
    setting: dict[str, object] = {
        "boards": ("gizah A", "rhodos A", "ephesos A"),
        "age": 1 if card in ("barracks", "scriptorium", "stockade", "pigeonhole", "baths") else 2,
        "hands": ((card,),),
        "built": (own, left, right),
        "coins": (9, 9, 9),
    }
    return cities(3, **{**setting, **more})


Case = tuple[str, str, Cards, Cards, Cards, list[str]]

WHARF_CASES: list[Case] = [
    ("C173 no wharf", "barracks", (), (), (), ["left 2"]),
    ("C173 a raw material", "barracks", (WEST,), (), (), ["left 1"]),
    ("C173 a manufactured good", "scriptorium", (EAST,), (), (), ["right 1"]),
    ("C173 not on the other side", "barracks", (EAST,), (), (), ["left 2"]),
    ("C173 not on the other side", "scriptorium", (WEST,), (), (), ["right 2"]),
    ("C173 with a Trading Post", "barracks", (WEST, WEST_POST), (), (), [""]),
    ("C173 with the wrong Trading Post", "barracks", (WEST, EAST_POST), (), (), ["left 1"]),
    ("C173 with a Marketplace", "scriptorium", (EAST, MARKET), (), (), [""]),
    (
        "C173 the choice of sellers stays",
        "barracks",
        (WEST,),
        (),
        ("ore_vein",),
        ["left 1", "right 2"],
    ),
    ("C173 on both sides", "barracks", (WEST, EAST), (), ("ore_vein",), ["right 1", "left 1"]),
    ("C173 the first of two units", "statue", (WEST, "lumber_yard"), ("ore_vein",), (), ["left 3"]),
    ("C173 of three", "statue", (WEST,), ("ore_vein", "lumber_yard"), (), ["left 5"]),
    (
        "C173 one on each side",
        "statue",
        (WEST, EAST, "ore_vein"),
        (),
        ("sawmill",),
        ["left 1 right 1"],
    ),
    ("C173 nothing to buy", "baths", (WEST, EAST), (), (), [""]),
]
"""A card, the cards of the own city and of both neighboring ones, and the ways to pay."""

CACHE_CASES: list[Case] = [
    ("C174 the board to the left", "barracks", (CACHE,), (), (), ["left 1"]),
    ("C174 the board to the right", "scriptorium", (CACHE,), (), (), ["right 1"]),
    ("C174 no brown card", "barracks", (CACHE,), (), ("ore_vein",), ["left 1", "right 2"]),
    ("C174 no brown card", "stockade", (CACHE,), ("lumber_yard",), (), ["left 2"]),
    ("C174 with a Trading Post", "barracks", (CACHE, WEST_POST), (), (), [""]),
    ("C174 with a Marketplace", "scriptorium", (CACHE, MARKET), (), (), [""]),
    ("C237 one unit of the board", "statue", (CACHE, "lumber_yard"), ("ore_vein",), (), ["left 3"]),
    ("C237 and no more", "statue", (CACHE, "lumber_yard"), ("foundry",), (), ["left 3"]),
]

BOTH_CASES: list[Case] = [
    ("C236 Cache and Wharf", "barracks", (CACHE, WEST), (), (), [""]),
    ("C236 never below nothing", "barracks", (CACHE, WEST, WEST_POST), (), (), [""]),
    ("C236 the other good", "scriptorium", (CACHE, EAST, MARKET), (), (), [""]),
    ("C236 two units", "statue", (CACHE, WEST, "lumber_yard"), ("ore_vein",), (), ["left 2"]),
    (
        "C236 the Wharf is not wasted on a unit that is free",
        "statue",
        (CACHE, WEST, WEST_POST, "lumber_yard"),
        ("ore_vein",),
        (),
        [""],
    ),
    (
        "C236 three units",
        "statue",
        (CACHE, WEST, WEST_POST),
        ("ore_vein", "lumber_yard"),
        (),
        ["left 1"],
    ),
    (
        "C236 a raw material and a good of one neighbor",
        "school",
        (CACHE, EAST, EAST_POST),
        (),
        ("lumber_yard",),
        ["right 1"],
    ),
]


@pytest.mark.parametrize(
    ("what", "card", "own", "left", "right", "offered"), WHARF_CASES + CACHE_CASES + BOTH_CASES
)
def test_rebates_lower_what_is_paid_to_a_neighbor(
    what: str, card: str, own: Cards, left: Cards, right: Cards, offered: list[str]
) -> None:
    """C173, C174, C236, C237."""
    assert ways(buyer(card, own, left, right), 0, f"build {card}") == offered


def test_a_cache_lowers_the_prices_of_both_boards_in_one_round() -> None:
    """C237: a coin less on either side."""
    boards = ("gizah A", "olympia A", "ephesos A")
    assert ways(buyer("school", (), boards=boards), 0, "build school") == ["left 2 right 2"]
    assert ways(buyer("school", (CACHE,), boards=boards), 0, "build school") == ["left 1 right 1"]


@pytest.mark.parametrize(
    ("own", "paid"),
    [((), 2), ((WEST,), 1), ((CACHE,), 1), ((WEST, CACHE), 0), ((WEST_POST, WEST), 0)],
)
def test_the_seller_gets_what_is_paid(own: Cards, paid: int) -> None:
    """C173, C174, C31: nothing where the unit is free."""
    state = buyer("barracks", own)
    play(state, "build barracks" + (f" left {paid}" if paid else ""))
    assert treasuries(state) == (9 - paid, 9 + 3 + paid, 9 + 3)


def test_rebates_never_concern_coins_for_the_bank() -> None:
    """C236, C210: a Pigeonhole costs a coin and an ore."""
    assert ways(buyer("pigeonhole", (CACHE, WEST)), 0, "build pigeonhole") == [""]
    assert ways(buyer("pigeonhole", (CACHE, WEST), coins=(1,)), 0, "build pigeonhole") == [""]
    assert ways(buyer("pigeonhole", (CACHE, WEST), coins=(0,)), 0, "build pigeonhole") == []


@pytest.mark.parametrize(("coins", "offered"), [(3, ["left 3"]), (2, [])])
def test_the_purse_is_held_against_the_price_after_the_rebate(
    coins: int, offered: list[str]
) -> None:
    """C173, C39."""
    state = buyer("statue", (WEST, "lumber_yard"), ("ore_vein",), coins=(coins,))
    assert ways(state, 0, "build statue") == offered


def test_stages_are_bought_with_rebates_too() -> None:
    """C173, C174, C63: two wood for the next stage of Rhodos."""
    state = buyer(
        "statue",
        (CACHE, WEST),
        ("lumber_yard",),
        boards=("rhodos A", "olympia A", "ephesos A"),
    )
    assert ways(state, 0, "stage statue") == ["left 2"]


@pytest.mark.parametrize("card", [WEST, CACHE])
def test_a_rebate_works_from_the_next_round_on_and_in_each_anew(card: str) -> None:
    """C173, C174."""
    state = cities(
        boards=("gizah A", "rhodos A", "ephesos A"),
        hands=((card,), ("altar", "pigeonhole"), ("theater", "barracks")),
        coins=(9, 9, 9),
    )
    play(state, f"build {card}", "sell altar", "sell theater")
    assert ways(state, 0, "build barracks") == ["left 1"]
    play(state, f"sell {hand_of(state, 0)[0]}")
    assert ways(state, 0, "build pigeonhole") == ["left 1"]


@pytest.mark.parametrize("card", [WEST, CACHE])
def test_a_rebate_does_not_yet_work_for_babylons_last_card(card: str) -> None:
    """C173, C174, C211: nor does any other discount of the round."""
    state = cities(
        boards=("babylon B", "rhodos A", "ephesos A"),
        round=7,
        hands=((card, "barracks"),),
        stages=(2,),
        coins=(9,),
    )
    play(state, f"build {card}")
    assert ways(state, 0, "build barracks") == ["left 2"]


@pytest.mark.parametrize("card", [WEST, CACHE])
def test_a_rebate_from_the_discard_pile_works_in_the_next_round(card: str) -> None:
    """C173, C174, C85."""
    state = cities(
        boards=("halikarnassos B", "rhodos A", "ephesos A"),
        hands=(("stockade",), (), ("theater", "barracks")),
        built=(("brickyard", "clay_pool"),),
        stages=(1,),
        coins=(9, 9, 9),
        discards=(card,),
    )
    play(state, "stage stockade", "", "sell theater")
    act(state, 0, f"build {card}")
    assert ways(state, 0, "build barracks") == ["left 1"]


def test_the_free_city_has_its_own_rebates() -> None:
    """C173, C120: the controller sits to its left."""
    state = choosing(
        "barracks",
        expansions=("cities",),
        built=((), ("ore_vein",), (WEST,)),
        coins=(0, 0, 9),
    )
    assert for_free_city(state)[:2] == ["build barracks left 1", "build barracks right 2"]
    finish(state, "build barracks left 1")
    assert treasuries(state) == (3 + 1, 0, 8)


def test_the_free_city_buys_from_a_players_board_with_a_cache() -> None:
    """C174, C237: Rhodos is the board of the controller."""
    state = choosing(
        "barracks",
        expansions=("cities",),
        built=((), ("ore_vein",), (CACHE,)),
        coins=(0, 0, 9),
    )
    assert for_free_city(state)[:2] == ["build barracks left 1", "build barracks right 2"]
