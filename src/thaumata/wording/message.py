"""What is said to a person, without the words: the id of a message and what it is told with.

A message goes over a wire as it is. Whoever has the words of a language says it: ``Words.say``
here, a browser with the same Fluent files there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Union

from msgspec import Struct

SEAT: Final = "seat"
"""The message that calls a player by number; whoever knows the name says that instead."""


class Message(Struct, frozen=True, omit_defaults=True):
    """The id of a message and its arguments; empty fields are left out over a wire."""

    id: str
    arguments: dict[str, str | int | Message] = {}
    """Numbers and words as they are; whatever has a name or a form of its own as a message."""

    plain: str = ""
    """What is said where nobody has written the message; if empty, the last part of the id."""

    def __hash__(self) -> int:
        """Let what holds a message be a key, though its arguments cannot be one."""
        return hash(self.id)


Argument = Union[str, int, Message]  # noqa: UP007  # the name is used where the class is not ready
"""What a message is told with."""


def message(id: str, /, **arguments: Argument) -> Message:
    """Make a message: ``message("amount-coins", count=3)``."""
    return Message(id, arguments)


@lru_cache(maxsize=4096)
def named(prefix: str, id: str) -> Message:
    """Make the message with the name of a piece; a piece without one is called by its id."""
    return Message(f"{prefix}-{id}")


@lru_cache(maxsize=16)
def player(seat: int) -> Message:
    """Name the player at a seat."""
    return message(SEAT, number=seat + 1)


def list_of(items: Sequence[Argument]) -> Argument:
    """Join items as in "a, b and c"."""
    return _joined(items, "list-and")


def choice_of(items: Sequence[Argument]) -> Argument:
    """Join items as in "a, b or c"."""
    return _joined(items, "list-or")


def _joined(items: Sequence[Argument], last: str) -> Argument:
    if not items:
        return message("list-empty")
    told = items[0]
    for item in items[1:-1]:
        told = message("list-next", before=told, item=item)
    return message(last, before=told, item=items[-1]) if len(items) > 1 else told
