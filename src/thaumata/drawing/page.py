"""A screen full: the sections of a table, news, the question, a hint, and air between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console, Group
from rich.text import Text

from thaumata.drawing.glyphs import QUIET
from thaumata.drawing.text import Block, paragraph

_ENDLESS: Final = 1000
"""The lines of what is no terminal."""


class Page:
    """The parts of a screen from top to bottom."""

    def __init__(
        self, sections: list[Block], news: Block, question: Block, hint: Block, latest: int
    ) -> None:
        """Put the parts together; for so many lines of news all else is drawn smaller."""
        self.sections = sections
        self.news = news
        self.question = question
        self.hint = hint
        self.latest = latest

    def parts(self) -> list[Block]:
        """List all parts."""
        return [*self.sections, self.news, self.question, self.hint]

    def lines(self) -> int:
        """Count the lines of all parts."""
        return sum(map(len, self.parts()))

    def aired(self, free: int) -> Iterator[Text]:
        """Put air between the parts as far as there are lines left, from the last one up."""
        parts = self.parts()
        for number, part in enumerate(parts[:-1]):
            if number and part and len(parts) - 1 - number <= free:
                yield Text()
            yield from part
        yield from parts[-1]


def free_lines(console: Console, reserve: int) -> int:
    """Count the lines of a console but for those that are kept for what follows."""
    return console.height - reserve if console.is_terminal else _ENDLESS


def fit_page(pages: Iterable[Page], height: int) -> Group:
    """Take the first page that fits, or the last one.

    Older news make room for the rest; at last the hint goes, then the latest news.
    """
    for page in pages:
        free = height - page.lines()
        if free + max(0, len(page.news) - page.latest) >= 0:
            break
    else:
        free += len(page.hint)
        page.hint = []
    del page.news[: max(0, -free)]
    return Group(*page.aired(free))


def draw_news(news: Sequence[str], width: int, most: int) -> Block:
    """Tell what has happened, the latest last, in so many lines at most."""
    lines: Block = []
    for text in news:
        lines += paragraph(text, width, label=Text("· ", QUIET), style=QUIET)
    return lines[-most:]


def draw_hint(hint: str, width: int) -> Block:
    """Say what can be typed."""
    return paragraph(hint, width, style=QUIET) if hint else []
