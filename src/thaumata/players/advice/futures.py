"""Futures: games that are played on to the end, to see the effects of an action.

A future begins in a world that fits what the seat knows. Within the tree of a search, all seats
choose what the search has visited most; after that, they choose by priors. So a future shows what
the search expects, including what a tree does not store: what is built, in how many turns the game
ends, how, and with how many points.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.game import MOST_ACTIONS, NATURE, NATURE_BIT, Game, State
from thaumata.kit.bits import first
from thaumata.players.search.ends import Ends
from thaumata.players.search.evaluator import Evaluator
from thaumata.players.search.search import TreeSearch
from thaumata.players.search.tree import NOTHING
from thaumata.rng import Rng

_ENOUGH: Final = 8
"""The least visits of a node's actions that count; with fewer, priors decide."""

_EXPECTED: Final = 3
"""An action is expected if it has at least one in so many of the visits."""

_FINE: Final = 1024.0
"""Priors are drawn from in steps of one in so many."""


class Future:
    """How a game went on."""

    worth: float
    """The value of the end for the seat, from -1 to 1."""

    ended: i64
    """The number of the kind of victory, from 1."""

    winners: i64
    turns: i64
    """The turns of the seat, including the current one."""

    choices: i64
    """The actions that followed, without those of nature."""

    points: list[int]
    """The rows of the score sheet, seat after seat."""

    log: list[tuple[int, int, int, int, int]]
    """The happenings, as a state logs them."""

    starts: list[int]
    """The length of the log at the beginning of each further turn of the seat."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.ended = 0
        self.winners = 0
        self.turns = 0
        self.choices = 0
        self.points = []
        self.log = []
        self.starts = []


class ExpectedChoice:
    """One of the choices that a search expects."""

    seat: int
    action: int
    before: State
    """The position in which it is made."""

    def __init__(self, seat: int, action: int, before: State) -> None:
        self.seat = seat
        self.action = action
        self.before = before


class Futures:
    """Plays positions of one game on."""

    _evaluator: Evaluator
    _ends: Ends
    _turn: str
    _rng: Rng
    _buffer: vec[i64]
    _weights: vec[i64]
    _priors: vec[float]

    def __init__(self, game: Game, evaluator: Evaluator, ends: Ends, turn: str) -> None:
        """Prepare for a game; ``turn`` is the decision with which a turn begins."""
        self._evaluator = evaluator
        self._ends = ends
        self._turn = turn
        self._rng = Rng(0)
        self._buffer = vec[i64]([0] * MOST_ACTIONS)
        self._weights = vec[i64]([0] * MOST_ACTIONS)
        self._priors = vec[float]([0.0] * MOST_ACTIONS)

    def after(self, search: TreeSearch, sample: State, seat: i64, action: i64, rng: Rng) -> Future:
        """Play an action of the seat whose position was searched, and play on."""
        self._rng = rng
        world = sample.resample(seat, rng)
        future = Future()
        world.log = future.log
        if world.decision() == self._turn:
            future.turns = 1
        world.perform(seat, action)
        edge = search.tree.edge_of(search.root, action)
        node = NOTHING if edge == NOTHING else search.tree.child[edge]
        self._finish(search, world, seat, node, future)
        return future

    def of(self, search: TreeSearch, state: State, seat: i64, rng: Rng) -> Future:
        """Play on from a position as it is, by priors alone."""
        self._rng = rng
        future = Future()
        self._finish(search, state.copy(), seat, NOTHING, future)
        return future

    def _finish(
        self, search: TreeSearch, world: State, seat: i64, node: i64, future: Future
    ) -> None:
        buffer = self._buffer
        while world.pending != 0:
            if world.pending == NATURE_BIT:
                world.perform(NATURE, world.pick(NATURE, self._rng, buffer))
                continue
            other = first(world.pending)
            future.choices += 1
            if other == seat and world.decision() == self._turn:
                future.turns += 1
                future.starts.append(len(future.log))
            n = world.fill_legal(other, buffer)
            chosen: i64 = 0
            if n > 1:
                if search.holds(other):
                    if node != NOTHING and not self._weigh_tries(search, node, n):
                        node = NOTHING
                    if node == NOTHING:
                        self._weigh_promises(world, other, n)
                    chosen = self._drawn(n)
                    if node != NOTHING:
                        node = search.tree.child[search.tree.edge_of(node, buffer[chosen])]
                else:
                    self._weigh_promises(world, other, n)
                    chosen = self._drawn(n)
            world.perform(other, buffer[chosen])
        future.ended = world.ended
        future.winners = world.winners
        future.worth = self._ends.worth(world, seat)
        sheet = world.count_points()
        i: i64 = 0
        length: i64 = len(sheet)
        while i < length:
            future.points.append(int(sheet[i]))
            i += 1

    def _weigh_tries(self, search: TreeSearch, node: i64, n: i64) -> bool:
        """Weigh n actions by their visits; return whether there were enough."""
        tree = search.tree
        total: i64 = 0
        i: i64 = 0
        while i < n:
            edge = tree.edge_of(node, self._buffer[i])
            tries: i64 = 0 if edge == NOTHING else tree.visits[edge]
            total += tries
            self._weights[i] = tries * tries  # actions with few visits were mostly found to be bad
            i += 1
        return total >= _ENOUGH

    def _weigh_promises(self, world: State, seat: i64, n: i64) -> None:
        """Weigh n actions by their priors for a seat."""
        self._evaluator.fill_priors(world, seat, self._buffer, n, self._priors)
        i: i64 = 0
        while i < n:
            weight = i64(self._priors[i] * _FINE)
            self._weights[i] = weight * weight
            i += 1

    def _drawn(self, n: i64) -> i64:
        """Draw one of n actions by their weights."""
        total: i64 = 0
        i: i64 = 0
        while i < n:
            total += self._weights[i]
            i += 1
        if total == 0:
            return self._rng.below(n)
        luck = float(self._rng.below(65536)) / 65536.0 * float(total)
        i = 0
        while i < n - 1:
            luck -= float(self._weights[i])
            if luck < 0.0:
                return i
            i += 1
        return n - 1

    def line(
        self, search: TreeSearch, sample: State, seat: i64, action: i64, most: i64, rng: Rng
    ) -> list[ExpectedChoice]:
        """List the choices that a search expects after an action, until chance decides."""
        self._rng = rng
        buffer = self._buffer
        tree = search.tree
        world = sample.resample(seat, rng)
        steps: list[ExpectedChoice] = []
        world.perform(seat, action)
        edge = tree.edge_of(search.root, action)
        node = NOTHING if edge == NOTHING else tree.child[edge]
        while world.pending != 0 and node != NOTHING and len(steps) < most:
            asked: i64 = NATURE if world.pending == NATURE_BIT else first(world.pending)
            n = world.fill_legal(asked, buffer)
            if n > 1 and asked == NATURE:
                return steps
            chosen: i64 = 0
            if n > 1 and search.holds(asked):
                if not self._weigh_tries(search, node, n):
                    return steps
                chosen = self._heaviest(n)
                edge = tree.edge_of(node, buffer[chosen])
                if _EXPECTED * tree.visits[edge] < self._tries_of(search, node):
                    return steps
                steps.append(ExpectedChoice(int(asked), int(buffer[chosen]), world.copy()))
                node = tree.child[edge]
            elif n > 1:
                self._weigh_promises(world, asked, n)
                chosen = self._heaviest(n)
            world.perform(asked, buffer[chosen])
        return steps

    def _tries_of(self, search: TreeSearch, node: i64) -> i64:
        """Return the visits of all actions of a node, including those of other worlds."""
        total: i64 = 0
        edge = search.tree.first[node]
        while edge != NOTHING:
            total += search.tree.visits[edge]
            edge = search.tree.next[edge]
        return total

    def _heaviest(self, n: i64) -> i64:
        best: i64 = 0
        i: i64 = 1
        while i < n:
            if self._weights[i] > self._weights[best]:
                best = i
            i += 1
        return best


def favor_all(search: TreeSearch, share: float) -> None:
    """Raise the priors of a search that has just begun, so that every action is visited."""
    edge = search.tree.first[search.root]
    while edge != NOTHING:
        if search.tree.prior[edge] < share:
            search.tree.prior[edge] = share
        edge = search.tree.next[edge]


def favor(search: TreeSearch, action: i64, share: float) -> None:
    """Raise the prior of one action in a search that has just begun."""
    edge = search.tree.edge_of(search.root, action)
    if edge != NOTHING and search.tree.prior[edge] < share:
        search.tree.prior[edge] = share
