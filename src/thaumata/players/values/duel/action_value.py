"""The value of an action of Duel: the value of the position after it.

If an action of an expansion asks its player another question, the best answer counts.
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
"""The follow-up choices within a turn that are searched."""

FEW: Final = 24
"""Follow-up choices with more answers than this are valued by the table instead."""


class DuelActionValue(ActionValue):
    """Values the actions of one variant."""

    _value: DuelValue
    _scratch: State
    """The state on which actions are tried out."""

    _following: DuelActionValue | None
    """Values the answers to a follow-up choice."""

    def __init__(self, game: Game, value: DuelValue, followed: int = FOLLOWED) -> None:
        """Value positions by ``value``, and search so many follow-up choices."""
        self._value = value
        self._scratch = game.new_state()
        self._following = DuelActionValue(game, value, followed - 1) if followed else None

    def after(self, state: State, seat: i64, action: i64) -> i64:
        """Try the action out and return the value of the result."""
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
    """Return whether an expansion asks a follow-up question: their answers differ most in value."""
    return kind_of(state.agenda[state.depth - 1]) >= BASE_KINDS
