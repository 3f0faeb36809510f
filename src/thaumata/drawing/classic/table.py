"""Draw the whole table of 7 Wonders, with as much detail as fits the terminal.

The left neighbor is on the left and the right one on the right; the others have a line each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, Group
from rich.text import Text

from thaumata.drawing.classic.choices import (
    draw_choices,
    draw_hand,
    draw_sealed,
    list_choices,
)
from thaumata.drawing.classic.city import draw_city, named_width
from thaumata.drawing.classic.city_items import city_name, viewer_of
from thaumata.drawing.classic.expansions import expansions_of
from thaumata.drawing.classic.last_round import draw_last_round
from thaumata.drawing.classic.other_cities import draw_other_cities
from thaumata.drawing.display import BARE, CLOSE, ROOMY, TIGHT, Display
from thaumata.drawing.glyphs import BOTH, LEFT, NOW, QUIET, RIGHT, STRONG, TURN
from thaumata.drawing.page import Page, draw_hint, draw_news
from thaumata.drawing.table import Table
from thaumata.drawing.text import Block, apart, beside, flow, paragraph
from thaumata.views.classic.structs import ClassicView
from thaumata.wording.describe import describe_prompt

_DETAILS: Final = (ROOMY, CLOSE, TIGHT, BARE)
"""The amounts of detail in the order in which they are tried."""

_WIDEST: Final = 160
_WIDE: Final = 120
"""The width from which on the own city can stand between its neighbors."""

_NEWS: Final = {ROOMY: 16, CLOSE: 12, TIGHT: 3, BARE: 3}
"""The most lines of news."""

_GAP: Final = 2

_DIRECTIONS: Final = {"left": LEFT, "right": RIGHT, "exchange": BOTH}


class ClassicTable(Table[ClassicView]):
    """Draws views of 7 Wonders."""

    def __init__(self, console: Console, display: Display) -> None:
        super().__init__(console, display)
        self._width = min(console.width, _WIDEST)

    def cities(self, view: ClassicView) -> Group:
        """Draw all cities in full, clockwise from that of the viewer."""
        viewer = viewer_of(self._display, view)
        seats = [(viewer + place) % len(view.cities) for place in range(len(view.cities))]
        across = max(1, (self._width + _GAP) // (_WIDE // 3 + _GAP))
        width = (self._width + _GAP) // across - _GAP
        lines: Block = []
        for start in range(0, len(seats), across):
            row = seats[start : start + across]
            drawn = [draw_city(self._display, view, seat, width, ROOMY) for seat in row]
            lines += [Text()] if lines else []
            lines += beside(drawn, [width] * len(row), _GAP)
        return Group(*lines)

    def _pages(self, view: ClassicView, news: Sequence[str], hint: str) -> Iterator[Page]:
        for detail, is_between in self._layouts(view):
            yield self._page(view, news, hint, detail, is_between=is_between)

    def _layouts(self, view: ClassicView) -> Iterator[tuple[int, bool]]:
        """Yield the detail, and whether the own city stands between its neighbors.

        Full names are preferred: the city stands below its neighbors where that leaves names whole.
        """
        if self._width < _WIDE:
            yield from ((detail, False) for detail in _DETAILS)
            return
        own = view.cities[viewer_of(self._display, view)]
        seats = (own.left, own.seat, own.right)
        if max(named_width(self._display, view, seat) for seat in seats) > self._third:
            yield ROOMY, False
        yield from ((detail, True) for detail in _DETAILS)

    @property
    def _third(self) -> int:
        """Return the width of a city in a row of three."""
        return (self._width - 2 * _GAP) // 3

    def _page(
        self, view: ClassicView, news: Sequence[str], hint: str, detail: int, *, is_between: bool
    ) -> Page:
        """Draw the parts of the table from top to bottom."""
        width = self._width
        is_short = detail >= TIGHT
        last_round = draw_last_round(self._display, view, width) if is_short or not news else []
        # News of a new age have its conflicts, which the last round does not show.
        is_news = not is_short or view.round == 1 or not last_round
        return Page(
            sections=[
                [
                    *self._heading(view, detail),
                    *draw_other_cities(self._display, view, width, detail),
                ],
                *self._neighborhood(view, detail, is_between=is_between),
                last_round,
            ],
            news=draw_news(news, width, _NEWS[detail]) if is_news else [],
            question=self._question(view, detail),
            hint=draw_hint(hint, width),
            latest=0 if is_short else _NEWS[detail],
        )

    def _heading(self, view: ClassicView, detail: int) -> Block:
        """Draw the age, the round, the direction of passing, and what lies beside the table."""
        words = self._display.words
        items = [] if detail == BARE else [Text(self._display.title(), STRONG)]
        items.append(Text(self._moment(view), STRONG))
        if view.direction:
            arrow = _DIRECTIONS[view.direction]
            items.append(Text(f"{arrow} {words(f'label-hands-{view.direction}')}"))
        if view.controller is not None:
            player = city_name(self._display, view.controller)
            items.append(Text(words("label-controller", player=player)))
            items.append(Text(words("label-pile", count=view.pile), QUIET))
        items.append(Text(words("label-discards", count=sum(view.discards.sizes)), QUIET))
        lines = flow(items, self._width)
        turn = self._turn(view)
        if len(lines) == 1 and lines[0].cell_len + turn.cell_len < self._width:
            return [apart(lines[0], turn, self._width)]
        return lines if view.seat in view.pending else flow([*items, turn], self._width)

    def _turn(self, view: ClassicView) -> Text:
        """Draw the names of those who have to choose; the viewer's own city is marked, too."""
        players = self._display.players
        asked = [seat for seat in view.pending if seat < len(players)]
        shown = [seat for seat in asked if view.seat in (None, seat)] or asked
        return Text(" ".join(f"{TURN} {players[seat]}" for seat in shown), NOW)

    def _moment(self, view: ClassicView) -> str:
        words = self._display.words
        if not view.age:
            return words("label-set-up")
        age = words(f"age-{view.age}")
        if not view.round:
            return age
        return words("label-round", age=age, round=view.round, rounds=view.rounds)

    def _neighborhood(self, view: ClassicView, detail: int, *, is_between: bool) -> list[Block]:
        """Draw the viewer's city and both neighbors."""
        own = view.cities[viewer_of(self._display, view)]
        width = self._width
        if is_between:
            part = self._third
            seats = (own.left, own.seat, own.right)
            row = [draw_city(self._display, view, seat, part, detail) for seat in seats]
            return [beside(row, [part] * 3, _GAP)]
        half = (width - _GAP) // 2
        row = [draw_city(self._display, view, seat, half, detail) for seat in (own.left, own.right)]
        return [
            beside(row, [half, half], _GAP),
            draw_city(self._display, view, own.seat, width, detail),
        ]

    def _question(self, view: ClassicView, detail: int) -> Block:
        """Draw the question with numbered answers; only the hand if the viewer is not asked."""
        width = self._width
        is_table = self._console.is_terminal and view.decision in ("choose", "last_card")
        hand = [] if is_table and view.actions else draw_hand(self._display, view, width)
        for expansion in expansions_of(self._display.game):
            hand += expansion.hands(self._display, view, width)
        hand += draw_sealed(self._display, view, width)
        if not view.actions:
            return hand
        prompt = paragraph(describe_prompt(self._display.words, view), width, style=NOW)
        if self._console.is_terminal:
            return hand + prompt + draw_choices(self._display, view, width, detail)
        return hand + prompt + list_choices(self._display, view, width)
