"""A grid of styled characters; later text covers earlier text."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text

from thaumata.drawing.text import Block


class Canvas:
    """Rows of characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        """Fill the grid with spaces."""
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write a line of text."""
        for place, character in enumerate(text):
            self._cells[row][column + place] = (character, style)

    def lines(self) -> Block:
        """Return the rows as text, without trailing spaces."""
        lines: Block = []
        for cells in self._cells:
            line = Text()
            for style, run in groupby(cells, key=itemgetter(1)):
                line.append("".join(character for character, _ in run), style=style or None)
            line.rstrip()
            lines.append(line)
        return lines
