"""A position as somebody sees it: everything that the terminal shows of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from rich.console import Console, Group
from rich.table import Table

from thaumata.drawing.display import Display
from thaumata.drawing.guide import Guide
from thaumata.views.actions import WrittenAction
from thaumata.views.pieces import Piece


class Scene(ABC):
    """What one seat sees of a position, or somebody who looks on."""

    def __init__(self, console: Console, display: Display) -> None:
        self._console = console
        self._display = display

    @property
    @abstractmethod
    def actions(self) -> Sequence[WrittenAction]:
        """What the viewer may do now."""

    @property
    @abstractmethod
    def has_secrets(self) -> bool:
        """Whether the viewer sees what others may not."""

    @property
    @abstractmethod
    def question(self) -> str:
        """What is asked now; empty when the game is over."""

    @property
    @abstractmethod
    def ending(self) -> str:
        """How the game has ended; empty while it runs."""

    @abstractmethod
    def table(self, news: Sequence[str] = (), *, hint: str = "", reserve: int = 1) -> Group:
        """Draw the table, with what has happened and what the viewer may do.

        So many lines of the terminal are left for what follows.
        """

    @abstractmethod
    def cities(self) -> Group:
        """Draw all cities with all that is in them."""

    @abstractmethod
    def sheet(self) -> Table:
        """Draw the score sheet as it would count now."""

    @abstractmethod
    def discards(self) -> Group:
        """List the discard pile."""

    @abstractmethod
    def details(self, number: int) -> Group:
        """Draw what the choice with a number would cost and change."""

    @abstractmethod
    def explain(self, piece: Piece) -> Group:
        """Explain a piece in a few lines."""

    @abstractmethod
    def guide(self) -> Guide:
        """Choose what the help tells."""

    def named(self, text: str) -> list[Piece]:
        """Return the pieces that go by another name at this moment."""
        return []
