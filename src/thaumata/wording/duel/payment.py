"""Receipts of Duel in words, line by line."""

from __future__ import annotations

from thaumata.views.duel.payment import (
    Bought,
    Chain,
    ChainBorrowed,
    ChainToken,
    Choice,
    CoinsWaived,
    Engineering,
    Free,
    FreeRecruit,
    FromAstarte,
    FromDiscard,
    Gate,
    Less,
    PaymentLine,
    PrintedCoins,
    Produced,
    Receipt,
    Senators,
    Space,
    ToBank,
    ToOpponent,
    Waived,
)
from thaumata.views.pieces import Piece
from thaumata.wording.duel.names import amount_of, name_of
from thaumata.wording.words import Words


def describe_duel_payment(words: Words, receipt: Receipt) -> list[str]:
    """Put a receipt into words, line by line; what is bought is followed by why it costs that."""
    lines = [text for line in receipt.lines for text in _line(words, line)]
    if receipt.total:
        lines.append(words("payment-total", coins=receipt.total))
    if receipt.short_by:
        lines.append(words("payment-short", coins=receipt.short_by))
    return lines


def _line(words: Words, line: PaymentLine) -> list[str]:
    match line:
        case Produced() | Choice():
            resource = amount_of(words, line.resource, line.amount)
            source = name_of(words, line.source)
            return [words(f"payment-{line.kind}", resource=resource, source=source)]
        case Waived():
            return [_waived(words, line)]
        case Bought():
            return _bought(words, line)
        case Chain() | ChainToken() | ChainBorrowed():
            return [_chain(words, line)]
        case ToOpponent() | Less() | Engineering():
            source = name_of(words, line.source)
            return [words(f"payment-{line.kind}", coins=line.coins, source=source)]
        case CoinsWaived():
            decree = name_of(words, Piece("decree", line.decree))
            return [words("payment-coins_waived", coins=line.coins, decree=decree)]
        case FreeRecruit():
            return [words("payment-free_recruit", source=name_of(words, line.source))]
        case Space():
            return [words("payment-space", coins=line.coins, space=line.space)]
        case PrintedCoins() | ToBank() | Senators() | Gate() | FromAstarte():
            return [words(f"payment-{line.kind}", coins=line.coins)]
        case Free() | FromDiscard():
            return [words(f"payment-{line.kind}")]


def _waived(words: Words, line: Waived) -> str:
    resource = amount_of(words, line.resource, line.amount)
    source = name_of(words, line.source)
    if line.source.kind == "decree":
        return words("payment-waived_by_decree", resource=resource, decree=source)
    return words("payment-waived", resource=resource, source=source)


def _bought(words: Words, line: Bought) -> list[str]:
    resource = amount_of(words, line.resource, line.amount)
    price = words("payment-bought", resource=resource, unit=line.unit_price, coins=line.coins)
    if line.fixed_by:
        return [price, words("payment-price_fixed", source=name_of(words, line.fixed_by))]
    unit = line.unit_price + (1 if line.cheaper_by else 0)
    lines = [price, words("payment-price_base", unit=unit, symbols=line.symbols)]
    if line.cheaper_by:
        lines.append(words("payment-price_decree", decree=name_of(words, line.cheaper_by)))
    return lines


def _chain(words: Words, line: Chain | ChainToken | ChainBorrowed) -> str:
    match line:
        case Chain():
            return words("payment-chain", card=words(f"duel-card-{line.card}"))
        case ChainToken():
            mythology = words(f"duel-mythology-{line.mythology}")
            return words("payment-chain_token", mythology=mythology)
        case ChainBorrowed():
            source = name_of(words, line.source)
            decree = name_of(words, Piece("decree", line.decree))
            if line.source.kind == "card":
                return words("payment-chain_borrowed", card=source, decree=decree)
            return words("payment-chain_token_borrowed", mythology=source, decree=decree)
