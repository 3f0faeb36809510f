"""What is printed on pieces, in signs: ``2●WSS`` for a cost, ``+W/S/C`` or ``3★`` for effects.

Repeated signs add up, a slash means "for each" or, between resources, "or". Each family of games
has a notation of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from thaumata.cli.drawing.signs import SIGNS, Sign
from thaumata.kit.effects import Effect
from thaumata.views.pieces import Piece
from thaumata.wording.words import Words


class Family(NamedTuple):
    """Pieces that are alike."""

    heading: str
    sign: str
    """Their sign, by its name in the table of signs."""

    pieces: list[Piece]


class Notation(ABC):
    """Knows every piece of a variant by name, and how to write down what is printed on it."""

    no_piece: ClassVar[str] = "error-no-piece"
    """The message for whoever asks about a piece that there is not."""

    words: Words
    cards: Mapping[str, object]
    """What the component tables say about each card."""

    def __init__(self, words: Words) -> None:
        """Write in a language."""
        self.words = words

    @abstractmethod
    def pieces(self) -> list[Piece]:
        """List every piece that can be explained."""

    @abstractmethod
    def families(self) -> list[Family]:
        """Sort the pieces that can be explained."""

    @abstractmethod
    def name(self, piece: Piece, words: Words | None = None) -> str:
        """Name a piece, in the words given or in the own ones."""

    @abstractmethod
    def icons(self, piece: Piece) -> list[Effect[Any]]:
        """Return the icons on a piece."""

    @abstractmethod
    def family(self, piece: Piece) -> str:
        """Return the family of a piece, as the table of signs has it."""

    @abstractmethod
    def cost(self, piece: Piece) -> str:
        """Write a printed cost, coins first; empty where nothing is printed."""

    @abstractmethod
    def effects(self, piece: Piece) -> str:
        """Write what a piece does."""

    @abstractmethod
    def free_with(self, piece: Piece) -> str:
        """Write what makes a card free; empty where nothing does."""

    @abstractmethod
    def leads_to(self, piece: Piece) -> str:
        """Write what a card makes free later; empty where that is nothing."""

    @abstractmethod
    def symbol(self, symbol: str) -> str:
        """Name a science symbol in one short word."""

    def names(self, piece: Piece, words: Words) -> list[str]:
        """List all names that a piece goes by."""
        return [self.name(piece, words)]

    def knows(self, piece: Piece) -> bool:
        """Tell whether a piece is of a kind that can be explained."""
        return piece.kind in {each.kind for each in self.pieces()}

    def sign(self, piece: Piece) -> Sign:
        """Return the sign of a piece's family."""
        return SIGNS[self.family(piece)]

    def letter(self, resource: str) -> str:
        """Write one unit of a resource as a letter."""
        return self.words(f"label-letter-{resource}")
