"""The writer: group commit for the whole process.

Changes that arrive within a few milliseconds are one transaction. One task writes, so that writers
never wait for each other's locks; a caller continues when its changes have reached the disk.
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
"""The seconds that the first write of a group waits for others."""

_MOST: Final = 200
"""The number of writes that a group has at most."""

ADD_LINES: Final = insert(lines)

CHANNEL: Final = "thaumata"
"""The channel of notices between processes that share a database in PostgreSQL."""

NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :notice)")


class Change(NamedTuple):
    """A statement, and the rows that it is executed for."""

    statement: Executable
    rows: Sequence[Mapping[str, Any]] = ()
    must_match_one: bool = False
    """Whether it has to match just one row; else the transaction fails with a conflict."""


class _Write(NamedTuple):
    """Changes that are made together or not at all."""

    changes: Sequence[Change]
    done: asyncio.Future[None]
    notice: str
    """The notice to other processes: the table that is changed, or a phrase that is said there."""


class _NoRowMatched(Exception):
    """A statement did not match its row, since another process has changed it."""


_DEADLOCK: Final = "40P01"
"""The code of PostgreSQL where two groups wait for each other, and one of them is undone."""


class Writer:
    """Writes groups of changes, one after the other."""

    process: str
    """The id of this process in notices to others."""

    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self.process = secrets.token_hex(8)
        self._engine = engine
        self._metrics = metrics
        self._jobs: asyncio.Queue[_Write] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start writing."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is left, and stop."""
        await self._jobs.join()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def write(self, *changes: Change, notice: str = "") -> None:
        """Write changes, and return when they are on the disk; else raise ``NotSaved``.

        A notice goes to the other processes with them.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Write(changes, done, notice))
        await done

    def write_later(self, *changes: Change, notice: str = "") -> None:
        """Write changes and send a notice without waiting; a failure is only logged."""
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
        """Write a group; where one of its writes conflicts, each is written by itself."""
        try:
            await self._commit(jobs)
        except Exception as problem:
            if not _is_conflict(problem):  # a full disk or an unreachable database
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
    """Return whether a write failed because other processes have written first."""
    if isinstance(problem, DBAPIError) and getattr(problem.orig, "sqlstate", "") == _DEADLOCK:
        return True
    return isinstance(problem, (IntegrityError, _NoRowMatched))


def _end(jobs: list[_Write], problem: NotSaved | None) -> None:
    """Resume the callers of a group; one that was cancelled no longer waits."""
    for job in jobs:
        if job.done.done():
            continue
        if problem is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(problem)
