"""What is particular about receipts of Duel: why a unit costs what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaumata.wording.message import Message, message
from thaumata.wording.payment import Tellers

if TYPE_CHECKING:
    from thaumata.views.duel.payment import Bought
    from thaumata.wording.family import FamilyWords


def _bought(family: FamilyWords, line: Bought) -> list[Message]:
    """Tell what is bought, then why it costs that."""
    resource = family.amount(line.resource, line.amount)
    told = [message("payment-bought", resource=resource, unit=line.unit_price, coins=line.coins)]
    if line.fixed_by:
        source = family.name(line.fixed_by.kind, line.fixed_by.id)
        return [*told, message("payment-price_fixed", source=source)]
    unit = line.unit_price + (1 if line.cheaper_by else 0)
    told.append(message("payment-price_base", unit=unit, symbols=line.symbols))
    if line.cheaper_by:
        decree = family.name(line.cheaper_by.kind, line.cheaper_by.id)
        told.append(message("payment-price_decree", decree=decree))
    return told


TELLERS: Final[Tellers] = {"bought": _bought}
