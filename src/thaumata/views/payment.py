"""The lines of receipts that all games share: production, printed costs, chains, the bank.

Each kind of line is a struct of its own; in JSON the field ``kind`` tells them apart, and the
message ``payment-<kind>`` describes one.
"""

from __future__ import annotations

from msgspec import Struct

from thaumata.views.pieces import Piece


def _kind(name: str) -> str:
    """Return the kind of a class: ``printed_coins`` for ``PrintedCoins``."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class PaymentLine(Struct, frozen=True, tag_field="kind", tag=_kind):
    """One line of a receipt."""

    @property
    def kind(self) -> str:
        """The name of the kind of line, such as ``bought``."""
        return str(self.__struct_config__.tag)


class Produced(PaymentLine, frozen=True):
    """A card of the city produces units of the need."""

    resource: str
    amount: int
    source: Piece


class Choice(PaymentLine, frozen=True):
    """A producer with a choice covers one unit."""

    resource: str
    amount: int
    source: Piece


class PrintedCoins(PaymentLine, frozen=True):
    """Coins that are part of the printed cost."""

    coins: int


class Chain(PaymentLine, frozen=True):
    """A card of the city makes the new one free."""

    card: str
    symbol: str = ""
    """The white symbol on both; empty in Classic, whose cards name the earlier building."""


class Free(PaymentLine, frozen=True):
    """It is free."""


class FromDiscard(PaymentLine, frozen=True):
    """A card of the discard pile is built for free."""


class ToBank(PaymentLine, frozen=True):
    """Coins paid to the bank."""

    coins: int


SharedLine = Produced | Choice | PrintedCoins | Chain | Free | FromDiscard | ToBank
"""Any line shared by all games."""
