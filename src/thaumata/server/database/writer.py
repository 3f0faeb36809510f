"""Writes everything, in groups: what arrives within a few milliseconds is one transaction.

One task writes for the whole process, so that writers never wait for each other's locks. Whoever
has something written is told when it has reached the disk, and not before.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Executable, insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from thaumata.server.database.schema import lines
from thaumata.server.ops.metrics import Metrics
from thaumata.server.problems import NotSaved, WriteConflict

log = logging.getLogger("thaumata.server")

_GROUP_SECONDS: Final = 0.002
"""For how many seconds the first of a group waits for others."""

_MOST: Final = 200
"""The most jobs of a group."""

ADD_LINES: Final = insert(lines)

CHANNEL: Final = "thaumata"
"""Where processes that share a database in PostgreSQL hear of each other's changes."""

NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :notice)")


class Change(NamedTuple):
    """A statement, and the rows that it is carried out for."""

    statement: Executable
    rows: Sequence[Mapping[str, Any]] = ()
    must_match_one: bool = False
    """Whether it has to find just one row; else somebody was quicker."""


class _Write(NamedTuple):
    """Changes that are made together or not at all."""

    changes: Sequence[Change]
    done: asyncio.Future[None]
    notice: str
    """What other processes are told: the table that is changed, or what somebody says there."""


class _NoRowMatched(Exception):
    """A row was not as it was when the change was thought of."""


_DEADLOCK: Final = "40P01"
"""What PostgreSQL calls it when two groups wait for each other, and one of them is undone."""


class Writer:
    """The one who writes."""

    process: str
    """What this process is called in notices to others."""

    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self.process = secrets.token_hex(8)
        self._engine = engine
        self._metrics = metrics
        self._jobs: asyncio.Queue[_Write] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is left, and end."""
        await self._jobs.join()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def write(self, *changes: Change, notice: str = "") -> None:
        """Make changes, and return when they are safe; else ``NotSaved`` is raised.

        Other processes are told which table they are about.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Write(changes, done, notice))
        await done

    def write_later(self, *changes: Change, notice: str = "") -> None:
        """Make changes, or tell other processes something, and let nobody wait for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._jobs.put_nowait(_Write(changes, done, notice))

    async def _run(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            await asyncio.sleep(_GROUP_SECONDS)
            while len(jobs) < _MOST and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            try:
                await self._write_group(jobs)
            finally:
                for _ in jobs:
                    self._jobs.task_done()

    async def _write_group(self, jobs: list[_Write]) -> None:
        """Write a group. Where one of it does not fit, each is written by itself."""
        try:
            await self._commit(jobs)
        except Exception as problem:
            if not _is_conflict(problem):  # a full disk, a database that is gone: all are told
                log.error("not written", extra={"why": type(problem).__name__})
                _end(jobs, NotSaved())
            elif len(jobs) == 1:
                _end(jobs, WriteConflict())
            else:
                for job in jobs:
                    await self._write_group([job])
        else:
            _end(jobs, None)

    async def _commit(self, jobs: list[_Write]) -> None:
        async with self._engine.begin() as connection:
            added: list[Mapping[str, Any]] = []
            for change in (change for job in jobs for change in job.changes):
                if change.statement is ADD_LINES:
                    added += change.rows
                else:
                    await _execute(connection, change)
            if added:
                await _execute(connection, Change(ADD_LINES, added))
            if connection.dialect.name == "postgresql":
                for table in {job.notice for job in jobs if job.notice}:
                    await connection.execute(NOTIFY, {"notice": f"{self.process} {table}"})
        self._metrics.count("commits")
        self._metrics.count("lines", len(added))


async def _execute(connection: AsyncConnection, change: Change) -> None:
    rows = [dict(row) for row in change.rows]
    result = await connection.execute(change.statement, rows or None)
    if change.must_match_one and result.rowcount != 1:
        raise _NoRowMatched


def _is_conflict(problem: Exception) -> bool:
    """Tell whether others have written first what does not go together with this."""
    if isinstance(problem, DBAPIError) and getattr(problem.orig, "sqlstate", "") == _DEADLOCK:
        return True
    return isinstance(problem, (IntegrityError, _NoRowMatched))


def _end(jobs: list[_Write], problem: NotSaved | None) -> None:
    """Tell whoever waits; one that was interrupted does not."""
    for job in jobs:
        if job.done.done():
            continue
        if problem is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(problem)
