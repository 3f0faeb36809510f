"""The value of an action in a game without tables of values: its points.

If all seats choose in secret, nothing happens before the last choice, and all choices are equal.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from thaumata.game import Game, State
from thaumata.players.values.action_value import ActionValue

VICTORY: Final = 1000000
"""More than any points."""


class PlainValue(ActionValue):
    """Values actions by the score sheet."""

    _scratch: State
    """The state on which actions are tried out."""

    def __init__(self, game: Game) -> None:
        """Make a state to try actions out on."""
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
