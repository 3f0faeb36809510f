"""Coins and points of yellow cards (C88-C96)."""

import pytest

from tests.rules.classic.table import (
    DATA,
    classic,
    deal_on,
    hand_of,
    play,
    points,
    raise_stage,
    treasuries,
    ways,
)
from thaumata.classic.building import put_into_city
from thaumata.classic.state import ClassicState

Cards = tuple[str, ...]
Options = dict[str, str]

AGES = {card["id"]: card["age"] for card in DATA["cards"]}

FILL = {
    "brown": ("lumber_yard", "stone_pit", "clay_pool", "ore_vein", "sawmill", "quarry"),
    "grey": ("loom", "glassworks", "press"),
    "yellow": ("tavern", "marketplace", "forum", "west_trading_post"),
}
"""Cards of each color to fill a city with."""


def table(
    card: str, *built: Cards, stages: tuple[int, ...] = (2,), options: Options | None = None
) -> ClassicState:
    """Set up four cities; Olympia, the first, has a card in hand that it may build for free."""
    return classic(
        4,
        boards=("olympia A", "gizah A", "rhodos A", "ephesos A"),
        age=AGES[card],
        hands=((card,),),
        built=built,
        stages=stages,
        coins=(0, 0, 0, 0),
        options=options,
    )


def build(state: ClassicState, card: str, *others: str) -> int:
    """Build a card with Olympia for free, and return the coins it brings."""
    before = treasuries(state)[0]
    free = next(way for way in ways(state, 0, f"build {card}") if way in ("", "olympia"))
    play(state, f"build {card} {free}", *others)
    return treasuries(state)[0] - before


def test_the_tavern_brings_five_coins_once() -> None:
    """C88."""
    state = table("tavern")
    assert build(state, "tavern") == 5
    play(state)
    assert treasuries(state)[0] == 5 + 3, "a sale of three, and nothing more"
    assert points(state, 0)["yellow"] == 0


NEIGHBOR_CASES: list[tuple[str, str, str, int, Options]] = [
    ("C89", "vineyard", "brown", 1, {}),
    ("C90", "bazar", "grey", 2, {}),
    ("C90", "bazar", "grey", 2, {"bazar": "2"}),
    ("C90", "bazar", "grey", 1, {"bazar": "1"}),
]


@pytest.mark.parametrize(("ruling", "card", "color", "each", "options"), NEIGHBOR_CASES)
@pytest.mark.parametrize(
    ("numbers", "counted"),
    [((0, 0, 0, 0), 0), ((1, 0, 0, 0), 1), ((0, 2, 3, 1), 3), ((3, 1, 0, 2), 6)],
)
def test_vineyard_and_bazar_count_the_own_and_both_neighboring_cities(
    ruling: str,
    card: str,
    color: str,
    each: int,
    options: Options,
    numbers: tuple[int, ...],
    counted: int,
) -> None:
    """C89, C90: not the city across the table; they are worth no points."""
    state = table(card, *(FILL[color][:number] for number in numbers), options=options)
    assert build(state, card) == each * counted
    assert points(state, 0)["yellow"] == 0


@pytest.mark.parametrize(
    ("card", "new", "coins"), [("vineyard", "sawmill", 2 + 1), ("bazar", "press_2", 2 * (2 + 1))]
)
@pytest.mark.parametrize("builder", [1, 3])
def test_cards_built_by_a_neighbor_in_the_same_round_are_included(
    card: str, new: str, coins: int, builder: int
) -> None:
    """C89, C90: whichever side it sits on."""
    kinds = {"vineyard": ("ore_vein", "quarry"), "bazar": ("glassworks", "loom")}[card]
    hands = [(card,), (), (), ()]
    hands[builder] = (new,)
    state = classic(
        4, boards=("olympia A",), age=2, hands=hands, built=(kinds[:1], kinds[1:]), coins=(0,)
    )
    play(state, *("" if seat else f"build {card}" for seat in range(builder)), f"build {new}")
    assert treasuries(state)[0] == coins


OWN_CASES: list[tuple[str, str, str, int]] = [
    ("C91", "haven", "brown", 1),
    ("C92", "chamber_of_commerce", "grey", 2),
]


@pytest.mark.parametrize(("ruling", "card", "color", "each"), OWN_CASES)
@pytest.mark.parametrize("number", [0, 1, 3])
def test_haven_and_chamber_of_commerce_count_the_own_city_for_coins_and_points(
    ruling: str, card: str, color: str, each: int, number: int
) -> None:
    """C91, C92."""
    cities = (FILL[color][:number], FILL[color], FILL[color], FILL[color])
    state = table(card, *cities)
    assert build(state, card) == each * number
    assert points(state, 0)["yellow"] == each * number


@pytest.mark.parametrize("stages", [0, 1, 3])
def test_the_arena_pays_three_coins_and_a_point_for_each_own_stage(stages: int) -> None:
    """C93: those of others do not count."""
    state = table("arena", ("dispensary",), stages=(stages, 2, 2, 2))
    assert build(state, "arena") == 3 * stages
    assert points(state, 0)["yellow"] == stages


def test_the_arena_counts_no_stage_that_is_built_later_for_its_coins() -> None:
    """C93, C95."""
    state = table("arena", ("dispensary",), stages=(1,))
    assert build(state, "arena") == 3
    raise_stage(state, 0)
    assert treasuries(state)[0] == 3
    assert points(state, 0)["yellow"] == 2


@pytest.mark.parametrize(
    ("options", "itself"),
    [({}, 0), ({"lighthouse": "others"}, 0), ({"lighthouse": "itself_too"}, 1)],
)
@pytest.mark.parametrize("others", [0, 1, 4])
def test_the_lighthouse_counts_itself_for_points_and_by_option_for_coins(
    options: Options, itself: int, others: int
) -> None:
    """C94: only yellow cards of the own city."""
    cities = (FILL["yellow"][:others], FILL["yellow"], (), FILL["yellow"])
    state = table("lighthouse", *cities, options=options)
    assert build(state, "lighthouse") == others + itself
    assert points(state, 0)["yellow"] == others + 1


LATER_CASES: list[tuple[str, str, str, int]] = [
    ("C95", "vineyard", "ore_vein", 0),
    ("C95", "bazar", "loom", 0),
    ("C95", "haven", "ore_vein", 1),
    ("C95", "chamber_of_commerce", "loom", 2),
    ("C95", "lighthouse", "tavern", 1),
]


@pytest.mark.parametrize(("ruling", "card", "later", "more"), LATER_CASES)
def test_what_is_built_later_adds_to_the_points_only(
    ruling: str, card: str, later: str, more: int
) -> None:
    """C95."""
    state = table(card, ("marketplace", "quarry", "press"))
    assert build(state, card) > 0
    coins, worth = treasuries(state)[0], points(state, 0)["yellow"]
    put_into_city(state, 0, state.game.names["card"].index(later))
    assert points(state, 0)["yellow"] == worth + more
    play(state, "", "", "", "")
    deal_on(state)
    assert treasuries(state)[0] == coins + 3, "a sale of three"


# Forum and Caravansery

CHOICE_CASES: list[tuple[str, str, Cards, Cards]] = [
    (
        "C96",
        "forum",
        ("gizah A", "rhodos A", "olympia A"),
        ("workshop", "apothecary", "scriptorium"),
    ),
    (
        "C96",
        "caravansery",
        ("alexandria A", "ephesos A", "halikarnassos A"),
        ("stockade", "baths", "guard_tower", "barracks"),
    ),
]
"""A card, boards that produce nothing of its kind, and buildings for its units."""


@pytest.mark.parametrize(("ruling", "card", "boards", "goods"), CHOICE_CASES)
def test_forum_and_caravansery_give_a_unit_of_choice_to_their_owner_alone(
    ruling: str, card: str, boards: Cards, goods: Cards
) -> None:
    """C96: no neighbor can buy it."""
    state = classic(boards=boards, hands=(goods,), built=((card,),), coins=(0,))
    assert [good for good in goods if ways(state, 0, f"build {good}") == [""]] == [*goods]
    state = classic(boards=boards, hands=((), goods), built=((card,),), coins=(0, 50))
    assert [good for good in goods if ways(state, 1, f"build {good}")] == []


def test_forum_and_caravansery_give_one_unit_a_round_and_again_in_the_next() -> None:
    """C96: a Library costs two stone and a cloth."""
    state = classic(
        boards=("gizah A", "rhodos A", "ephesos A"),
        age=2,
        hands=(("library", "statue"), ("school",)),
        built=(("forum", "caravansery"),),
        coins=(0, 0, 0),
    )
    assert ways(state, 0, "build library") == [""]
    assert ways(state, 0, "build statue") == [], "a wood and two ore"
    play(state, "build library", "sell " + hand_of(state, 1)[0])
    assert ways(state, 0, "build school") == [""], "a wood and a papyrus"
