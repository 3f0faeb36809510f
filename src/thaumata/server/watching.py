"""Somebody who looks at a table through a socket."""

from __future__ import annotations

import asyncio
from typing import Final

from thaumata.wording.words import Words

_MOST_WAITING: Final = 100
"""Whoever does not read so many messages is cut off, and gets the table anew when back."""


class Watcher:
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
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(_MOST_WAITING + 1)

    def send(self, message: bytes) -> None:
        """Put a message into the box; one too many ends it."""
        if self._outbox.qsize() >= _MOST_WAITING:
            self.end()
        else:
            self._outbox.put_nowait(message)

    def end(self) -> None:
        """Let the socket be closed, after what waits if there is room."""
        while self._outbox.full():
            self._outbox.get_nowait()
        self._outbox.put_nowait(None)

    async def next(self) -> bytes | None:
        """Wait for the next message; None where there will be none."""
        return await self._outbox.get()
