"""The base class of an expansion's contribution to the drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar


class Expansion:
    """One expansion; the default draws nothing. Each family has a subclass with more methods."""

    icons: ClassVar[Mapping[str, Callable[..., str]]] = {}
    """How its printed icons are written, by name of the icon."""

    legend: ClassVar[Mapping[str, str]] = {}
    """Its glyphs, with the message ids that explain them."""

    rules: ClassVar[Sequence[str]] = ()
    """The message ids of its rules in short."""


def first_of(answers: Iterable[str]) -> str:
    """Return the first answer that is not empty, or an empty text."""
    return next(filter(None, answers), "")
