"""Network inputs: a position as a sparse set of binary features, each with a name.

A feature such as ``mine:card:baths`` is an input that is 0 or 1. Networks are stored with the names
of their inputs, so that one network serves every variant of a family.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from thaumata.game import State

MOST_TRUE: Final = 512
"""The most features that a position can have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The features of a variant."""

    names: list[str]
    """The features by number."""

    def __init__(self) -> None:
        self.names = []

    def block(self, subject: str, ids: Iterable[str]) -> int:
        """Add a feature for each id, and return the number of the first."""
        start = len(self.names)
        self.names += [f"{subject}:{id}" if id else "" for id in ids]
        return start

    def fill(self, state: State, seat: i64, true: vec[i64]) -> i64:
        """Write the features of a position, as a seat sees it; return how many there are."""
        return 0


def at_most(amount: i64, most: i64) -> i64:
    """Limit an amount to the largest that has a feature."""
    if amount > most:
        return most
    return amount


def between(amount: i64, least: i64, most: i64) -> i64:
    """Limit an amount at both ends."""
    if amount < least:
        return least
    return at_most(amount, most)


def seen_from(seat: i64, place: i64) -> i64:
    """Return a position on a track for two from the point of view of a seat."""
    if seat == 0:
        return place
    return -place


def add_members(members: i64, start: i64, true: vec[i64], n: i64) -> i64:
    """Write a feature for each number of a set after n others; return the new number."""
    number: i64 = 0
    while members != 0:
        while members & 255 == 0:
            members = members >> 8
            number += 8
        if members & 1:
            true[n] = start + number
            n += 1
        members = members >> 1
        number += 1
    return n


def add_steps(amount: i64, steps: vec[i64], start: i64, true: vec[i64], n: i64) -> i64:
    """Write a feature for each step up to an amount after n others; return the new number."""
    step: i64 = 0
    while step < len(steps) and amount >= steps[step]:
        true[n] = start + step
        n += 1
        step += 1
    return n
