"""Analysis of a recorded game: the curve, the cost of each decision, the turning points.

The curve may use everything that the record tells. A decision is judged by what its seat could know
when it was made.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Final, NamedTuple

from thaumata.game import NATURE, State
from thaumata.players.advice.advising import Adviser, Progress, named_action
from thaumata.players.advice.families import catalogs_of
from thaumata.players.advice.forecasts import Forecast
from thaumata.players.advice.structs import Analysis, CurvePoint, JudgedDecision, Performance
from thaumata.record import Record
from thaumata.rng import Rng

MISTAKE: Final = 5
"""The cost, in percentage points, from which on a decision is a mistake."""

TURNING_POINTS: Final = 5
"""The most mistakes that are explained in words."""

_SUSPICIOUS: Final = 0.04
"""The cost from which on a decision is searched again."""

_AGAIN: Final = 10.0
"""How much longer the second search is."""

_FUTURES: Final = 32
"""The futures for a point of the curve, or for the reason why an action is better."""


class _Verdict(NamedTuple):
    """The result of searching a decision."""

    best: str
    worth: float
    """The value of the best action, from 0 to 1."""

    cost: float


class Analyst:
    """Analyzes one record."""

    def __init__(self, record: Record, level: str = "medium", seed: int = 0, pace: float = 1.0):
        """Prepare for a record; ``pace`` multiplies the simulations."""
        self._record = record
        self._seed = seed
        self._adviser = Adviser(record.game, level, pace)
        self._patient = Adviser(record.game, level, pace * _AGAIN)
        self._voice = catalogs_of(record.game)[0]

    def analyze(self, progress: Progress | None = None) -> Analysis:
        """Judge every decision."""
        record = self._record
        judged: list[JudgedDecision] = []
        curve: list[CurvePoint] = []
        last = len(record)
        for number, state, seat, text in self._decisions():
            if self._begins_round(state):
                curve.append(self._stand(number, state))
            if seat != NATURE and len(state.legal_actions(seat)) > 1:
                decision = self._judge(number, state, seat, text)
                judged.append(decision)
                if self._voice.is_for_victory:
                    curve.append(_moment_of(decision))
            if progress:
                progress(0.9 * number / last)
        curve += self._end()
        dearest = sorted(judged, key=lambda each: -each.cost)[:TURNING_POINTS]
        mistakes = [each for each in dearest if each.cost >= MISTAKE]
        return Analysis(
            variant=record.game.variant,
            players=record.players,
            level=self._adviser.level,
            decisions=tuple(judged),
            curve=tuple(curve),
            turning_points=tuple(self._explained(mistakes, progress)),
            performances=tuple(_performance(seat, judged) for seat in range(record.game.seats)),
        )

    def _decisions(self) -> Iterator[tuple[int, State, int, str]]:
        """Yield the moves: the number, the state before, the seat and the text."""
        state = self._record.game.start()
        for number, move in enumerate(self._record.moves, 1):
            yield number, state, move.seat, move.text
            state.perform(move.seat, move.action)

    # Decisions

    def _judge(self, number: int, state: State, seat: int, text: str) -> JudgedDecision:
        verdict = self._look(self._adviser, number, state, seat, text)
        if verdict.cost >= _SUSPICIOUS:
            verdict = self._look(self._patient, number, state, seat, text)
        return JudgedDecision(
            number=number,
            seat=seat,
            age=int(state.age),
            decision=state.decision(),
            played=text,
            played_message=named_action(state, seat, text).message,
            best=verdict.best,
            best_message=named_action(state, seat, verdict.best).message,
            chance=round(100 * verdict.worth),
            cost=round(100 * verdict.cost),
            reason=None,
        )

    def _look(self, adviser: Adviser, number: int, state: State, seat: int, text: str) -> _Verdict:
        search, sample = adviser.search(state, seat, Rng(self._seed, number), text)
        game = state.game
        best = int(search.best())
        worth = (search.worth_of(best) + 1) / 2
        played = (search.worth_of(game.parse(sample, seat, text)) + 1) / 2
        return _Verdict(game.text(sample, seat, best), worth, max(0.0, worth - played))

    def _explained(
        self, mistakes: list[JudgedDecision], progress: Progress | None
    ) -> Iterator[JudgedDecision]:
        """Explain for mistakes why the best action would have been better."""
        for place, each in enumerate(mistakes, 1):
            state = self._record.state(each.number - 1)
            advice = self._patient.advise(
                state, each.seat, seed=self._seed, futures=_FUTURES, played=each.played
            )
            best = advice.choices[0]
            if best.text == each.played:  # the longer search has found no mistake
                continue
            yield JudgedDecision(
                number=each.number,
                seat=each.seat,
                age=each.age,
                decision=each.decision,
                played=each.played,
                played_message=each.played_message,
                best=best.text,
                best_message=best.message,
                chance=each.chance,
                cost=each.cost,
                reason=best.reason,
            )
            if progress:
                progress(0.9 + 0.1 * place / len(mistakes))

    # The curve

    def _begins_round(self, state: State) -> bool:
        """Return whether all seats are asked for a new choice."""
        if self._voice.is_for_victory or state.decision() != self._voice.turn:
            return False
        return not any(state.sealed_by(seat) for seat in range(state.game.seats))

    def _stand(self, number: int, state: State) -> CurvePoint:
        """Return the point of the curve at the start of a round, from futures of the true state."""
        futures = self._adviser.futures_of(state, Rng(self._seed, number), _FUTURES)
        outlooks = [Forecast(state.game, seat, futures) for seat in range(state.game.seats)]
        chances = tuple(round(100 * each.chance) for each in outlooks)
        return CurvePoint(number - 1, int(state.age), chances, outlooks[0].points)

    def _end(self) -> list[CurvePoint]:
        """Return the point of the curve at the end of the game, if it is over."""
        state = self._record.state()
        outcome = state.outcome()
        if outcome is None:
            return []
        share = 100 // len(outcome.winners) if len(outcome.winners) == state.game.seats else 100
        seats = range(state.game.seats)
        chances = tuple(share if seat in outcome.winners else 0 for seat in seats)
        return [CurvePoint(len(self._record), int(state.age), chances, outcome.sheet.totals)]


def _moment_of(decision: JudgedDecision) -> CurvePoint:
    """Return the point of the curve before a decision in a game of two."""
    mine, theirs = decision.chance, 100 - decision.chance
    chances = (mine, theirs) if decision.seat == 0 else (theirs, mine)
    return CurvePoint(decision.number - 1, decision.age, chances, ())


def _performance(seat: int, judged: list[JudgedDecision]) -> Performance:
    costs = [each.cost for each in judged if each.seat == seat]
    mean = round(100 * fmean(costs)) if costs else 0
    return Performance(seat, len(costs), mean, sum(cost >= MISTAKE for cost in costs))


def analyze(
    record: Record, *, level: str = "medium", seed: int = 0, progress: Progress | None = None
) -> Analysis:
    """Analyze a recorded game, finished or not."""
    return Analyst(record, level, seed).analyze(progress)
