"""Pieces of Classic in words: what they are, what they cost and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thaumata.classic.catalog import Card, Catalog, Cost
from thaumata.classic.names import COLORS, RESOURCES, SIDES
from thaumata.views.pieces import Piece
from thaumata.wording.classic.names import amount_of, name_of, sentences_of
from thaumata.wording.duel.pieces import Description
from thaumata.wording.words import Words


def describe_classic_piece(words: Words, catalog: Catalog, piece: Piece) -> Description:
    """Put a card or a stage into words; a ``KeyError`` where there is none."""
    return _DESCRIBE[piece.kind](words, catalog, piece.id)


def describe_classic_card(words: Words, catalog: Catalog, id: str) -> Description:
    """Put a card into words; a ``KeyError`` where there is none."""
    card = {card.id: card for card in catalog.cards if card}[id]
    piece = Piece("card", id)
    return Description(
        piece=piece,
        name=name_of(words, piece),
        family=words(f"family-{COLORS[card.color]}"),
        cost=_cost(words, card.cost),
        effects=sentences_of(words, card.effects),
        notes=_notes(words, catalog, card),
    )


def _cost(words: Words, cost: Cost) -> str:
    items = [words("amount-coins", count=cost.coins)] if cost.coins else []
    for resource in RESOURCES:
        if amount := cost.resources.get(resource):
            items.append(amount_of(words, resource, amount))
    return words.list_of(items) if items else words("label-free")


def _notes(words: Words, catalog: Catalog, card: Card) -> tuple[str, ...]:
    notes = []
    if not card.cost.coins and not card.cost.resources:
        notes.append(words("effect-note-free"))
    for earlier in card.free_with:
        name = name_of(words, Piece("card", earlier))
        notes.append(words("effect-note-chain_from", card=name))
    later = [each.id for each in catalog.cards if each and card.id in each.free_with]
    if later:
        names = [name_of(words, Piece("card", id)) for id in later]
        notes.append(words("classic-note-chain_to", cards=words.list_of(names)))
    return tuple(notes)


def describe_stage(words: Words, catalog: Catalog, id: str) -> Description:
    """Put a stage into words, such as ``olympia_A_2``; a ``KeyError`` where there is none."""
    stages = {
        f"{board.id}_{letter}_{number}": (board, stage)
        for board in catalog.boards
        for letter, side in zip(SIDES, board.sides, strict=True)
        for number, stage in enumerate(side.stages, 1)
    }
    board, stage = stages[id]
    piece = Piece("stage", id)
    return Description(
        piece=piece,
        name=name_of(words, piece),
        family=words(f"classic-wonder-{board.id}"),
        cost=_cost(words, stage.cost),
        effects=sentences_of(words, stage.effects),
        notes=(),
    )


_DESCRIBE: Final[dict[str, Callable[[Words, Catalog, str], Description]]] = {
    "card": describe_classic_card,
    "stage": describe_stage,
}
"""By kind of piece what puts one into words."""
