"""A QR code drawn on the terminal."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

import segno
from rich.text import Text

_HALVES: Final = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
"""A character by the modules in its upper and lower half, 1 for a dark one."""

_STYLE: Final = "#000000 on #ffffff"
"""Dark on light, whatever the terminal's own colors are: not every camera reads the inverse."""

_QUIET_ZONE: Final = 2
"""How many light modules surround the code."""


def qr_code(text: str) -> Text:
    """Draw a text as a QR code, two rows of modules to a line."""
    code = segno.make(text, error="m", micro=False)
    rows = [bytes(row) for row in code.matrix_iter(border=_QUIET_ZONE)]
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=bytes(len(rows[0])))
    lines = [
        Text("".join(_HALVES[upper, lower] for upper, lower in zip(*pair)), _STYLE)
        for pair in pairs
    ]
    return Text("\n").join(lines)
