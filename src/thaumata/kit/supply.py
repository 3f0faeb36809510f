"""The supply of a group of producers, packed into one integer.

Take any of the group's resources, such as wood and stone together: count the units of them that a
cost asks for, and the units of every producer that can give at least one of them. If the second
number is never smaller than the first, whatever you take, then each unit finds a producer of its
own; this is Hall's marriage theorem, and it is why no assignment is ever searched.

A group has up to four resources, hence 15 ways to take some of them. A row of *lanes* has four bits
for each way: a number from 0 to 7 and, on top, a guard bit that is clear except in the middle of a
calculation. No cost asks for more than 7 units of a group, so a supply stops counting there. Raw
materials and manufactured goods are two groups with a row each; a producer serves one of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final = 7
"""The most units of a group that a cost can ask for, and that a supply counts."""

_GUARDS: Final = 0x888888888888888
_VALUES: Final = 0x777777777777777
_FOURS: Final = 0x444444444444444
_TWOS: Final = 0x222222222222222
_SINGLES: Final = 0x111111111111111

_MEETING: Final = vec[i64](
    [
        sum([16 ** (taken - 1) for taken in range(1, 16) if taken & options != 0])
        for options in range(16)
    ]
)
"""For each set of resources, 1 in every lane whose resources meet the set."""


def producer(options: i64, units: i64) -> i64:
    """Return the lanes of a producer of some units, each one of its options: a set of places.

    A cost of units of one resource has the same lanes as a producer of just these.
    """
    return units * _MEETING[options]


def need_of(counts: list[int]) -> int:
    """Return the lanes of a cost, given its units of each resource of a group."""
    if sum(counts) > MOST:
        raise ValueError(f"a cost has at most {MOST} units of a group, not {sum(counts)}")
    lanes = 0
    for place, units in enumerate(counts):
        lanes += int(producer(2**place, units))
    return lanes


def added(supply: i64, more: i64) -> i64:
    """Return the lanes of two supplies together; a lane stays at 7 at most."""
    both = supply + more
    over = both & _GUARDS
    return (both | (over - (over >> 3))) & _VALUES


def covers(supply: i64, need: i64) -> bool:
    """Return whether a supply covers a need: no lane's guard bit falls in the subtraction."""
    return ((supply | _GUARDS) - need) & _GUARDS == _GUARDS


def shortfall(need: i64, supply: i64) -> i64:
    """Return, lane by lane, by how much a need exceeds a supply."""
    difference = (need | _GUARDS) - supply
    kept = difference & _GUARDS
    return difference & (kept - (kept >> 3))


def largest(lanes: i64) -> i64:
    """Return the largest number in any lane: the units that must come from elsewhere.

    Its binary digits are found from the top, each time keeping the lanes that have the digit.
    """
    number: i64 = 0
    fours = lanes & _FOURS
    if fours != 0:
        number = 4
        lanes = lanes & ((fours >> 1) | (fours >> 2))
    twos = lanes & _TWOS
    if twos != 0:
        number += 2
        lanes = lanes & (twos >> 1)
    if lanes & _SINGLES != 0:
        number += 1
    return number
