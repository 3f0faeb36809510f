"""A position of a family that has a view of its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from msgspec.structs import replace
from rich.console import Console, Group
from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.explanation import draw_piece
from thaumata.drawing.glyphs import QUIET, STRONG
from thaumata.drawing.scene import Scene
from thaumata.drawing.table import Table
from thaumata.events import describe
from thaumata.events.classic.base import Ended as ClassicEnded
from thaumata.events.duel.base import Ended as DuelEnded
from thaumata.game import State
from thaumata.views import ClassicView, DuelView
from thaumata.views import view as view_of
from thaumata.views.actions import WrittenAction
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_piece, describe_prompt

SomeView = TypeVar("SomeView", DuelView, ClassicView)


class ViewScene(Scene, Generic[SomeView]):
    """A position drawn by the table of its family."""

    ended: ClassVar[type[DuelEnded] | type[ClassicEnded]]
    """The event at the end of a game, with the winners and the kind of victory."""

    def __init__(
        self,
        console: Console,
        display: Display,
        state: State,
        view: SomeView,
        table: Table[SomeView],
    ) -> None:
        super().__init__(console, display)
        self._state = state
        self._view: SomeView = view
        self._table: Table[SomeView] = table

    @property
    def actions(self) -> Sequence[WrittenAction]:
        """The legal actions of the viewer."""
        return self._view.actions

    @property
    def has_secrets(self) -> bool:
        """Whether the viewer sees or remembers anything that a spectator does not."""
        spectator = view_of(self._state)
        return replace(self._view, seat=None, actions=()) != replace(spectator, actions=())

    @property
    def question(self) -> str:
        """The current question; empty when the game is over."""
        return describe_prompt(self._display.words, self._view, self._display.players)

    @property
    def ending(self) -> str:
        """How the game ended; empty while it runs."""
        outcome = self._view.outcome
        if outcome is None:
            return ""
        event = self.ended(None, outcome.kind, outcome.winners)
        return describe(event, self._display.words, self._display.players)

    def table(self, news: Sequence[str] = (), *, hint: str = "", reserve: int = 1) -> Group:
        """Draw the table."""
        return self._table.draw(self._view, news, hint=hint, reserve=reserve)

    def cities(self) -> Group:
        """Draw all cities in full."""
        return self._table.cities(self._view)

    def explain(self, piece: Piece) -> Group:
        """Explain a piece."""
        about = describe_piece(self._display.words, self._state.game, piece)
        return draw_piece(self._display, about, self._location(piece), self._console.width)

    @abstractmethod
    def _location(self, piece: Piece) -> str:
        """Return where a piece is now."""

    def _pile(self, cards: Sequence[str]) -> Group:
        """List cards of the discard pile with their effects."""
        lines = [Text(self._display.words("label-discard-pile"), STRONG)]
        for id in cards:
            piece = Piece("card", id)
            effects = self._display.notation.effects(piece)
            lines.append(Text.assemble("  ", self._display.marked(piece), (f"  {effects}", QUIET)))
        if not cards:
            lines.append(Text(f"  {self._display.words('label-empty')}", QUIET))
        return Group(*lines)
