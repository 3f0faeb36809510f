"""Listens to the notices of other processes that share a database in PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

from thaumata.server.database.writer import CHANNEL

log = logging.getLogger("thaumata.server")

_RECONNECT: Final = 1.0
"""The seconds until a lost connection is tried again."""


class Listener:
    """Holds a connection of its own; a notice names the process that has written, and the table."""

    def __init__(
        self,
        url: str,
        process: str,
        on_notice: Callable[[str], None],
        on_gap: Callable[[], None],
    ) -> None:
        """Call back for each notice of another process, and when notices may have been missed."""
        self._url = url.replace("+asyncpg", "")
        self._process = process
        self._on_notice = on_notice
        self._on_gap = on_gap
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start listening."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        import asyncpg  # of the extra ``postgres``

        while True:
            try:
                await self._listen(await asyncpg.connect(self._url))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                log.warning("not listening", extra={"why": type(problem).__name__})
            await asyncio.sleep(_RECONNECT)

    async def _listen(self, connection: Any) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            key = int.from_bytes(bytes.fromhex(self._process), signed=True)
            # As long as this connection lives, others know that this process does.
            await connection.execute("SELECT pg_advisory_lock_shared($1)", key)
            await connection.add_listener(CHANNEL, self._received)
            self._on_gap()  # nothing was received until now
            await lost.wait()
        finally:
            connection.terminate()

    def _received(self, connection: object, sender: int, channel: str, notice: str) -> None:
        process, _, content = notice.partition(" ")
        if process != self._process:
            self._on_notice(content)
