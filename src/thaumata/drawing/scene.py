"""A position from one point of view: everything that the terminal shows of it."""

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
    """A position as one seat or a spectator sees it."""

    def __init__(self, console: Console, display: Display) -> None:
        self._console = console
        self._display = display

    @property
    @abstractmethod
    def actions(self) -> Sequence[WrittenAction]:
        """The legal actions of the viewer."""

    @property
    @abstractmethod
    def has_secrets(self) -> bool:
        """Whether the viewer sees what others may not."""

    @property
    @abstractmethod
    def question(self) -> str:
        """The current question; empty when the game is over."""

    @property
    @abstractmethod
    def ending(self) -> str:
        """How the game ended; empty while it runs."""

    @abstractmethod
    def table(self, news: Sequence[str] = (), *, hint: str = "", reserve: int = 1) -> Group:
        """Draw the table with the news and the choices of the viewer.

        ``reserve`` lines of the terminal are left free for what follows.
        """

    @abstractmethod
    def cities(self) -> Group:
        """Draw all cities in full."""

    @abstractmethod
    def sheet(self) -> Table:
        """Draw the score sheet as it would count now."""

    @abstractmethod
    def discards(self) -> Group:
        """List the discard pile."""

    @abstractmethod
    def details(self, number: int) -> Group:
        """Draw the cost and the effects of the choice with a number."""

    @abstractmethod
    def explain(self, piece: Piece) -> Group:
        """Explain a piece in a few lines."""

    @abstractmethod
    def guide(self) -> Guide:
        """Return the content of the help screen."""

    def named(self, text: str) -> list[Piece]:
        """Return the pieces that a text names only in this position, such as by their place."""
        return []
