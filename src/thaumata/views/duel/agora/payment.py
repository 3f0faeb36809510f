"""The lines that Agora adds to receipts."""

from __future__ import annotations

from thaumata.views.payment import Line
from thaumata.views.pieces import Piece


class ChainBorrowed(Line, frozen=True):
    """A card or a mythology token of the opponent makes the new card free."""

    source: Piece
    symbol: str
    decree: str
    """The decree that lends it."""


class CoinsWaived(Line, frozen=True):
    """The coins of the printed cost need not be paid."""

    coins: int
    decree: str


class Senators(Line, frozen=True):
    """A senator costs a coin for each senator in the city."""

    coins: int


class FreeRecruit(Line, frozen=True):
    """A senator is free."""

    source: Piece


AgoraLine = ChainBorrowed | CoinsWaived | Senators | FreeRecruit
"""Any line of Agora."""
