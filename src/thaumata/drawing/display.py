"""What every drawing needs: the words, the signs, the players and whose side is on the left."""

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
"""How much is drawn: as much as the terminal has room for."""

BARE: Final = 3
"""The last resort for everything but the structure: even the name of the game goes."""


class Display:
    """Writes the pieces of one game in one language, for people who look at it."""

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
        """Name the game and its expansions; what nobody has named goes by its id."""
        family = self.game.family
        names = [self._known(f"{family.name}-variant", family.name)]
        for expansion in self.game.expansions:
            home = family.kin or family.name
            names.append(self._known(f"{home}-expansion-{expansion}", expansion))
        return " · ".join(names)

    def _known(self, message_id: str, plain: str) -> str:
        return self.words(message_id) if self.words.has(message_id) else plain

    def name(self, piece: Piece) -> str:
        """Name a piece."""
        return self.notation.name(piece)

    def short(self, piece: Piece, width: int) -> str:
        """Name a piece within a width."""
        return self.notation.short(piece, width)

    def marked(self, piece: Piece, width: int = 99, *, glyph: str = "") -> Text:
        """Write the sign of a piece's family and its name, in the color of the family."""
        sign = self.notation.sign(piece)
        name = self.short(piece, width - 2)
        return Text(f"{glyph or sign.glyph} {name}", style=sign.style)
