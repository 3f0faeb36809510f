"""A page for the terminal: the sections of a table, news, the question and a hint."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console, Group
from rich.text import Text

from thaumata.drawing.glyphs import QUIET
from thaumata.drawing.text import Block, paragraph

_ENDLESS: Final = 1000
"""The height of output that is not a terminal."""


class Page:
    """The parts of a page from top to bottom."""

    def __init__(
        self, sections: list[Block], news: Block, question: Block, hint: Block, latest: int
    ) -> None:
        """Put the parts together; the page is not used unless ``latest`` lines of news fit."""
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
        """Yield all lines, with as many blank lines between the last parts as there is room."""
        parts = self.parts()
        for number, part in enumerate(parts[:-1]):
            if number and part and len(parts) - 1 - number <= free:
                yield Text()
            yield from part
        yield from parts[-1]


def free_lines(console: Console, reserve: int) -> int:
    """Return the height of a console without the reserved lines."""
    return console.height - reserve if console.is_terminal else _ENDLESS


def fit_page(pages: Iterable[Page], height: int) -> Group:
    """Return the first page that fits the height, or the last one cut to it.

    Older news are cut first, then the hint, then the latest news.
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
    """Draw the news, the latest last, in at most so many lines."""
    lines: Block = []
    for text in news:
        lines += paragraph(text, width, label=Text("· ", QUIET), style=QUIET)
    return lines[-most:]


def draw_hint(hint: str, width: int) -> Block:
    """Draw the hint about what can be typed."""
    return paragraph(hint, width, style=QUIET) if hint else []
