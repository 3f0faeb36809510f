"""The value of a finished game for a seat, from -1 to 1."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from thaumata.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Ends:
    """Values finished games: won, shared by all, or lost."""

    def worth(self, state: State, seat: i64) -> float:
        """Return 1 for a victory, -1 for a defeat, 0 if all players win."""
        winners = state.winners
        if (winners >> seat) & 1 == 0:
            return -1.0
        seats: i64 = state.game.seats
        sharing: i64 = 0
        while winners != 0:
            sharing += 1
            winners = winners & (winners - 1)
        return 0.0 if sharing == seats else 1.0
