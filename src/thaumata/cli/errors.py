"""Errors of a command: one line in the user's language, and an exit code."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

from thaumata.files import reason_of
from thaumata.game import ThaumataError
from thaumata.wording.words import Words, default_language

USAGE_ERROR: Final = 2
"""The exit code for mistakes of the user."""


@contextmanager
def reporting_errors(language: str = "") -> Iterator[Words]:
    """Yield the words of a command; print an error in them and exit with ``USAGE_ERROR``."""
    words = Words(language or default_language())
    try:
        yield words
    except ThaumataError as problem:
        print_error(error_text(words, problem))
        raise typer.Exit(USAGE_ERROR) from None
    except BrokenPipeError:
        raise  # the reader of our output has closed it: not an error
    except OSError as problem:
        path = str(problem.filename or "-")
        print_error(words("error-file", path=path, reason=reason_of(problem)))
        raise typer.Exit(USAGE_ERROR) from None


def error_text(words: Words, problem: ThaumataError) -> str:
    """Return the message of an error, including the error that caused it."""
    arguments = dict(problem.arguments)
    if "reason" in arguments and isinstance(problem.__cause__, ThaumataError):
        arguments["reason"] = error_text(words, problem.__cause__)
    return words(problem.message_id, **arguments)


def print_error(text: str) -> None:
    """Print one line on the error stream."""
    print(" ".join(text.split()), file=sys.stderr)
