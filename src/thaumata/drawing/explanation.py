"""Explain a piece: its cost, its effects, its chain and its location."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group
from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import MARKERS, QUIET, STRONG
from thaumata.drawing.text import Block, flow, paragraph
from thaumata.wording.describe import Description


def draw_piece(display: Display, about: Description, where: str, width: int) -> Group:
    """Explain a piece in a few lines."""
    lines = [*about.effects, *about.notes]
    if about.cost and display.notation.cost(about.piece):
        label = display.words("label-cost")
        lines.insert(0, f"{label}: {about.cost}")
    title = display.marked(about.piece)
    title.stylize(STRONG)
    title.append(f"  {about.family}", QUIET)
    return Group(title, *inset(lines, width), *inset([where], width, QUIET))


def inset(texts: Iterable[str], width: int, style: str = "") -> Block:
    """Return sentences, indented below a title."""
    label = Text("  ")
    return [line for text in texts for line in paragraph(text, width, label=label, style=style)]


def list_pieces(display: Display, width: int) -> Group:
    """List everything that can be explained, family by family."""
    parts: list[Text] = []
    for heading, family, pieces in display.notation.families():
        marker = MARKERS[family]
        parts.append(Text(f"{marker.glyph} {heading}", f"{marker.style} bold"))
        names = [Text(name) for name in dict.fromkeys(map(display.name, pieces))]
        parts += flow(names, width, separator=", ", label=Text("  "))
    return Group(*parts)
