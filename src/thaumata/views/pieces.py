"""Components by name, and sets of them in table order."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Piece(Struct, frozen=True):
    """A component by name."""

    kind: str
    """``card``, ``wonder``, ``token``, ``seat``, ``slot``, ..."""

    id: str


def numbers_of(members: int) -> list[int]:
    """List the numbers of a set in rising order."""
    numbers = []
    while members:
        lowest = members & -members
        numbers.append(lowest.bit_length() - 1)
        members ^= lowest
    return numbers


def named(members: int, names: Sequence[str], start: int = 0) -> tuple[str, ...]:
    """Name the members of a set, whose number 0 is number ``start`` of the names."""
    return tuple([names[start + number] for number in numbers_of(members)])
