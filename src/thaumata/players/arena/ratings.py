"""Elo ratings from the games of all pairings: the most likely ones, and how sure they are.

By the model of Bradley and Terry a player who is 400 points better wins ten games for each that it
loses. All games are weighed at once, so that the order in which they were played does not matter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from thaumata.players.arena.intervals import SURE

_POINTS: Final = 400 / log(10)
"""Elo points in one natural unit of strength."""

_STEPS: Final = 100
_EXACT: Final = 1e-10


class Score(NamedTuple):
    """What the first of two players has won against the second."""

    won: float
    games: int


class Rating(NamedTuple):
    """A rating, of which the average of all players is 0."""

    elo: float
    reach: float
    """The 95 % interval reaches so far to either side."""


def rate(players: Sequence[str], scores: Mapping[tuple[str, str], Score]) -> dict[str, Rating]:
    """Rate players by what they have won against each other.

    Each pairing gets one more game, a shared one: whoever has won all games is not infinitely
    better.
    """
    number = {player: n for n, player in enumerate(players)}
    met = [
        (number[one], number[other], score.won + 0.5, score.games + 1)
        for (one, other), score in scores.items()
    ]
    size = len(players)
    strength = [0.0] * size
    for _ in range(_STEPS):
        slope = [0.0] * size
        for one, other, won, games in met:
            surplus = won - games * _chance(strength[one] - strength[other])
            slope[one] += surplus
            slope[other] -= surplus
        spread = _inverse(_curvature(met, strength))
        step = [sum(row[n] * slope[n] for n in range(size)) for row in spread]
        longest = max(1.0, *map(abs, step))
        strength = [s + d / longest for s, d in zip(strength, step, strict=True)]
        if max(map(abs, step)) < _EXACT:
            break
    spread = _inverse(_curvature(met, strength))
    middle = sum(strength) / size
    return {
        # What was added to make the matrix invertible is taken off again: an average is exact.
        player: Rating(
            _POINTS * (strength[n] - middle),
            _POINTS * SURE * sqrt(max(0.0, spread[n][n] - 1 / size)),
        )
        for n, player in enumerate(players)
    }


def _chance(ahead: float) -> float:
    """Return how likely somebody wins who is so much stronger."""
    return 1 / (1 + exp(-ahead))


def _curvature(
    met: Sequence[tuple[int, int, float, int]], strength: Sequence[float]
) -> list[list[float]]:
    """Return how sharply the likelihood falls off around ratings.

    Adding the same to all ratings changes nothing; the constant holds their average in place.
    """
    size = len(strength)
    matrix = [[1 / size] * size for _ in range(size)]
    for one, other, _, games in met:
        chance = _chance(strength[one] - strength[other])
        weight = games * chance * (1 - chance)
        matrix[one][one] += weight
        matrix[other][other] += weight
        matrix[one][other] -= weight
        matrix[other][one] -= weight
    return matrix


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Invert a matrix by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(n == i) for i in range(size))] for n, row in enumerate(matrix)]
    for n in range(size):
        pivot = max(range(n, size), key=lambda row: abs(rows[row][n]))
        rows[n], rows[pivot] = rows[pivot], rows[n]
        scale = rows[n][n]
        rows[n] = [x / scale for x in rows[n]]
        for other in range(size):
            if other != n:
                factor = rows[other][n]
                rows[other] = [x - factor * y for x, y in zip(rows[other], rows[n], strict=True)]
    return [row[size:] for row in rows]
