"""The levels of the computer: how much each searches, and how often it blunders.

A level is fixed by a number of simulations, not by time, so that it plays the same on every
machine. Where people wait for a decision, time may cut it short.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Level(NamedTuple):
    """The strength of a player."""

    simulations: Mapping[str, int]
    """Simulations for each decision, by family; without an entry the level does not search, and
    goes by the policy of the network alone."""

    blunders: int = 0
    """Percentage of decisions in which it draws an action from the policy of the network."""

    seconds: float = 1.0
    """The most seconds for a decision while people wait, however slow the machine is."""


LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level({}, blunders=85),
    "easy": Level({}, blunders=10),
    "medium": Level({"duel": 150, "classic": 150}),
    "hard": Level({"duel": 4_000, "classic": 4_000}),
    "expert": Level({"duel": 300_000, "classic": 60_000}, seconds=3.0),
}


def patience(player: str) -> float:
    """Return the most seconds for a player's decision while people wait; 0 is no limit."""
    return LEVELS[player].seconds if player in LEVELS else 0.0
