"""Confidence intervals for shares of games."""

from __future__ import annotations

from math import sqrt
from typing import Final

SURE: Final = 1.959963984540054
"""The standard deviations that contain 95 % of a normal distribution."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share of games; shared games count in part.

    Unlike plain standard errors it stays within 0 and 1, and has a width even if all games were
    won.
    """
    if not games:
        return 0.0, 1.0
    share, square = won / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = sqrt(share * (1 - share) / games + square / (4 * games * games))
    reach = SURE * spread / (1 + square / games)
    # Rounding must not push a bound past the share itself, nor past 0 or 1.
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))
