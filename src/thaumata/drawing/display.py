"""How a game is displayed: its language, notation, player names and the seat on the left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from thaumata.drawing.notation import Notation
from thaumata.game import Game
from thaumata.views.pieces import Piece
from thaumata.wording.words import Words

ROOMY: Final = 0
CLOSE: Final = 1
TIGHT: Final = 2
DETAILS: Final = (ROOMY, CLOSE, TIGHT)
"""The amounts of detail, most first; a table is drawn with the most that fits the terminal."""

BARE: Final = 3
"""The least detail of everything but the structure: even the name of the game is left out."""


class Display:
    """Names and marks the pieces of one game in one language."""

    words: Words
    game: Game
    notation: Notation
    players: Sequence[str]
    """The names of the players by seat."""

    left: int
    """The seat whose city is on the left."""

    payer: int
    """The seat whose prices are shown on the cards."""

    def __init__(self, notation: Notation, players: Sequence[str], left: int = 0) -> None:
        self.words = notation.words
        self.game = notation.game
        self.notation = notation
        self.players = players
        self.left = left
        self.payer = left

    @property
    def sides(self) -> tuple[int, int]:
        """The seats from left to right."""
        return self.left, 1 - self.left

    def title(self) -> str:
        """Return the name of the game and its expansions; those without a name go by their ids."""
        family = self.game.family
        names = [self._known(f"{family.name}-variant", family.name)]
        for expansion in self.game.expansions:
            home = family.kin or family.name
            names.append(self._known(f"{home}-expansion-{expansion}", expansion))
        return " · ".join(names)

    def _known(self, message_id: str, plain: str) -> str:
        return self.words(message_id) if self.words.has(message_id) else plain

    def name(self, piece: Piece) -> str:
        """Return the name of a piece."""
        return self.notation.name(piece)

    def short(self, piece: Piece, width: int) -> str:
        """Return the name of a piece, shortened to a width."""
        return self.notation.short(piece, width)

    def marked(self, piece: Piece, width: int = 99, *, glyph: str = "") -> Text:
        """Return the glyph and name of a piece, in the color of its family."""
        marker = self.notation.marker(piece)
        name = self.short(piece, width - 2)
        return Text(f"{glyph or marker.glyph} {name}", style=marker.style)
