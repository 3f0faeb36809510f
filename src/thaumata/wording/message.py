"""Messages without words: the id of a message and its arguments.

A message is sent to clients unchanged, and formatted in any language: with ``Words.say`` here, in a
browser with the same Fluent files.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Union

from msgspec import Struct

SEAT: Final = "seat"
"""The message that names a player by number; formatting replaces it by the player's name if
known."""


class Message(Struct, frozen=True, omit_defaults=True):
    """The id of a message and its arguments; empty fields are omitted in JSON."""

    id: str
    arguments: dict[str, str | int | Message] = {}
    """Numbers and words, and messages for anything with a name or a form of its own."""

    plain: str = ""
    """The text used if the message is missing; if empty, the last part of the id."""

    def __hash__(self) -> int:
        """Make structs with messages hashable, though the arguments are a dictionary."""
        return hash(self.id)


Argument = Union[str, int, Message]  # noqa: UP007 # the name is used before the class is defined
"""The argument of a message."""


def message(id: str, /, **arguments: Argument) -> Message:
    """Return a message: ``message("amount-coins", count=3)``."""
    return Message(id, arguments)


@lru_cache(maxsize=4096)
def named(prefix: str, id: str) -> Message:
    """Return the message with the name of a piece; without one, its id is used."""
    return Message(f"{prefix}-{id}")


@lru_cache(maxsize=16)
def player(seat: int) -> Message:
    """Return the message that names the player at a seat."""
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
