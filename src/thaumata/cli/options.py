"""Options that several commands share: the game, its options, numbers, the language."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Annotated, Final

import typer

from thaumata.game import Game, ThaumataError
from thaumata.own_files import load_variant
from thaumata.wording.words import LANGUAGES, UnknownLanguage, default_language

MOST: Final = 2**63 - 1
"""The largest number that the engine can count with."""

MOST_JOBS: Final = 512
"""The most processes that a command may start."""

Variant = Annotated[str, typer.Argument(metavar="value-game", help="usage-game")]

OwnGame = Annotated[str, typer.Option("--game", metavar="value-own", help="usage-own-game")]
"""A file with a family of games of the user's own, to which a file to read may belong."""

Seats = Annotated[
    str | None,
    typer.Option("--seats", metavar="value-number", help="usage-seats"),
]

Expansions = Annotated[
    str, typer.Option("--expansions", metavar="value-names", help="usage-expansions")
]

Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="value-option", help="usage-option"),
]


LANGUAGE: Final = "--language"


def requested_language(arguments: Sequence[str]) -> str:
    """Return the language that a command line asks for anywhere, or that of the environment.

    Mistakes in the command line itself are reported in this language.
    """
    language = default_language()
    for place, argument in enumerate(arguments):
        option, equals, value = argument.partition("=")
        if option == LANGUAGE:
            value = value if equals else "".join(arguments[place + 1 : place + 2])
            language = value if value in LANGUAGES else language
    return language


def _known_language(context: typer.Context, language: str) -> str:
    """Return a valid language: that of the command, or the one before the command."""
    if language and language not in LANGUAGES:
        raise UnknownLanguage(language)
    return language or context.find_root().params.get("language", "")


Language = Annotated[
    str,
    typer.Option(
        LANGUAGE,
        metavar="|".join(LANGUAGES),
        callback=_known_language,
        help="usage-language",
    ),
]

Level = Annotated[str, typer.Option(metavar="value-name", help="usage-advice-level")]
"""The level of hints and analyses."""

AdviceSeed = Annotated[str, typer.Option(metavar="value-number", help="usage-hint-seed")]

Seed = Annotated[str, typer.Option(metavar="value-number", help="usage-seed")]

Jobs = Annotated[str, typer.Option(metavar="value-number", help="usage-jobs")]

AsJson = Annotated[bool, typer.Option("--json", help="usage-json")]


def whole_number(option: str, text: str, least: int = 0, most: int = MOST) -> int:
    """Return an option's whole number within bounds, or raise."""
    try:
        number = int(text)
    except ValueError:
        raise ThaumataError("error-number", option=option, value=text) from None
    if number < least:
        raise ThaumataError("error-number-least", option=option, value=text, least=least)
    if number > most:
        raise ThaumataError("error-number-most", option=option, value=text, most=str(most))
    return number


def positive_number(option: str, text: str) -> float:
    """Return an option's positive number, or raise."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        raise ThaumataError("error-positive-number", option=option, value=text)
    return number


def make_game(
    variant: str, seats: str | None, expansions: Sequence[str], options: list[str] | None
) -> Game:
    """Return the game that the user has named, which may come from a file of their own."""
    return Game(
        load_variant(variant),
        seats=None if seats is None else whole_number("--seats", seats, least=1),
        expansions=expansions,
        options=named_options(options),
    )


def named_options(options: list[str] | None) -> dict[str, str]:
    """Return the rule options that the user has named, with their values."""
    return dict(_pair(text) for text in options or ())


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise ThaumataError("error-option-form", text=text, form="name=value")
    return name, value
