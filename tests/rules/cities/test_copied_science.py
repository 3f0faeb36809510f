"""Symbols copied from neighbors, and science without an upper bound (C167-C169, C179, C240)."""

import pytest

from tests.rules.cities.table import cities
from tests.rules.classic.table import play, points
from thaumata.classic.science import science_points
from thaumata.classic.state import ClassicState
from thaumata.kit.counts import row_of

COMPASSES = ("apothecary", "dispensary", "lodge", "academy")
GEARS = ("workshop", "laboratory", "observatory", "study")
TABLETS = ("scriptorium", "library", "school", "university")

COPYING = ("pigeonhole", "band_of_spies", "torture_chamber")

Cards = tuple[str, ...]


def science(own: Cards, left: Cards = (), right: Cards = (), **more: object) -> int:
    """Return the points of the first of four cities' symbols; all symbols are across the table."""
    return points(table(own, left, right, **more), 0)["green"]


def table(own: Cards, left: Cards = (), right: Cards = (), **more: object) -> ClassicState:
    across = (*COMPASSES, *GEARS, *TABLETS)
    setting: dict[str, object] = {
        "boards": ("gizah A", "rhodos A", "ephesos A", "alexandria A"),
        "built": (own, left, across, right),
    }
    return cities(4, **{**setting, **more})


COPY_CASES: list[tuple[str, Cards, Cards, Cards, int]] = [
    ("C167 the left neighbor", ("apothecary",), ("lodge",), (), 4),
    ("C167 the right neighbor", ("apothecary",), (), ("lodge",), 4),
    ("C167 the same card as one's own", ("apothecary",), ("apothecary",), (), 4),
    (
        "C167 whichever is worth more",
        ("apothecary", "workshop"),
        ("lodge",),
        ("school",),
        1 + 1 + 1 + 7,
    ),
    ("C167 as the only symbol", (), ("school",), (), 1),
    ("C169 no green card next door", ("apothecary",), ("altar",), ("loom",), 1),
    ("C169 no symbol at all", (), (), (), 0),
]
"""The own cards besides one that copies, those of both neighbors, and the points."""


@pytest.mark.parametrize("copying", COPYING)
@pytest.mark.parametrize(("what", "own", "left", "right", "worth"), COPY_CASES)
def test_a_symbol_of_a_neighbors_green_card_counts_too(
    copying: str, what: str, own: Cards, left: Cards, right: Cards, worth: int
) -> None:
    """C167, C169: never one of the city across."""
    assert science((*own, copying), left, right) == worth


def test_the_neighbor_keeps_the_symbol() -> None:
    """C167."""
    state = table(("pigeonhole",), ("apothecary", "dispensary"))
    assert (points(state, 0)["green"], points(state, 1)["green"]) == (1, 4)


def test_no_free_symbol_of_a_neighbor_is_copied() -> None:
    """C167: neither that of a Scientists Guild nor that of Babylon, nor one copied there."""
    boards = ("gizah A", "babylon A", "ephesos A", "alexandria A")
    state = table(
        ("pigeonhole",), (), ("scientists_guild", "band_of_spies"), boards=boards, stages=(0, 2)
    )
    assert [points(state, seat)["green"] for seat in (0, 1)] == [0, 1]


def test_symbols_are_copied_as_the_cities_stand_in_the_end() -> None:
    """C167: a green card that the neighbor builds later."""
    state = cities(hands=((), ("scriptorium",)), built=(("pigeonhole",), ("press",)))
    assert points(state, 0)["green"] == 0
    play(state, "", "build scriptorium")
    assert points(state, 0)["green"] == 1


def test_a_copying_card_is_no_green_card_and_scores_among_science() -> None:
    """C167, C134: a Philosophers Guild does not count it."""
    state = table(("pigeonhole",), ("philosophers_guild", "apothecary"))
    assert points(state, 1)["guilds"] == 0 + len((*COMPASSES, *GEARS, *TABLETS))
    assert points(state, 0)["black"] == 0
    assert points(state, 0)["green"] == 1


TWICE_CASES: list[tuple[str, int, Cards, Cards, int]] = [
    ("C168 one card serves once", 2, ("apothecary",), (), 1),
    ("C168 two cards with one symbol", 2, ("apothecary", "lodge"), (), 4),
    ("C168 the same card in both cities", 2, ("apothecary",), ("apothecary",), 4),
    ("C168 three different ones", 3, ("apothecary",), ("workshop", "school"), 10),
    ("C168 three of four", 3, ("apothecary", "lodge"), ("academy", "school"), 9),
    ("C168 more than there are", 3, ("apothecary",), ("lodge",), 4),
]


@pytest.mark.parametrize(("what", "copies", "left", "right", "worth"), TWICE_CASES)
def test_two_copying_cards_copy_two_different_green_cards(
    what: str, copies: int, left: Cards, right: Cards, worth: int
) -> None:
    """C168: whatever symbols these have."""
    assert science(COPYING[:copies], left, right) == worth


def test_two_cities_may_copy_the_same_green_card() -> None:
    """C168: it is each city's own cards that must copy different ones."""
    state = cities(built=(("pigeonhole",), ("apothecary",), ("band_of_spies",)))
    assert [points(state, seat)["green"] for seat in range(3)] == [1, 1, 1]


# Free symbols as well


def test_two_compasses_and_two_gears_with_a_free_symbol_and_an_apothecary_to_copy() -> None:
    """C240: 3, 2, 1 symbols."""
    own = ("apothecary", "dispensary", "workshop", "laboratory", "scientists_guild", "pigeonhole")
    assert science(own, ("apothecary",)) == 9 + 4 + 1 + 7 == 21


@pytest.mark.parametrize(
    ("own", "left", "worth"),
    [
        # A compass has to be copied, so the free symbol becomes what else is missing.
        (("workshop",), ("lodge",), 1 + 1 + 1 + 7),
        (("workshop", "study"), ("school",), 4 + 1 + 1 + 7),
        (("academy", "lodge", "dispensary"), ("apothecary",), 25),
        (("workshop",), (), 4),
    ],
)
def test_free_and_copied_symbols_are_settled_together(own: Cards, left: Cards, worth: int) -> None:
    """C240, C109: the free one takes any symbol, the copied one what lies next door."""
    assert science((*own, "torture_chamber", "scientists_guild"), left) == worth


def test_a_copied_scientists_guild_is_settled_with_copied_symbols() -> None:
    """C240, C216, C78: for the best total."""
    worth = science(
        ("workshop", "pigeonhole"),
        ("scientists_guild", "apothecary"),
        boards=("olympia B", "rhodos A", "ephesos A", "alexandria A"),
        stages=(3,),
    )
    assert worth == 1 + 1 + 1 + 7


# Without an upper bound


@pytest.mark.parametrize(
    ("copies", "free", "equal"),
    [(0, 0, 4), (1, 0, 5), (3, 0, 7), (3, 1, 8), (3, 2, 9)],
)
def test_any_number_of_equal_symbols_gives_its_square(copies: int, free: int, equal: int) -> None:
    """C179: 25 points for 5, 81 for 9."""
    worth = science(
        (*COMPASSES, *COPYING[:copies], *("scientists_guild",) * (free > 1)),
        COMPASSES,
        COMPASSES,
        boards=("babylon A", "rhodos A", "ephesos A", "alexandria A"),
        stages=(2,) if free else (),
    )
    assert worth == equal * equal


@pytest.mark.parametrize(("equal", "worth"), [(5, 25), (9, 81), (10, 100)])
def test_five_nine_and_ten_equal_symbols(equal: int, worth: int) -> None:
    """C179."""
    assert science_points(row_of([equal, 0, 0]), 0) == worth
    assert science_points(row_of([equal - 2, 0, 0]), 2) == worth


def test_sets_of_different_symbols_have_no_bound_either() -> None:
    """C179, C107: five of each."""
    own = (*COMPASSES, *GEARS, *TABLETS, *COPYING)
    assert science(own, ("lodge",), ("study", "school")) == 3 * 25 + 5 * 7
