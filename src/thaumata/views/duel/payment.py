"""The receipts of Duel: the producers, the purchases, and the recipients of coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import Struct

from thaumata.views.duel.expansions import ExpansionLine
from thaumata.views.payment import Free, FromDiscard, PaymentLine, SharedLine
from thaumata.views.pieces import Piece


class Waived(PaymentLine, frozen=True):
    """Units that need not be paid."""

    resource: str
    amount: int
    source: Piece
    unit_price: int
    """The price that each of these units would have had."""


class Bought(PaymentLine, frozen=True):
    """The rest, which is bought."""

    resource: str
    amount: int
    unit_price: int
    coins: int
    symbols: int
    """The symbols on the opponent's cards, one coin each in addition to two."""

    fixed_by: Piece | None
    """The card that fixes the price instead, if any."""

    cheaper_by: Piece | None = None
    """The piece that makes it a coin cheaper, if any."""


class ToOpponent(PaymentLine, frozen=True):
    """Coins paid to the opponent."""

    coins: int
    source: Piece
    """The piece that entitles the opponent to them."""


if TYPE_CHECKING:
    DuelLine = PaymentLine
else:
    DuelLine = SharedLine | Waived | Bought | ToOpponent | ExpansionLine
"""Any line of a receipt: first those that cover the cost, then the recipients of the coins."""


class Receipt(Struct, frozen=True):
    """The cheapest way to pay for something, line by line."""

    total: int
    """The total coins to pay."""

    lines: tuple[DuelLine, ...]
    short_by: int
    """The number of coins that the seat lacks."""

    family: ClassVar[str] = "duel"
    """The family whose words describe it."""


FREE: Final = Receipt(0, (Free(),), 0)
"""The receipt of something free."""

FROM_DISCARD: Final = Receipt(0, (FromDiscard(),), 0)
"""The receipt of a card built from the discard pile."""
