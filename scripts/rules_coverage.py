"""Which rulings of docs/rules does no test name?

A ruling is a line such as ``- **D17.** …`` of a rules page. A test names it by its number: in the
docstring of the test function, in a module-level ``FACTS`` (the keys of a dict, the entries of a
tuple) or anywhere in a module-level table ``CASES`` or ``…_CASES``. A range counts as its two ends
only, so write the numbers out.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

RULING = re.compile(r"^- \*\*([DC]\d+)\.\*\*", re.MULTILINE)
"""A ruling on a page."""

NUMBER = re.compile(r"\b[DC]\d+\b")
"""A ruling named in a test."""


def read_pages(folder: Path) -> dict[str, list[str]]:
    """The rulings of every page that has any, in the order of the page."""
    pages = {
        path.name: RULING.findall(path.read_text("utf-8")) for path in sorted(folder.glob("*.md"))
    }
    return {name: list(dict.fromkeys(rulings)) for name, rulings in pages.items() if rulings}


def read_tests(folder: Path) -> dict[str, list[str]]:
    """Return for every ruling the tests that name it, such as ``tests/test_a.py::test_b``."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        module = path.relative_to(folder.parent).as_posix()
        tree = ast.parse(path.read_text("utf-8"), module)
        for place, text in texts(tree.body):
            for number in NUMBER.findall(text):
                places = named.setdefault(number, [])
                if f"{module}::{place}" not in places:
                    places.append(f"{module}::{place}")
    return named


def texts(body: Iterable[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Find the texts of a test module that may name a ruling, with its test or table."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""
        elif isinstance(node, ast.ClassDef):
            tests = [
                inner for inner in node.body if not isinstance(inner, ast.Assign | ast.AnnAssign)
            ]
            yield from ((f"{node.name}::{place}", text) for place, text in texts(tests))
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for name in (target.id for target in targets if isinstance(target, ast.Name)):
                if name == "FACTS":
                    yield from (
                        (name, text) for entry in facts(node.value) for text in strings(entry)
                    )
                elif name == "CASES" or name.endswith("_CASES"):
                    yield from ((name, text) for text in strings(node.value))


def facts(value: ast.expr) -> list[ast.expr]:
    """The entries of FACTS without their explanations, which may well mention other rulings."""
    if isinstance(value, ast.Dict):
        return [key for key in value.keys if key is not None]
    entries = value.elts if isinstance(value, ast.Tuple | ast.List) else []
    return [
        entry.elts[0] if isinstance(entry, ast.Tuple) and entry.elts else entry for entry in entries
    ]


def strings(value: ast.expr) -> Iterator[str]:
    """Every string in an expression."""
    for node in ast.walk(value):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def missing(rulings: Iterable[str], named: Mapping[str, object]) -> list[str]:
    """The rulings that no test names."""
    return [number for number in rulings if number not in named]


def unknown(pages: Mapping[str, Iterable[str]], named: Iterable[str]) -> list[str]:
    """The numbers that tests name and no page has, in order."""
    known = {number for rulings in pages.values() for number in rulings}
    return sorted(set(named) - known, key=lambda number: (number[0], int(number[1:])))


def report(pages: Mapping[str, Sequence[str]], named: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Write the summary: one row a page, missing rulings below it, then unknown numbers."""
    width = max(map(len, ("page", *pages)))
    yield f"{'page':<{width}}  total  covered  missing"
    for page, rulings in pages.items():
        gaps = missing(rulings, named)
        yield f"{page:<{width}}  {len(rulings):>5}  {len(rulings) - len(gaps):>7}  {len(gaps):>7}"
        if gaps:
            yield textwrap.fill(
                " ".join(gaps), 100, initial_indent="  missing: ", subsequent_indent="    "
            )
    for number in unknown(pages, named):
        yield f"unknown: {number} in {', '.join(named[number])}"


def listing(
    pages: Mapping[str, Sequence[str]], named: Mapping[str, Sequence[str]]
) -> Iterator[str]:
    """The lines of ``--list``: every ruling and the tests that name it."""
    for page, rulings in pages.items():
        yield page
        for number in rulings:
            yield f"  {number:<5} {', '.join(named.get(number, ('-',)))}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the summary; return 0 if no ruling is missing, no number unknown and a page there."""
    parser = argparse.ArgumentParser(
        description="Compare the rulings in docs/rules with the tests that name them."
    )
    parser.add_argument(
        "--list", action="store_true", help="print for each ruling the tests that name it"
    )
    parser.add_argument(
        "--rules", type=Path, default=ROOT / "docs" / "rules", help="the folder of the rules pages"
    )
    parser.add_argument(
        "--tests", type=Path, default=ROOT / "tests", help="the folder of the tests"
    )
    options = parser.parse_args(arguments)

    pages, named = read_pages(options.rules), read_tests(options.tests)
    if options.list:
        print(*listing(pages, named), sep="\n", end="\n\n")
    print(*report(pages, named), sep="\n")
    if not pages:
        print(f"no rulings in {options.rules}")
    gaps = any(missing(rulings, named) for rulings in pages.values())
    return 1 if gaps or unknown(pages, named) or not pages else 0


if __name__ == "__main__":
    sys.exit(main())
