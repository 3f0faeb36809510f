"""The receipts of Classic: which producer made which unit, what was bought from whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import Struct

from thaumata.views.classic.expansion import Neighbor
from thaumata.views.classic.expansions import ExpansionLine
from thaumata.views.payment import FromDiscard, PaymentLine, SharedLine
from thaumata.views.pieces import Piece


class BoughtFrom(PaymentLine, frozen=True):
    """Units of one producer of a neighbouring city are bought."""

    resource: str
    amount: int
    neighbor: Neighbor
    seat: int
    """The place of that city at the table."""

    source: Piece
    """What produces the units there."""

    unit_price: int
    coins: int
    cheaper_by: Piece | None
    """What of the buyer's city makes a unit cost one coin, if anything does."""

    board_cut_by: Piece | None = None
    """What takes another coin off the unit that the neighbour's board makes, if anything does."""


class FreeBuild(PaymentLine, frozen=True):
    """A stage lets its city build one card of the age for nothing."""

    source: Piece


class ToNeighbor(PaymentLine, frozen=True):
    """Coins that a neighbouring city receives."""

    neighbor: Neighbor
    seat: int
    coins: int


if TYPE_CHECKING:
    ClassicLine = PaymentLine
else:
    ClassicLine = SharedLine | BoughtFrom | FreeBuild | ToNeighbor | ExpansionLine
"""Any line of a receipt: first what covers the cost, then where the coins go."""


class ClassicReceipt(Struct, frozen=True):
    """One way to pay for a card or a stage, line by line."""

    total: int
    """All coins to pay."""

    to_bank: int
    to_left: int
    to_right: int
    lines: tuple[ClassicLine, ...]

    family: ClassVar[str] = "classic"
    """Whose words it is told in."""


FROM_DISCARD: Final = ClassicReceipt(0, 0, 0, 0, (FromDiscard(),))
"""What a card costs that is built from the discard pile."""
