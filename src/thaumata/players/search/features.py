"""What a network is told about a position: a set of true statements, each with a name.

A statement such as ``mine:card:baths`` is an input that is on or off. Networks are stored with the
names of their inputs, so that one network serves every variant of a family.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from thaumata.game import State

MOST_TRUE: Final = 512
"""No position has more true statements than this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The statements about the positions of a variant."""

    names: list[str]
    """The statements by number."""

    def __init__(self) -> None:
        self.names = []

    def block(self, subject: str, ids: Iterable[str]) -> int:
        """Add a statement for each id and return the number of the first."""
        start = len(self.names)
        self.names += [f"{subject}:{id}" if id else "" for id in ids]
        return start

    def fill(self, state: State, seat: i64, true: vec[i64]) -> i64:
        """Write the true statements about a position, as a seat sees it; return how many."""
        return 0


def at_most(amount: i64, most: i64) -> i64:
    """Cut an amount to the most that there is a statement for."""
    if amount > most:
        return most
    return amount


def between(amount: i64, least: i64, most: i64) -> i64:
    """Cut an amount at both ends."""
    if amount < least:
        return least
    return at_most(amount, most)


def seen_from(seat: i64, place: i64) -> i64:
    """Turn a place on a track for two round for the second seat."""
    if seat == 0:
        return place
    return -place


def add_members(members: i64, start: i64, true: vec[i64], n: i64) -> i64:
    """Add a statement for each number of a set to n others."""
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
    """Add a statement for each step that an amount reaches to n others."""
    step: i64 = 0
    while step < len(steps) and amount >= steps[step]:
        true[n] = start + step
        n += 1
        step += 1
    return n
