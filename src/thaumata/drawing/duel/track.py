"""Draw the conflict track as a line, from the left capital to the right one.

A military token stands where the pawn triggers it; once it is taken, a mark remains.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.drawing.display import ROOMY, Display
from thaumata.drawing.duel.expansions import expansions_of
from thaumata.drawing.expansion import first_of
from thaumata.drawing.glyphs import (
    BAD,
    CAPITAL,
    COIN,
    NOW,
    PAWN,
    POINT,
    QUIET,
    STRONG,
    Marker,
)
from thaumata.drawing.text import Block, fit, trimmed
from thaumata.duel import military
from thaumata.views.duel.structs import DuelView

_WIDE: Final = 92
"""The width from which on the track is drawn wide."""

_SPACE: Final = Marker("·", QUIET)
"""An empty space."""


def draw_track(display: Display, view: DuelView, width: int, detail: int) -> Block:
    """Draw the track, with the points of its zones if there is room."""
    left, right = display.sides
    pawn = view.board.pawn if left == 0 else -view.board.pawn
    marks = _marks(display, view)
    space_width = 3 if width >= _WIDE else 2
    name_width = (width - 4 - 4 * 3 - space_width * (2 * military.CAPITAL - 1)) // 2 - 1
    names = [fit(display.players[seat], name_width) for seat in display.sides]
    ends = (-military.CAPITAL, military.CAPITAL)
    capitals = [marks[end].glyph if end in marks else CAPITAL for end in ends]
    line = Text.assemble((f"{names[0]} {capitals[0]} ", STRONG))
    zones = Text(" " * line.cell_len)
    for space in range(1 - military.CAPITAL, military.CAPITAL):
        seat = left if space < 0 else right
        distance = abs(space)
        if space > 0:
            _border(line, zones, display, view, seat, distance)
        glyph, style = marks.get(space, _SPACE)
        if space == pawn:
            glyph, style = PAWN, NOW
        line.append(f" {glyph}".ljust(space_width), style)
        zones.append(_zone(space).center(space_width), QUIET)
        if space < 0:
            _border(line, zones, display, view, seat, distance)
    line.append(f" {capitals[1]} {names[1]}", STRONG)
    lines = [zones, line] if detail == ROOMY else [line]
    margin = " " * max(0, (width - line.cell_len) // 2)
    return [trimmed(Text.assemble(margin, each), width) for each in lines]


def _marks(display: Display, view: DuelView) -> dict[int, Marker]:
    """Return the markers on the track besides the pawn, seen from the left seat."""
    side = 1 if display.left == 0 else -1
    return {
        side * space: marker
        for expansion in expansions_of(display.game)
        for space, marker in expansion.on_track(view).items()
    }


def _border(
    line: Text, zones: Text, display: Display, view: DuelView, seat: int, distance: int
) -> None:
    """Draw the border of a zone with its military token."""
    if distance not in military.TOKEN_DISTANCE:
        return
    coins = [
        token.coins for token in view.board.military_tokens[seat] if token.distance == distance
    ]
    text, style = " ¦ ", QUIET
    if coins and coins[0]:
        text, style = f"−{coins[0]}{COIN}", BAD
    elif coins:
        text = first_of(each.military_token(distance) for each in expansions_of(display.game))
        style = BAD
    line.append(text, style)
    zones.append(" " * len(text))


def _zone(space: int) -> str:
    """Return the points of a zone at its middle space; empty at other spaces."""
    distance = abs(space)
    points = military.POINTS
    same = [place for place in range(1, military.CAPITAL) if points[place] == points[distance]]
    is_middle = distance > 0 and distance == same[(len(same) - 1) // 2]
    return f"{points[distance]}{POINT}" if is_middle else ""
