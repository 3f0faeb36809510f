"""The levels of the computer: what each knows, and how far it looks.

A level is fixed by a number of simulations, not by time, so that it plays the same on every
machine. Where people wait for a decision, time may cut it short.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Level(NamedTuple):
    """How strong a player is."""

    simulations: Mapping[str, int]
    """For each family how often it descends into the tree for a decision; never where the family
    is left out: then it goes by its first impression."""

    blunders: int = 0
    """How often, of a hundred decisions, it takes something else that looks promising."""

    seconds: float = 1.0
    """How long people wait for a decision at most, however slow their machine is."""


LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level({}, blunders=85),
    "easy": Level({}, blunders=10),
    "medium": Level({"duel": 150, "classic": 150}),
    "hard": Level({"duel": 4_000, "classic": 4_000}),
    "expert": Level({"duel": 300_000, "classic": 60_000}, seconds=3.0),
}


def patience(player: str) -> float:
    """Return how many seconds people wait for a player's decision; 0 is no limit."""
    return LEVELS[player].seconds if player in LEVELS else 0.0
