"""The cards of a city by name, a line for each color."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import SIGNS
from thaumata.cli.drawing.text import Block, flow
from thaumata.views.pieces import Piece


def list_cards(pen: Pen, cards: Mapping[str, Sequence[str]], width: int) -> Block:
    """Name the cards, given by color."""
    lines: Block = []
    for color, ids in cards.items():
        if ids:
            sign = SIGNS[color]
            names = [Text(pen.name(Piece("card", id)), sign.style) for id in ids]
            lines += flow(names, width, separator=", ", label=Text(f"{sign.glyph} ", sign.style))
    return lines
