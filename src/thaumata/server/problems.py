"""What a request is refused with: a status, and a message in the reader's language."""

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
"""Why something cannot be done at a table, by its stage."""


class Refusal(ThaumataError):
    """A request that is refused, with an HTTP status."""

    status: int

    def __init__(self, status: int, message_id: str, **arguments: str | int) -> None:
        """Keep the message for whoever puts it into words."""
        super().__init__(message_id, **arguments)
        self.status = status


class NotSaved(Refusal):
    """What was to be written has not been, or nobody knows whether it has."""

    def __init__(self) -> None:
        super().__init__(503, "service-not-saved")


class WriteConflict(NotSaved):
    """Another process has changed the same table a moment before."""


class DatabaseUnreachable(Refusal):
    """The database does not answer."""

    def __init__(self) -> None:
        super().__init__(503, "service-unreachable")


def problem_of(error: ThaumataError, words: Words) -> Problem:
    """Put a refusal into words."""
    told: dict[str, str | int | Message] = {
        name: str(value) if isinstance(value, str) else value
        for name, value in error.arguments.items()
    }
    return Problem(Message(error.message_id, told), words(error.message_id, **error.arguments))


def language_of(accepted: str) -> str:
    """Return the language that a browser asks for with ``Accept-Language``; else the first."""
    wanted = [part.partition(";")[0].strip()[:2].lower() for part in accepted.split(",")[:10]]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])
