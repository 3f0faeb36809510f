"""What the end of a game of Classic is worth: who wins counts most, but points count too."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from thaumata.classic.sides import side_of
from thaumata.classic.state import ClassicState
from thaumata.game import State
from thaumata.kit.bits import BITS
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
        mine = side_of(state, seat)
        sheet = state.count_points()
        width: i64 = len(state.game.categories)
        players: i64 = state.catalog.players
        own: i64 = 0
        best: i64 = -1000
        start: i64 = 0
        step: i64 = state.catalog.side_size
        while start < players:
            total: i64 = 0
            member: i64 = 0
            while member < step:
                row: i64 = 0
                while row < width:
                    total += sheet[(start + member) * width + row]
                    row += 1
                member += 1
            if mine & BITS[start]:
                own = total
            elif total > best:
                best = total
            start += step
        lead = float(own - best) / (FAR * float(step))
        lead = -1.0 if lead < -1.0 else (1.0 if lead > 1.0 else lead)
        won = 1.0 if state.winners & BITS[seat] else -1.0
        return VICTORY * won + (1.0 - VICTORY) * lead
