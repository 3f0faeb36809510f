"""A position of Classic as somebody sees it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group
from rich.table import Table as Sheet
from rich.text import Text

from thaumata.classic.catalog import Catalog
from thaumata.classic.names import SIDES
from thaumata.cli.drawing.classic.details import draw_details
from thaumata.cli.drawing.classic.help import classic_guide
from thaumata.cli.drawing.classic.notation import ClassicNotation
from thaumata.cli.drawing.classic.table import Table
from thaumata.cli.drawing.classic.whereabouts import where_is
from thaumata.cli.drawing.explanation import draw_piece, inset
from thaumata.cli.drawing.guide import Guide
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.scene import Scene
from thaumata.cli.drawing.sheet import draw_sheet
from thaumata.cli.drawing.signs import QUIET, STRONG
from thaumata.events import describe
from thaumata.events.classic.base import Ended
from thaumata.game import State
from thaumata.views.actions import WrittenAction
from thaumata.views.classic.view import classic_view
from thaumata.views.pieces import Piece
from thaumata.wording.classic.names import CLASSIC
from thaumata.wording.describe import describe_piece, describe_prompt


class ClassicScene(Scene):
    """What is shown of a position of Classic."""

    def __init__(self, console: Console, pen: Pen, state: State, seat: int | None) -> None:
        """Look at a position."""
        super().__init__(console, pen)
        catalog = state.game.catalog
        assert isinstance(catalog, Catalog)
        self._catalog = catalog
        self._game = state.game
        self._view = classic_view(state, seat)
        self._table = Table(console, pen)
        self._expansions = state.game.expansions

    @property
    def actions(self) -> Sequence[WrittenAction]:
        """What the viewer may do now."""
        return self._view.actions

    @property
    def has_secrets(self) -> bool:
        """Whether the viewer has a hand."""
        return bool(self._view.hand)

    @property
    def question(self) -> str:
        """What is asked now; empty when the game is over."""
        return describe_prompt(self._pen.words, self._view)

    @property
    def ending(self) -> str:
        """How the game has ended; empty while it runs."""
        outcome = self._view.outcome
        if outcome is None:
            return ""
        ended = Ended(None, outcome.kind, outcome.winners)
        return describe(ended, self._pen.words, self._pen.players)

    def table(self, news: Sequence[str] = (), *, hint: str = "", reserve: int = 1) -> Group:
        """Draw the table."""
        return self._table.draw(self._view, news, hint=hint, reserve=reserve)

    def cities(self) -> Group:
        """Draw all cities with all that is in them."""
        return self._table.cities(self._view)

    def sheet(self) -> Sheet:
        """Draw the score sheet; the Free City does not compete."""
        view = self._view
        scores = {seat: view.cities[seat].score for seat in range(len(self._pen.players))}
        rows = view.cities[0].score.rows
        labels = {row: self._pen.words(f"classic-category-{row}") for row in rows}
        winners = view.outcome.winners if view.outcome else ()
        allies = {city.seat: city.ally for city in view.cities if city.ally is not None}
        return draw_sheet(self._pen, scores, labels, winners, self._console.width, allies)

    def discards(self) -> Group:
        """List the cards of the discard pile that the viewer knows, and count the rest."""
        pile = self._view.discards
        hidden = sum(pile.sizes) - len(pile.cards)
        listed = self._pile(pile.cards, self._pen.words("label-discard-pile"))
        told = self._pen.words("label-discards-hidden", count=hidden)
        return Group(listed, Text(f"  {told}", QUIET)) if hidden > 0 else listed

    def details(self, number: int) -> Group:
        """Draw what a choice would cost and change."""
        return draw_details(self._pen, self._view, number)

    def explain(self, piece: Piece) -> Group:
        """Explain a card, or a board with all its stages."""
        where = where_is(self._pen, self._catalog, self._view, piece)
        if piece.kind == "board":
            return self._explain_board(piece, where)
        about = describe_piece(self._pen.words, self._game, piece)
        return draw_piece(self._pen, about, where, self._console.width)

    def guide(self) -> Guide:
        """Choose what the help tells."""
        return classic_guide(self._pen, self._expansions)

    def _explain_board(self, piece: Piece, where: str) -> Group:
        """Explain the side that lies up, or both where that is not known."""
        words = self._pen.words
        title = self._pen.marked(piece)
        title.stylize(STRONG)
        title.append(f"  {words(f'classic-wonder-{piece.id}')}", QUIET)
        turned = [city.side for city in self._view.cities if city.board == piece.id and city.side]
        lines = [title]
        for side in turned or SIDES:
            lines += self._explain_side(piece.id, side)
        return Group(*lines, *inset([where], self._console.width, QUIET))

    def _explain_side(self, board: str, side: str) -> list[Text]:
        pen, words = self._pen, self._pen.words
        notation = pen.notation
        assert isinstance(notation, ClassicNotation)
        printed = notation.boards[board].sides[SIDES.index(side)]
        width = self._console.width
        produced = CLASSIC.sentence_of(words, printed.resource)
        lines = inset([words(f"classic-side-{side}"), produced], width)
        for number, stage in enumerate(notation.stages_of(board, side), 1):
            about = describe_piece(words, self._game, stage)
            effects = " ".join(about.effects)
            told = words("label-stage", number=number, cost=about.cost, effects=effects)
            lines += inset([told], width)
        return lines
