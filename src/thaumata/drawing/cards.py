"""Lists of cards by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import MARKERS
from thaumata.drawing.text import Block, flow
from thaumata.views.pieces import Piece


def list_cards(display: Display, cards: Mapping[str, Sequence[str]], width: int) -> Block:
    """Draw the cards of a city, each color on lines of its own."""
    lines: Block = []
    for color, ids in cards.items():
        if ids:
            marker = MARKERS[color]
            names = [Text(display.name(Piece("card", id)), marker.style) for id in ids]
            lines += flow(
                names, width, separator=", ", label=Text(f"{marker.glyph} ", marker.style)
            )
    return lines


def still_to_come(display: Display, age: int, per_age: int, card: Piece) -> str:
    """Return a sentence that a card belongs to a later age; empty if it does not."""
    its_age = display.game.names["card"].index(card.id) // per_age + 1
    return (
        display.words("label-where-later", age=display.words(f"age-{its_age}"))
        if its_age > age
        else ""
    )
