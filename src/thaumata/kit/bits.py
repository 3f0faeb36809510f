"""Sets of small numbers kept in one integer: slots, cards of an age, wonders, tokens.

A single bit always comes from the table ``BITS``: a shift with a literal one on its left is
miscompiled from bit 31 on.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([2**n for n in range(63)])
"""The set that holds only the number n."""

_POSITIONS: Final = vec[i64]([next((n for n in range(63) if 2**n % 67 == r), 0) for r in range(67)])
"""The exponent of the power of two with remainder r modulo 67: all 63 remainders differ."""


def first(members: i64) -> i64:
    """Return the smallest number in a set that is not empty."""
    return _POSITIONS[(members & -members) % 67]


def size(members: i64) -> i64:
    """Count the numbers in a set, pairs, nibbles and bytes at a time."""
    members = members - ((members >> 1) & 0x5555555555555555)
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    members = members + (members >> 8)
    members = members + (members >> 16)
    return (members + (members >> 32)) & 127


def nth(members: i64, position: i64) -> i64:
    """Return the number at a position of a set, counted from 0 in ascending order."""
    while position > 0:
        members = members & (members - 1)
        position -= 1
    return first(members)


def members_of(members: int) -> list[int]:
    """List the numbers of a set in ascending order."""
    left: i64 = members
    numbers: list[int] = []
    while left != 0:
        numbers.append(first(left))
        left = left & (left - 1)
    return numbers


def set_of(numbers: list[int]) -> int:
    """Return the set of a list of numbers."""
    members = 0
    for n in numbers:
        members |= 2**n
    return members
