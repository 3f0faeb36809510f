"""The comparison of an action with others, and the reasons that a family can find in one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import NamedTuple

from thaumata.players.advice.forecasts import ActionForecast
from thaumata.players.advice.themes import Reason, Theme


class Comparison(NamedTuple):
    """An action and those it is compared with."""

    one: ActionForecast
    """The action in question."""

    others: Sequence[ActionForecast]
    """The other actions; for a drawback the better one only."""

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.one.seat

    @property
    def gap(self) -> float:
        """How much the value of the action exceeds the others' average, from -1 to 1."""
        return self.one.searched - fmean(each.searched for each in self.others)

    def more(self, amount: Callable[[ActionForecast], float]) -> float:
        """Return how much larger an amount is after the action than after the others on average."""
        return amount(self.one) - fmean(amount(each) for each in self.others)


ReasonFinder = Callable[[Comparison], Iterator[Reason]]
"""Finds reasons that are more than a theme."""


class ReasonCatalog:
    """The reasons that a family, or an expansion of it, knows; by default none."""

    turn: str = ""
    """The decision with which a turn begins."""

    is_for_victory: bool = False
    """Whether the search values nothing but winning; otherwise points count, too."""

    supremacies: tuple[str, ...] = ()
    """Kinds of victory that end the game before its points count."""

    themes: tuple[Theme, ...] = ()
    reasons: tuple[ReasonFinder, ...] = ()
    """Reasons for an action besides themes."""

    drawbacks: tuple[ReasonFinder, ...] = ()
    """Drawbacks of an action besides themes."""
