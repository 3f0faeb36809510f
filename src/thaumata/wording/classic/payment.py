"""The lines of receipts that only Classic has: purchases, with the reason of a low price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaumata.wording.message import Message, message
from thaumata.wording.payment import line_message

if TYPE_CHECKING:
    from thaumata.views.classic.payment import BoughtFrom
    from thaumata.wording.family import FamilyWords


def bought_from(family: FamilyWords, line: BoughtFrom) -> list[Message]:
    """Return the purchase, and the reasons of a low price."""
    price = line_message(family, line)
    told = [Message(price.id, {**price.arguments, "unit": line.unit_price})]
    reasons = {"payment-price_cheaper": line.cheaper_by, "payment-board_cut": line.board_cut_by}
    for id, piece in reasons.items():
        if piece is not None:
            told.append(message(id, source=family.name(piece.kind, piece.id)))
    return told
