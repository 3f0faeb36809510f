"""A position of Classic as somebody sees it."""

from __future__ import annotations

from rich.console import Console, Group
from rich.table import Table as Sheet
from rich.text import Text

from thaumata.classic.names import SIDES
from thaumata.cli.drawing.classic.details import consequences_of
from thaumata.cli.drawing.classic.expansions import expansions_of
from thaumata.cli.drawing.classic.help import classic_guide
from thaumata.cli.drawing.classic.notation import ClassicNotation
from thaumata.cli.drawing.classic.table import ClassicTable
from thaumata.cli.drawing.classic.whereabouts import where_is
from thaumata.cli.drawing.details import draw_details
from thaumata.cli.drawing.explanation import inset
from thaumata.cli.drawing.guide import Guide
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.sheet import draw_sheet
from thaumata.cli.drawing.signs import QUIET, STRONG
from thaumata.cli.drawing.viewed import ViewedScene
from thaumata.events.classic.base import Ended
from thaumata.game import State
from thaumata.views.classic.structs import ClassicView
from thaumata.views.classic.view import classic_view
from thaumata.views.pieces import Piece
from thaumata.wording.classic.names import CLASSIC
from thaumata.wording.describe import describe_piece


class ClassicScene(ViewedScene[ClassicView]):
    """What is shown of a position of Classic."""

    ended = Ended

    def __init__(self, console: Console, pen: Pen, state: State, seat: int | None) -> None:
        super().__init__(console, pen, state, classic_view(state, seat), ClassicTable(console, pen))

    def sheet(self) -> Sheet:
        """Draw the score sheet; the Free City has a column although it does not compete."""
        view = self._view
        scores = {city: shown.score for city, shown in enumerate(view.cities)}
        onlooker = self._pen.words("classic-free_city")
        rows = view.cities[0].score.rows
        labels = {row: self._pen.words(f"classic-category-{row}") for row in rows}
        winners = view.outcome.winners if view.outcome else ()
        allies: dict[int, int] = {}
        for expansion in expansions_of(self._pen.game):
            allies |= expansion.allies(view)
        return draw_sheet(self._pen, scores, labels, winners, self._console.width, allies, onlooker)

    def discards(self) -> Group:
        """List the cards of the discard pile that the viewer knows, and count the rest."""
        pile = self._view.discards
        hidden = sum(pile.sizes) - len(pile.cards)
        listed = self._pile(pile.cards)
        told = self._pen.words("label-discards-hidden", count=hidden)
        return Group(listed, Text(f"  {told}", QUIET)) if hidden > 0 else listed

    def details(self, number: int) -> Group:
        """Draw what a choice would cost and change."""
        action = self._view.actions[number - 1]
        changes = consequences_of(self._pen, self._view, action)
        return draw_details(self._pen, action, number, changes)

    def explain(self, piece: Piece) -> Group:
        """Explain a card, or a board with all its stages."""
        return self._explain_board(piece) if piece.kind == "board" else super().explain(piece)

    def guide(self) -> Guide:
        """Choose what the help tells."""
        return classic_guide(self._pen)

    def _where(self, piece: Piece) -> str:
        return where_is(self._pen, self._view, piece)

    def _explain_board(self, piece: Piece) -> Group:
        """Explain the side that lies up, or both where that is not known."""
        words = self._pen.words
        title = self._pen.marked(piece)
        title.stylize(STRONG)
        title.append(f"  {words(f'classic-wonder-{piece.id}')}", QUIET)
        turned = [city.side for city in self._view.cities if city.board == piece.id and city.side]
        lines = [title]
        for side in turned or SIDES:
            lines += self._explain_side(piece.id, side)
        return Group(*lines, *inset([self._where(piece)], self._console.width, QUIET))

    def _explain_side(self, board: str, side: str) -> list[Text]:
        pen, words = self._pen, self._pen.words
        notation = pen.notation
        assert isinstance(notation, ClassicNotation)
        printed = notation.boards[board].sides[SIDES.index(side)]
        width = self._console.width
        produced = CLASSIC.sentence_of(words, printed.resource)
        lines = inset([words(f"classic-side-{side}"), produced], width)
        for number, stage in enumerate(notation.stages_of(board, side), 1):
            about = describe_piece(words, self._pen.game, stage)
            effects = " ".join(about.effects)
            told = words("label-stage", number=number, cost=about.cost, effects=effects)
            lines += inset([told], width)
        return lines
