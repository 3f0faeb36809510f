"""What the view of any game has: points, and how it ended.

All structs are frozen and go over a wire as they are. Pieces are named by the ids of the component
tables, seats count from 0, and nature is seat 7.
"""

from __future__ import annotations

from msgspec import Struct


class Score(Struct, frozen=True):
    """The points of one seat."""

    rows: dict[str, int]
    """The points of each category, from the top of the pad."""

    total: int


class OutcomeView(Struct, frozen=True):
    """How the game ended."""

    kind: str
    """``civilian``, ``military``, ``scientific``, ..."""

    winners: tuple[int, ...]
    rows: dict[str, tuple[int, ...]]
    """For each category, from the top of the pad, the points of each seat."""

    totals: tuple[int, ...]
