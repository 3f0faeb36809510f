"""A position of Duel as somebody sees it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group
from rich.table import Table as Sheet

from thaumata.cli.drawing.duel.details import draw_details
from thaumata.cli.drawing.duel.help import duel_guide
from thaumata.cli.drawing.duel.table import Table
from thaumata.cli.drawing.duel.whereabouts import where_are
from thaumata.cli.drawing.explanation import draw_piece
from thaumata.cli.drawing.guide import Guide
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.scene import Scene
from thaumata.cli.drawing.sheet import draw_sheet
from thaumata.cli.finding import find_decrees
from thaumata.duel.catalog import Catalog
from thaumata.game import State
from thaumata.views.actions import WrittenAction
from thaumata.views.duel.pantheon.view import PantheonSpace
from thaumata.views.duel.structs import DuelView
from thaumata.views.duel.view import duel_view
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_piece, describe_prompt


class DuelScene(Scene):
    """What is shown of a position of Duel."""

    def __init__(self, console: Console, pen: Pen, state: State, seat: int | None) -> None:
        """Look at a position."""
        super().__init__(console, pen)
        catalog = state.game.catalog
        assert isinstance(catalog, Catalog)
        self._catalog = catalog
        self._view = duel_view(state, seat)
        self._table = Table(console, pen)

    @property
    def actions(self) -> Sequence[WrittenAction]:
        """What the viewer may do now."""
        return self._view.actions

    @property
    def has_secrets(self) -> bool:
        """Whether the viewer sees what the opponent may not."""
        return has_secrets(self._view)

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
        winners = self._pen.words.list_of([self._pen.players[seat] for seat in outcome.winners])
        return self._pen.words("event-ended", kind=outcome.kind, player=winners)

    def table(self, news: Sequence[str] = (), *, hint: str = "", reserve: int = 1) -> Group:
        """Draw the table."""
        return self._table.draw(self._view, news, hint=hint, reserve=reserve)

    def cities(self) -> Group:
        """Draw both cities with all that is in them."""
        return self._table.cities(self._view)

    def sheet(self) -> Sheet:
        """Draw the score sheet; temples stand in the place of guilds."""
        view = self._view
        scores = {seat: view.cities[seat].score for seat in self._pen.sides}
        labels = {
            row: self._pen.words(f"label-category-{row}") for row in view.cities[0].score.rows
        }
        if view.pantheon is not None:
            labels["purple"] = self._pen.words("label-category-temples")
        winners = view.outcome.winners if view.outcome else ()
        return draw_sheet(self._pen, scores, labels, winners, self._console.width)

    def discards(self) -> Group:
        """List the discard pile."""
        return self._pile(self._view.discards, self._pen.words("label-discard-pile"))

    def details(self, number: int) -> Group:
        """Draw what a choice would cost and change."""
        return draw_details(self._pen, self._view, number)

    def explain(self, piece: Piece) -> Group:
        """Explain a piece."""
        about = describe_piece(self._pen.words, self._catalog, piece)
        where = where_are(self._pen, self._catalog, self._view, piece)
        return draw_piece(self._pen, about, where, self._console.width)

    def guide(self) -> Guide:
        """Choose what the help tells."""
        return duel_guide(self._pen)

    def named(self, text: str) -> list[Piece]:
        """Find the decrees of a chamber."""
        return find_decrees(self._pen.words, self._view, text)


def has_secrets(shown: DuelView) -> bool:
    """Tell whether a view holds what the opponent may not see."""
    gods: Sequence[PantheonSpace] = shown.pantheon.spaces if shown.pantheon else ()
    if any(space.god and not space.gate and not space.face_up for space in gods):
        return True
    if shown.senate is None or shown.seat is None:
        return False
    plots = shown.senate.seats[shown.seat].conspiracies
    deck = shown.senate.deck
    return any(plot.status != "triggered" for plot in plots) or any((*deck.top, *deck.drawn))
