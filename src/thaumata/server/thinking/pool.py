"""The thinking processes, and who is next.

Tables take turns, however many seats of one are asked; and one process is always left for players
that answer at once, so that an expert who thinks delays nobody else's game for long. A process that
dies or takes too long is replaced, and a simpler player answers instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from typing import Final, NamedTuple

import msgspec

from thaumata.server.metrics import Metrics
from thaumata.server.thinking.question import Choice, Question

SLOW: Final = frozenset({"hard", "expert"})
"""The players that think for a while."""

_STAND_IN: Final = "greedy"
_LONGEST_LINE: Final = 1_000_000


class _Job(NamedTuple):
    """A question that waits for an answer."""

    question: Question
    answer: asyncio.Future[str]

    @property
    def is_slow(self) -> bool:
        return self.question.player in SLOW


class Pool:
    """A number of processes and a queue of questions."""

    def __init__(self, size: int, patience: float, metrics: Metrics) -> None:
        """Think with so many processes, each for so many seconds at most."""
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
        """How many questions wait."""
        return sum(map(len, self._queues.values()))

    async def ask(self, table: str, question: Question) -> str:
        """Return what is chosen, as the text of an action; empty where nobody could choose."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(table, deque()).append(_Job(question, answer))
        self._hand_out()
        return await answer

    def _hand_out(self) -> None:
        """Give waiting questions to processes that have time, one table after the other."""
        while self._busy < self._size:
            job = self._next()
            if job is None:
                return
            self._busy += 1
            self._busy_slowly += job.is_slow
            task = asyncio.create_task(self._serve(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> _Job | None:
        """Take the question that is next; its table then waits until all others had a turn."""
        may_be_slow = self._busy_slowly < max(1, self._size - 1)
        for table, jobs in self._queues.items():
            while jobs and jobs[0].answer.done():  # nobody waits for it any more
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
        try:
            choice = await self._think(job.question)
            if not choice and job.question.player != _STAND_IN:
                simpler = msgspec.structs.replace(job.question, player=_STAND_IN)
                choice = await self._think(simpler)
            if not job.answer.done():
                job.answer.set_result(choice)
        finally:
            self._busy -= 1
            self._busy_slowly -= job.is_slow
            if not job.answer.done():
                job.answer.set_result("")
            self._hand_out()

    async def _think(self, question: Question) -> str:
        """Have one process answer; empty where it failed, died or took too long."""
        process = self._idle.pop() if self._idle else None
        if process is None or process.returncode is not None:
            process = await _start()
        try:
            choice = await asyncio.wait_for(_exchange(process, question), self._patience)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError):
            self._metrics.count("replaced_workers")
            await _end(process)
            return ""
        except BaseException:
            await _end(process)
            raise
        self._idle.append(process)
        return choice.text

    async def stop(self) -> None:
        """End all processes."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in self._idle:
            await _end(process)
        self._idle.clear()


async def _start() -> Process:
    arguments = ("-m", "thaumata.server.thinking.worker")
    return await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE
    )


async def _exchange(process: Process, question: Question) -> Choice:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readline(), type=Choice)


async def _end(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
