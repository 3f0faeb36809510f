"""Somebody who looks at a table through a socket."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from thaumata.wording.words import Words

_MOST_WAITING: Final = 100
"""Whoever does not read so many messages is cut off, and gets the table anew when back."""


class Subscriber:
    """One socket. Messages wait in a box until it can take them."""

    guest: str
    """The id of the guest; empty for one without a name."""

    words: Words
    number: int
    """The number of the state that it has been told of."""

    def __init__(self, guest: str, words: Words, number: int) -> None:
        self.guest = guest
        self.words = words
        self.number = number
        self._outbox: deque[bytes] = deque()
        self._is_ended = False
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message into the box; one too many ends it."""
        if len(self._outbox) >= _MOST_WAITING:
            self.end()
        else:
            self._outbox.append(message)
            self._news.set()

    def end(self) -> None:
        """Let the socket be closed after what waits: whoever is sent away hears why."""
        self._is_ended = True
        self._news.set()

    async def next(self) -> bytes | None:
        """Wait for the next message; None where there will be none."""
        while not self._outbox and not self._is_ended:
            self._news.clear()
            await self._news.wait()
        return self._outbox.popleft() if self._outbox else None
