"""The lines that Pantheon adds to receipts."""

from __future__ import annotations

from thaumata.views.payment import PaymentLine
from thaumata.views.pieces import Piece


class ChainToken(PaymentLine, frozen=True):
    """A mythology token of the player makes a Grand Temple free."""

    token: str
    mythology: str


class Engineering(PaymentLine, frozen=True):
    """A few coins replace the whole cost."""

    coins: int
    source: Piece


class Space(PaymentLine, frozen=True):
    """The cost of a space's card in the Pantheon for the player."""

    space: str
    coins: int


class Gate(PaymentLine, frozen=True):
    """The additional cost of the Gate."""

    coins: int


class Less(PaymentLine, frozen=True):
    """A discount on an activation: the Sanctuary, or an offering."""

    coins: int
    source: Piece


class FromAstarte(PaymentLine, frozen=True):
    """The coins taken from Astarte, outside the treasury."""

    coins: int


PantheonLine = ChainToken | Engineering | Space | Gate | Less | FromAstarte
"""Any line of Pantheon."""
