"""What can go wrong through no fault of the program, for whoever puts it into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class ThaumataError(ValueError):
    """A mistake of a player or a caller, with the id of a message and its arguments."""

    message_id: str
    arguments: dict[str, str | int]

    def __init__(self, message_id: str, **arguments: str | int) -> None:
        """Keep the message for whoever puts it into words."""
        super().__init__(message_id, arguments)
        self.message_id = message_id
        self.arguments = arguments

    def __str__(self) -> str:
        """Put the error into English, or name the message where no words are at hand."""
        return say(self.message_id, self.arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        """Let errors be pickled, as between processes, with whatever a subclass has noted."""
        return _again, (type(self), self.message_id, self.arguments), self.__dict__ or None


def _again(kind: Any, message_id: str, arguments: dict[str, str | int]) -> ThaumataError:
    # A subclass may be made of other things than a message.
    error: ThaumataError = kind.__new__(kind)
    ThaumataError.__init__(error, message_id, **arguments)
    return error


_speakers: list[Callable[[str, dict[str, str | int]], str]] = []


def speak_with(speaker: Callable[[str, dict[str, str | int]], str]) -> None:
    """Let messages be put into words by this function: the engine itself knows no language."""
    _speakers[:] = [speaker]


def say(message_id: str, arguments: dict[str, str | int]) -> str:
    """Put a message into words, or name it where no words are at hand."""
    if _speakers:
        return _speakers[0](message_id, arguments)
    return f"{message_id} {arguments}"


class InvalidAction(ThaumataError):
    """The text of an action was not understood."""


class IllegalAction(ThaumataError):
    """The action makes sense, but not now or not for this seat."""


class AmbiguousAction(ThaumataError):
    """The text fits several legal actions."""
