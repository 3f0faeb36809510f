"""What an expansion of any family brings to the drawing: nothing, unless it says so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar


class Expansion:
    """One expansion, as far as drawing goes; each family adds to it."""

    icons: ClassVar[Mapping[str, Callable[..., str]]] = {}
    """How its printed icons are written, by their names."""

    legend: ClassVar[Mapping[str, str]] = {}
    """Its signs, and what they are called in the ids of messages."""

    rules: ClassVar[Sequence[str]] = ()
    """The ids of the messages with its rules in short."""


def first_of(answers: Iterable[str]) -> str:
    """Return the first answer that says anything; empty where none does."""
    return next(filter(None, answers), "")
