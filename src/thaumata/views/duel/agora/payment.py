"""The lines that Agora adds to receipts."""

from __future__ import annotations

from thaumata.views.payment import PaymentLine
from thaumata.views.pieces import Piece


class ChainBorrowed(PaymentLine, frozen=True):
    """A card or a mythology token of the opponent makes the new card free."""

    source: Piece
    symbol: str
    decree: str
    """The decree that lends it."""


class CoinsWaived(PaymentLine, frozen=True):
    """The coins of the printed cost need not be paid."""

    coins: int
    decree: str


class Senators(PaymentLine, frozen=True):
    """A senator costs a coin for each senator in the city."""

    coins: int


class FreeRecruit(PaymentLine, frozen=True):
    """A senator is free."""

    source: Piece


AgoraLine = ChainBorrowed | CoinsWaived | Senators | FreeRecruit
"""Any line of Agora."""
