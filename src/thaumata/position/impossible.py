"""The reasons why a position cannot come about in play."""

from __future__ import annotations

from thaumata.game import ThaumataError


class Impossible(ThaumataError):
    """A position that no game can reach."""

    reason: str
    """The id of the message that tells why, such as ``impossible-card-twice``."""

    def __init__(self, reason: str, **arguments: str | int) -> None:
        """Note the reason."""
        super().__init__(reason, **arguments)
        self.reason = reason
