"""A position of Duel from one point of view."""

from __future__ import annotations

from rich.console import Console, Group
from rich.table import Table as Sheet

from thaumata.drawing.details import draw_details
from thaumata.drawing.display import Display
from thaumata.drawing.duel.details import consequences_of
from thaumata.drawing.duel.expansions import expansions_of
from thaumata.drawing.duel.help import duel_guide
from thaumata.drawing.duel.locations import location_of
from thaumata.drawing.duel.table import DuelTable
from thaumata.drawing.guide import Guide
from thaumata.drawing.score_sheet import draw_sheet
from thaumata.drawing.view_scene import ViewScene
from thaumata.events.duel.base import Ended
from thaumata.game import State
from thaumata.views.duel.structs import DuelView
from thaumata.views.duel.view import duel_view
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_score_row


class DuelScene(ViewScene[DuelView]):
    """A position of Duel."""

    ended = Ended

    def __init__(self, console: Console, display: Display, state: State, seat: int | None) -> None:
        super().__init__(
            console, display, state, duel_view(state, seat), DuelTable(console, display)
        )
        self._expansions = expansions_of(state.game)

    def sheet(self) -> Sheet:
        """Draw the score sheet."""
        view, words = self._view, self._display.words
        scores = {seat: view.cities[seat].score for seat in self._display.sides}
        rows = view.cities[0].score.rows
        labels = {row: describe_score_row(words, self._display.game, row) for row in rows}
        winners = view.outcome.winners if view.outcome else ()
        return draw_sheet(self._display, scores, labels, winners, self._console.width)

    def discards(self) -> Group:
        """List the discard pile."""
        return self._pile(self._view.discards)

    def details(self, number: int) -> Group:
        """Draw the cost and the effects of a choice."""
        action = self._view.actions[number - 1]
        changes = consequences_of(self._display, self._view, action)
        return draw_details(self._display, action, number, changes)

    def guide(self) -> Guide:
        """Return the content of the help screen."""
        return duel_guide(self._display)

    def named(self, text: str) -> list[Piece]:
        """Return the pieces that expansions know by another name."""
        found = [each.named(self._display, self._view, text) for each in self._expansions]
        return [piece for pieces in found for piece in pieces]

    def _location(self, piece: Piece) -> str:
        return location_of(self._display, self._view, piece)
