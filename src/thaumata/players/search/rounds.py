"""Tree search for games in which all seats choose at once.

The tree holds the decisions of one seat. The choices of the others are drawn in every simulation
from their priors, in a world that fits what the seat knows.
"""

from __future__ import annotations

from mypy_extensions import i64

from thaumata.game import NATURE, NATURE_BIT, State
from thaumata.kit.bits import BITS, first
from thaumata.players.search.search import TreeSearch
from thaumata.players.search.tree import NOTHING


class RoundSearch(TreeSearch):
    """Builds a tree of one seat's decisions."""

    def holds(self, seat: i64) -> bool:
        """Return whether the tree contains a seat's decisions: those of other seats are drawn."""
        return seat == self.seat

    def simulate(self, sample: State) -> None:
        """Run one simulation: select the seat's actions, draw those of others."""
        world = self._world
        sample.copy_into(world)
        tree = self.tree
        buffer = self._buffer
        seat = self.seat
        node = self.root
        depth: i64 = 0
        self.simulations += 1
        while True:
            n = world.fill_legal(seat, buffer)
            edge = self._select(node, seat, n)
            if edge == NOTHING:
                worth = self._evaluator.evaluate(world, seat, buffer, n, self._priors)
                self._note(depth, worth)
                return
            self._path[depth] = edge
            depth += 1
            world.perform(seat, tree.action[edge])
            n = self._go_on()
            if world.pending == 0:
                self._note(depth, self._ends.worth(world, seat))
                return
            below = tree.child[edge]
            if below == NOTHING:
                if tree.has_room(n):
                    below = tree.add_node()
                    tree.child[edge] = below
                    worth = self._grow(below, seat, n)
                else:
                    worth = self._evaluator.evaluate(world, seat, buffer, n, self._priors)
                self._note(depth, worth)
                return
            node = below

    def _go_on(self) -> i64:
        """Let the other seats act until the seat has a choice; return the number of its actions."""
        world = self._world
        buffer = self._buffer
        mine = BITS[self.seat]
        while world.pending != 0:
            if world.pending & mine:
                n = world.fill_legal(self.seat, buffer)
                if n > 1:
                    return n
                world.perform(self.seat, buffer[0])
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
        """Draw one of another seat's n actions from its priors."""
        self._evaluator.fill_priors(self._world, other, self._buffer, n, self._priors)
        luck = float(self.rng.below(65536)) / 65536.0
        i: i64 = 0
        while i < n - 1:
            luck -= self._priors[i]
            if luck < 0.0:
                return i
            i += 1
        return n - 1

    def _note(self, depth: i64, worth: float) -> None:
        """Add the result of a simulation to the edges of its path."""
        tree = self.tree
        while depth > 0:
            depth -= 1
            edge = self._path[depth]
            tree.visits[edge] += 1
            tree.worth[edge] += worth
