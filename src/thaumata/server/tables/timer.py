"""Rings at a moment of the day, though the process may be busy or the machine asleep meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from time import time
from typing import Any, Final

_LONGEST: Final = 60.0
"""For how many seconds an alarm sleeps at most before it looks at the time again."""


class Timer:
    """Does something when a time has come; one time is set at once."""

    def __init__(self, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._ring = ring
        self._due = 0.0
        self._handle: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def set(self, due: float) -> None:
        """Ring at a moment, in seconds since 1970; 0 is never."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        self._due = due
        if due:
            delay = min(max(0.0, due - time()), _LONGEST)
            self._handle = asyncio.get_running_loop().call_later(delay, self._look)

    def _look(self) -> None:
        if time() < self._due:
            self.set(self._due)
        else:
            self._ringing = asyncio.create_task(self._ring())
