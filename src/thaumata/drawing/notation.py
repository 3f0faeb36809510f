"""The printed properties of pieces in glyphs: ``2●WSS`` for a cost, ``3★`` for an effect.

Repeated glyphs add up; a slash means "for each" or, between resources, "or". Each family of games
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
"""Writes an icon, given the notation and the values of the icon."""


class Family(NamedTuple):
    """Pieces of one kind or color."""

    heading: str
    marker: str
    """Their key in the table of markers."""

    pieces: list[Piece]


class Notation(ABC):
    """Names the pieces of a variant and writes their printed properties."""

    no_piece: ClassVar[str] = "error-no-piece"
    """The message for a text that names no piece."""

    words: Words
    game: Game
    cards: Mapping[str, object] = {}
    """The entries of the cards in the component tables."""

    def __init__(
        self,
        words: Words,
        game: Game,
        icons: Mapping[str, Writer] | None = None,
        expansions: Iterable[Expansion] = (),
    ) -> None:
        # ``icons`` are those that the family has besides the common ones.
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
        """List the pieces that can be explained, by family."""

    @abstractmethod
    def name(self, piece: Piece, words: Words | None = None) -> str:
        """Return the name of a piece, in the given words or those of the notation."""

    @abstractmethod
    def icons(self, piece: Piece) -> list[Effect[Any]]:
        """Return the icons on a piece."""

    @abstractmethod
    def family(self, piece: Piece) -> str:
        """Return the family of a piece, which is a key in the table of markers."""

    @abstractmethod
    def cost(self, piece: Piece) -> str:
        """Write the printed cost, coins first; empty if there is none."""

    @abstractmethod
    def free_with(self, piece: Piece) -> str:
        """Write what makes a card free; empty if nothing does."""

    @abstractmethod
    def leads_to(self, piece: Piece) -> str:
        """Write what a card makes free later; empty if nothing."""

    @abstractmethod
    def symbol(self, symbol: str) -> str:
        """Return a short word for a science symbol."""

    def pieces(self) -> list[Piece]:
        """List every piece that can be explained."""
        return [piece for family in self.families() for piece in family.pieces]

    def effects(self, piece: Piece) -> str:
        """Write the effects of a piece."""
        return " ".join(self.effect(effect) for effect in self.icons(piece))

    def effect(self, effect: Effect[Any]) -> str:
        """Write one icon."""
        name, *values = effect.form()
        write = self._icons.get(str(name))
        return write(*values) if write else "?"

    def short(self, piece: Piece, width: int) -> str:
        """Return the name of a piece, shortened to a width."""
        return fit(self.name(piece), width)

    def names(self, piece: Piece, words: Words) -> list[str]:
        """List all names of a piece."""
        return [self.name(piece, words)]

    def knows(self, piece: Piece) -> bool:
        """Return whether pieces of this kind can be explained."""
        return piece.kind in {family.pieces[0].kind for family in self.families()}

    def marker(self, piece: Piece) -> Marker:
        """Return the marker of a piece's family."""
        return MARKERS[self.family(piece)]

    def letter(self, resource: str) -> str:
        """Return the letter for one unit of a resource."""
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
