"""The drawing of any family that has none of its own, by the game contract alone.

There is no picture of the table: the screen shows the decision, the numbered actions as they are
typed, and the score sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import NOW, POINT, STRONG, TURN
from thaumata.drawing.guide import Guide
from thaumata.drawing.notation import Family, Notation
from thaumata.drawing.numbered_choices import in_lines
from thaumata.drawing.page import draw_hint, draw_news
from thaumata.drawing.scene import Scene
from thaumata.drawing.score_sheet import draw_sheet
from thaumata.drawing.text import Block, apart
from thaumata.game import State
from thaumata.kit.effects import Effect
from thaumata.views.actions import WrittenAction, written
from thaumata.views.pieces import Piece
from thaumata.views.structs import Score
from thaumata.wording.words import Words

_NEWS: Final = 12
"""The most lines of news."""


class PlainNotation(Notation):
    """Calls every piece by its id and explains none."""

    def families(self) -> list[Family]:
        """Return no families."""
        return []

    def name(self, piece: Piece, words: Words | None = None) -> str:
        """Return the id of a piece."""
        return piece.id

    def icons(self, piece: Piece) -> list[Effect[Any]]:
        """Return no icons."""
        return []

    def family(self, piece: Piece) -> str:
        """Return the family of tokens for every piece."""
        return "token"

    def cost(self, piece: Piece) -> str:
        """Return no cost."""
        return ""

    def free_with(self, piece: Piece) -> str:
        """Return no chain."""
        return ""

    def leads_to(self, piece: Piece) -> str:
        """Return no chain."""
        return ""

    def symbol(self, symbol: str) -> str:
        """Return the id of a symbol."""
        return symbol


class PlainScene(Scene):
    """A position of a family without a drawing of its own."""

    def __init__(self, console: Console, display: Display, state: State, seat: int | None) -> None:
        super().__init__(console, display)
        self._state = state
        actions = [] if seat is None else state.legal_actions(seat)
        self._actions = [written(state, seat or 0, action) for action in actions]

    @property
    def actions(self) -> Sequence[WrittenAction]:
        """The legal actions of the viewer."""
        return self._actions

    @property
    def has_secrets(self) -> bool:
        """Whether the viewer sees secrets: possibly, if there are actions."""
        return bool(self._actions)

    @property
    def question(self) -> str:
        """The name of the decision; empty when the game is over."""
        return self._state.decision()

    @property
    def ending(self) -> str:
        """How the game ended; empty while it runs."""
        outcome = self._state.outcome()
        if outcome is None:
            return ""
        winners = self._display.words.list_of(
            [self._display.players[seat] for seat in outcome.winners]
        )
        return self._display.words("label-ended", kind=outcome.kind, players=winners)

    def table(self, news: Sequence[str] = (), *, hint: str = "", reserve: int = 1) -> Group:
        """Draw the seats that have to decide, the decision, the points and the actions."""
        width = self._console.width
        asked = [seat for seat in range(self._state.game.seats) if self._state.pending >> seat & 1]
        turn = Text(" ".join(f"{TURN} {self._display.players[seat]}" for seat in asked), NOW)
        heading = apart(Text(self._display.title(), STRONG), turn, width)
        return Group(
            heading,
            *self._points(),
            *draw_news(news, width, _NEWS),
            *([Text(self.question, NOW)] if asked else []),
            *self._choices(width),
            *draw_hint(hint, width),
        )

    def _points(self) -> Block:
        """Draw the points of each player."""
        totals = self._state.score_sheet().totals
        return [
            Text.assemble(f"  {player}  ", (f"{points}{POINT}", STRONG))
            for player, points in zip(self._display.players, totals, strict=False)
        ]

    def _choices(self, width: int) -> Block:
        texts = [action.text for action in self._actions]
        blocks = in_lines(texts, [""] * len(texts), width)
        return [line for block in blocks for line in block]

    def cities(self) -> Group:
        """Draw the points, as there are no cities."""
        return Group(*self._points())

    def sheet(self) -> Table:
        """Draw the score sheet, with rows by id."""
        sheet = self._state.score_sheet()
        scores = {
            seat: Score({row: points[seat] for row, points in sheet.rows.items()}, total)
            for seat, total in enumerate(sheet.totals)
        }
        labels = {row: row for row in sheet.rows}
        outcome = self._state.outcome()
        winners = outcome.winners if outcome else ()
        return draw_sheet(self._display, scores, labels, winners, self._console.width)

    def discards(self) -> Group:
        """Draw an empty list, as the discard pile is unknown."""
        return Group(Text(self._display.words("label-empty")))

    def details(self, number: int) -> Group:
        """Draw the choice again, as its effects are unknown."""
        return Group(Text.assemble((f"{number} ", NOW), self._actions[number - 1].text))

    def explain(self, piece: Piece) -> Group:
        """Return the id of a piece."""
        return Group(Text(piece.id))

    def guide(self) -> Guide:
        """Return a guide with nothing but the commands."""
        return Guide()
