"""Retrying a change where another process wrote at the same table a moment before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from thaumata.server.problems import WriteConflict

_ATTEMPTS: Final = 5

T = TypeVar("T")


async def retry_conflicts(attempt: Callable[[], Awaitable[T]]) -> T:
    """Attempt a change up to five times while it conflicts with what others have written."""
    for _ in range(_ATTEMPTS - 1):
        with suppress(WriteConflict):
            return await attempt()
    return await attempt()
