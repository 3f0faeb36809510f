"""A timer for a moment in wall-clock time, even if the machine sleeps meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from time import time
from typing import Any, Final

_LONGEST_SLEEP: Final = 60.0
"""The seconds after which the wall clock is checked again, at the latest."""

Callback = Callable[[], Coroutine[Any, Any, None]]


class Timer:
    """Runs one callback at one moment; it refers to the callback only while it is armed."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None
        self._running: asyncio.Task[None] | None = None

    def set(self, due: float, callback: Callback) -> None:
        """Run a callback at a moment, in seconds since 1970, in place of what was set before."""
        self.cancel()
        delay = min(max(0.0, due - time()), _LONGEST_SLEEP)
        loop = asyncio.get_running_loop()
        self._handle = loop.call_later(delay, self._check, due, callback)

    def cancel(self) -> None:
        """Cancel the callback."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _check(self, due: float, callback: Callback) -> None:
        if time() < due:
            self.set(due, callback)
        else:
            self._handle = None
            self._running = asyncio.create_task(callback())
