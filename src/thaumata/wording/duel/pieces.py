"""Cards, wonders and progress tokens of Duel in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from thaumata.duel.catalog import Card, Catalog
from thaumata.duel.names import COLORS
from thaumata.kit.counts import count
from thaumata.kit.payment import RESOURCES
from thaumata.wording.duel.expansions import EXPANSIONS
from thaumata.wording.message import Message, message, named
from thaumata.wording.pieces import Description
from thaumata.wording.words import Words

if TYPE_CHECKING:
    from thaumata.views.pieces import Piece
    from thaumata.wording.family import Describe, FamilyWords


def describe_card(family: FamilyWords, words: Words, catalog: Catalog, piece: Piece) -> Description:
    """Describe a card."""
    card = {card.id: card for card in catalog.cards if card}[piece.id]
    has_cost = card.color < len(COLORS)  # cards without a color have a price of their own
    return Description(
        piece=piece,
        name=family.name_of(words, piece),
        family=words(f"family-{family_of(card)}"),
        cost=cost_of(family, words, card.cost.coins, card.cost.resources) if has_cost else "",
        effects=family.sentences_of(words, card.effects),
        notes=tuple([words.say(note) for note in _notes(catalog, card)]),
    )


def family_of(card: Card) -> str:
    """Return the family of a card: its color, unless an expansion has another."""
    for expansion in EXPANSIONS.values():
        if family := expansion.card_family(card):
            return family
    return COLORS[card.color]


def cost_of(family: FamilyWords, words: Words, coins: int, need: int) -> str:
    """Format a printed cost."""
    resources = {resource: count(need, place) for place, resource in enumerate(RESOURCES)}
    return words.say(family.cost(coins, resources))


def _notes(catalog: Catalog, card: Card) -> list[Message]:
    notes = [note for expansion in EXPANSIONS.values() for note in expansion.card_notes(card)]
    if not notes and card.cost.coins == 0 and card.cost.resources == 0:
        notes.append(message("effect-note-free"))
    if card.free_with:
        notes += _chains_to(catalog, card.free_with)
    if card.chain:
        notes.append(message("effect-note-chain", symbol=named("chain", card.chain)))
    return notes


def _chains_to(catalog: Catalog, symbol: str) -> list[Message]:
    """Return the notes on cards, or other pieces, that make a card free."""
    earlier = [each.id for each in catalog.cards if each and each.chain == symbol]
    if earlier:
        return [message("effect-note-chain_from", card=named("duel-card", id)) for id in earlier]
    notes = [expansion.chain_note(symbol) for expansion in EXPANSIONS.values()]
    return [note for note in notes if note]


def describe_wonder(
    family: FamilyWords, words: Words, catalog: Catalog, piece: Piece
) -> Description:
    """Describe a wonder."""
    wonder = {wonder.id: wonder for wonder in catalog.wonders}[piece.id]
    return Description(
        piece=piece,
        name=family.name_of(words, piece),
        family=words("label-wonders"),
        cost=cost_of(family, words, wonder.cost.coins, wonder.cost.resources),
        effects=family.sentences_of(words, wonder.effects),
        notes=(),
    )


def describe_token(
    family: FamilyWords, words: Words, catalog: Catalog, piece: Piece
) -> Description:
    """Describe a progress token."""
    token = {token.id: token for token in catalog.tokens}[piece.id]
    effects = family.sentences_of(words, token.effects)
    name = family.name_of(words, piece)
    return Description(piece, name, words("label-progress-own"), "", effects, ())


DESCRIPTIONS: Final[Mapping[str, Describe]] = {
    "card": describe_card,
    "wonder": describe_wonder,
    "token": describe_token,
}
"""The functions that describe pieces, by kind."""
