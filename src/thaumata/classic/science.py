"""Science: identical symbols, sets of different ones, and free symbols (C107-C109, C219)."""

from typing import Final

from mypy_extensions import i64

from thaumata.classic.names import COMPASS, GEAR, TABLET
from thaumata.kit.counts import count

SET: Final = 7
"""Points for each set of three different symbols (C107)."""


def symbol_points(compasses: i64, gears: i64, tablets: i64) -> i64:
    """Return the sum of the squares, plus seven points for each set."""
    sets = compasses
    if gears < sets:
        sets = gears
    if tablets < sets:
        sets = tablets
    return compasses * compasses + gears * gears + tablets * tablets + SET * sets


def science_points(symbols: i64, choices: i64) -> i64:
    """Return the most points of symbols together with a number of free ones (C109)."""
    compasses = count(symbols, COMPASS)
    gears = count(symbols, GEAR)
    tablets = count(symbols, TABLET)
    best: i64 = 0
    more_compasses: i64 = 0
    while more_compasses <= choices:
        more_gears: i64 = 0
        while more_compasses + more_gears <= choices:
            more_tablets = choices - more_compasses - more_gears
            points = symbol_points(
                compasses + more_compasses, gears + more_gears, tablets + more_tablets
            )
            if points > best:
                best = points
            more_gears += 1
        more_compasses += 1
    return best
