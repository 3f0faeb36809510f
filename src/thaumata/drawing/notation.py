"""What is printed on pieces, in signs: ``2●WSS`` for a cost, ``+W/S/C`` or ``3★`` for effects.

Repeated signs add up, a slash means "for each" or, between resources, "or". Each family of games
has a notation of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple

from thaumata.drawing.expansion import Expansion
from thaumata.drawing.glyphs import COIN, MARKERS, POINT, SHIELD, Marker
from thaumata.drawing.text import fit
from thaumata.game import Game
from thaumata.kit.effects import Effect
from thaumata.views.pieces import Piece
from thaumata.wording.words import Words

Writer = Callable[..., str]
"""Writes an icon, given the notation and what the icon says."""


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
    game: Game
    cards: Mapping[str, object] = {}
    """What the component tables say about each card."""

    def __init__(
        self,
        words: Words,
        game: Game,
        icons: Mapping[str, Writer] | None = None,
        expansions: Iterable[Expansion] = (),
    ) -> None:
        # The icons are those that the family has besides the common ones.
        self.words = words
        self.game = game
        common = {**_ICONS, **(icons or {})}
        self._icons: dict[str, Writer] = {
            name: partial(write, self) for name, write in common.items()
        }
        for expansion in expansions:
            self._icons |= expansion.icons

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
    def free_with(self, piece: Piece) -> str:
        """Write what makes a card free; empty where nothing does."""

    @abstractmethod
    def leads_to(self, piece: Piece) -> str:
        """Write what a card makes free later; empty where that is nothing."""

    @abstractmethod
    def symbol(self, symbol: str) -> str:
        """Name a science symbol in one short word."""

    def pieces(self) -> list[Piece]:
        """List every piece that can be explained."""
        return [piece for family in self.families() for piece in family.pieces]

    def effects(self, piece: Piece) -> str:
        """Write what a piece does."""
        return " ".join(self.effect(effect) for effect in self.icons(piece))

    def effect(self, effect: Effect[Any]) -> str:
        """Write one icon."""
        name, *values = effect.form()
        write = self._icons.get(str(name))
        return write(*values) if write else "?"

    def short(self, piece: Piece, width: int) -> str:
        """Name a piece within a width."""
        return fit(self.name(piece), width)

    def names(self, piece: Piece, words: Words) -> list[str]:
        """List all names that a piece goes by."""
        return [self.name(piece, words)]

    def knows(self, piece: Piece) -> bool:
        """Tell whether a piece is of a kind that can be explained."""
        return piece.kind in {family.pieces[0].kind for family in self.families()}

    def sign(self, piece: Piece) -> Marker:
        """Return the sign of a piece's family."""
        return MARKERS[self.family(piece)]

    def letter(self, resource: str) -> str:
        """Write one unit of a resource as a letter."""
        return self.words(f"label-letter-{resource}")

    def price(self, coins: int, resources: Mapping[str, int]) -> str:
        """Write a cost, coins first."""
        units = (self.letter(good) * amount for good, amount in resources.items())
        return (f"{coins}{COIN}" if coins else "") + "".join(units)


def _produced(notation: Notation, amounts: Mapping[str, int]) -> str:
    return "+" + notation.price(0, amounts)


def _one_of(notation: Notation, goods: Iterable[str], *_: object) -> str:
    return "+" + "/".join(notation.letter(good) for good in goods)


_ICONS: Final[dict[str, Writer]] = {
    "produces": _produced,
    "produces_one_of": _one_of,
    "shields": lambda notation, amount: SHIELD * amount,
    "science": lambda notation, symbol: notation.symbol(symbol),
    "points": lambda notation, amount: f"{amount}{POINT}",
    "coins": lambda notation, amount: f"+{amount}{COIN}",
}
"""How the icons that every family has are written."""
