"""The lines that Pantheon adds to receipts."""

from __future__ import annotations

from thaumata.views.payment import PaymentLine
from thaumata.views.pieces import Piece


class ChainToken(PaymentLine, frozen=True):
    """A mythology token of the player makes a Grand Temple free."""

    token: str
    mythology: str


class Engineering(PaymentLine, frozen=True):
    """A few coins stand for the whole cost."""

    coins: int
    source: Piece


class Space(PaymentLine, frozen=True):
    """What a card of the Pantheon costs on its space, seen from the player."""

    space: str
    coins: int


class Gate(PaymentLine, frozen=True):
    """What the Gate costs more than a god would."""

    coins: int


class Less(PaymentLine, frozen=True):
    """Coins off the cost of an activation: the Sanctuary, or an offering."""

    coins: int
    source: Piece


class FromAstarte(PaymentLine, frozen=True):
    """How many of the coins lie outside the treasury, on Astarte."""

    coins: int


PantheonLine = ChainToken | Engineering | Space | Gate | Less | FromAstarte
"""Any line of Pantheon."""
