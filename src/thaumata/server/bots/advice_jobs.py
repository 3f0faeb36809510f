"""Hints and analyses: made in a worker process, with progress, and cancelled."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

import msgspec

from thaumata.game import ThaumataError
from thaumata.players.advice.structs import Advice, Analysis
from thaumata.server.bots.pool import Pool
from thaumata.server.bots.questions import AnalysisQuestion, HintQuestion, hint_question
from thaumata.server.messages import Analyse, Analysed, Answer, Hint, Hinted, Progress
from thaumata.server.problems import STAGES, Refusal, problem_of
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.lobby import check_level
from thaumata.server.tables.subscriber import Subscriber


class AdviceJobs:
    """The advice that one subscriber has asked for; one job at a time."""

    def __init__(self, pool: Pool, table: LiveTable, subscriber: Subscriber) -> None:
        self._pool = pool
        self._table = table
        self._subscriber = subscriber
        self._key = ""
        self._task: asyncio.Task[None] | None = None

    def begin(self, message: Hint | Analyse) -> None:
        """Start a job, or refuse it; the one before is cancelled."""
        self.stop()
        try:
            question = self._question(message)
        except ThaumataError as problem:
            refused = problem_of(problem, self._subscriber.words)
            self._send(Answer(message.key, "refused", self._table.number, refused))
            return
        self._key = message.key
        self._task = asyncio.create_task(self._study(message.key, question))

    def cancel(self, key: str) -> None:
        """Cancel the job with a key."""
        if key == self._key:
            self.stop()

    def stop(self) -> None:
        """Cancel the job."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _question(self, message: Hint | Analyse) -> HintQuestion | AnalysisQuestion:
        check_level(message.level)
        game = self._table.game
        if game is None:
            raise Refusal(409, STAGES[self._table.row.stage])
        if isinstance(message, Analyse):
            if not game.is_over:
                raise Refusal(409, STAGES["playing"])
            return AnalysisQuestion(message.level, game.record.text())
        seat = self._table.seat_of(self._subscriber.guest)
        if seat is None or seat not in game.asked:
            raise Refusal(409, "service-not-asked")
        if self._table.people != [seat]:
            raise Refusal(403, "service-no-hints")
        return hint_question(game.state, game.record, seat, message.level, secrets.randbits(32))

    async def _study(self, key: str, question: HintQuestion | AnalysisQuestion) -> None:
        number = self._table.number

        def report(done: float) -> None:
            self._send(Progress(key, round(done, 2)))

        with suppress(asyncio.CancelledError):
            found = await self._pool.study(self._table.id, question, report)
            if found is None:
                refused = problem_of(Refusal(503, "service-no-study"), self._subscriber.words)
                self._send(Answer(key, "refused", number, refused))
            elif isinstance(question, HintQuestion):
                self._send(Hinted(key, number, msgspec.json.decode(found, type=Advice)))
            else:
                self._send(Analysed(key, msgspec.json.decode(found, type=Analysis)))

    def _send(self, message: Answer | Progress | Hinted | Analysed) -> None:
        self._subscriber.send(msgspec.json.encode(message))
