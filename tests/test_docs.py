"""The documentation: every page is in the index, and what a page links to is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.rglob("*.md")])
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


PATH = re.compile(r"`((?:docs|examples|scripts|src|tests|web)/[\w./-]+)`")
"""A path from the root of the project, in code style."""


def prose(page: Path) -> str:
    """Return a page without its examples of code."""
    return re.sub(r"^ *```.*?^ *```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    """Return the anchors of the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@every_page
def test_what_a_page_links_to_is_there(page: Path) -> None:
    for path, anchor in LINK.findall(prose(page)):
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), path
        if anchor:
            assert anchor in anchors(target), f"{path}#{anchor}"


@every_page
def test_a_path_that_a_page_names_is_there(page: Path) -> None:
    for path in PATH.findall(prose(page)):
        assert (ROOT / path).exists(), path


def test_the_index_has_every_page() -> None:
    linked = {(DOCS / path).resolve() for path, _ in LINK.findall(prose(DOCS / "README.md"))}
    assert {page for page in PAGES if page != DOCS / "README.md"} <= linked


@every_page
def test_lines_of_a_page_can_be_read(page: Path) -> None:
    """Only tables and rulings have a line of their own for each row and each ruling."""
    for line in prose(page).splitlines():
        if not line.startswith(("|", "- **C", "- **D", "![")):
            assert len(line) <= 110, line
