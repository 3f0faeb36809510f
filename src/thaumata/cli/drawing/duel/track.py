"""The conflict track as a line, from the capital on the left to the one on the right.

A military token stands where the pawn sets it off; when it is gone, a bare mark remains.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.cli.drawing.pen import ROOMY, Pen
from thaumata.cli.drawing.signs import (
    BAD,
    CAPITAL,
    COIN,
    CUBE,
    MINERVA,
    NOW,
    PAWN,
    POINT,
    QUIET,
    SIGNS,
    STRONG,
)
from thaumata.cli.drawing.text import Block, fit, trimmed
from thaumata.duel import military
from thaumata.views.duel.structs import DuelView

_WIDE: Final = 92
"""From this width on the track is drawn wide."""


def draw_track(pen: Pen, view: DuelView, width: int, detail: int) -> Block:
    """Draw the track, with the points of its zones where there is room."""
    left, right = pen.sides
    pawn = view.board.pawn if left == 0 else -view.board.pawn
    minerva = _minerva(view, left)
    space_width = 3 if width >= _WIDE else 2
    name_width = (width - 4 - 4 * 3 - space_width * (2 * military.CAPITAL - 1)) // 2 - 1
    names = [fit(pen.players[seat], name_width) for seat in pen.sides]
    capitals = [
        MINERVA if minerva == end else CAPITAL for end in (-military.CAPITAL, military.CAPITAL)
    ]
    line = Text.assemble((f"{names[0]} {capitals[0]} ", STRONG))
    zones = Text(" " * line.cell_len)
    for space in range(1 - military.CAPITAL, military.CAPITAL):
        seat = left if space < 0 else right
        distance = abs(space)
        if space > 0:
            _mark(line, zones, view, seat, distance)
        sign, style = ("·", QUIET) if space != minerva else (MINERVA, SIGNS["god"].style)
        if space == pawn:
            sign, style = PAWN, NOW
        line.append(f" {sign}".ljust(space_width), style)
        zones.append(_zone(space).center(space_width), QUIET)
        if space < 0:
            _mark(line, zones, view, seat, distance)
    line.append(f" {capitals[1]} {names[1]}", STRONG)
    lines = [zones, line] if detail == ROOMY else [line]
    margin = " " * max(0, (width - line.cell_len) // 2)
    return [trimmed(Text.assemble(margin, each), width) for each in lines]


def _minerva(view: DuelView, left: int) -> int | None:
    """Return where Minerva stands, seen from the left seat; None where she does not."""
    if view.pantheon is None or view.pantheon.minerva is None:
        return None
    return view.pantheon.minerva if left == 0 else -view.pantheon.minerva


def _mark(line: Text, zones: Text, view: DuelView, seat: int, distance: int) -> None:
    """Draw the border of a zone and the token that waits there."""
    if distance not in military.TOKEN_DISTANCE:
        return
    coins = [
        token.coins for token in view.board.military_tokens[seat] if token.distance == distance
    ]
    text, style = " ¦ ", QUIET
    if coins and coins[0]:
        text, style = f"−{coins[0]}{COIN}", BAD
    elif coins:  # in Agora it brings a cube, or takes one
        sign = "+" if distance == military.TOKEN_DISTANCE[0] else "−"
        text, style = f"{sign}1{CUBE}", BAD
    line.append(text, style)
    zones.append(" " * len(text))


def _zone(space: int) -> str:
    """Write the points of a zone over its middle."""
    distance = abs(space)
    points = military.POINTS
    same = [place for place in range(1, military.CAPITAL) if points[place] == points[distance]]
    is_middle = distance > 0 and distance == same[(len(same) - 1) // 2]
    return f"{points[distance]}{POINT}" if is_middle else ""
