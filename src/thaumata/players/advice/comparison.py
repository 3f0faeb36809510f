"""A case: an action and those it is compared with; and who has something to say about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import NamedTuple

from thaumata.players.advice.forecasts import ActionForecast
from thaumata.players.advice.themes import Reason, Theme


class Comparison(NamedTuple):
    """What there is to compare."""

    one: ActionForecast
    """The action in question."""

    others: Sequence[ActionForecast]
    """Those that it is compared with; for a drawback the one that is better."""

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return self.one.seat

    @property
    def gap(self) -> float:
        """How much more the action is worth than the others on average, from -1 to 1."""
        return self.one.searched - fmean(each.searched for each in self.others)

    def more(self, amount: Callable[[ActionForecast], float]) -> float:
        """Return how much more of something there is after the action than after the others."""
        return amount(self.one) - fmean(amount(each) for each in self.others)


ReasonFinder = Callable[[Comparison], Iterator[Reason]]
"""Finds reasons that are more than a theme."""


class ReasonCatalog:
    """What a family, or an expansion of it, has to say; nothing unless it says so."""

    turn: str = ""
    """The decision with which a turn begins."""

    is_for_victory: bool = False
    """Whether the search weighs nothing but who wins; else points count, too."""

    supremacies: tuple[str, ...] = ()
    """Kinds of victory that end the game before its points count."""

    themes: tuple[Theme, ...] = ()
    reasons: tuple[ReasonFinder, ...] = ()
    """What speaks for an action, beside themes."""

    drawbacks: tuple[ReasonFinder, ...] = ()
    """What speaks against an action, beside themes."""
