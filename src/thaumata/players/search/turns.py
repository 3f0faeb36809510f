"""Tree search for two seats that decide in turn: the gain of one is the loss of the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from thaumata.game import NATURE, NATURE_BIT, State
from thaumata.kit.bits import first
from thaumata.players.search.ends import Ends
from thaumata.players.search.evaluator import Evaluator
from thaumata.players.search.search import TreeSearch
from thaumata.players.search.solving import UNSOLVED, Solver
from thaumata.players.search.tree import NOTHING
from thaumata.rng import Rng


class TurnSearch(TreeSearch):
    """Builds a tree of the decisions of both seats."""

    _solver: Final[Solver]

    def __init__(
        self, state: State, evaluator: Evaluator, ends: Ends, rng: Rng, simulations: int
    ) -> None:
        """Reserve a tree, and prepare to solve positions."""
        super().__init__(state, evaluator, ends, rng, simulations)
        self._solver = Solver(state, ends)

    def solved(self, sample: State, seat: i64, positions: int) -> i64:
        """Search the last turns exactly, unless there are secrets."""
        if len(sample.parts) > 0:
            return UNSOLVED
        return self._solver.solve(sample, seat, positions)

    def simulate(self, sample: State) -> None:
        """Run one simulation: select the actions of both seats."""
        world = self._world
        sample.copy_into(world)
        tree = self.tree
        buffer = self._buffer
        node = self.root
        depth: i64 = 0
        self.simulations += 1
        n = world.fill_legal(first(world.pending), buffer)
        while True:
            seat = first(world.pending)
            edge = self._select(node, seat, n)
            if edge == NOTHING:
                worth = self._evaluator.evaluate(world, seat, buffer, n, self._priors)
                self._note(depth, worth if seat == 0 else -worth)
                return
            self._path[depth] = edge
            self._seats[depth] = seat
            depth += 1
            world.perform(seat, tree.action[edge])
            n = self._go_on()
            if n == 0:
                self._note(depth, self._ends.worth(world, 0))
                return
            below = tree.child[edge]
            if below == NOTHING:
                seat = first(world.pending)
                if tree.has_room(n):
                    below = tree.add_node()
                    tree.child[edge] = below
                    worth = self._grow(below, seat, n)
                else:
                    worth = self._evaluator.evaluate(world, seat, buffer, n, self._priors)
                self._note(depth, worth if seat == 0 else -worth)
                return
            node = below

    def _go_on(self) -> i64:
        """Play forced actions and nature's answers; return the number of choices after them."""
        world = self._world
        buffer = self._buffer
        while world.pending != 0:
            if world.pending == NATURE_BIT:
                world.perform(NATURE, world.pick(NATURE, self.rng, buffer))
            else:
                seat = first(world.pending)
                n = world.fill_legal(seat, buffer)
                if n > 1:
                    return n
                world.perform(seat, buffer[0])
        return 0

    def _note(self, depth: i64, worth: float) -> None:
        """Add the result of a simulation, for seat 0 and negated for the other, to its path."""
        tree = self.tree
        while depth > 0:
            depth -= 1
            edge = self._path[depth]
            tree.visits[edge] += 1
            if self._seats[depth] == 0:
                tree.worth[edge] += worth
            else:
                tree.worth[edge] -= worth
