"""The glyphs and colors of the terminal.

No two things differ by color alone: every glyph can be told from the others in black and white. All
glyphs are one cell wide and part of the usual terminal fonts.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Marker(NamedTuple):
    """The glyph and the color of a family of pieces."""

    glyph: str
    style: str


MARKERS: Final = {
    "brown": Marker("▲", "#b5835a"),
    "grey": Marker("■", "#8f99a3"),
    "blue": Marker("⌂", "#5b8def"),
    "green": Marker("π", "#43a564"),
    "yellow": Marker("¤", "#cf9b1d"),
    "red": Marker("†", "#de5b55"),
    "purple": Marker("§", "#a374d5"),
    "black": Marker("♠", "#87878f bold"),
    "temples": Marker("Ξ", "#a374d5"),
    "senators": Marker("¶", "#4fa3a5"),
    "conspiracy": Marker("¿", "#8f9a4b"),
    "wonder": Marker("◊", "bold"),
    "token": Marker("○", "#43a564"),
    "god": Marker("∩", "#c9a25a"),
    "mythology": Marker("☼", "#c9a25a"),
    "offering": Marker("▼", "#c9a25a"),
    "decree": Marker("≡", "#4fa3a5"),
}
"""Markers of cards, wonders, tokens, gods and what belongs to the Senate.

Conspirators have the marker of conspiracies, other senators that of senators.
"""

BUILT: Final = "♦"
"""A wonder that is built."""

COIN: Final = "●"
POINT: Final = "★"
SHIELD: Final = "†"
AGAIN: Final = "»"
CHAIN: Final = "∞"
MOST: Final = "≥"
"""Counted in the city that has more."""

BACK: Final = "░"
TURN: Final = "►"
PAWN: Final = "◆"
MINERVA: Final = "╫"
CUBE: Final = "□"
READY: Final = "!"
"""A conspiracy that is prepared."""

IDLE: Final = "~"
"""A conspiracy that would have no effect now."""

CAPITAL: Final = "⌂"

LEFT: Final = "←"
RIGHT: Final = "→"
BOTH: Final = "↔"
"""The left neighbor, the right one or both."""

AROUND: Final = "↔+"
"""Both neighbors and the own city."""

DEFEAT: Final = "−†"
ALLY: Final = "&"
VICTORY: Final = "+†"
DEBT: Final = "○"
DIPLOMACY: Final = "♥"
ANY_SYMBOL: Final = "π*"
"""A science symbol of choice."""

NOW: Final = "bold #d9782d"
"""The style of the current question, and of nothing else."""

GOOD: Final = "#43a564"
BAD: Final = "#de5b55"
QUIET: Final = "dim"
STRONG: Final = "bold"
