"""Evaluate positions by a trained network."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.game import Game, State, piece_of, target_of, verb_of
from thaumata.players.search.evaluator import Evaluator
from thaumata.players.search.features import MOST_TRUE, Features
from thaumata.players.search.network import Network

PIECES: Final = 256
"""The room for the numbers of the pieces of a kind."""

LEFT_OUT: Final = 0
"""The row for a missing part of an action; most actions have no target."""

_SCALE: Final = 131072.0


class LearnedEvaluator(Evaluator):
    """Evaluates positions by a network that was trained by self-play."""

    features: Final[Features]
    network: Final[Network]
    _true: Final[vec[i64]]
    _piece_rows: Final[vec[i64]]
    _target_rows: Final[vec[i64]]
    """For each verb and piece, and each verb and target, the row in the policy of the network."""

    def __init__(
        self, features: Features, network: Network, pieces: list[int], targets: list[int]
    ) -> None:
        """Connect the features of a variant with a network."""
        self.features = features
        self.network = network
        self._true = vec[i64]([0] * MOST_TRUE)
        self._piece_rows = vec[i64](pieces)
        self._target_rows = vec[i64](targets)

    def evaluate(
        self, state: State, seat: i64, actions: vec[i64], n: i64, priors: vec[float]
    ) -> float:
        """Evaluate the position, and write the priors of its actions."""
        worth = self.network.evaluate(self._true, self.features.fill(state, seat, self._true))
        self._compare(actions, n, priors)
        return worth

    def fill_priors(
        self, state: State, seat: i64, actions: vec[i64], n: i64, priors: vec[float]
    ) -> None:
        """Write the priors of the actions."""
        self.network.evaluate(self._true, self.features.fill(state, seat, self._true))
        self._compare(actions, n, priors)

    def _compare(self, actions: vec[i64], n: i64, priors: vec[float]) -> None:
        """Turn logits into probabilities (softmax)."""
        network = self.network
        left_out = network.logit(LEFT_OUT)
        most = -1e30
        i: i64 = 0
        while i < n:
            action = actions[i]
            verb = verb_of(action) * PIECES
            logit = network.logit(self._piece_rows[verb + piece_of(action)])
            target = self._target_rows[verb + target_of(action)]
            if target == LEFT_OUT:
                logit += left_out
            else:
                logit += network.logit(target)
            priors[i] = float(logit) / _SCALE
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
    """Return about e to the power of x (at most 0), with the same digits on every machine."""
    if x < -30.0:
        return 0.0
    y = 1.0 + x / 1024.0
    i: i64 = 0
    while i < 10:
        y = y * y
        i += 1
    return y


def action_parts(game: Game) -> tuple[list[str], list[int], list[int]]:
    """Return the names of action parts, and their rows by verb and piece, by verb and target.

    The first part stands for a missing piece or target.
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
