"""Judging a position by a learned network."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.game import Game, State, piece_of, target_of, verb_of
from thaumata.players.search.evaluator import Evaluator
from thaumata.players.search.features import MOST_TRUE, Features
from thaumata.players.search.network import Network

PIECES: Final = 256
"""Room for the numbers of the pieces of a kind."""

LEFT_OUT: Final = 0
"""The row for whatever an action leaves out; most actions have no target."""

_SCALE: Final = 131072.0


class LearnedEvaluator(Evaluator):
    """Asks a network, which has learned from games of search against itself."""

    features: Final[Features]
    network: Final[Network]
    _true: Final[vec[i64]]
    _piece_rows: Final[vec[i64]]
    _target_rows: Final[vec[i64]]
    """For each verb and piece, and each verb and target, the row of the network's policy."""

    def __init__(
        self, features: Features, network: Network, pieces: list[int], targets: list[int]
    ) -> None:
        """Connect what is told about positions with a network that knows it."""
        self.features = features
        self.network = network
        self._true = vec[i64]([0] * MOST_TRUE)
        self._piece_rows = vec[i64](pieces)
        self._target_rows = vec[i64](targets)

    def evaluate(
        self, state: State, seat: i64, actions: vec[i64], n: i64, priors: vec[float]
    ) -> float:
        """Look at the position once for its worth, and at each action for its promise."""
        worth = self.network.look(self._true, self.features.fill(state, seat, self._true))
        self._compare(actions, n, priors)
        return worth

    def promise(
        self, state: State, seat: i64, actions: vec[i64], n: i64, priors: vec[float]
    ) -> None:
        """Look at the position, and at each action for its promise."""
        self.network.look(self._true, self.features.fill(state, seat, self._true))
        self._compare(actions, n, priors)

    def _compare(self, actions: vec[i64], n: i64, priors: vec[float]) -> None:
        """Turn the promises of actions into shares of 1."""
        network = self.network
        left_out = network.promise(LEFT_OUT)
        most = -1e30
        i: i64 = 0
        while i < n:
            action = actions[i]
            verb = verb_of(action) * PIECES
            promise = network.promise(self._piece_rows[verb + piece_of(action)])
            target = self._target_rows[verb + target_of(action)]
            if target == LEFT_OUT:
                promise += left_out
            else:
                promise += network.promise(target)
            priors[i] = float(promise) / _SCALE
            if priors[i] > most:
                most = priors[i]
            i += 1
        total = 0.0
        i = 0
        while i < n:
            priors[i] = _power(priors[i] - most)
            total += priors[i]
            i += 1
        i = 0
        while i < n:
            priors[i] = priors[i] / total
            i += 1


def _power(x: float) -> float:
    """Return about e to the power of x, for x of 0 at most: the same digits on every machine."""
    if x < -30.0:
        return 0.0
    y = 1.0 + x / 1024.0
    i: i64 = 0
    while i < 10:
        y = y * y
        i += 1
    return y


def action_parts(game: Game) -> tuple[list[str], list[int], list[int]]:
    """Name the parts of actions, and number those of each verb and piece, verb and target.

    The first part is none: it stands for whatever an action leaves out.
    """
    names = [""]
    pieces = [LEFT_OUT] * (PIECES * PIECES)
    targets = [LEFT_OUT] * (PIECES * PIECES)
    for number, verb in game.verbs.items():
        kinds = [*verb.names[:2], "", ""][:2]
        for place, (kind, rows) in enumerate(zip(kinds, (pieces, targets), strict=True)):
            ids = game.names[kind] if kind else ([""] if place == 0 else [])
            for piece, id in enumerate(ids[:PIECES]):
                if kind and not id:
                    continue
                rows[number * PIECES + piece] = len(names)
                names.append(f"{verb.word}:{'with' if place else ''}:{kind}:{id}")
    return names, pieces, targets
