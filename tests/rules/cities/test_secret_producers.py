"""Secret Warehouse and Black Market (C171, C172, C238)."""

import pytest

from tests.rules.cities.table import cities
from tests.rules.classic.table import act, play, treasuries, ways
from tests.rules.classic.two_players import choosing, for_free_city
from thaumata.classic.state import ClassicState

Cards = tuple[str, ...]

WAREHOUSE = "secret_warehouse"
MARKET = "black_market"
SEVEN = ("lumber_yard", "clay_pool", "ore_vein", "loom", "glassworks", "press")
"""With stone, which is on the board of Gizah: all seven resources."""

OF_AGE_I = ("barracks", "scriptorium", "apothecary")


def builder(card: str, own: Cards, **more: object) -> ClassicState:
    """Give Gizah a card; the neighbors produce ore and papyrus. All have no coins."""
    setting: dict[str, object] = {
        "boards": ("gizah A", "rhodos A", "ephesos A"),
        "age": 1 if card in OF_AGE_I else 2,
        "hands": ((card,),),
        "built": (own,),
        "coins": (0, 0, 0),
    }
    return cities(3, **{**setting, **more})


Case = tuple[str, str, Cards, bool]

WAREHOUSE_CASES: list[Case] = [
    ("C171 the board", "walls", (WAREHOUSE, "stone_pit"), True),
    ("C171 one unit a round", "walls", (WAREHOUSE,), False),
    ("C171 a brown card", "statue", (WAREHOUSE, "ore_vein", "lumber_yard"), True),
    ("C171 no other type", "barracks", (WAREHOUSE,), False),
    ("C171 no good where only raw materials are made", "apothecary", (WAREHOUSE,), False),
    ("C171 one unit, not one of each type", "statue", (WAREHOUSE, "forest_cave"), False),
    ("C172 each type of a choice producer", "raider_fort", (WAREHOUSE, "clay_pit"), True),
    ("C172 nothing of a yellow card", "statue", (WAREHOUSE, "caravansery", "ore_vein"), True),
    ("C172 nothing of a yellow card", "statue", (WAREHOUSE, "caravansery", "clay_pit"), True),
    ("C172 nothing of a yellow card", "statue", (WAREHOUSE, "caravansery", "stone_pit"), False),
    ("C172 nothing of a yellow card", "sepulcher", (WAREHOUSE, "forum"), False),
    ("C238 the other type", "stables", (WAREHOUSE, "clay_pit", "lumber_yard"), True),
    ("C238 where all seven are made", "dispensary", (WAREHOUSE, *SEVEN), True),
]
"""A card, the cards of the city, and whether the city produces everything for the card itself."""

MARKET_CASES: list[Case] = [
    ("C171 a raw material", "barracks", (MARKET,), True),
    ("C171 a good", "scriptorium", (MARKET,), True),
    ("C171 none that is made", "library", (MARKET, "loom"), False),
    ("C171 what is missing beside what is made", "library", (MARKET, "stone_pit"), True),
    ("C171 one unit a round", "stables", (MARKET, "lumber_yard"), False),
    ("C171 and one more", "stables", (MARKET, "lumber_yard", "clay_pool"), True),
    ("C172 no type of a choice producer", "raider_fort", (MARKET, "clay_pit"), False),
    ("C172 what a yellow card makes", "archery_range", (MARKET, "caravansery", "ore_vein"), True),
    ("C172 what a yellow card makes", "sepulcher", (MARKET, "forum"), True),
    ("C238 nothing where all seven are made", "dispensary", (MARKET, *SEVEN), False),
]

BOTH_CASES: list[Case] = [
    ("C238 two units", "laboratory", (WAREHOUSE, MARKET, "clay_pool"), True),
    ("C238 neither counts for the other", "dispensary", (WAREHOUSE, MARKET, "glassworks"), False),
    ("C238 one doubles, one adds", "dispensary", (WAREHOUSE, MARKET, "ore_vein"), True),
    ("C238 where all seven are made", "walls", (WAREHOUSE, MARKET, *SEVEN), False),
]


@pytest.mark.parametrize(
    ("what", "card", "own", "enough"), WAREHOUSE_CASES + MARKET_CASES + BOTH_CASES
)
def test_secret_producers_give_one_unit_each(
    what: str, card: str, own: Cards, enough: bool
) -> None:
    """C171, C172, C238: of a type that is made, or of one that is not."""
    coins = (1 if card == "raider_fort" else 0, 0, 0)
    state = builder(card, own, coins=coins)
    assert ways(state, 0, f"build {card}") == ([""] if enough else [])
    honest = tuple(name for name in own if name not in (WAREHOUSE, MARKET))
    assert ways(builder(card, honest, coins=coins), 0, f"build {card}") == []


STAGE_CASES: list[tuple[str, Cards, bool]] = [
    ("C172", (WAREHOUSE, "ore_vein"), False),
    ("C172", (WAREHOUSE, "lumber_yard"), True),
    ("C172", (MARKET, "ore_vein"), True),
    ("C172", (MARKET, "lumber_yard"), True),
    ("C172", (MARKET, "forest_cave"), False),
]


@pytest.mark.parametrize(("ruling", "own", "enough"), STAGE_CASES)
def test_what_stages_make_counts_for_neither(ruling: str, own: Cards, enough: bool) -> None:
    """C172: two wood and an ore, one unit by the stage of Alexandria, which makes any of them."""
    state = builder(
        "archery_range", own, boards=("alexandria A", "gizah A", "ephesos A"), stages=(2,)
    )
    assert ways(state, 0, "build archery_range") == ([""] if enough else [])


@pytest.mark.parametrize("secret", [WAREHOUSE, MARKET])
def test_neighbors_cannot_buy_from_secret_producers(secret: str) -> None:
    """C171: own use only; a stone of the board is for sale, a second one or an ore is not."""
    state = cities(
        boards=("gizah A", "ephesos A", "alexandria A"),
        age=2,
        hands=((), ("library",), ("dispensary",)),
        built=((secret,), ("loom",), ("ore_vein",)),
        coins=(0, 9, 9),
    )
    assert ways(state, 1, "build library") == []
    assert ways(state, 2, "build dispensary") == []


@pytest.mark.parametrize(
    ("card", "own", "offered"),
    [
        ("walls", (WAREHOUSE,), ["right 2"]),
        ("stables", (MARKET, "lumber_yard"), ["right 2", "left 2"]),
        ("statue", (MARKET, "lumber_yard"), ["left 2"]),
        ("laboratory", (MARKET, "clay_pool"), ["right 2", "left 2"]),
        ("laboratory", (WAREHOUSE, "clay_pool"), ["right 2"]),
        ("temple", (WAREHOUSE, MARKET), []),
    ],
)
def test_purchases_fill_up_what_secret_producers_leave(
    card: str, own: Cards, offered: list[str]
) -> None:
    """C171, C37, C208: Rhodos sells ore and clay, Ephesos papyrus, stone and clay."""
    built = (own, ("brickyard",), ("stone_pit", "clay_pool"))
    state = builder(card, own, built=built, coins=(9, 0, 0))
    assert ways(state, 0, f"build {card}") == offered


@pytest.mark.parametrize(("secret", "enough"), [(WAREHOUSE, True), (MARKET, False)])
def test_secret_producers_read_the_types_anew_in_each_round(secret: str, enough: bool) -> None:
    """C238: a new Clay Pool gives the Warehouse clay and takes it from the Market."""
    state = cities(
        boards=("halikarnassos A", "rhodos A", "ephesos A"),
        hands=(("clay_pool",),),
        built=((secret,),),
        coins=(0, 0, 0),
    )
    assert ways(state, 0, "stage clay_pool") == []
    play(state, "build clay_pool")
    assert bool(ways(state, 0, "stage")) == enough


@pytest.mark.parametrize(("secret", "enough"), [(WAREHOUSE, True), (MARKET, False)])
def test_secret_producers_serve_stages_too(secret: str, enough: bool) -> None:
    """C171: two cloth for the last stage of Halikarnassos, whose board makes one."""
    state = cities(
        boards=("halikarnassos A", "rhodos A", "ephesos A"),
        age=3,
        hands=(("palace",),),
        built=((secret,),),
        stages=(2,),
        coins=(0, 0, 0),
    )
    assert bool(ways(state, 0, "stage palace")) == enough


def test_a_secret_producer_built_in_the_round_serves_babylons_last_card() -> None:
    """C171, C211: like all other producers."""
    state = cities(
        boards=("babylon B", "rhodos A", "ephesos A"),
        round=7,
        hands=((WAREHOUSE, "guard_tower"),),
        stages=(2,),
        coins=(2, 0, 0),
    )
    play(state, f"build {WAREHOUSE}")
    assert ways(state, 0, "stage guard_tower") == []
    assert ways(state, 0, "build guard_tower") == [""]


def test_the_free_city_uses_its_secret_producers() -> None:
    """C171, C225: it makes the ore itself."""
    state = choosing("barracks", expansions=("cities",), built=((), (), (MARKET,)), coins=(0, 0, 9))
    assert for_free_city(state) == ["build barracks"]
    act(state, 0, "city build barracks")
    assert treasuries(state)[2] == 9
