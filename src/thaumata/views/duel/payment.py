"""The receipts of Duel: what which card produced, what was bought, where the coins went."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import Struct

from thaumata.views.duel.expansions import ExpansionLine
from thaumata.views.payment import Free, FromDiscard, PaymentLine, SharedLine
from thaumata.views.pieces import Piece


class Waived(PaymentLine, frozen=True):
    """Some units need not be paid."""

    resource: str
    amount: int
    source: Piece
    unit_price: int
    """What each of these units would have cost."""


class Bought(PaymentLine, frozen=True):
    """The rest is bought."""

    resource: str
    amount: int
    unit_price: int
    coins: int
    symbols: int
    """How many symbols on the opponent's cards made the price, one coin each beside the two."""

    fixed_by: Piece | None
    """The card that fixes the price instead, if there is one."""

    cheaper_by: Piece | None = None
    """What takes a coin off the price, if anything does."""


class ToOpponent(PaymentLine, frozen=True):
    """Coins that the opponent receives."""

    coins: int
    source: Piece
    """What entitles the opponent to them."""


if TYPE_CHECKING:
    DuelLine = PaymentLine
else:
    DuelLine = SharedLine | Waived | Bought | ToOpponent | ExpansionLine
"""Any line of a receipt: first what covers the cost, then where the coins go."""


class Receipt(Struct, frozen=True):
    """The cheapest way to pay for something, line by line."""

    total: int
    """All coins to pay."""

    lines: tuple[DuelLine, ...]
    short_by: int
    """How many of the coins the seat does not have."""

    family: ClassVar[str] = "duel"
    """Whose words it is told in."""


FREE: Final = Receipt(0, (Free(),), 0)
"""What costs nothing."""

FROM_DISCARD: Final = Receipt(0, (FromDiscard(),), 0)
"""What a card costs that is built from the discard pile."""
