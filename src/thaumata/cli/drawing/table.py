"""The whole table: as much of it, and as large, as the terminal has room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from thaumata.cli.drawing.choices import draw_choices, list_choices, trade_note
from thaumata.cli.drawing.city import draw_city
from thaumata.cli.drawing.pen import CLOSE, ROOMY, TIGHT, Pen
from thaumata.cli.drawing.signs import AGAIN, NOW, QUIET, SIGNS, STRONG
from thaumata.cli.drawing.structure import draw_structure
from thaumata.cli.drawing.text import Block, apart, beside, flow
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
)
"""The details of the structure and of all else, in the order in which they are tried."""

_NEWS: Final = {ROOMY: 8, CLOSE: 5, TIGHT: 3}
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

    def draw(self, view: DuelView, news: Sequence[str] = (), *, reserve: int = 2) -> Group:
        """Draw the table, with what has happened and what the viewer may do.

        So many lines of the terminal are left for what follows. Without a terminal nothing
        is left out, and each choice has its own line.
        """
        is_terminal = self._console.is_terminal
        height = self._console.height - reserve if is_terminal else 1000
        for structure, rest in _DETAILS:
            parts = self._parts(view, news, structure, rest)
            if sum(self._lines(part) for part in parts) <= height:
                break
        return Group(*parts)

    def cities(self, view: DuelView) -> Group:
        """Draw both cities with all that is in them."""
        half = (min(self._console.width, _WIDEST) - 2) // 2
        cities = [draw_city(self._pen, view, seat, half, ROOMY) for seat in self._pen.sides]
        return Group(*beside(cities, (half, half)))

    def _lines(self, part: RenderableType) -> int:
        return len(self._console.render_lines(part, pad=False))

    def _parts(
        self, view: DuelView, news: Sequence[str], structure: int, rest: int
    ) -> list[RenderableType]:
        width = self._console.width
        is_wide = width >= _WIDE
        width = min(width, _STRUCTURE + 2 * _CITY + 4 if is_wide else _WIDEST)
        middle = self._beside(view, width, structure) if is_wide else None
        parts: list[RenderableType] = [self._heading(view, width)]
        parts += draw_track(self._pen, view, width, rest)
        parts += self._tokens(view, width, rest)
        parts += middle or self._stacked(view, width, structure, rest)
        parts += self._news(news, width, rest)
        parts += self._question(view, width, rest)
        return parts

    def _stacked(self, view: DuelView, width: int, structure: int, rest: int) -> Block:
        half = (width - 2) // 2
        cities = [draw_city(self._pen, view, seat, half, rest) for seat in self._pen.sides]
        return [
            *draw_structure(self._pen, view, width, structure),
            *beside(cities, (half, half)),
        ]

    def _beside(self, view: DuelView, width: int, structure: int) -> Block:
        side = min(_CITY, (width - _STRUCTURE - 4) // 2)
        left, right = (draw_city(self._pen, view, seat, side, ROOMY) for seat in self._pen.sides)
        middle = draw_structure(self._pen, view, _STRUCTURE, structure)
        return beside([left, middle, right], (side, _STRUCTURE, side))

    def _heading(self, view: DuelView, width: int) -> Text:
        words = self._pen.words
        title = words(f"{view.variant}-variant")
        age = words(f"age-{view.age}") if view.age else words("label-set-up")
        left = Text.assemble((title, STRONG), "  ", (age, STRONG))
        right = Text()
        if view.extra_turn:
            player = self._pen.players[view.active]
            right = Text(f"{AGAIN} {words('event-play_again', player=player)}")
        return apart(left, right, width)

    def _tokens(self, view: DuelView, width: int, detail: int) -> Block:
        style = SIGNS["token"].style
        items = []
        for id in view.board.progress:
            piece = Piece("token", id)
            effects = self._pen.notation.effects(piece) if detail != TIGHT else ""
            items.append(Text.assemble((f"○ {self._pen.name(piece)}", style), f" {effects}"))
        return flow(items, width) if items else []

    def _news(self, news: Sequence[str], width: int, detail: int) -> Block:
        lines: Block = []
        for text in news:
            pieces = [Text(word, QUIET) for word in text.split(" ")]
            lines += flow(pieces, width, separator=" ", label=Text("· ", QUIET))
        return lines[-_NEWS[detail] :]

    def _question(self, view: DuelView, width: int, detail: int) -> list[RenderableType]:
        if not view.actions:
            return []
        parts: list[RenderableType] = [Text(describe_prompt(self._pen.words, view), NOW)]
        if not self._console.is_terminal:
            return [*parts, list_choices(self._pen, view)]
        parts.append(draw_choices(self._pen, view, width, detail))
        note = trade_note(self._pen, view) if view.decision == "turn" else None
        return [*parts, note] if note else parts
