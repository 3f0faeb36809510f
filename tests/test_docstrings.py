"""Docstrings and comments are plain English: see CONTRIBUTING.md."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]

FOLDERS = ("examples", "scripts", "src", "tests")

VAGUE = re.compile(r"\b(somebody|whoever)\b", re.IGNORECASE)
"""Words for a person that could be a client, a player, a seat or a caller."""

CLIENT = ("web/public", "web/src")

CLIENT_SUFFIXES = (".css", ".js", ".svelte", ".ts")

CLIENT_COMMENT = re.compile(r"(?<![^\s{(])(?://[^\n]*|/\*.*?\*/|<!--.*?-->)", re.DOTALL)
"""A comment of the client; in an address or a pattern of paths, the slashes follow other signs."""

COMMENT_MARKS = re.compile(r"^\s*(?://|/\*+|\*|<!--)?\s*")
"""The indentation and the marks before the words of a line of a comment."""


def files() -> list[Path]:
    """List the Python files of the project."""
    return sorted(path for folder in FOLDERS for path in (PROJECT / folder).rglob("*.py"))


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Yield every docstring of a module, those of attributes included, with its line number."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.lineno, node.value.value


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield every comment of a module with its line number."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def faults_in(source: str) -> list[str]:
    """List the docstrings and comments that are not in plain English."""
    if "What " not in source and VAGUE.search(source) is None:
        return []  # quicker than parsing
    prose = list(docstrings(source))
    found = [f"{line}: begins with What" for line, text in prose if text.startswith("What ")]
    for line, text in [*prose, *comments(source)]:
        found += [f"{line}: {word}" for word in VAGUE.findall(text)]
    return found


def client_files() -> list[Path]:
    """List the files of the client that have comments."""
    return sorted(
        path
        for folder in CLIENT
        for path in (PROJECT / folder).rglob("*")
        if path.suffix in CLIENT_SUFFIXES
    )


def client_comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield every line of every comment of the client, without its marks, with its number."""
    for comment in CLIENT_COMMENT.finditer(source):
        first = source.count("\n", 0, comment.start()) + 1
        for line, text in enumerate(comment[0].splitlines(), first):
            yield line, COMMENT_MARKS.sub("", text)


def client_faults_in(source: str) -> list[str]:
    """List the comments of a file of the client that are not in plain English."""
    found = []
    for line, text in client_comments(source):
        if text.startswith("What "):
            found.append(f"{line}: begins with What")
        found += [f"{line}: {word}" for word in VAGUE.findall(text)]
    return found


def test_docstrings_and_comments_are_in_plain_english() -> None:
    assert len(files()) > 900
    faults = [
        f"{path.relative_to(PROJECT)}:{fault}"
        for path in files()
        for fault in faults_in(path.read_text(encoding="utf-8"))
    ]
    assert faults == []


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ('"""What a move is."""', ["1: begins with What"]),
        ('x = 1\n"""Kept for whoever asks."""', ["2: whoever"]),
        ("def f() -> None:\n    # Somebody waits.\n    pass", ["2: Somebody"]),
        ('"""Return what was played."""\nx = "whoever"', []),
    ],
)
def test_each_kind_of_fault_is_found(source: str, faults: list[str]) -> None:
    assert faults_in(source) == faults


def test_comments_of_the_client_are_in_plain_english() -> None:
    assert len(client_files()) > 200
    faults = [
        f"{path.relative_to(PROJECT)}:{fault}"
        for path in client_files()
        for fault in client_faults_in(path.read_text(encoding="utf-8"))
    ]
    assert faults == []


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ("let x = 1;\n  // What a card shows.", ["2: begins with What"]),
        ("/** What is printed. */", ["1: begins with What"]),
        ("/**\n * A card.\n * What it shows.\n */", ["3: begins with What"]),
        ("<p>\n  <!-- What the reader sees. -->", ["2: begins with What"]),
        ("a { /* kept for\n whoever asks */ }", ["2: whoever"]),
        ("play(); // Somebody waits.", ["1: Somebody"]),
        ("/** Returns what was played. */\nit('asks whoever acts', glob('./*.ts'));", []),
        ("const site = 'https://somebody.example';", []),
    ],
)
def test_each_kind_of_fault_of_the_client_is_found(source: str, faults: list[str]) -> None:
    assert client_faults_in(source) == faults
