"""Speaking to the user in their language, and complaining in one line."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import typer

from thaumata.files import reason_of
from thaumata.game import ThaumataError
from thaumata.wording.words import LANGUAGES, Words, default_language

USAGE_ERROR: Final = 2
"""The exit code where the user can put it right."""


LANGUAGE: Final = "--language"
"""The option that names the language."""


def requested_language(arguments: Sequence[str]) -> str:
    """Return the language that a command line names anywhere, else that of the environment.

    What is said about the line itself, such as a mistake in it, is said in this language.
    """
    language = default_language()
    for place, argument in enumerate(arguments):
        option, equals, value = argument.partition("=")
        if option == LANGUAGE:
            value = value if equals else "".join(arguments[place + 1 : place + 2])
            language = value if value in LANGUAGES else language
    return language


@contextmanager
def reporting_errors(language: str = "") -> Iterator[Words]:
    """Give a command its words; whatever goes wrong inside is told in them, and ends it."""
    words = Words(language or default_language())
    try:
        yield words
    except ThaumataError as problem:
        print_error(error_text(words, problem))
        raise typer.Exit(USAGE_ERROR) from None
    except BrokenPipeError:
        raise  # whoever read our output has gone: no mistake
    except OSError as problem:
        path = str(problem.filename or "-")
        print_error(words("error-file", path=path, reason=reason_of(problem)))
        raise typer.Exit(USAGE_ERROR) from None


def error_text(words: Words, problem: ThaumataError) -> str:
    """Put a mistake into words, the mistake that it comes from too."""
    arguments = dict(problem.arguments)
    if "reason" in arguments and isinstance(problem.__cause__, ThaumataError):
        arguments["reason"] = error_text(words, problem.__cause__)
    return words(problem.message_id, **arguments)


def print_error(text: str) -> None:
    """Write one line on the error stream."""
    print(" ".join(text.split()), file=sys.stderr)
