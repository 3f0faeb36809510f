"""Judging a position: how likely the seat wins, and which of its actions look promising."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from thaumata.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges positions for the seat that is asked."""

    def evaluate(
        self, state: State, seat: i64, actions: vec[i64], n: i64, priors: vec[float]
    ) -> float:
        """Return what the position is worth to the seat, from -1 (lost) to 1 (won).

        Into ``priors`` goes how promising each of the n actions is; together they are 1. The
        state may be played on.
        """
        self.promise(state, seat, actions, n, priors)
        return 0.0

    def promise(
        self, state: State, seat: i64, actions: vec[i64], n: i64, priors: vec[float]
    ) -> None:
        """Say only how promising each of the n actions is; the state stays as it is."""
        even = 1.0 / float(n)
        i: i64 = 0
        while i < n:
            priors[i] = even
            i += 1


class Judgement(NamedTuple):
    """What a large network says about several positions."""

    values: list[float]
    """What each is worth to its seat, from -1 to 1."""

    priors: list[list[float]]
    """For each how promising its legal actions are, in their order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BatchEvaluator(Evaluator):
    """Judges many positions at once: the place for a large network, in Python too.

    Its subclass says what a batch of positions is worth; a search that asks for one position at
    a time makes batches of one.
    """

    def evaluate_batch(self, states: list[State], seats: list[int]) -> Judgement:
        """Judge each position for its seat, with priors for ``state.legal_actions(seat)``."""
        raise NotImplementedError

    def evaluate(
        self, state: State, seat: i64, actions: vec[i64], n: i64, priors: vec[float]
    ) -> float:
        """Ask about one position."""
        judgement = self.evaluate_batch([state], [int(seat)])
        _copy(judgement.priors[0], priors, n)
        return judgement.values[0]

    def promise(
        self, state: State, seat: i64, actions: vec[i64], n: i64, priors: vec[float]
    ) -> None:
        """Ask about one position."""
        _copy(self.evaluate_batch([state], [int(seat)]).priors[0], priors, n)


def _copy(shares: list[float], priors: vec[float], n: i64) -> None:
    i: i64 = 0
    while i < n:
        priors[i] = shares[i]
        i += 1
