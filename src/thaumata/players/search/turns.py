"""Tree search for two seats that decide in turn: the gain of one is the loss of the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from thaumata.game import State
from thaumata.players.search.ends import Ends
from thaumata.players.search.evaluator import Evaluator
from thaumata.players.search.search import TreeSearch
from thaumata.players.search.solving import UNSOLVED, Solver
from thaumata.rng import Rng

_BOTH_SEATS: Final = 3


class TurnSearch(TreeSearch):
    """Builds a tree of the decisions of both seats."""

    _solver: Final[Solver]

    def __init__(
        self, state: State, evaluator: Evaluator, ends: Ends, rng: Rng, simulations: int
    ) -> None:
        """Reserve a tree, and prepare to solve positions."""
        super().__init__(state, evaluator, ends, rng, simulations)
        self._solver = Solver(state, ends)

    def searched_seats(self, seat: i64) -> i64:
        """Return the set of both seats."""
        return _BOTH_SEATS

    def solved(self, sample: State, seat: i64, positions: int) -> i64:
        """Search the last turns exactly, unless there are secrets."""
        if len(sample.parts) > 0:
            return UNSOLVED
        return self._solver.solve(sample, seat, positions)
