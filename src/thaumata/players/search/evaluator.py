"""Evaluate positions: a value for the seat, and a prior for each of its actions."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from thaumata.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Evaluates positions for the seat that is asked; the default knows nothing."""

    def evaluate(
        self, state: State, seat: i64, actions: vec[i64], n: i64, priors: vec[float]
    ) -> float:
        """Return the value of the position for the seat, from -1 (lost) to 1 (won).

        The prior probabilities of the n actions are written to ``priors``. The state may be played
        on.
        """
        self.fill_priors(state, seat, actions, n, priors)
        return 0.0

    def fill_priors(
        self, state: State, seat: i64, actions: vec[i64], n: i64, priors: vec[float]
    ) -> None:
        """Write only the priors of the n actions; the state is not changed."""
        even = 1.0 / float(n)
        i: i64 = 0
        while i < n:
            priors[i] = even
            i += 1


class Judgement(NamedTuple):
    """The evaluations of several positions."""

    values: list[float]
    """The value of each for its seat, from -1 to 1."""

    priors: list[list[float]]
    """For each the priors of its legal actions, in their order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BatchEvaluator(Evaluator):
    """The base class of evaluators that evaluate batches of positions, such as large networks.

    It may be subclassed in Python. A search that evaluates one position at a time makes batches of
    one.
    """

    def evaluate_batch(self, states: list[State], seats: list[int]) -> Judgement:
        """Evaluate each position for its seat, with priors for ``state.legal_actions(seat)``."""
        raise NotImplementedError

    def evaluate(
        self, state: State, seat: i64, actions: vec[i64], n: i64, priors: vec[float]
    ) -> float:
        """Evaluate one position."""
        judgement = self.evaluate_batch([state], [int(seat)])
        _copy(judgement.priors[0], priors, n)
        return judgement.values[0]

    def fill_priors(
        self, state: State, seat: i64, actions: vec[i64], n: i64, priors: vec[float]
    ) -> None:
        """Evaluate one position."""
        _copy(self.evaluate_batch([state], [int(seat)]).priors[0], priors, n)


def _copy(shares: list[float], priors: vec[float], n: i64) -> None:
    i: i64 = 0
    while i < n:
        priors[i] = shares[i]
        i += 1
