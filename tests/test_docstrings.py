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
