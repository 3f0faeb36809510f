"""Draw the whole table of Duel, with as much detail as fits the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich.console import Group
from rich.text import Text

from thaumata.drawing.display import BARE, CLOSE, ROOMY, TIGHT
from thaumata.drawing.duel.choices import draw_choices, list_choices
from thaumata.drawing.duel.city import draw_city
from thaumata.drawing.duel.expansions import expansions_of
from thaumata.drawing.duel.structure import draw_structure, full_width
from thaumata.drawing.duel.track import draw_track
from thaumata.drawing.glyphs import AGAIN, MARKERS, NOW, STRONG, TURN
from thaumata.drawing.page import Page, draw_hint, draw_news
from thaumata.drawing.table import Table
from thaumata.drawing.text import Block, apart, beside, fit_all, flow, paragraph
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
"""The details of the structure and of everything else, in the order in which they are tried."""

_NEWS: Final = {ROOMY: 8, CLOSE: 5, TIGHT: 3, BARE: 3}
"""The most lines of news."""

_LATEST: Final = 2
"""The lines of news that are preferred to more detail."""

_GAP: Final = "  "
"""The gap between two items in a row."""

_BETWEEN: Final = 2
"""The gap between two parts of the table."""

_WIDEST: Final = 124
"""The greatest width of a table with the cities below the structure, except for long names."""

_BESIDE: Final = 150
"""The width from which on the cities can stand beside the structure."""

_STRUCTURE: Final = 84
_CITY_LEAST: Final = 36
_CITY_MOST: Final = 60
"""The least widths of the structure and a city then, and the greatest width of a city."""

_NAMES: Final = 2
"""How many of the details are tried with names in full first."""


class _Layout(NamedTuple):
    """The widths and details of the parts of a table."""

    width: int
    city: int
    """The width of a city beside the structure; 0 if the cities stand below it."""

    structure: int
    rest: int


class DuelTable(Table[DuelView]):
    """Draws views of Duel."""

    def cities(self, view: DuelView) -> Group:
        """Draw both cities in full."""
        half = (min(self._console.width, _WIDEST) - 2) // 2
        cities = [draw_city(self._display, view, seat, half, ROOMY) for seat in self._display.sides]
        return Group(*beside(cities, (half, half)))

    def _pages(self, view: DuelView, news: Sequence[str], hint: str) -> Iterator[Page]:
        for layout in self._layouts(view):
            yield self._page(view, news, hint, layout)

    def _layouts(self, view: DuelView) -> Iterator[_Layout]:
        """Yield the layouts in the order in which they are tried.

        Full names are preferred: the cities stand below the structure where that leaves names
        whole.
        """
        width = self._console.width
        named = full_width(self._display, view)
        middle = max(_STRUCTURE, named)
        panels = [each.panel_width(self._display) for each in expansions_of(self._display.game)]
        widest = max(_WIDEST, named, *panels)
        below = [_Layout(min(width, widest), 0, *each) for each in _DETAILS]
        if width < _BESIDE or not named:
            yield from below
            return
        city = (width - middle) // 2 - _BETWEEN
        if city < _CITY_MOST:
            yield from below[:_NAMES]
        city = max(_CITY_LEAST, min(_CITY_MOST, city))
        width = min(width, middle + 2 * (city + _BETWEEN))
        yield from (_Layout(width, city, *each) for each in _DETAILS)

    def _page(self, view: DuelView, news: Sequence[str], hint: str, layout: _Layout) -> Page:
        """Draw the parts of the table from top to bottom."""
        width, rest = layout.width, layout.rest
        board = [
            *self._top(view, width, rest),
            *self._tokens(view, width, rest),
            *self._expansions(view, width, rest),
        ]
        middle = self._beside(view, layout) if layout.city else self._stacked(view, layout)
        return Page(
            sections=[board, *middle],
            news=draw_news(news, width, _NEWS[rest]),
            question=self._question(view, width, rest),
            hint=draw_hint(hint, width),
            latest=_LATEST,
        )

    def _stacked(self, view: DuelView, layout: _Layout) -> list[Block]:
        half = (layout.width - _BETWEEN) // 2
        cities = [
            draw_city(self._display, view, seat, half, layout.rest) for seat in self._display.sides
        ]
        return [
            draw_structure(self._display, view, layout.width, layout.structure),
            beside(cities, (half, half)),
        ]

    def _beside(self, view: DuelView, layout: _Layout) -> list[Block]:
        city = layout.city
        left, right = (
            draw_city(self._display, view, seat, city, ROOMY) for seat in self._display.sides
        )
        width = layout.width - 2 * (city + _BETWEEN)
        middle = draw_structure(self._display, view, width, layout.structure)
        return [beside([left, middle, right], (city, width, city))]

    def _top(self, view: DuelView, width: int, detail: int) -> Block:
        """Draw the heading and the conflict track, in a single line if there is little room."""
        if detail != BARE:
            return [self._heading(view, width), *draw_track(self._display, view, width, detail)]
        age = Text.assemble((self._age(view), STRONG), "  ")
        track = draw_track(self._display, view, width - age.cell_len, detail)
        return [Text.assemble(age, line) for line in track]

    def _age(self, view: DuelView) -> str:
        return self._display.words(f"age-{view.age}" if view.age else "label-set-up")

    def _heading(self, view: DuelView, width: int) -> Text:
        left = Text(f"{self._display.title()}  {self._age(view)}", STRONG)
        return apart(left, self._turn(view), width)

    def _turn(self, view: DuelView) -> Text:
        """Draw whose turn it is, and whether they play again."""
        asked = [seat for seat in view.pending if seat in self._display.sides]
        turn = Text(" ".join(f"{TURN} {self._display.players[seat]}" for seat in asked), NOW)
        if view.extra_turn:
            player = self._display.players[view.active]
            again = self._display.words("event-play_again", player=player)
            turn = Text.assemble(f"{AGAIN} {again}  ", turn)
        return turn

    def _tokens(self, view: DuelView, width: int, detail: int) -> Block:
        """Draw the progress tokens on the board, with their effects if there is room."""
        glyph, style = MARKERS["token"]
        pieces = [Piece("token", id) for id in view.board.progress]
        names = [f"{glyph} {self._display.name(piece)}" for piece in pieces]
        if not pieces:
            return []
        if detail >= TIGHT:
            return [Text(_GAP.join(fit_all(names, width - len(_GAP) * (len(names) - 1))), style)]
        items = [
            Text.assemble((name, style), f" {self._display.notation.effects(piece)}")
            for name, piece in zip(names, pieces, strict=True)
        ]
        return flow(items, width, separator=_GAP)

    def _expansions(self, view: DuelView, width: int, detail: int) -> Block:
        """Draw the panels of expansions, side by side if there is little room."""
        expansions = expansions_of(self._display.game)
        is_shared = len(expansions) == 2 and detail != ROOMY and width >= _BESIDE
        part = (width - 2 * _BETWEEN) // 2 if is_shared else width
        panels = [
            panel
            for expansion in expansions
            if (panel := expansion.panel(self._display, view, part, detail))
        ]
        if is_shared and panels:
            return beside(panels, (part,) * len(panels), 2 * _BETWEEN)
        return [line for panel in panels for line in panel]

    def _question(self, view: DuelView, width: int, detail: int) -> Block:
        if not view.actions:
            return []
        prompt = paragraph(describe_prompt(self._display.words, view), width, style=NOW)
        if self._console.is_terminal:
            return prompt + draw_choices(self._display, view, width, detail)
        return prompt + list_choices(self._display, view, width)
