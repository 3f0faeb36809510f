"""Draw the cities that are not neighbors of the viewer, a line for each."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.drawing.classic.city_items import (
    army_of,
    board_name,
    city_name,
    counts_of,
    power_of,
    science_in_short,
    viewer_of,
)
from thaumata.drawing.display import BARE, Display
from thaumata.drawing.glyphs import BUILT, COIN, MARKERS, POINT, STRONG
from thaumata.drawing.text import Block, beside, fit, trimmed
from thaumata.views.classic.structs import ClassicCityView, ClassicView

_GAP: Final = "  "

_WHOLE: Final = 99
_NAME: Final = 14
_BOARD: Final = 15
"""The widths of the names of players and boards, at most: the whole name or these."""


def draw_other_cities(display: Display, view: ClassicView, width: int, detail: int) -> Block:
    """Draw the cities clockwise, a line for each.

    With the least detail two cities share a line.
    """
    own = view.cities[viewer_of(display, view)]
    seats = []
    seat = view.cities[own.left].left
    while seat not in (own.right, own.seat):
        seats.append(seat)
        seat = view.cities[seat].left
    if detail < BARE:
        lines = [_city_line(display, view, seat, _WHOLE, _WHOLE) for seat in seats]
        if any(line.cell_len > width for line in lines):
            lines = [_city_line(display, view, seat, _NAME, _BOARD) for seat in seats]
        return [trimmed(line, width) for line in lines]
    half = (width - len(_GAP)) // 2
    short = [_short_city_line(display, view.cities[seat], half) for seat in seats]
    pairs = [short[place : place + 2] for place in range(0, len(short), 2)]
    return [beside([[cell] for cell in pair], [half] * len(pair))[0] for pair in pairs]


def _city_line(display: Display, view: ClassicView, seat: int, most: int, widest: int) -> Text:
    """Draw a city in a line; the names of players and boards are cut to these widths."""
    city = view.cities[seat]
    names = [fit(city_name(display, each.seat), most) for each in view.cities]
    boards = [fit(board_name(display, each), widest) for each in view.cities]
    name = names[seat].ljust(max(map(len, names)))
    board = boards[seat].ljust(max(map(len, boards)))
    line = Text.assemble((name, STRONG), _GAP, board, _GAP, _stages_in_short(city).ljust(4))
    items = [
        *_riches(city),
        *army_of(display, city),
        *power_of(city),
        science_in_short(city),
        counts_of(city),
    ]
    for item in items:
        line.append(_GAP).append_text(item)
    return line


def _short_city_line(display: Display, city: ClassicCityView, width: int) -> Text:
    line = Text()
    for item in (*_riches(city), *army_of(display, city), science_in_short(city)):
        line.append(" ").append_text(item)
    stages = _stages_in_short(city)
    room = width - line.cell_len - len(stages) - 1
    name = fit(city_name(display, city.seat), room)
    return Text.assemble((name, STRONG), f" {stages}", line)


def _riches(city: ClassicCityView) -> list[Text]:
    coins = Text(f"{city.coins}{COIN}".rjust(3), MARKERS["yellow"].style)
    return [coins, Text(f"{city.score.total}{POINT}".rjust(3), STRONG)]


def _stages_in_short(city: ClassicCityView) -> str:
    return "".join(BUILT if stage.built else MARKERS["wonder"].glyph for stage in city.stages)
