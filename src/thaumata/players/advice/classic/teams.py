"""The reasons that team play adds: points of the ally."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from thaumata.players.advice.comparison import Comparison, ReasonCatalog
from thaumata.players.advice.themes import Reason
from thaumata.views import ClassicView
from thaumata.wording.message import message, player

_POINT: Final = 0.012
"""The value of a point at the end, in probability of winning."""

_FEW: Final = 2.0


def _ally(comparison: Comparison) -> Iterator[Reason]:
    """The ally gets more points."""
    shown = comparison.one.view
    assert isinstance(shown, ClassicView)
    ally = getattr(shown.cities[comparison.seat], "ally", None)
    if ally is None:
        return
    more = comparison.more(lambda each: sum(each.rows[ally].values()))
    if more >= _FEW:
        told = message("reason-ally", player=player(ally), points=round(more))
        yield Reason(more * _POINT, told)


class TeamsReasons(ReasonCatalog):
    """The reasons of team play."""

    reasons = (_ally,)
