"""The whole table: as much of it, and as large, as the terminal has room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group
from rich.text import Text

from thaumata.cli.drawing.duel.choices import draw_choices, list_choices
from thaumata.cli.drawing.duel.city import draw_city
from thaumata.cli.drawing.duel.expansions import expansions_of
from thaumata.cli.drawing.duel.structure import draw_structure
from thaumata.cli.drawing.duel.track import draw_track
from thaumata.cli.drawing.page import Page, draw_hint, draw_news
from thaumata.cli.drawing.pen import BARE, CLOSE, ROOMY, TIGHT
from thaumata.cli.drawing.signs import AGAIN, NOW, SIGNS, STRONG, TURN
from thaumata.cli.drawing.table import Table
from thaumata.cli.drawing.text import Block, apart, beside, fit_all, flow, paragraph
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_prompt

_DETAILS: Final = (
    (ROOMY, ROOMY),
    (CLOSE, ROOMY),
    (ROOMY, CLOSE),
    (CLOSE, CLOSE),
    (TIGHT, CLOSE),
    (TIGHT, TIGHT),
    (TIGHT, BARE),
)
"""The details of the structure and of all else, in the order in which they are tried."""

_NEWS: Final = {ROOMY: 8, CLOSE: 5, TIGHT: 3, BARE: 3}
"""How many lines of news there are at most."""

_LATEST: Final = 2
"""For so many lines of news all else is drawn smaller."""

_GAP: Final = "  "
"""Between two things in a row."""

_WIDEST: Final = 124
_WIDE: Final = 150
"""From this width on the cities stand beside the structure."""

_STRUCTURE: Final = 84
_CITY: Final = 48
"""The widths of the parts then: of the structure, and of a city at most."""


class DuelTable(Table[DuelView]):
    """Draws views of a duel."""

    def cities(self, view: DuelView) -> Group:
        """Draw both cities with all that is in them."""
        half = (min(self._console.width, _WIDEST) - 2) // 2
        cities = [draw_city(self._pen, view, seat, half, ROOMY) for seat in self._pen.sides]
        return Group(*beside(cities, (half, half)))

    def _pages(self, view: DuelView, news: Sequence[str], hint: str) -> Iterator[Page]:
        for details in _DETAILS:
            yield self._page(view, news, hint, *details)

    def _page(
        self, view: DuelView, news: Sequence[str], hint: str, structure: int, rest: int
    ) -> Page:
        """Draw the parts of the table from top to bottom."""
        width = self._console.width
        is_wide = width >= _WIDE
        width = min(width, _STRUCTURE + 2 * _CITY + 4 if is_wide else _WIDEST)
        board = [
            *self._top(view, width, rest),
            *self._tokens(view, width, rest),
            *self._expansions(view, width, rest, is_wide),
        ]
        if is_wide:
            middle = self._beside(view, width, structure)
        else:
            middle = self._stacked(view, width, structure, rest)
        return Page(
            sections=[board, *middle],
            news=draw_news(news, width, _NEWS[rest]),
            question=self._question(view, width, rest),
            hint=draw_hint(hint, width),
            latest=_LATEST,
        )

    def _stacked(self, view: DuelView, width: int, structure: int, rest: int) -> list[Block]:
        half = (width - 2) // 2
        cities = [draw_city(self._pen, view, seat, half, rest) for seat in self._pen.sides]
        return [
            draw_structure(self._pen, view, width, structure),
            beside(cities, (half, half)),
        ]

    def _beside(self, view: DuelView, width: int, structure: int) -> list[Block]:
        side = min(_CITY, (width - _STRUCTURE - 4) // 2)
        left, right = (draw_city(self._pen, view, seat, side, ROOMY) for seat in self._pen.sides)
        middle = draw_structure(self._pen, view, _STRUCTURE, structure)
        return [beside([left, middle, right], (side, _STRUCTURE, side))]

    def _top(self, view: DuelView, width: int, detail: int) -> Block:
        """Draw the heading and the conflict track, in a single line where there is no room."""
        if detail != BARE:
            return [self._heading(view, width), *draw_track(self._pen, view, width, detail)]
        age = Text.assemble((self._age(view), STRONG), "  ")
        track = draw_track(self._pen, view, width - age.cell_len, detail)
        return [Text.assemble(age, line) for line in track]

    def _age(self, view: DuelView) -> str:
        return self._pen.words(f"age-{view.age}" if view.age else "label-set-up")

    def _heading(self, view: DuelView, width: int) -> Text:
        left = Text(f"{self._pen.title()}  {self._age(view)}", STRONG)
        return apart(left, self._turn(view), width)

    def _turn(self, view: DuelView) -> Text:
        """Name whoever is asked, and tell if they will play again."""
        asked = [seat for seat in view.pending if seat in self._pen.sides]
        turn = Text(" ".join(f"{TURN} {self._pen.players[seat]}" for seat in asked), NOW)
        if view.extra_turn:
            player = self._pen.players[view.active]
            again = self._pen.words("event-play_again", player=player)
            turn = Text.assemble(f"{AGAIN} {again}  ", turn)
        return turn

    def _tokens(self, view: DuelView, width: int, detail: int) -> Block:
        """Draw the progress tokens on the board, with what they do unless one line must do."""
        glyph, style = SIGNS["token"]
        pieces = [Piece("token", id) for id in view.board.progress]
        names = [f"{glyph} {self._pen.name(piece)}" for piece in pieces]
        if not pieces:
            return []
        if detail >= TIGHT:
            return [Text(_GAP.join(fit_all(names, width - len(_GAP) * (len(names) - 1))), style)]
        items = [
            Text.assemble((name, style), f" {self._pen.notation.effects(piece)}")
            for name, piece in zip(names, pieces, strict=True)
        ]
        return flow(items, width, separator=_GAP)

    def _expansions(self, view: DuelView, width: int, detail: int, is_wide: bool) -> Block:
        """Draw what expansions lay beside the board, side by side where there is room."""
        expansions = expansions_of(self._pen.game)
        half = (width - 4) // 2 if is_wide and len(expansions) == 2 else width
        panels = [
            panel
            for expansion in expansions
            if (panel := expansion.panel(self._pen, view, half, detail))
        ]
        if half < width and panels:
            return beside(panels, (half,) * len(panels), 4)
        return [line for panel in panels for line in panel]

    def _question(self, view: DuelView, width: int, detail: int) -> Block:
        if not view.actions:
            return []
        prompt = paragraph(describe_prompt(self._pen.words, view), width, style=NOW)
        if self._console.is_terminal:
            return prompt + draw_choices(self._pen, view, width, detail)
        return prompt + list_choices(self._pen, view, width)
