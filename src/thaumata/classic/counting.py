"""The things that icons can count, and the cities they count in (C48, C89-C94, C110-C112)."""

from typing import Final

from mypy_extensions import i64

from thaumata.classic.city import City
from thaumata.classic.names import BLACK, BROWN, COLORS, GREY, PURPLE
from thaumata.classic.state import ClassicState

# Things to count besides cards of a color.
STAGES: Final = 8
DEFEATS: Final = 9
BROWN_GREY_PURPLE: Final = 10
COUNTED: Final = (*COLORS, "stages", "defeats", "brown_grey_purple")

OWN: Final = 0
NEIGHBORS: Final = 1
EVERYWHERE: Final = 2
OTHERS: Final = 3
WHERE: Final = ("own", "neighbors", "everywhere", "others")
"""In the owner's city, in both neighboring ones, in all three; or in the owner's without the card
that counts."""


def amount_in(city: City, what: i64) -> i64:
    """Count things of a kind in one city."""
    if what <= BLACK:
        return city.cards_of(what)
    if what == STAGES:
        return city.stages
    if what == DEFEATS:
        return city.defeats
    return city.cards_of(BROWN) + city.cards_of(GREY) + city.cards_of(PURPLE)


def counted(state: ClassicState, seat: i64, what: i64, where: i64) -> i64:
    """Count things of a kind in the cities that an icon names, for its owner."""
    cities = state.cities
    amount: i64 = 0
    if where != NEIGHBORS:
        amount += amount_in(cities[seat], what)
    if where == OTHERS:
        amount -= 1
    if where in (NEIGHBORS, EVERYWHERE):
        catalog = state.catalog
        amount += amount_in(cities[catalog.left[seat]], what)
        amount += amount_in(cities[catalog.right[seat]], what)
    return amount
