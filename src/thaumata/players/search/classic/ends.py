"""What the end of a game of Classic is worth: who wins counts most, but points count too."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from thaumata.classic.state import ClassicState
from thaumata.game import State
from thaumata.kit.bits import BITS
from thaumata.players.search.classic.standing import own_and_best
from thaumata.players.search.ends import Ends

VICTORY: Final = 0.5
"""How much of the worth is for winning; the rest is for the lead, or the distance, in points."""

FAR: Final = 30.0
"""A lead of so many points is worth all that points can be worth."""


class ClassicEnds(Ends):
    """Judges games by the winner and by the points ahead of the best other side."""

    def worth(self, state: State, seat: i64) -> float:
        """Weigh victory and lead."""
        assert isinstance(state, ClassicState)
        own, best = own_and_best(state, seat)
        step: i64 = state.catalog.side_size
        lead = float(own - best) / (FAR * float(step))
        lead = -1.0 if lead < -1.0 else (1.0 if lead > 1.0 else lead)
        won = 1.0 if state.winners & BITS[seat] else -1.0
        return VICTORY * won + (1.0 - VICTORY) * lead
