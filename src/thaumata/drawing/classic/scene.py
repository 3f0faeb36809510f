"""A position of 7 Wonders from one point of view."""

from __future__ import annotations

from rich.console import Console, Group
from rich.table import Table as Sheet
from rich.text import Text

from thaumata.classic.names import SIDES
from thaumata.drawing.classic.details import consequences_of
from thaumata.drawing.classic.expansions import expansions_of
from thaumata.drawing.classic.help import classic_guide
from thaumata.drawing.classic.locations import location_of
from thaumata.drawing.classic.notation import ClassicNotation
from thaumata.drawing.classic.table import ClassicTable
from thaumata.drawing.details import draw_details
from thaumata.drawing.display import Display
from thaumata.drawing.explanation import inset
from thaumata.drawing.glyphs import QUIET, STRONG
from thaumata.drawing.guide import Guide
from thaumata.drawing.score_sheet import draw_sheet
from thaumata.drawing.view_scene import ViewScene
from thaumata.events.classic.base import Ended
from thaumata.game import State
from thaumata.views.classic.structs import ClassicView
from thaumata.views.classic.view import classic_view
from thaumata.views.pieces import Piece
from thaumata.wording.classic.names import CLASSIC
from thaumata.wording.describe import describe_piece, describe_score_row


class ClassicScene(ViewScene[ClassicView]):
    """A position of 7 Wonders."""

    ended = Ended

    def __init__(self, console: Console, display: Display, state: State, seat: int | None) -> None:
        super().__init__(
            console, display, state, classic_view(state, seat), ClassicTable(console, display)
        )

    def sheet(self) -> Sheet:
        """Draw the score sheet; the Free City has a column although it does not compete."""
        view = self._view
        scores = {city: shown.score for city, shown in enumerate(view.cities)}
        onlooker = self._display.words("classic-free_city")
        rows = view.cities[0].score.rows
        words, game = self._display.words, self._display.game
        labels = {row: describe_score_row(words, game, row) for row in rows}
        winners = view.outcome.winners if view.outcome else ()
        allies: dict[int, int] = {}
        for expansion in expansions_of(self._display.game):
            allies |= expansion.allies(view)
        return draw_sheet(
            self._display, scores, labels, winners, self._console.width, allies, onlooker
        )

    def discards(self) -> Group:
        """List the known cards of the discard pile, and the number of the others."""
        pile = self._view.discards
        hidden = sum(pile.sizes) - len(pile.cards)
        listed = self._pile(pile.cards)
        told = self._display.words("label-discards-hidden", count=hidden)
        return Group(listed, Text(f"  {told}", QUIET)) if hidden > 0 else listed

    def details(self, number: int) -> Group:
        """Draw the cost and the effects of a choice."""
        action = self._view.actions[number - 1]
        changes = consequences_of(self._display, self._view, action)
        return draw_details(self._display, action, number, changes)

    def explain(self, piece: Piece) -> Group:
        """Explain a card, or a board with all its stages."""
        return self._explain_board(piece) if piece.kind == "board" else super().explain(piece)

    def guide(self) -> Guide:
        """Return the content of the help screen."""
        return classic_guide(self._display)

    def _location(self, piece: Piece) -> str:
        return location_of(self._display, self._view, piece)

    def _explain_board(self, piece: Piece) -> Group:
        """Explain the side of the board that is up, or both if it is not known."""
        words = self._display.words
        title = self._display.marked(piece)
        title.stylize(STRONG)
        title.append(f"  {words(f'classic-wonder-{piece.id}')}", QUIET)
        turned = [city.side for city in self._view.cities if city.board == piece.id and city.side]
        lines = [title]
        for side in turned or SIDES:
            lines += self._explain_side(piece.id, side)
        return Group(*lines, *inset([self._location(piece)], self._console.width, QUIET))

    def _explain_side(self, board: str, side: str) -> list[Text]:
        display, words = self._display, self._display.words
        notation = display.notation
        assert isinstance(notation, ClassicNotation)
        printed = notation.boards[board].sides[SIDES.index(side)]
        width = self._console.width
        produced = CLASSIC.sentence_of(words, printed.resource)
        lines = inset([words(f"classic-side-{side}"), produced], width)
        for number, stage in enumerate(notation.stages_of(board, side), 1):
            about = describe_piece(words, self._display.game, stage)
            effects = " ".join(about.effects)
            told = words("label-stage", number=number, cost=about.cost, effects=effects)
            lines += inset([told], width)
        return lines
