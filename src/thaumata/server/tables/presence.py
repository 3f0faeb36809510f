"""Presence: the sockets that are subscribed to a table, and its guests in other processes."""

from __future__ import annotations

import msgspec

from thaumata.server.messages import FromServer
from thaumata.server.tables.subscriber import Subscriber


class TablePresence:
    """The subscribers of one table."""

    subscribers: set[Subscriber]
    guests_elsewhere: frozenset[str]
    """The guests who are connected through other processes."""

    def __init__(self, guests_elsewhere: frozenset[str] = frozenset()) -> None:
        self.subscribers = set()
        self.guests_elsewhere = guests_elsewhere

    @property
    def local_guests(self) -> set[str]:
        """The guests who are connected through this process."""
        return {subscriber.guest for subscriber in self.subscribers if subscriber.guest}

    @property
    def guests(self) -> set[str]:
        """The guests who are connected through any process."""
        return self.local_guests | self.guests_elsewhere

    def broadcast(self, message: FromServer) -> None:
        """Send the same message to every subscriber."""
        text = msgspec.json.encode(message)
        for subscriber in self.subscribers:
            subscriber.send(text)

    def close(self) -> None:
        """Close every subscriber's socket after what waits for it."""
        for subscriber in self.subscribers:
            subscriber.end()
