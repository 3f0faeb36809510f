"""The text of all messages, in the user's language.

The words are in Fluent files, ``locales/<language>/*.ftl``, one file for each subject. The rules
know only the ids of messages; everything that talks to people looks them up here.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from thaumata.game import ThaumataError
from thaumata.wording.message import SEAT, Argument, Message, choice_of, list_of

LANGUAGES: Final = ("en", "uk", "ru")
"""The languages with words; the first one is used for messages missing in another."""

_LONGEST: Final = 600
"""The most characters of a user's input that are quoted."""


class UnknownLanguage(ThaumataError):
    """There are no words in a language."""

    def __init__(self, language: str) -> None:
        """Set the language and the available ones."""
        super().__init__(
            "error-unknown-language", language=language, languages=", ".join(LANGUAGES)
        )


class Said(str):
    """An argument with a message of its own, such as the name of a piece.

    It is plain text for programs; formatting replaces it by the message.
    """

    message_id: str
    arguments: dict[str, str | int]

    def __new__(cls, message_id: str, /, plain: str = "", **arguments: str | int) -> Self:
        """Create it for a message; the default plain text is the message id."""
        said = super().__new__(cls, plain or message_id)
        said.message_id = message_id
        said.arguments = arguments
        return said

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, str | int]]:
        """Support copying and pickling."""
        return (self.message_id,), {"plain": str(self), **self.arguments}


class Words:
    """The messages of one language: ``Words("uk")("amount-coins", count=3)``."""

    language: str
    """The code of the language, one of ``LANGUAGES``."""

    def __init__(self, language: str = LANGUAGES[0]) -> None:
        """Choose a language, or raise ``UnknownLanguage``."""
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language

    def __call__(self, message_id: str, /, **arguments: str | int) -> str:
        """Format a message; return its id if it is missing."""
        for language in (self.language, LANGUAGES[0]):
            bundle = _bundle(language)
            if bundle.has_message(message_id):
                pattern = bundle.get_message(message_id).value
                if pattern is not None:
                    told = {name: self._told(value) for name, value in arguments.items()}
                    return str(bundle.format_pattern(pattern, told)[0])
        return message_id

    def _told(self, value: str | int) -> object:
        return (
            self(value.message_id, **value.arguments) if isinstance(value, Said) else _told(value)
        )

    def has(self, message_id: str) -> bool:
        """Return whether a message exists, in this language or the first."""
        return any(
            _bundle(language).has_message(message_id) for language in (self.language, LANGUAGES[0])
        )

    def say(self, told: Argument, players: Sequence[str] = ()) -> str:
        """Format a message and the messages in its arguments; ``players`` are names by seat.

        A missing message, such as the name of a card of a user's own game, is replaced by its id.
        """
        if not isinstance(told, Message):
            return str(told)
        if told.id == SEAT and players:
            return players[int(self.say(told.arguments["number"])) - 1]
        if not self.has(told.id):
            return told.plain or told.id.rpartition("-")[2].replace("_", " ")
        arguments = {
            name: self.say(value, players) if isinstance(value, Message) else value
            for name, value in told.arguments.items()
        }
        return self(told.id, **arguments)

    def list_of(self, items: Sequence[str]) -> str:
        """Join items as in "a, b and c"."""
        return self.say(list_of(items))

    def choice_of(self, items: Sequence[str]) -> str:
        """Join items as in "a, b or c"."""
        return self.say(choice_of(items))


def default_language() -> str:
    """Return the language of the user's environment if it has words, else the first one."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(variable):
            language = setting.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("thaumata") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _told(value: str | int) -> object:
    # Numbers are used for plurals, and written without separators, since some are seeds. A huge
    # number only occurs in a quoted mistake.
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False) if abs(value) < 10**15 else str(value)
    # User input is truncated, and control characters removed to protect the terminal.
    quoted = "".join(letter if letter.isprintable() else " " for letter in value)
    return quoted if len(quoted) <= _LONGEST else quoted[:_LONGEST] + "…"
