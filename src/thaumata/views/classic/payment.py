"""The receipts of Classic: the producer of each unit, and purchases from neighbors."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import Struct

from thaumata.views.classic.expansion import Neighbor
from thaumata.views.classic.expansions import ExpansionLine
from thaumata.views.payment import FromDiscard, PaymentLine, SharedLine
from thaumata.views.pieces import Piece


class BoughtFrom(PaymentLine, frozen=True):
    """Units bought from one producer of a neighboring city."""

    resource: str
    amount: int
    neighbor: Neighbor
    seat: int
    """The place of that city at the table."""

    source: Piece
    """The piece that produces the units there."""

    unit_price: int
    coins: int
    cheaper_by: Piece | None
    """The buyer's piece that makes a unit cost one coin, if any."""

    board_cut_by: Piece | None = None
    """The piece that saves another coin on the unit of the neighbor's board, if any."""


class FreeBuild(PaymentLine, frozen=True):
    """A stage lets its city build one card of the age for free."""

    source: Piece


class ToNeighbor(PaymentLine, frozen=True):
    """Coins paid to a neighboring city."""

    neighbor: Neighbor
    seat: int
    coins: int


if TYPE_CHECKING:
    ClassicLine = PaymentLine
else:
    ClassicLine = SharedLine | BoughtFrom | FreeBuild | ToNeighbor | ExpansionLine
"""Any line of a receipt: first those that cover the cost, then the recipients of the coins."""


class ClassicReceipt(Struct, frozen=True):
    """One way to pay for a card or a stage, line by line."""

    total: int
    """The total coins to pay."""

    to_bank: int
    to_left: int
    to_right: int
    lines: tuple[ClassicLine, ...]

    family: ClassVar[str] = "classic"
    """The family whose words describe it."""


FROM_DISCARD: Final = ClassicReceipt(0, 0, 0, 0, (FromDiscard(),))
"""The receipt of a card built from the discard pile."""
