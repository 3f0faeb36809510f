"""Cards by name: those of a city, a line for each color, and those that are still to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import MARKERS
from thaumata.drawing.text import Block, flow
from thaumata.views.pieces import Piece


def list_cards(display: Display, cards: Mapping[str, Sequence[str]], width: int) -> Block:
    """Name the cards, given by color."""
    lines: Block = []
    for color, ids in cards.items():
        if ids:
            sign = MARKERS[color]
            names = [Text(display.name(Piece("card", id)), sign.style) for id in ids]
            lines += flow(names, width, separator=", ", label=Text(f"{sign.glyph} ", sign.style))
    return lines


def still_to_come(display: Display, age: int, per_age: int, card: Piece) -> str:
    """Tell that a card belongs to a later age; empty where it does not."""
    its_age = display.game.names["card"].index(card.id) // per_age + 1
    return (
        display.words("label-where-later", age=display.words(f"age-{its_age}"))
        if its_age > age
        else ""
    )
