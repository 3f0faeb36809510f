"""What an action of Duel is worth: it is tried out, and the position after it weighed.

Where an action of an expansion asks its player something at once, the best answer counts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from thaumata.agenda import kind_of
from thaumata.duel.names import BASE_KINDS
from thaumata.duel.state import DuelState
from thaumata.game import Game, State
from thaumata.kit.bits import BITS
from thaumata.players.values.action_value import ActionValue
from thaumata.players.values.duel.table_value import DuelValue

FOLLOWED: Final = 1
"""How many choices that follow within the turn are thought through before acting."""

FEW: Final = 24
"""Those with so many answers at most: others are weighed by the table."""


class DuelActionValue(ActionValue):
    """Weighs the actions of one variant of Duel."""

    _value: DuelValue
    _scratch: State
    """Where actions are tried out."""

    _following: DuelActionValue | None
    """Who weighs the answers to what an action asks."""

    def __init__(self, game: Game, value: DuelValue, followed: int = FOLLOWED) -> None:
        """Weigh positions by a value, and think so many choices that follow through."""
        self._value = value
        self._scratch = game.new_state()
        self._following = DuelActionValue(game, value, followed - 1) if followed else None

    def after(self, state: State, seat: i64, action: i64) -> i64:
        """Try the action out and weigh what comes of it."""
        scratch = self._scratch
        assert isinstance(scratch, DuelState)
        state.copy_into(scratch)
        scratch.perform(seat, action)
        following = self._following
        if following is not None and scratch.pending == BITS[seat] and asks_more(scratch):
            actions = scratch.legal_actions(seat)
            if len(actions) <= FEW:
                return following.best(scratch, seat, actions)[1]
        return self._value.of(scratch, seat)


def asks_more(state: DuelState) -> bool:
    """Tell whether it is an expansion that asks: the worth of its choices varies most."""
    return kind_of(state.agenda[state.depth - 1]) >= BASE_KINDS
