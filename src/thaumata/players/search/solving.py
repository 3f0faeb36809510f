"""Exact search of the last turns of a game for two, once nature has no more answers to give."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.game import MOST_ACTIONS, NATURE, NATURE_BIT, State
from thaumata.kit.bits import first
from thaumata.players.search.ends import Ends

UNSOLVED: Final = -1
"""Nature still has answers, there are too many positions, or every action loses."""

_DEEPEST: Final = 24


class Solver:
    """Searches all actions of both seats, with cutoffs."""

    _ends: Final[Ends]
    _worlds: Final[list[State]]
    _buffers: Final[list[vec[i64]]]
    _left: i64
    """The positions that may still be searched; negative once the search has given up."""

    def __init__(self, state: State, ends: Ends) -> None:
        """Prepare to solve positions of a game."""
        self._ends = ends
        self._worlds = [state.game.new_state() for _ in range(_DEEPEST)]
        self._buffers = [vec[i64]([0] * MOST_ACTIONS) for _ in range(_DEEPEST)]
        self._left = 0

    def solve(self, state: State, seat: i64, positions: int) -> i64:
        """Return an action with which a seat wins, or at least shares, within so many positions."""
        self._left = positions
        world = self._worlds[0]
        buffer = self._buffers[0]
        state.copy_into(world)
        n = world.fill_legal(seat, buffer)
        best: i64 = UNSOLVED
        most = -1.0
        i: i64 = 0
        while i < n and most < 1.0:
            worth = self._worth_of(world, seat, buffer[i], 0, most)
            if self._left < 0:
                return UNSOLVED
            if worth > most:
                most = worth
                best = buffer[i]
            i += 1
        return best

    def _worth_of(self, world: State, seat: i64, action: i64, depth: i64, least: float) -> float:
        """Return the value of an action for its seat, if that is above ``least``."""
        self._left -= 1
        if depth + 1 >= _DEEPEST:
            self._left = -1
        if self._left < 0:
            return 0.0
        after = self._worlds[depth + 1]
        buffer = self._buffers[depth + 1]
        world.copy_into(after)
        after.perform(seat, action)
        n: i64 = 0
        while after.pending != 0:
            asked = NATURE if after.pending == NATURE_BIT else first(after.pending)
            n = after.fill_legal(asked, buffer)
            if n > 1:
                if asked == NATURE:
                    self._left = -1
                    return 0.0
                break
            after.perform(asked, buffer[0])
        if after.pending == 0:
            return self._ends.worth(after, seat)
        asked = first(after.pending)
        is_mine = asked == seat
        most = least if is_mine else -1.0
        i: i64 = 0
        while i < n:
            worth = self._worth_of(after, asked, buffer[i], depth + 1, most)
            if self._left < 0:
                return 0.0
            if worth > most:
                most = worth
                # Cutoff: it wins, or the other seat has refuted the action.
                if most >= 1.0 or (not is_mine and -most <= least):
                    break
            i += 1
        return most if is_mine else -most
