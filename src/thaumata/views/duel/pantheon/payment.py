"""The lines that Pantheon adds to receipts."""

from __future__ import annotations

from thaumata.views.payment import Line
from thaumata.views.pieces import Piece


class ChainToken(Line, frozen=True):
    """A mythology token of the player makes a Grand Temple free."""

    token: str
    mythology: str


class Engineering(Line, frozen=True):
    """A few coins stand for the whole cost."""

    coins: int
    source: Piece


class Space(Line, frozen=True):
    """What a card of the Pantheon costs on its space, seen from the player."""

    space: str
    coins: int


class Gate(Line, frozen=True):
    """What the Gate costs more than a god would."""

    coins: int


class Less(Line, frozen=True):
    """Coins off the cost of an activation: the Sanctuary, or an offering."""

    coins: int
    source: Piece


class FromAstarte(Line, frozen=True):
    """How many of the coins lie outside the treasury, on Astarte."""

    coins: int


PantheonLine = ChainToken | Engineering | Space | Gate | Less | FromAstarte
"""Any line of Pantheon."""
