"""Refusals: a status, and a message in the reader's language."""

from __future__ import annotations

from typing import Final

from thaumata.game import ThaumataError
from thaumata.server.messages import Problem
from thaumata.wording.message import Message
from thaumata.wording.words import LANGUAGES, Words

STAGES: Final = {
    "lobby": "service-is-lobby",
    "playing": "service-is-playing",
    "over": "service-is-over",
    "closed": "service-is-closed",
}
"""The message that refuses a request because of the stage of its table."""


class Refusal(ThaumataError):
    """A request that is refused, with an HTTP status."""

    status: int

    def __init__(self, status: int, message_id: str, **arguments: str | int) -> None:
        """Keep a status and a message with its arguments."""
        super().__init__(message_id, **arguments)
        self.status = status


class NotSaved(Refusal):
    """A write failed, or it is unknown whether it did."""

    def __init__(self) -> None:
        super().__init__(503, "service-not-saved")


class WriteConflict(NotSaved):
    """Another process has written to the same table first."""


class DatabaseUnreachable(Refusal):
    """The database does not answer."""

    def __init__(self) -> None:
        super().__init__(503, "service-unreachable")


def problem_of(error: ThaumataError, words: Words) -> Problem:
    """Return a refusal as a message to the client, in the client's words."""
    told: dict[str, str | int | Message] = {
        name: str(value) if isinstance(value, str) else value
        for name, value in error.arguments.items()
    }
    return Problem(Message(error.message_id, told), words(error.message_id, **error.arguments))


def language_of(accepted: str) -> str:
    """Return the language that ``Accept-Language`` asks for; else the first."""
    wanted = [part.partition(";")[0].strip()[:2].lower() for part in accepted.split(",")[:10]]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])
