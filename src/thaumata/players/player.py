"""The interface of a player, and the table that it sees.

A player gets a table and returns one of the legal actions. The table shows what the seat may know.
To think ahead, a player draws samples: states that could be the true one. The true state is never
handed out.
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
    """The knowledge of a seat that has to decide."""

    game: Game
    seat: int
    """The seat that has to decide, from 0."""

    def __init__(self, state: State, seat: int) -> None:
        """Wrap a state for a seat."""
        need_state(state)
        self._state = state
        self.game = state.game
        self.seat = seat

    def __repr__(self) -> str:
        """Return the variant, the seat and the decision."""
        return f"<Table of {self.game}: seat {self.seat}, {self.decision or 'over'}>"

    @cached_property
    def legal_actions(self) -> list[int]:
        """The legal actions of the seat."""
        return self._state.legal_actions(self.seat)

    @property
    def decision(self) -> str:
        """The name of the decision: ``turn``, ``take_token``, ..."""
        return self._state.decision()

    def view(self) -> View:
        """Return everything that the seat sees, with prices and effects of all legal actions."""
        return view(self._state, self.seat)

    def position(self) -> dict[str, Any]:
        """Return the position as plain data, as far as the seat knows it (docs/positions.md)."""
        return dump(self._state, self.seat)

    def text(self, action: int) -> str:
        """Return the text of an action, such as ``build baths``."""
        return self.game.text(self._state, self.seat, action)

    def parse(self, text: str) -> int:
        """Return the legal action with a text."""
        return self.game.parse(self._state, self.seat, text)

    def sample(self, rng: Rng) -> State:
        """Return a random state that could be the true one for all that the seat knows."""
        return self._state.resample(self.seat, rng)

    def pick(self, rng: Rng) -> int:
        """Return one of the legal actions, each equally likely."""
        return self._state.pick(self.seat, rng, _BUFFER)


class Player:
    """The base class of players. A subclass may be in a file of your own: ``mybot.py:MyBot``."""

    rng: Rng
    """The player's random numbers for this game. A player that uses no others plays the same game
    again with the same seed."""

    def begin(self, game: Game, seat: int, rng: Rng) -> None:
        """Begin a new game and forget the last one."""
        self.rng = rng

    def choose(self, table: Table) -> int:
        """Return one of the table's legal actions."""
        raise NotImplementedError
