"""Any piece explained: what it costs and does, its chain, and where it is now."""

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
    """Write sentences below a title."""
    label = Text("  ")
    return [line for text in texts for line in paragraph(text, width, label=label, style=style)]


def list_pieces(display: Display, width: int) -> Group:
    """List everything that can be explained, family by family."""
    parts: list[Text] = []
    for heading, family, pieces in display.notation.families():
        sign = MARKERS[family]
        parts.append(Text(f"{sign.glyph} {heading}", f"{sign.style} bold"))
        names = [Text(name) for name in dict.fromkeys(map(display.name, pieces))]
        parts += flow(names, width, separator=", ", label=Text("  "))
    return Group(*parts)
