"""The value of a finished game of 7 Wonders: mostly winning, partly the lead in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from thaumata.classic.state import ClassicState
from thaumata.game import State
from thaumata.kit.bits import BITS
from thaumata.players.search.classic.standing import own_and_best
from thaumata.players.search.ends import Ends

VICTORY: Final = 0.5
"""The part of the value for winning; the rest is for the lead in points."""

FAR: Final = 30.0
"""The lead in points with the greatest value."""


class ClassicEnds(Ends):
    """Values games by the winner and by the points ahead of the best other side."""

    def worth(self, state: State, seat: i64) -> float:
        """Return the value of victory and lead."""
        assert isinstance(state, ClassicState)
        own, best = own_and_best(state, seat)
        step: i64 = state.catalog.side_size
        lead = float(own - best) / (FAR * float(step))
        lead = -1.0 if lead < -1.0 else (1.0 if lead > 1.0 else lead)
        won = 1.0 if state.winners & BITS[seat] else -1.0
        return VICTORY * won + (1.0 - VICTORY) * lead
