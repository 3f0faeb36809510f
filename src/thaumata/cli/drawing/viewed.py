"""A position of a family that has a view of its own, as somebody sees it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from msgspec.structs import replace
from rich.console import Console, Group
from rich.text import Text

from thaumata.cli.drawing.explanation import draw_piece
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.scene import Scene
from thaumata.cli.drawing.signs import QUIET, STRONG
from thaumata.cli.drawing.table import Table
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


class ViewedScene(Scene, Generic[SomeView]):
    """What is shown of a position, most of it by the table of the family."""

    ended: ClassVar[type[DuelEnded] | type[ClassicEnded]]
    """The event that ends a game: who won, and how."""

    def __init__(
        self, console: Console, pen: Pen, state: State, view: SomeView, table: Table[SomeView]
    ) -> None:
        super().__init__(console, pen)
        self._state = state
        self._view: SomeView = view
        self._table: Table[SomeView] = table

    @property
    def actions(self) -> Sequence[WrittenAction]:
        """What the viewer may do now."""
        return self._view.actions

    @property
    def has_secrets(self) -> bool:
        """Whether the viewer sees or remembers anything that somebody who looks on does not."""
        onlooker = view_of(self._state)
        return replace(self._view, seat=None, actions=()) != replace(onlooker, actions=())

    @property
    def question(self) -> str:
        """What is asked now; empty when the game is over."""
        return describe_prompt(self._pen.words, self._view, self._pen.players)

    @property
    def ending(self) -> str:
        """How the game has ended; empty while it runs."""
        outcome = self._view.outcome
        if outcome is None:
            return ""
        event = self.ended(None, outcome.kind, outcome.winners)
        return describe(event, self._pen.words, self._pen.players)

    def table(self, news: Sequence[str] = (), *, hint: str = "", reserve: int = 1) -> Group:
        """Draw the table."""
        return self._table.draw(self._view, news, hint=hint, reserve=reserve)

    def cities(self) -> Group:
        """Draw all cities with all that is in them."""
        return self._table.cities(self._view)

    def explain(self, piece: Piece) -> Group:
        """Explain a piece."""
        about = describe_piece(self._pen.words, self._state.game, piece)
        return draw_piece(self._pen, about, self._where(piece), self._console.width)

    @abstractmethod
    def _where(self, piece: Piece) -> str:
        """Tell where a piece is now."""

    def _pile(self, cards: Sequence[str]) -> Group:
        """List cards of the discard pile, with what each does."""
        lines = [Text(self._pen.words("label-discard-pile"), STRONG)]
        for id in cards:
            piece = Piece("card", id)
            effects = self._pen.notation.effects(piece)
            lines.append(Text.assemble("  ", self._pen.marked(piece), (f"  {effects}", QUIET)))
        if not cards:
            lines.append(Text(f"  {self._pen.words('label-empty')}", QUIET))
        return Group(*lines)
