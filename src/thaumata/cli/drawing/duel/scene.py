"""A position of Duel as somebody sees it."""

from __future__ import annotations

from rich.console import Console, Group
from rich.table import Table as Sheet

from thaumata.cli.drawing.details import draw_details
from thaumata.cli.drawing.duel.details import consequences_of
from thaumata.cli.drawing.duel.expansions import expansions_of
from thaumata.cli.drawing.duel.help import duel_guide
from thaumata.cli.drawing.duel.table import DuelTable
from thaumata.cli.drawing.duel.whereabouts import where_are
from thaumata.cli.drawing.guide import Guide
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.sheet import draw_sheet
from thaumata.cli.drawing.viewed import ViewedScene
from thaumata.events.duel.base import Ended
from thaumata.game import State
from thaumata.views.duel.structs import DuelView
from thaumata.views.duel.view import duel_view
from thaumata.views.pieces import Piece


class DuelScene(ViewedScene[DuelView]):
    """What is shown of a position of Duel."""

    ended = Ended

    def __init__(self, console: Console, pen: Pen, state: State, seat: int | None) -> None:
        super().__init__(console, pen, state, duel_view(state, seat), DuelTable(console, pen))
        self._expansions = expansions_of(state.game)

    def sheet(self) -> Sheet:
        """Draw the score sheet."""
        view, words = self._view, self._pen.words
        scores = {seat: view.cities[seat].score for seat in self._pen.sides}
        labels = {row: words(f"label-category-{row}") for row in view.cities[0].score.rows}
        for expansion in self._expansions:
            labels |= {row: words(label) for row, label in expansion.score_rows.items()}
        winners = view.outcome.winners if view.outcome else ()
        return draw_sheet(self._pen, scores, labels, winners, self._console.width)

    def discards(self) -> Group:
        """List the discard pile."""
        return self._pile(self._view.discards)

    def details(self, number: int) -> Group:
        """Draw what a choice would cost and change."""
        action = self._view.actions[number - 1]
        changes = consequences_of(self._pen, self._view, action)
        return draw_details(self._pen, action, number, changes)

    def guide(self) -> Guide:
        """Choose what the help tells."""
        return duel_guide(self._pen)

    def named(self, text: str) -> list[Piece]:
        """Find what expansions call by another name."""
        found = [each.named(self._pen, self._view, text) for each in self._expansions]
        return [piece for pieces in found for piece in pieces]

    def _where(self, piece: Piece) -> str:
        return where_are(self._pen, self._view, piece)
