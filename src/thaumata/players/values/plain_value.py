"""What an action is worth in a game that nobody has written values for: its points.

Where all seats choose in secret nothing happens before the last of them, and all choices are equal.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from thaumata.game import Game, State
from thaumata.players.values.action_value import ActionValue

VICTORY: Final = 1000000
"""More than any points."""


class PlainValue(ActionValue):
    """Weighs actions by the score sheet."""

    _scratch: State
    """Where actions are tried out."""

    def __init__(self, game: Game) -> None:
        """Keep a state to try actions out."""
        self._scratch = game.new_state()

    def after(self, state: State, seat: i64, action: i64) -> i64:
        """Compare the points with those of the best other seat; a victory is worth most."""
        scratch = self._scratch
        state.copy_into(scratch)
        scratch.perform(seat, action)
        outcome = scratch.outcome()
        if outcome is not None:
            return VICTORY if seat in outcome.winners else -VICTORY
        totals = list(scratch.score_sheet().totals)
        own = totals.pop(seat)
        return own - max(totals) if totals else own
