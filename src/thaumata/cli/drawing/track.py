"""The conflict track as a line, from the capital on the left to the one on the right.

A military token stands where the pawn sets it off; when it is gone, a bare mark remains.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.cli.drawing.pen import ROOMY, Pen
from thaumata.cli.drawing.signs import BAD, CAPITAL, COIN, NOW, PAWN, POINT, QUIET, STRONG
from thaumata.cli.drawing.text import Block, fit, trimmed
from thaumata.duel import military
from thaumata.views.duel_structs import DuelView

_WIDE: Final = 92
"""From this width on the track is drawn wide."""


def draw_track(pen: Pen, view: DuelView, width: int, detail: int) -> Block:
    """Draw the track, with the points of its zones where there is room."""
    left, right = pen.sides
    pawn = view.board.pawn if left == 0 else -view.board.pawn
    space_width = 3 if width >= _WIDE else 2
    name_width = (width - 4 - 4 * 3 - space_width * (2 * military.CAPITAL - 1)) // 2 - 1
    names = [fit(pen.players[seat], name_width) for seat in pen.sides]
    line = Text.assemble((f"{names[0]} {CAPITAL} ", STRONG))
    zones = Text(" " * line.cell_len)
    for space in range(1 - military.CAPITAL, military.CAPITAL):
        seat = left if space < 0 else right
        distance = abs(space)
        if space > 0:
            _mark(line, zones, view, seat, distance)
        sign, style = (PAWN, NOW) if space == pawn else ("·", QUIET)
        line.append(f" {sign}".ljust(space_width), style)
        zones.append(_zone(space).center(space_width), QUIET)
        if space < 0:
            _mark(line, zones, view, seat, distance)
    line.append(f" {CAPITAL} {names[1]}", STRONG)
    lines = [zones, line] if detail == ROOMY else [line]
    margin = " " * max(0, (width - line.cell_len) // 2)
    return [trimmed(Text.assemble(margin, each), width) for each in lines]


def _mark(line: Text, zones: Text, view: DuelView, seat: int, distance: int) -> None:
    """Draw the border of a zone and the token that waits there."""
    if distance not in military.TOKEN_DISTANCE:
        return
    coins = [
        token.coins for token in view.board.military_tokens[seat] if token.distance == distance
    ]
    text, style = (f"−{coins[0]}{COIN}", BAD) if coins else (" ¦ ", QUIET)
    line.append(text, style)
    zones.append(" " * len(text))


def _zone(space: int) -> str:
    """Write the points of a zone over its middle."""
    distance = abs(space)
    points = military.POINTS
    same = [place for place in range(1, military.CAPITAL) if points[place] == points[distance]]
    is_middle = distance > 0 and distance == same[(len(same) - 1) // 2]
    return f"{points[distance]}{POINT}" if is_middle else ""
