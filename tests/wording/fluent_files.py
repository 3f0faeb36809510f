"""Reading the Fluent files as syntax trees, for tests of sentences without formatting them."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse

PACKAGE = Path(str(files("thaumata")))


@cache
def resources(language: str) -> dict[str, ftl.Resource]:
    """Parse the files of a language."""
    folder = PACKAGE / "locales" / language
    return {file.name: parse(file.read_text("utf-8")) for file in sorted(folder.glob("*.ftl"))}


def messages(language: str) -> dict[str, ftl.Message]:
    """Return the messages of a language by id."""
    entries = [entry for resource in resources(language).values() for entry in resource.body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def parts(node: object) -> Iterator[ftl.BaseNode]:
    """Walk through everything inside a message."""
    if isinstance(node, list):
        for item in node:
            yield from parts(item)
    elif isinstance(node, ftl.BaseNode) and not isinstance(node, ftl.BaseComment | ftl.Span):
        yield node
        for value in vars(node).values():
            yield from parts(value)


def references(message: ftl.Message) -> set[str]:
    """Return the ids of the messages that a message repeats."""
    return {part.id.name for part in parts(message) if isinstance(part, ftl.MessageReference)}


def sentences(message: ftl.Message) -> list[str]:
    """Return every form of a message as text, with ``{$name}`` for variables.

    A variant selected inside a sentence is a form of its own; the sentence has ``{}`` there.
    """
    patterns = [part for part in parts(message) if isinstance(part, ftl.Pattern)]
    return ["".join(map(_shown, pattern.elements)) for pattern in patterns]


def _shown(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return element.value
    if isinstance(element.expression, ftl.VariableReference):
        return f"{{${element.expression.id.name}}}"
    return "{}"
