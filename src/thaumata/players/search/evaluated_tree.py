"""The tree of a search with its evaluations: which action is followed next, and the results.

Actions are selected by PUCT: by their average value so far, and by a bonus for a high prior that
decreases with their visits.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.game import MOST_ACTIONS, State
from thaumata.players.search.evaluator import Evaluator
from thaumata.players.search.tree import NOTHING, Tree
from thaumata.rng import Rng

_EDGES: Final = 8
"""The edges reserved for each simulation. If positions have more actions on average, the tree stops
growing before the last simulations."""


class EvaluatedTree:
    """Grows a tree from evaluated positions, and selects actions in it."""

    tree: Final[Tree]
    rng: Rng
    exploration: float
    """The weight of exploration: of actions with few visits and a high prior."""

    urgency: float
    """How far an unvisited action is assumed to be below the value of its node."""

    root: i64
    _evaluator: Final[Evaluator]
    _world: Final[State]
    _buffer: Final[vec[i64]]
    _edges: Final[vec[i64]]
    _priors: Final[vec[float]]

    def __init__(self, state: State, evaluator: Evaluator, rng: Rng, simulations: int) -> None:
        """Reserve a tree for searches of a game with this many simulations."""
        self.tree = Tree(simulations + 2, _EDGES * simulations + 8 * MOST_ACTIONS)
        self.rng = rng
        self.exploration = 1.2
        self.urgency = 0.2
        self.root = NOTHING
        self._evaluator = evaluator
        self._world = state.game.new_state()
        self._buffer = vec[i64]([0] * MOST_ACTIONS)
        self._edges = vec[i64]([0] * MOST_ACTIONS)
        self._priors = vec[float]([0.0] * MOST_ACTIONS)

    def _grow(self, node: i64, seat: i64, n: i64) -> float:
        """Evaluate the current position and give its node an edge for each of n actions."""
        tree = self.tree
        priors = self._priors
        edges = self._edges
        i: i64 = 0
        while i < n:  # the evaluator may play on and use the buffer
            edges[i] = self._buffer[i]
            i += 1
        worth = self._evaluator.evaluate(self._world, seat, edges, n, priors)
        i = n - 1
        while i >= 0:
            tree.add_edge(node, edges[i], priors[i])
            i -= 1
        return worth

    def _select(self, node: i64, seat: i64, n: i64) -> i64:
        """Return the edge to follow among n actions, or ``NOTHING`` if none has room."""
        tree = self.tree
        edges = self._edges
        visits = tree.visits
        worth = tree.worth
        prior = tree.prior
        total: i64 = 0
        gained = 0.0
        is_new = False
        edge = tree.first[node]
        i: i64 = 0
        while i < n:
            action = self._buffer[i]
            # Actions mostly come in the order of the list: look on from where the last was.
            if edge == NOTHING or tree.action[edge] != action:
                edge = tree.edge_of(node, action)
            edges[i] = edge
            if edge == NOTHING:
                is_new = True
            else:
                total += visits[edge]
                gained += worth[edge]
                edge = tree.next[edge]
            i += 1
        if is_new:
            self._add_missing(node, seat, n)
        mean = gained / float(total) if total > 0 else 0.0
        unvisited = mean - self.urgency
        exploration_weight = self.exploration * math.sqrt(float(total + 1))
        best = NOTHING
        most = -1e9
        i = 0
        while i < n:
            edge = edges[i]
            if edge == NOTHING:
                i += 1
                continue
            count = visits[edge]
            value = worth[edge] / float(count) if count > 0 else unvisited
            value += exploration_weight * prior[edge] / float(1 + count)
            if value > most:
                most = value
                best = edge
            i += 1
        return best

    def _add_missing(self, node: i64, seat: i64, n: i64) -> None:
        """Add edges for actions that were not legal in earlier simulations."""
        tree = self.tree
        actions = self._buffer
        edges = self._edges
        if not tree.has_room(n):
            return
        self._evaluator.fill_priors(self._world, seat, actions, n, self._priors)
        i: i64 = 0
        while i < n:
            if edges[i] == NOTHING:
                edges[i] = tree.add_edge(node, actions[i], self._priors[i])
            i += 1

    def add_noise(self, share: float) -> None:
        """Mix noise into the priors at the root, so that every action gets a chance."""
        tree = self.tree
        total = 0.0
        edge = tree.first[self.root]
        while edge != NOTHING:
            luck = float(self.rng.below(65536)) / 65536.0
            tree.worth[edge] = luck * luck * luck * luck  # unused so far: nothing is visited yet
            total += tree.worth[edge]
            edge = tree.next[edge]
        edge = tree.first[self.root]
        while edge != NOTHING:
            tree.prior[edge] = (1.0 - share) * tree.prior[edge] + share * tree.worth[edge] / total
            tree.worth[edge] = 0.0
            edge = tree.next[edge]

    # Results

    def best(self) -> i64:
        """Return the most visited action; of equal ones the one with the higher value."""
        tree = self.tree
        edge = tree.first[self.root]
        best = edge
        while edge != NOTHING:
            count, most = tree.visits[edge], tree.visits[best]
            if count > most or (count == most and tree.worth[edge] > tree.worth[best]):
                best = edge
            edge = tree.next[edge]
        return tree.action[best]

    def visits(self, action: i64) -> int:
        """Return the visits of an action at the root."""
        edge = self.tree.edge_of(self.root, action)
        return 0 if edge == NOTHING else int(self.tree.visits[edge])

    def worth_of(self, action: i64) -> float:
        """Return the average value of an action at the root, from -1 to 1."""
        edge = self.tree.edge_of(self.root, action)
        if edge == NOTHING or self.tree.visits[edge] == 0:
            return 0.0
        return self.tree.worth[edge] / float(self.tree.visits[edge])

    def lead(self) -> i64:
        """Return how many more visits the most visited action has than any other."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        edge = tree.first[self.root]
        while edge != NOTHING:
            count = tree.visits[edge]
            if count > most:
                second = most
                most = count
            elif count > second:
                second = count
            edge = tree.next[edge]
        return most - second
