"""Cards and stages of Classic in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from thaumata.classic.catalog import Card, Catalog, Cost
from thaumata.classic.names import COLORS, RESOURCES, SIDES
from thaumata.wording.message import Message, list_of, message
from thaumata.wording.pieces import Description
from thaumata.wording.words import Words

if TYPE_CHECKING:
    from thaumata.views.pieces import Piece
    from thaumata.wording.family import Describe, FamilyWords


def describe_card(family: FamilyWords, words: Words, catalog: Catalog, piece: Piece) -> Description:
    """Describe a card."""
    card = {card.id: card for card in catalog.cards if card}[piece.id]
    return Description(
        piece=piece,
        name=family.name_of(words, piece),
        family=words(f"family-{COLORS[card.color]}"),
        cost=_cost(family, words, card.cost),
        effects=family.sentences_of(words, card.effects),
        notes=tuple([words.say(note) for note in _notes(family, catalog, card)]),
    )


def _cost(family: FamilyWords, words: Words, cost: Cost) -> str:
    resources = {resource: cost.resources.get(resource, 0) for resource in RESOURCES}
    return words.say(family.cost(cost.coins, resources))


def _notes(family: FamilyWords, catalog: Catalog, card: Card) -> list[Message]:
    notes = []
    if not card.cost.coins and not card.cost.resources:
        notes.append(message("effect-note-free"))
    for earlier in card.free_with:
        notes.append(message("effect-note-chain_from", card=family.name("card", earlier)))
    later = [each.id for each in catalog.cards if each and card.id in each.free_with]
    if later:
        names = list_of([family.name("card", id) for id in later])
        notes.append(message("classic-note-chain_to", cards=names))
    return notes


def describe_stage(
    family: FamilyWords, words: Words, catalog: Catalog, piece: Piece
) -> Description:
    """Describe a stage, such as ``olympia_A_2``."""
    stages = {
        f"{board.id}_{letter}_{number}": (board, stage)
        for board in catalog.boards
        for letter, side in zip(SIDES, board.sides, strict=True)
        for number, stage in enumerate(side.stages, 1)
    }
    board, stage = stages[piece.id]
    return Description(
        piece=piece,
        name=family.name_of(words, piece),
        family=words(f"classic-wonder-{board.id}"),
        cost=_cost(family, words, stage.cost),
        effects=family.sentences_of(words, stage.effects),
        notes=(),
    )


DESCRIPTIONS: Final[Mapping[str, Describe]] = {"card": describe_card, "stage": describe_stage}
"""The functions that describe pieces, by kind."""
