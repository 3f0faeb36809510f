"""A subscriber of a table: one socket with its outgoing messages."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from thaumata.wording.words import Words

_MOST_WAITING: Final = 100
"""The number of unsent messages that ends a subscriber; on reconnection it gets the whole table."""


class Subscriber:
    """One socket; messages wait in a queue until it can send them."""

    guest: str
    """The id of the guest; empty for a visitor without a cookie."""

    words: Words
    number: int
    """The number of the state that it was sent last."""

    def __init__(self, guest: str, words: Words, number: int) -> None:
        self.guest = guest
        self.words = words
        self.number = number
        self._outbox: deque[bytes] = deque()
        self._is_ended = False
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Queue a message; one too many ends the subscriber."""
        if len(self._outbox) >= _MOST_WAITING:
            self.end()
        else:
            self._outbox.append(message)
            self._news.set()

    def end(self) -> None:
        """Close the socket after the messages in the queue."""
        self._is_ended = True
        self._news.set()

    async def next(self) -> bytes | None:
        """Wait for the next message; None where there will be none."""
        while not self._outbox and not self._is_ended:
            self._news.clear()
            await self._news.wait()
        return self._outbox.popleft() if self._outbox else None
