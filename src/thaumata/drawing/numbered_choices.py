"""Numbered choices, one below the other or in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from thaumata.drawing.glyphs import NOW, QUIET
from thaumata.drawing.text import Block, beside, paragraph

GAP: Final = 2
"""The gap between two columns."""


def in_lines(texts: Sequence[str], notes: Sequence[str], width: int) -> list[Block]:
    """Return the lines of each choice, with a note beside or below it."""
    digits = len(str(len(texts)))
    column = max(map(len, texts), default=0) + GAP
    blocks: list[Block] = []
    for number, (text, note) in enumerate(zip(texts, notes, strict=True), 1):
        label = Text.assemble((f"{number:>{digits}} ", NOW))
        if digits + 1 + column + len(note) <= width:
            line = Text.assemble(label, text.ljust(column), (note, QUIET))
            line.rstrip()
            blocks.append([line])
        else:
            blocks.append(paragraph(f"{text}  {note}", width, label=label))
    return blocks


def in_columns(texts: Sequence[str], width: int) -> Block:
    """Return the choices side by side, in as few lines as possible."""
    digits = len(str(len(texts)))
    cells = [
        Text.assemble((f"{number:>{digits}} ", NOW), text) for number, text in enumerate(texts, 1)
    ]
    column = max(cell.cell_len for cell in cells)
    across = max(1, (width + GAP) // (column + GAP))
    down = -(-len(cells) // across)
    columns = [cells[start : start + down] for start in range(0, len(cells), down)]
    return beside(columns, [min(column, width)] * len(columns), GAP)
