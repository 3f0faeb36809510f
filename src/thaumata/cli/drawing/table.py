"""The whole table: as much of it, and as large, as the terminal has room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, Group
from rich.text import Text

from thaumata.cli.drawing.choices import draw_choices, list_choices
from thaumata.cli.drawing.city import draw_city
from thaumata.cli.drawing.pantheon import draw_pantheon
from thaumata.cli.drawing.pen import BARE, CLOSE, ROOMY, TIGHT, Pen
from thaumata.cli.drawing.senate import draw_senate
from thaumata.cli.drawing.signs import AGAIN, NOW, QUIET, SIGNS, STRONG, TURN
from thaumata.cli.drawing.structure import draw_structure
from thaumata.cli.drawing.text import Block, apart, beside, flow, paragraph
from thaumata.cli.drawing.track import draw_track
from thaumata.views.describe import describe_prompt
from thaumata.views.duel_structs import DuelView
from thaumata.views.pieces import Piece

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

_HINT_AT: Final = -1
_NEWS_AT: Final = -3
"""Where these sections stand."""

_NEWS: Final = {ROOMY: 8, CLOSE: 5, TIGHT: 3, BARE: 1}
"""How many lines of news there are at most."""

_WIDEST: Final = 124
_WIDE: Final = 150
"""From this width on the cities stand beside the structure."""

_STRUCTURE: Final = 84
_CITY: Final = 48
"""The widths of the parts then: of the structure, and of a city at most."""


class Table:
    """Draws views of one game on a console."""

    def __init__(self, console: Console, pen: Pen) -> None:
        """Prepare to draw."""
        self._console = console
        self._pen = pen

    def draw(
        self, view: DuelView, news: Sequence[str] = (), *, hint: str = "", reserve: int = 1
    ) -> Group:
        """Draw the table, with what has happened and what the viewer may do.

        So many lines of the terminal are left for what follows. Without a terminal nothing
        is left out, and each choice has its own line.
        """
        is_terminal = self._console.is_terminal
        height = self._console.height - reserve if is_terminal else 1000
        for structure, rest in _DETAILS:
            sections = self._sections(view, news, hint, structure, rest)
            free = height - sum(map(len, sections))
            if free >= 0:
                break
        if free < 0:  # at last the hint goes, then the news, the oldest first
            free += len(sections[_HINT_AT])
            sections[_HINT_AT] = []
            del sections[_NEWS_AT][: max(0, -free)]
        return Group(*self._aired(sections, free))

    def _aired(self, sections: Sequence[Block], free: int) -> Iterator[Text]:
        """Put air between the sections as far as there are lines left, from the last one up."""
        for number, section in enumerate(sections[:-1]):
            if number and section and len(sections) - 1 - number <= free:
                yield Text()
            yield from section
        yield from sections[-1]

    def cities(self, view: DuelView) -> Group:
        """Draw both cities with all that is in them."""
        half = (min(self._console.width, _WIDEST) - 2) // 2
        cities = [draw_city(self._pen, view, seat, half, ROOMY) for seat in self._pen.sides]
        return Group(*beside(cities, (half, half)))

    def _sections(
        self, view: DuelView, news: Sequence[str], hint: str, structure: int, rest: int
    ) -> list[Block]:
        """Draw the parts of the table from top to bottom."""
        width = self._console.width
        is_wide = width >= _WIDE
        width = min(width, _STRUCTURE + 2 * _CITY + 4 if is_wide else _WIDEST)
        board = [
            self._heading(view, width),
            *draw_track(self._pen, view, width, rest),
            *self._tokens(view, width, rest),
            *self._expansions(view, width, rest, is_wide),
        ]
        if is_wide:
            middle = self._beside(view, width, structure)
        else:
            middle = self._stacked(view, width, structure, rest)
        sections = [board]
        sections += middle
        sections.append(self._news(news, width, rest))
        sections.append(self._question(view, width, rest))
        sections.append(paragraph(hint, width, style=QUIET) if hint else [])
        return sections

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

    def _heading(self, view: DuelView, width: int) -> Text:
        words = self._pen.words
        family, *expansions = view.variant.split("+")
        names = [words(f"{family}-expansion-{expansion}") for expansion in expansions]
        title = " · ".join([words(f"{family}-variant"), *names])
        age = words(f"age-{view.age}") if view.age else words("label-set-up")
        left = Text.assemble((title, STRONG), "  ", (age, STRONG))
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
        if detail == BARE:
            return []
        style = SIGNS["token"].style
        items = []
        for id in view.board.progress:
            piece = Piece("token", id)
            effects = self._pen.notation.effects(piece) if detail != TIGHT else ""
            items.append(Text.assemble((f"○ {self._pen.name(piece)}", style), f" {effects}"))
        return flow(items, width) if items else []

    def _expansions(self, view: DuelView, width: int, detail: int, is_wide: bool) -> Block:
        """Draw the Pantheon and the Senate, side by side where there is room."""
        half = (width - 4) // 2 if is_wide and view.pantheon and view.senate else width
        parts = [
            part
            for draw in (draw_pantheon, draw_senate)
            if (part := draw(self._pen, view, half, detail))
        ]
        if half < width and parts:
            return beside(parts, (half,) * len(parts), 4)
        return [line for part in parts for line in part]

    def _news(self, news: Sequence[str], width: int, detail: int) -> Block:
        lines: Block = []
        for text in news:
            lines += paragraph(text, width, label=Text("· ", QUIET), style=QUIET)
        return lines[-_NEWS[detail] :]

    def _question(self, view: DuelView, width: int, detail: int) -> Block:
        if not view.actions:
            return []
        prompt = paragraph(describe_prompt(self._pen.words, view), width, style=NOW)
        if self._console.is_terminal:
            return prompt + draw_choices(self._pen, view, width, detail)
        return prompt + list_choices(self._pen, view, width)
