"""Monte Carlo tree search.

Each simulation begins with a world that fits what the seat knows, follows the most promising
actions down to a position that is new to the tree, evaluates that, and adds the value to every edge
on the way up. What nature reveals is drawn anew each time; a decision with one answer is skipped.

The tree holds the decisions of one seat, or of two seats whose gains are each other's losses. What
other seats choose is drawn, too.
"""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.game import NATURE, NATURE_BIT, State
from thaumata.kit.bits import BITS, first
from thaumata.players.search.ends import Ends
from thaumata.players.search.evaluated_tree import EvaluatedTree
from thaumata.players.search.evaluator import Evaluator
from thaumata.players.search.solving import UNSOLVED
from thaumata.players.search.tree import NOTHING
from thaumata.rng import Rng

_DEEPEST: Final = 256
"""More decisions than any game has left."""

_STRETCH: Final = 256
"""The simulations between two checks of the clock and the lead."""


class TreeSearch(EvaluatedTree):
    """Builds a tree from a position by a number of simulations."""

    seat: i64
    """The seat whose decision is searched."""

    simulations: i64
    _searched: i64
    """The set of seats whose decisions are in the tree."""

    _ends: Final[Ends]
    _imagined: Final[State]
    _path: Final[vec[i64]]
    _seats: Final[vec[i64]]

    def __init__(
        self, state: State, evaluator: Evaluator, ends: Ends, rng: Rng, simulations: int
    ) -> None:
        """Reserve a tree for searches of a game with this many simulations."""
        super().__init__(state, evaluator, rng, simulations)
        self.seat = 0
        self.simulations = 0
        self._searched = self.searched_seats(0)
        self._ends = ends
        self._imagined = state.game.new_state()
        self._path = vec[i64]([0] * _DEEPEST)
        self._seats = vec[i64]([0] * _DEEPEST)

    def begin(self, sample: State, seat: i64) -> float:
        """Begin a tree at a position, and return its value by the evaluator."""
        self.tree.clear()
        self.simulations = 0
        self.seat = seat
        self._searched = self.searched_seats(seat)
        sample.copy_into(self._world)
        self.root = self.tree.add_node()
        n = self._world.fill_legal(seat, self._buffer)
        return self._grow(self.root, seat, n)

    def run(self, sample: State, simulations: i64) -> None:
        """Run simulations, each in another world if there are secrets."""
        has_secrets = len(sample.parts) > 0 or sample.game.has_sealing
        world = self._imagined if has_secrets else sample
        n: i64 = 0
        while n < simulations:
            if has_secrets:
                sample.resample_into(world, self.seat, self.rng)
            self.simulate(world)
            n += 1

    def searched_seats(self, seat: i64) -> i64:
        """Return the set of seats whose decisions are in the tree of a seat's search."""
        return BITS[seat]

    def holds(self, seat: i64) -> bool:
        """Return whether the tree contains the decisions of a seat."""
        return self._searched & BITS[seat] != 0

    def solved(self, sample: State, seat: i64, positions: int) -> i64:
        """Return an action that wins by force, if the given number of positions shows one."""
        return UNSOLVED

    def think(self, sample: State, simulations: int, seconds: float) -> None:
        """Run up to so many simulations within so many seconds (0: no limit).

        It stops sooner if no other action can overtake the most visited one.
        """
        end = time.monotonic() + seconds
        left: i64 = simulations
        while left > 0:
            stretch: i64 = _STRETCH if left > _STRETCH else left
            self.run(sample, stretch)
            left -= stretch
            if self.lead() > left or (seconds > 0.0 and time.monotonic() >= end):
                return

    def simulate(self, sample: State) -> None:
        """Run one simulation in a world that fits what the seat knows."""
        world = self._world
        sample.copy_into(world)
        tree = self.tree
        buffer = self._buffer
        node = self.root
        seat = self.seat
        depth: i64 = 0
        self.simulations += 1
        n = world.fill_legal(seat, buffer)
        while True:
            edge = self._select(node, seat, n)
            if edge == NOTHING:
                worth = self._evaluator.evaluate(world, seat, buffer, n, self._priors)
                self._back_up(depth, seat, worth)
                return
            self._path[depth] = edge
            self._seats[depth] = seat
            depth += 1
            world.perform(seat, tree.action[edge])
            n = self._play_to_next_choice()
            if n == 0:
                self._back_up(depth, seat, self._ends.worth(world, seat))
                return
            seat = first(world.pending & self._searched)
            below = tree.child[edge]
            if below == NOTHING:
                if tree.has_room(n):
                    below = tree.add_node()
                    tree.child[edge] = below
                    worth = self._grow(below, seat, n)
                else:
                    worth = self._evaluator.evaluate(world, seat, buffer, n, self._priors)
                self._back_up(depth, seat, worth)
                return
            node = below

    def _play_to_next_choice(self) -> i64:
        """Play on until a seat of the tree has a choice; return the number of its actions or 0.

        Nature's answers and the choices of seats outside the tree are drawn.
        """
        world = self._world
        buffer = self._buffer
        while world.pending != 0:
            searched = world.pending & self._searched
            if searched != 0:
                seat = first(searched)
                n = world.fill_legal(seat, buffer)
                if n > 1:
                    return n
                world.perform(seat, buffer[0])
            elif world.pending == NATURE_BIT:
                world.perform(NATURE, world.pick(NATURE, self.rng, buffer))
            else:
                other = first(world.pending)
                n = world.fill_legal(other, buffer)
                chosen: i64 = 0
                if n > 1:
                    chosen = self._draw(other, n)
                world.perform(other, buffer[chosen])
        return 0

    def _draw(self, other: i64, n: i64) -> i64:
        """Draw one of n actions of a seat outside the tree from its priors."""
        self._evaluator.fill_priors(self._world, other, self._buffer, n, self._priors)
        luck = float(self.rng.below(65536)) / 65536.0
        i: i64 = 0
        while i < n - 1:
            luck -= self._priors[i]
            if luck < 0.0:
                return i
            i += 1
        return n - 1

    def _back_up(self, depth: i64, seat: i64, worth: float) -> None:
        """Add a value for a seat to the edges of the path; it is negative for the other seat."""
        tree = self.tree
        while depth > 0:
            depth -= 1
            edge = self._path[depth]
            tree.visits[edge] += 1
            if self._seats[depth] == seat:
                tree.worth[edge] += worth
            else:
                tree.worth[edge] -= worth
