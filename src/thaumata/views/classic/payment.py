"""The receipts of Classic: which producer made which unit, what was bought from whom."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from thaumata.views.duel.payment import (
    Chain,
    Choice,
    Free,
    FromDiscard,
    Line,
    PrintedCoins,
    Produced,
    ToBank,
)
from thaumata.views.pieces import Piece

Neighbor = Literal["left", "right"]
"""A neighbouring city, as its buyer sees it."""


class BoughtFrom(Line, frozen=True):
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


class Rebate(Line, frozen=True):
    """A black card takes a coin off what is paid to one neighbour in a round."""

    neighbor: Neighbor
    coins: int
    source: Piece


class ResourcesWaived(Line, frozen=True):
    """A black card lets its city build stages without resources."""

    resources: dict[str, int]
    """What the stage would need."""

    source: Piece


class FreeBuild(Line, frozen=True):
    """A stage lets its city build one card of the age for nothing."""

    source: Piece


class ToNeighbor(Line, frozen=True):
    """Coins that a neighbouring city receives."""

    neighbor: Neighbor
    seat: int
    coins: int


ClassicLine = (
    PrintedCoins
    | Produced
    | Choice
    | BoughtFrom
    | Rebate
    | ResourcesWaived
    | Chain
    | FreeBuild
    | Free
    | FromDiscard
    | ToBank
    | ToNeighbor
)
"""Any line of a receipt: first what covers the cost, then where the coins go."""


class ClassicReceipt(Struct, frozen=True):
    """One way to pay for a card or a stage, line by line."""

    total: int
    """All coins to pay."""

    to_bank: int
    to_left: int
    to_right: int
    lines: tuple[ClassicLine, ...]
