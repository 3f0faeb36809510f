"""Draw the whole table of a family, with as much detail as fits the terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from rich.console import Console, Group

from thaumata.drawing.display import Display
from thaumata.drawing.page import Page, fit_page, free_lines

SomeView = TypeVar("SomeView", contravariant=True)


class Table(ABC, Generic[SomeView]):
    """Draws views of one game on a console."""

    def __init__(self, console: Console, display: Display) -> None:
        self._console = console
        self._display = display

    def draw(
        self, view: SomeView, news: Sequence[str] = (), *, hint: str = "", reserve: int = 1
    ) -> Group:
        """Draw the table with the news and the choices of the viewer.

        ``reserve`` lines of the terminal are left free. Older news are cut first, then the hint,
        then the latest news. If the output is not a terminal, nothing is cut, and each choice has a
        line of its own.
        """
        pages = self._pages(view, news, hint)
        return fit_page(pages, free_lines(self._console, reserve))

    @abstractmethod
    def cities(self, view: SomeView) -> Group:
        """Draw all cities in full."""

    @abstractmethod
    def _pages(self, view: SomeView, news: Sequence[str], hint: str) -> Iterator[Page]:
        """Yield the table with less and less detail."""
