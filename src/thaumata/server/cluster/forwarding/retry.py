"""Doing something once more where another process has changed the same table a moment before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from thaumata.server.problems import WriteConflict

_ATTEMPTS: Final = 5
"""How often something is tried while other processes write at the same table."""

T = TypeVar("T")


async def retry_conflicts(attempt: Callable[[], Awaitable[T]]) -> T:
    """Try something that others may overtake: on what they have written it may still fit."""
    for _ in range(_ATTEMPTS - 1):
        with suppress(WriteConflict):
            return await attempt()
    return await attempt()
