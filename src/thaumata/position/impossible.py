"""The reasons why a position cannot come about in play."""

from __future__ import annotations

from thaumata.game import ThaumataError
from thaumata.wording.duel.names import DUEL
from thaumata.wording.message import Message
from thaumata.wording.words import Said


class Impossible(ThaumataError):
    """A position that no game can reach."""

    reason: str
    """The id of the message that tells why, such as ``impossible-card-twice``."""

    def __init__(self, reason: str, **arguments: str | int) -> None:
        """Note the reason."""
        super().__init__(reason, **arguments)
        self.reason = reason


def miscount(what: str, given: int, *expected: int) -> Impossible:
    """Say that there are more or fewer of something than there can be."""
    numbers = ", ".join(str(number) for number in expected)
    return Impossible("impossible-count", what=what, given=given, expected=numbers)


def named(kind: str, id: str) -> str:
    """Return the id of a piece, which is told by its name."""
    name = DUEL.name(kind, id)
    return Said(name.id, plain=id) if isinstance(name, Message) else id
