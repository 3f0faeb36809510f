"""Receipts of Classic in words, line by line."""

from __future__ import annotations

from thaumata.views.classic.payment import (
    BoughtFrom,
    ClassicLine,
    ClassicReceipt,
    FreeBuild,
    Rebate,
    ResourcesWaived,
    ToNeighbor,
)
from thaumata.views.duel.payment import (
    Chain,
    Choice,
    Free,
    FromDiscard,
    PrintedCoins,
    Produced,
    ToBank,
)
from thaumata.views.pieces import Piece
from thaumata.wording.classic.names import amount_of, name_of
from thaumata.wording.words import Words


def describe_classic_payment(words: Words, receipt: ClassicReceipt) -> list[str]:
    """Put a receipt into words; what is bought is followed by why it is cheap, if it is."""
    lines = [text for line in receipt.lines for text in _line(words, line)]
    if receipt.total:
        lines.append(words("payment-total", coins=receipt.total))
    return lines


def _line(words: Words, line: ClassicLine) -> list[str]:
    match line:
        case Produced() | Choice():
            resource = amount_of(words, line.resource, line.amount)
            source = name_of(words, line.source)
            return [words(f"payment-{line.kind}", resource=resource, source=source)]
        case BoughtFrom():
            return _bought(words, line)
        case Rebate():
            source = name_of(words, line.source)
            return [
                words("payment-rebate", neighbor=line.neighbor, coins=line.coins, source=source)
            ]
        case ResourcesWaived():
            goods = [amount_of(words, good, amount) for good, amount in line.resources.items()]
            source = name_of(words, line.source)
            return [
                words("payment-resources_waived", resources=words.list_of(goods), source=source)
            ]
        case Chain():
            return [words("payment-chain", card=name_of(words, Piece("card", line.card)))]
        case FreeBuild():
            return [words("payment-free_build", source=name_of(words, line.source))]
        case ToNeighbor():
            return [words("payment-to_neighbor", neighbor=line.neighbor, coins=line.coins)]
        case PrintedCoins() | ToBank():
            return [words(f"payment-{line.kind}", coins=line.coins)]
        case Free() | FromDiscard():
            return [words(f"payment-{line.kind}")]


def _bought(words: Words, line: BoughtFrom) -> list[str]:
    price = words(
        "payment-bought_from",
        resource=amount_of(words, line.resource, line.amount),
        source=name_of(words, line.source),
        neighbor=line.neighbor,
        unit=line.unit_price,
        coins=line.coins,
    )
    lines = [price]
    if line.cheaper_by is not None:
        lines.append(words("payment-price_cheaper", source=name_of(words, line.cheaper_by)))
    if line.board_cut_by is not None:
        lines.append(words("payment-board_cut", source=name_of(words, line.board_cut_by)))
    return lines
