"""Several small counts packed into one integer, eight bits each.

A city's production, its prices, its cards by color and its science symbols are such rows of
counters: comparing, adding and copying them costs as much as for a single number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ONES: Final = vec[i64]([256**n for n in range(8)])
"""A row with a count of one at place n and zeros elsewhere; the eighth place holds up to 127."""

FULL: Final = vec[i64]([255 * 256**n for n in range(7)])
"""A row with every bit of place n set: the mask of that place."""

_GUARDS: Final = 0x8080808080
"""The top bit of each of the first five places: counts there stay below 128."""


def count(row: i64, place: i64) -> i64:
    """Return one count of a row."""
    return (row >> (place * 8)) & 255


def shortfall(need: i64, have: i64) -> i64:
    """Return, for the first five places, by how much the need exceeds the supply.

    The guard bit of a place survives the subtraction where the need is not smaller; only such
    places are kept.
    """
    difference = (need | _GUARDS) - have
    kept = difference & _GUARDS
    return difference & (kept - (kept >> 7))


def total(row: i64) -> i64:
    """Add up the first five places of a row."""
    row = (row & 0xFF00FF00FF) + ((row >> 8) & 0xFF00FF)
    return (row + (row >> 16) + (row >> 32)) & 0xFFFF


def row_of(counts: list[int]) -> int:
    """Pack a list of counts."""
    return sum(n * 256**place for place, n in enumerate(counts))


def counts_of(row: int, places: int) -> list[int]:
    """Unpack the first places of a row."""
    return [row >> 8 * place & 255 for place in range(places)]
