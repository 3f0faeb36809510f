"""Views in words: what a piece does, how a price comes about, what an answer means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from thaumata.duel.catalog import Card, Catalog
from thaumata.duel.names import COLORS
from thaumata.views.duel_actions import Action
from thaumata.views.duel_structs import DuelView
from thaumata.views.payment import (
    Bought,
    Chain,
    Choice,
    Free,
    FromDiscard,
    PaymentLine,
    PrintedCoins,
    Produced,
    Receipt,
    ToBank,
    ToOpponent,
    Waived,
)
from thaumata.views.pieces import Piece
from thaumata.views.wording import amount_of, cost_of, name_of, sentences_of
from thaumata.words import Words


class Description(Struct, frozen=True):
    """A piece in words."""

    piece: Piece
    name: str
    family: str
    """What kind of building it is, or that it is a wonder or a progress token."""

    cost: str
    """The printed cost; empty for a token."""

    effects: tuple[str, ...]
    """One sentence for each icon."""

    notes: tuple[str, ...]
    """What there is to know about its chain and its cost."""


def describe_card(words: Words, catalog: Catalog, id: str) -> Description:
    """Put a card into words; a ``KeyError`` where there is none."""
    card = {card.id: card for card in catalog.cards if card}[id]
    return Description(
        piece=Piece("card", id),
        name=words(f"duel-card-{id}"),
        family=words(f"family-{COLORS[card.color]}"),
        cost=cost_of(words, card.cost.coins, card.cost.resources),
        effects=sentences_of(words, card.effects),
        notes=_notes(words, catalog, card),
    )


def describe_wonder(words: Words, catalog: Catalog, id: str) -> Description:
    """Put a wonder into words; a ``KeyError`` where there is none."""
    wonder = {wonder.id: wonder for wonder in catalog.wonders}[id]
    return Description(
        piece=Piece("wonder", id),
        name=words(f"duel-wonder-{id}"),
        family=words("label-wonders"),
        cost=cost_of(words, wonder.cost.coins, wonder.cost.resources),
        effects=sentences_of(words, wonder.effects),
        notes=(),
    )


def describe_token(words: Words, catalog: Catalog, id: str) -> Description:
    """Put a progress token into words; a ``KeyError`` where there is none."""
    token = {token.id: token for token in catalog.tokens}[id]
    return Description(
        piece=Piece("token", id),
        name=words(f"duel-progress-{id}"),
        family=words("label-progress-own"),
        cost="",
        effects=sentences_of(words, token.effects),
        notes=(),
    )


def _notes(words: Words, catalog: Catalog, card: Card) -> tuple[str, ...]:
    notes = []
    if card.cost.coins == 0 and card.cost.resources == 0:
        notes.append(words("effect-note-free"))
    if card.free_with:
        for earlier in catalog.cards:
            if earlier and earlier.chain == card.free_with:
                name = words(f"duel-card-{earlier.id}")
                notes.append(words("effect-note-chain_from", card=name))
    if card.chain:
        notes.append(words("effect-note-chain", symbol=words(f"chain-{card.chain}")))
    return tuple(notes)


def describe_payment(words: Words, receipt: Receipt) -> list[str]:
    """Put a receipt into words, line by line; what is bought is followed by why it costs that."""
    lines = [text for line in receipt.lines for text in _line(words, line)]
    if receipt.total:
        lines.append(words("payment-total", coins=receipt.total))
    if receipt.short_by:
        lines.append(words("payment-short", coins=receipt.short_by))
    return lines


def _line(words: Words, line: PaymentLine) -> list[str]:
    match line:
        case Produced() | Choice() | Waived():
            resource = amount_of(words, line.resource, line.amount)
            source = name_of(words, line.source)
            return [words(f"payment-{line.kind}", resource=resource, source=source)]
        case Bought():
            return _bought(words, line)
        case Chain():
            return [words("payment-chain", card=words(f"duel-card-{line.card}"))]
        case ToOpponent():
            source = name_of(words, line.source)
            return [words("payment-to_opponent", coins=line.coins, source=source)]
        case PrintedCoins() | ToBank():
            return [words(f"payment-{line.kind}", coins=line.coins)]
        case Free() | FromDiscard():
            return [words(f"payment-{line.kind}")]


def _bought(words: Words, line: Bought) -> list[str]:
    resource = amount_of(words, line.resource, line.amount)
    price = words("payment-bought", resource=resource, unit=line.unit_price, coins=line.coins)
    if line.fixed_by:
        reason = words("payment-price_fixed", source=name_of(words, line.fixed_by))
    else:
        reason = words("payment-price_base", unit=line.unit_price, symbols=line.symbols)
    return [price, reason]


def describe_prompt(words: Words, view: DuelView) -> str:
    """Ask for the decision in hand; empty when the game is over."""
    if not view.decision:
        return ""
    if view.decision == "lay_back":  # each back has a question of its own
        return words(f"prompt-lay_{view.argument}")
    variables = _PROMPT_VARIABLES.get(view.decision, ())
    arguments: dict[str, str | int] = {
        variable: int(value) if value.isdecimal() else value
        for variable, value in zip(variables, view.argument.split(), strict=False)
    }
    return words(f"prompt-{view.decision}", **arguments)


_PROMPT_VARIABLES: Final = {
    "discard_card": ("color",),
    "lay_token": ("slot",),
    "senate_action": ("section", "count"),
    "deal_decree": ("chamber",),
    "trigger": ("which",),
    "turn_of_events": ("which",),
}
"""For each decision whose question varies the variables of its message, in their order."""


_ANSWERS: Final = {
    ("turn", "build"): "action-build",
    ("turn", "wonder"): "action-wonder",
    ("turn", "discard"): "action-discard",
    ("mausoleum", "build"): "action-revive",
    ("discard_card", "discard"): "action-ruin",
    ("pick_wonder", "pick"): "action-pick",
    ("take_token", "take"): "action-take",
    ("take_token", "pass"): "action-decline",
    ("library", "take"): "action-take",
    ("starter", "begins"): "action-begins",
}
"""For each decision and verb the message on the answer."""


def describe_action(
    words: Words, view: DuelView, action: Action, players: Sequence[str] = ()
) -> str:
    """Put one of the viewer's actions into words, such as ``Build Baths for 2 coins``."""
    message = _ANSWERS.get((view.decision, action.verb))
    if message is None:
        return action.text
    arguments: dict[str, str | int] = {
        _VARIABLES.get(piece.kind, piece.kind): name_of(words, piece) for piece in action.pieces
    }
    if players and action.verb == "begins":
        arguments["player"] = players[int(action.pieces[0].id)]
    if message == "action-discard" and view.seat is not None:
        arguments["coins"] = view.cities[view.seat].sale_price
    elif action.preview.price:
        message = f"{message}-price"
        arguments["coins"] = action.preview.price
    return words(message, **arguments)


_VARIABLES: Final = {"seat": "player"}
"""What pieces are called in messages, where that is not their kind."""
