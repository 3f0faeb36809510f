"""Pieces of Duel in words: what they are, what they cost and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from thaumata.duel.agora.conspiracies import CONSPIRACIES
from thaumata.duel.agora.decrees import DECREES
from thaumata.duel.catalog import Card, Catalog
from thaumata.duel.names import COLORS
from thaumata.duel.pantheon.gods import GODS
from thaumata.views.pieces import Piece
from thaumata.wording.duel.names import cost_of, name_of, sentences_of
from thaumata.wording.words import Words


class Description(Struct, frozen=True):
    """A piece in words."""

    piece: Piece
    name: str
    family: str
    """What kind of building it is, or that it is a wonder, a progress token, a god, ..."""

    cost: str
    """The printed cost; empty for what has none."""

    effects: tuple[str, ...]
    """One sentence for each icon."""

    notes: tuple[str, ...]
    """What there is to know about its chain and its cost."""


def describe_duel_piece(words: Words, catalog: Catalog, piece: Piece) -> Description:
    """Put a piece of any kind into words; a ``KeyError`` where there is none."""
    return _DESCRIBE[piece.kind](words, catalog, piece.id)


def describe_card(words: Words, catalog: Catalog, id: str) -> Description:
    """Put a card into words; a ``KeyError`` where there is none."""
    card = {card.id: card for card in catalog.cards if card}[id]
    return Description(
        piece=Piece("card", id),
        name=words(f"duel-card-{id}"),
        family=words(f"family-{family_of(card)}"),
        cost="" if _is_senator(card) else cost_of(words, card.cost.coins, card.cost.resources),
        effects=sentences_of(words, card.effects),
        notes=_notes(words, catalog, card),
    )


def family_of(card: Card) -> str:
    """Return the family of a card: its color, ``temples`` or ``senators``."""
    if _is_senator(card):
        return "senators"
    icons = [effect.form()[:1] for effect in card.effects]
    return "temples" if ("grand_temple",) in icons else COLORS[card.color]


def _is_senator(card: Card) -> bool:
    return card.color >= len(COLORS)


def _notes(words: Words, catalog: Catalog, card: Card) -> tuple[str, ...]:
    notes = []
    if _is_senator(card):
        notes.append(words("effect-note-senator"))
    elif card.cost.coins == 0 and card.cost.resources == 0:
        notes.append(words("effect-note-free"))
    if card.free_with:
        earlier = [each.id for each in catalog.cards if each and each.chain == card.free_with]
        for id in earlier:
            notes.append(words("effect-note-chain_from", card=words(f"duel-card-{id}")))
        if not earlier:  # no card shows the symbol: a mythology token does
            mythology = words(f"duel-mythology-{card.free_with}")
            notes.append(words("effect-note-chain_token", mythology=mythology))
    if card.chain:
        notes.append(words("effect-note-chain", symbol=words(f"chain-{card.chain}")))
    return tuple(notes)


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
    effects = sentences_of(words, token.effects)
    return _without_cost(words, Piece("token", id), "label-progress-own", effects)


def describe_god(words: Words, catalog: Catalog, id: str) -> Description:
    """Put a god or the Gate into words; a ``KeyError`` where there is none."""
    god = {god.id: god for god in GODS}[id]
    notes = tuple([words(note) for note in _GOD_NOTES.get(id, ())])
    effects = sentences_of(words, god.effects)
    return _without_cost(words, Piece("god", id), "family-gods", effects, notes)


_GOD_NOTES: Final = {"gate": ("effect-note-gate",), "enki": ("effect-note-enki",)}


def describe_conspiracy(words: Words, catalog: Catalog, id: str) -> Description:
    """Put a conspiracy into words; a ``KeyError`` where there is none."""
    conspiracy = {conspiracy.id: conspiracy for conspiracy in CONSPIRACIES}[id]
    effects = sentences_of(words, conspiracy.effects)
    return _without_cost(words, Piece("conspiracy", id), "family-conspiracies", effects)


def describe_decree(words: Words, catalog: Catalog, id: str) -> Description:
    """Put a decree into words; a ``KeyError`` where there is none."""
    decree = {decree.id: decree for decree in DECREES}[id]
    effects = sentences_of(words, [decree.effect])
    return _without_cost(words, Piece("decree", id), "family-decrees", effects)


def _without_cost(
    words: Words,
    piece: Piece,
    family: str,
    effects: tuple[str, ...],
    notes: tuple[str, ...] = (),
) -> Description:
    return Description(piece, name_of(words, piece), words(family), "", effects, notes)


_DESCRIBE: Final[dict[str, Callable[[Words, Catalog, str], Description]]] = {
    "card": describe_card,
    "wonder": describe_wonder,
    "token": describe_token,
    "god": describe_god,
    "conspiracy": describe_conspiracy,
    "decree": describe_decree,
}
"""By kind of piece what puts one into words."""
