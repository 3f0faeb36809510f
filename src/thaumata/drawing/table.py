"""The whole table of a family: as much of it, and as large, as the terminal has room for."""

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
        """Draw the table, with what has happened and what the viewer may do.

        So many lines of the terminal are left for what follows. Older news make room for the
        rest; at last the hint goes, then the latest news. Without a terminal nothing is left
        out, and each choice has its own line.
        """
        pages = self._pages(view, news, hint)
        return fit_page(pages, free_lines(self._console, reserve))

    @abstractmethod
    def cities(self, view: SomeView) -> Group:
        """Draw all cities with all that is in them."""

    @abstractmethod
    def _pages(self, view: SomeView, news: Sequence[str], hint: str) -> Iterator[Page]:
        """Draw the table in less and less room."""
