"""Elo ratings from the games of all pairings, by maximum likelihood, with intervals.

In the Bradley-Terry model a player who is 400 points better wins ten games for each that it loses.
All games are rated together, so that their order does not matter.
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
    """The score of the first of two players against the second."""

    won: float
    games: int


class Rating(NamedTuple):
    """A rating; the average of all players is 0."""

    elo: float
    reach: float
    """Half the width of the 95 % interval."""


def rate(players: Sequence[str], scores: Mapping[tuple[str, str], Score]) -> dict[str, Rating]:
    """Rate players by their scores against each other.

    One shared game is added to each pairing, so that a player who won every game has a finite
    rating.
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
        # Subtract the term again that made the matrix invertible: the average is exact.
        player: Rating(
            _POINTS * (strength[n] - middle),
            _POINTS * SURE * sqrt(max(0.0, spread[n][n] - 1 / size)),
        )
        for n, player in enumerate(players)
    }


def _chance(ahead: float) -> float:
    """Return the probability that a player wins who is ahead by so many natural units."""
    return 1 / (1 + exp(-ahead))


def _curvature(
    met: Sequence[tuple[int, int, float, int]], strength: Sequence[float]
) -> list[list[float]]:
    """Return the negative Hessian of the log likelihood, plus a constant.

    The constant makes it invertible by fixing the average: adding the same to all ratings changes
    nothing.
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
