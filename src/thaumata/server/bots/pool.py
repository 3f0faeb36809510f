"""The worker processes, and the queue of questions.

Tables take turns, however many seats of one are asked; and one process is always left for players
that answer at once, so that an expert who thinks delays nobody else's game for long. A process that
dies or takes too long is replaced; its question gets no answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import msgspec

from thaumata.server.bots.questions import (
    AdviceReply,
    AnalysisQuestion,
    AnyQuestion,
    AnyReply,
    HintQuestion,
    MoveQuestion,
    MoveReply,
    ProgressReply,
)
from thaumata.server.ops.metrics import Metrics

SLOW: Final = frozenset({"hard", "expert"})
"""The players that think for a while."""

_LONGEST_LINE: Final = 4_000_000

_ANALYSIS: Final = 10
"""The patience for an analysis of a whole game, as a multiple of that for a move."""

_reader: Final = msgspec.json.Decoder(AnyReply)


ProgressCallback = Callable[[float], None]
"""Receives how much of a hint or an analysis is done, from 0 to 1."""


class _Job(NamedTuple):
    """A question that waits for an answer."""

    question: AnyQuestion
    answer: asyncio.Future[AnyReply]
    report: ProgressCallback

    @property
    def is_slow(self) -> bool:
        return not isinstance(self.question, MoveQuestion) or self.question.player in SLOW


class Pool:
    """A number of processes and a queue of questions."""

    def __init__(
        self, size: int, patience: float, metrics: Metrics, games: Sequence[str] = ()
    ) -> None:
        """Think with so many processes, each for so many seconds at most.

        The processes load the games from files that the service offers, too.
        """
        self._games = games
        self._size = size
        self._patience = patience
        self._metrics = metrics
        self._idle: list[Process] = []
        self._busy = 0
        self._busy_slowly = 0
        self._queues: dict[str, deque[_Job]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """The number of questions in the queue."""
        return sum(map(len, self._queues.values()))

    async def ask(self, table: str, question: MoveQuestion) -> str:
        """Return what a player chose, as the text of an action; empty where it failed."""
        reply = await self._answer(table, question, _ignore)
        return reply.text if isinstance(reply, MoveReply) else ""

    async def study(
        self, table: str, question: HintQuestion | AnalysisQuestion, report: ProgressCallback
    ) -> msgspec.Raw | None:
        """Return a hint or an analysis as JSON; None where it could not be made.

        A caller that is cancelled frees the process for others.
        """
        reply = await self._answer(table, question, report)
        return reply.found if isinstance(reply, AdviceReply) else None

    async def _answer(
        self, table: str, question: AnyQuestion, report: ProgressCallback
    ) -> AnyReply:
        answer: asyncio.Future[AnyReply] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(table, deque()).append(_Job(question, answer, report))
        self._hand_out()
        return await answer

    def _hand_out(self) -> None:
        """Give questions to idle processes, one table after the other."""
        while self._busy < self._size:
            job = self._next()
            if job is None:
                return
            self._busy += 1
            self._busy_slowly += job.is_slow
            task = asyncio.create_task(self._serve(job))
            job.answer.add_done_callback(partial(_leave, task))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> _Job | None:
        """Take the next question; its table then waits until all others had a turn."""
        may_be_slow = self._busy_slowly < max(1, self._size - 1)
        for table, jobs in self._queues.items():
            while jobs and jobs[0].answer.done():  # cancelled by the caller
                jobs.popleft()
            if jobs and (may_be_slow or not jobs[0].is_slow):
                del self._queues[table]
                job = jobs.popleft()
                if jobs:
                    self._queues[table] = jobs
                return job
        self._queues = {table: jobs for table, jobs in self._queues.items() if jobs}
        return None

    async def _serve(self, job: _Job) -> None:
        reply: AnyReply = MoveReply()
        try:
            reply = await self._think(job.question, job.report)
        finally:
            self._busy -= 1
            self._busy_slowly -= job.is_slow
            if not job.answer.done():
                job.answer.set_result(reply)
            self._hand_out()

    async def _think(self, question: AnyQuestion, report: ProgressCallback) -> AnyReply:
        """Return a process's reply; nothing is chosen where it failed or took too long."""
        reply = None
        if self._idle:  # it may have died meanwhile
            reply = await self._reply_of(self._idle.pop(), question, report)
        if reply is None:
            reply = await self._reply_of(await _start(self._games), question, report)
        return reply or MoveReply()

    async def _reply_of(
        self, process: Process, question: AnyQuestion, report: ProgressCallback
    ) -> AnyReply | None:
        """Return the reply of a process, empty if it took too long; None where it died."""
        patience = self._patience
        if isinstance(question, AnalysisQuestion):
            patience *= _ANALYSIS
        reply: AnyReply | None = None
        try:
            reply = await asyncio.wait_for(_exchange(process, question, report), patience)
        except TimeoutError:
            reply = MoveReply()
        except (OSError, ValueError, msgspec.MsgspecError):
            pass
        except BaseException:
            await _end(process)
            raise
        else:
            self._idle.append(process)
            return reply
        self._metrics.count("replaced_workers")
        await _end(process)
        return reply

    async def stop(self) -> None:
        """Terminate all processes."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in self._idle:
            await _end(process)
        self._idle.clear()


async def _start(games: Sequence[str]) -> Process:
    arguments = ("-m", "thaumata.server.bots.worker", *games)
    return await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE
    )


async def _exchange(process: Process, question: AnyQuestion, report: ProgressCallback) -> AnyReply:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    while True:
        reply: AnyReply = _reader.decode(await process.stdout.readline())
        if not isinstance(reply, ProgressReply):
            return reply
        report(reply.done)


def _leave(task: asyncio.Task[None], answer: asyncio.Future[AnyReply]) -> None:
    """Cancel a task whose caller was cancelled."""
    if answer.cancelled():
        task.cancel()


def _ignore(done: float) -> None:
    """Ignore progress."""


async def _end(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
