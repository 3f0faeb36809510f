"""The lines of receipts that only Duel has: purchases, with the reason of the price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaumata.wording.message import Message, message

if TYPE_CHECKING:
    from thaumata.views.duel.payment import Bought
    from thaumata.wording.family import FamilyWords


def bought(family: FamilyWords, line: Bought) -> list[Message]:
    """Return the purchase, and the reason of its price."""
    resource = family.amount(line.resource, line.amount)
    told = [message("payment-bought", resource=resource, unit=line.unit_price, coins=line.coins)]
    if line.fixed_by:
        source = family.name(line.fixed_by.kind, line.fixed_by.id)
        return [*told, message("payment-price_fixed", source=source)]
    unit = line.unit_price + (1 if line.cheaper_by else 0)
    return [*told, message("payment-price_base", unit=unit, symbols=line.symbols)]
