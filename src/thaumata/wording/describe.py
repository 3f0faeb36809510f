"""Views in words: descriptions of pieces, receipts, questions and answers."""

from __future__ import annotations

from collections.abc import Sequence

from thaumata.game import Game
from thaumata.views.classic.payment import ClassicReceipt
from thaumata.views.duel.payment import Receipt
from thaumata.views.pieces import Piece
from thaumata.views.structs import Action, View
from thaumata.wording.families import FAMILIES, words_of
from thaumata.wording.pieces import Description
from thaumata.wording.words import Words


def describe_prompt(words: Words, view: View, players: Sequence[str] = ()) -> str:
    """Return the question of the current decision; empty when the game is over."""
    return words.say(view.prompt, players) if view.prompt else ""


def describe_action(words: Words, action: Action, players: Sequence[str] = ()) -> str:
    """Return the name of one of the viewer's actions, such as ``Build Baths for 2 coins``."""
    return words.say(action.message, players)


def describe_payment(words: Words, receipt: Receipt | ClassicReceipt) -> list[str]:
    """Describe a receipt line by line; each purchase is followed by the reason of its price."""
    family = FAMILIES[receipt.family]
    told = [each for line in receipt.lines for each in family.line(line)]
    return [words.say(each) for each in (*told, *family.closing(receipt))]


def describe_piece(words: Words, game: Game, piece: Piece) -> Description:
    """Describe a piece of any kind; raise ``KeyError`` for an unknown one."""
    return words_of(game).describe(words, game, piece)


def describe_score_row(words: Words, game: Game, row: str) -> str:
    """Return the name of a row of a variant's score sheet."""
    return words.say(words_of(game).score_row(game, row))


def describe_victory(words: Words, game: Game, kind: str) -> str:
    """Return the name of a kind of victory."""
    return words.say(words_of(game).victory(kind))


def describe_card(words: Words, game: Game, id: str) -> Description:
    """Describe a card; raise ``KeyError`` for an unknown one."""
    return describe_piece(words, game, Piece("card", id))


__all__ = [
    "Description",
    "describe_action",
    "describe_card",
    "describe_payment",
    "describe_piece",
    "describe_prompt",
    "describe_score_row",
    "describe_victory",
]
