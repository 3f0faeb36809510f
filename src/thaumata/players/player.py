"""What a player is, and the table it sits at.

A player is asked with a table in front of it and answers with one of the legal actions. The table
shows what the seat may know: whoever wants to think ahead draws samples, states that could be the
true one. The true state is never handed out.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.game import MOST_ACTIONS, Game, State, need_state
from thaumata.position import dump
from thaumata.rng import Rng
from thaumata.views import View, view

_BUFFER: Final = vec[i64]([0] * MOST_ACTIONS)


class Table:
    """What one seat may know when it is asked."""

    game: Game
    seat: int
    """The seat that is asked, from 0."""

    def __init__(self, state: State, seat: int) -> None:
        """Let a seat look at a state."""
        need_state(state)
        self._state = state
        self.game = state.game
        self.seat = seat

    def __repr__(self) -> str:
        """Tell the variant, who is asked and what."""
        return f"<Table of {self.game}: seat {self.seat}, {self.decision or 'over'}>"

    @cached_property
    def legal_actions(self) -> list[int]:
        """What the seat may do now."""
        return self._state.legal_actions(self.seat)

    @property
    def decision(self) -> str:
        """What is asked: ``turn``, ``take_token``, ..."""
        return self._state.decision()

    def view(self) -> View:
        """Return all that the seat sees, with the price and the effect of each legal action."""
        return view(self._state, self.seat)

    def position(self) -> dict[str, Any]:
        """Return the table as plain data, as far as the seat knows it (docs/positions.md)."""
        return dump(self._state, self.seat)

    def text(self, action: int) -> str:
        """Write an action, such as ``build baths``."""
        return self.game.text(self._state, self.seat, action)

    def parse(self, text: str) -> int:
        """Read an action that is legal now."""
        return self.game.parse(self._state, self.seat, text)

    def sample(self, rng: Rng) -> State:
        """Return a state that could be the true one for all that the seat knows."""
        return self._state.resample(self.seat, rng)

    def pick(self, rng: Rng) -> int:
        """Return one of the legal actions, each equally likely."""
        return self._state.pick(self.seat, rng, _BUFFER)


class Player:
    """Somebody who chooses. Subclass it, in a file of your own too: ``mybot.py:MyBot``."""

    rng: Rng
    """The player's own random numbers for this game: whoever uses no others plays the same
    game again."""

    def begin(self, game: Game, seat: int, rng: Rng) -> None:
        """Sit down for a new game and forget the last one."""
        self.rng = rng

    def choose(self, table: Table) -> int:
        """Return one of the table's legal actions."""
        raise NotImplementedError
