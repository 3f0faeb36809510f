"""Errors caused by players and callers, each with the id of a message and its arguments."""

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
        """Keep the id and the arguments of the message."""
        super().__init__(message_id, arguments)
        self.message_id = message_id
        self.arguments = arguments

    def __str__(self) -> str:
        """Return the message in English, or its id if no formatter has been set."""
        return say(self.message_id, self.arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickling, as between processes, including attributes that a subclass has set."""
        return _again, (type(self), self.message_id, self.arguments), self.__dict__ or None


def _again(kind: Any, message_id: str, arguments: dict[str, str | int]) -> ThaumataError:
    # A subclass may take other arguments.
    error: ThaumataError = kind.__new__(kind)
    ThaumataError.__init__(error, message_id, **arguments)
    return error


_speakers: list[Callable[[str, dict[str, str | int]], str]] = []


def speak_with(speaker: Callable[[str, dict[str, str | int]], str]) -> None:
    """Set the function that formats messages: the engine itself knows no language."""
    _speakers[:] = [speaker]


def say(message_id: str, arguments: dict[str, str | int]) -> str:
    """Format a message, or return its id and arguments if no formatter has been set."""
    if _speakers:
        return _speakers[0](message_id, arguments)
    return f"{message_id} {arguments}"


class InvalidAction(ThaumataError):
    """The text of an action could not be parsed."""


class IllegalAction(ThaumataError):
    """The action makes sense, but not now or not for this seat."""


class AmbiguousAction(ThaumataError):
    """The text fits several legal actions."""
