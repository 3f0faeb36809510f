"""What every drawing needs: the words, the signs, the players and whose side is on the left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from thaumata.cli.drawing.classic.notation import ClassicNotation
from thaumata.cli.drawing.duel.notation import DuelNotation
from thaumata.cli.drawing.notation import Notation
from thaumata.cli.drawing.signs import CUBE
from thaumata.cli.drawing.text import fit
from thaumata.game import Game
from thaumata.views.pieces import Piece
from thaumata.wording.words import Words

ROOMY: Final = 0
CLOSE: Final = 1
TIGHT: Final = 2
DETAILS: Final = (ROOMY, CLOSE, TIGHT)
"""How much is drawn: as much as the terminal has room for."""

BARE: Final = 3
"""The last resort for everything but the structure: the name of the game and the decrees go."""

_NOTATIONS: Final[dict[str, Callable[[Words, Game], Notation]]] = {
    "duel": DuelNotation,
    "classic": ClassicNotation,
}
"""How each family of games is written."""


class Pen:
    """Writes the pieces of one game in one language, for people who look at it."""

    words: Words
    notation: Notation
    players: Sequence[str]
    """The names of the players by seat."""

    left: int
    """The seat whose city is on the left."""

    payer: int
    """The seat whose prices are shown on the cards."""

    def __init__(self, words: Words, game: Game, players: Sequence[str], left: int = 0) -> None:
        """Take up a pen."""
        self.words = words
        self.notation = _NOTATIONS[game.family.kin](words, game)
        self.players = players
        self.left = left
        self.payer = left

    @property
    def sides(self) -> tuple[int, int]:
        """The seats from left to right."""
        return self.left, 1 - self.left

    def name(self, piece: Piece) -> str:
        """Name a piece."""
        return self.notation.name(piece)

    def short(self, piece: Piece, width: int) -> str:
        """Name a piece within a width; of a politician the chambers matter most."""
        name = self.name(piece)
        if len(name) > width and piece.kind == "card" and self.notation.family(piece) == "senators":
            chambers = self.notation.effects(piece).removeprefix(CUBE)
            return f"{fit(name.split()[0], width - 1 - len(chambers))} {chambers}"
        return fit(name, width)

    def marked(self, piece: Piece, width: int = 99, *, glyph: str = "") -> Text:
        """Write the sign of a piece's family and its name, in the color of the family."""
        sign = self.notation.sign(piece)
        name = self.short(piece, width - 2)
        return Text(f"{glyph or sign.glyph} {name}", style=sign.style)
