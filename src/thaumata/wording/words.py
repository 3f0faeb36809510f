"""Every word a person reads, in the language that they asked for.

The words stand in Fluent files, ``locales/<language>/*.ftl``, one file for each subject. The rules
know only the ids of messages; whoever speaks to a person looks them up here.
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
"""The languages that there are words for; the first stands in where another lacks a message."""

_LONGEST: Final = 600
"""More letters than this of anything are not told."""


class UnknownLanguage(ThaumataError):
    """There are no words in this language."""

    def __init__(self, language: str) -> None:
        """Name the language and those that there are."""
        super().__init__(
            "error-unknown-language", language=language, languages=", ".join(LANGUAGES)
        )


class Said(str):
    """An argument that has a message of its own, such as the name of a piece.

    It is plain text for programs; whoever tells it says the message instead.
    """

    message_id: str
    arguments: dict[str, str | int]

    def __new__(cls, message_id: str, /, plain: str = "", **arguments: str | int) -> Self:
        """Stand for a message; where no plain text is given, that is its id."""
        said = super().__new__(cls, plain or message_id)
        said.message_id = message_id
        said.arguments = arguments
        return said

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, str | int]]:
        """Let copies and pickles be made."""
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
        """Say a message; where nobody has written it, its id."""
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
        """Tell whether a message is written, in this language or the first."""
        return any(
            _bundle(language).has_message(message_id) for language in (self.language, LANGUAGES[0])
        )

    def say(self, told: Argument, players: Sequence[str] = ()) -> str:
        """Say a message, and those that it is told with; the players are named by seat.

        What nobody has written, such as the name of somebody's own card, is said by its id.
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
    """Return the language of the user's environment where there are words in it, else the first."""
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
    # A number takes part in plurals; it is written in plain digits, since some are seeds. One
    # without measure is only quoted from a mistake.
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False) if abs(value) < 10**15 else str(value)
    # What somebody typed is quoted in part, and never controls the terminal.
    quoted = "".join(letter if letter.isprintable() else " " for letter in value)
    return quoted if len(quoted) <= _LONGEST else quoted[:_LONGEST] + "…"
