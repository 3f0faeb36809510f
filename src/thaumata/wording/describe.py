"""Views in words: what a piece does, how a price comes about, what is asked and answered.

Each family of games has words of its own; what both have in common is asked for here.
"""

from __future__ import annotations

from collections.abc import Sequence

from thaumata.classic.catalog import Catalog as ClassicCatalog
from thaumata.duel.catalog import Catalog as DuelCatalog
from thaumata.views import Action, ClassicAction, ClassicView, DuelView, View
from thaumata.views.classic.payment import ClassicReceipt
from thaumata.views.duel.payment import Receipt
from thaumata.views.pieces import Piece
from thaumata.wording.classic.actions import describe_classic_action, describe_classic_prompt
from thaumata.wording.classic.payment import describe_classic_payment
from thaumata.wording.classic.pieces import describe_classic_piece
from thaumata.wording.duel.actions import (
    describe_duel_action,
    describe_duel_prompt,
    describe_question,
)
from thaumata.wording.duel.payment import describe_duel_payment
from thaumata.wording.duel.pieces import (
    Description,
    describe_conspiracy,
    describe_decree,
    describe_duel_piece,
    describe_god,
    describe_token,
    describe_wonder,
)
from thaumata.wording.words import Words

Catalog = DuelCatalog | ClassicCatalog
"""The components of a variant of any family."""


def describe_prompt(words: Words, view: View) -> str:
    """Ask for the decision in hand; empty when the game is over."""
    if isinstance(view, ClassicView):
        return describe_classic_prompt(words, view)
    return describe_duel_prompt(words, view)


def describe_action(
    words: Words, view: View, action: Action | ClassicAction, players: Sequence[str] = ()
) -> str:
    """Put one of the viewer's actions into words, such as ``Build Baths for 2 coins``."""
    if isinstance(view, ClassicView) and isinstance(action, ClassicAction):
        return describe_classic_action(words, view, action, players)
    if isinstance(view, DuelView) and isinstance(action, Action):
        return describe_duel_action(words, view, action, players)
    raise TypeError("the action belongs to a view of another family")


def describe_payment(words: Words, receipt: Receipt | ClassicReceipt) -> list[str]:
    """Put a receipt into words, line by line; what is bought is followed by why it costs that."""
    if isinstance(receipt, ClassicReceipt):
        return describe_classic_payment(words, receipt)
    return describe_duel_payment(words, receipt)


def describe_piece(words: Words, catalog: Catalog, piece: Piece) -> Description:
    """Put a piece of any kind into words; a ``KeyError`` where there is none."""
    if isinstance(catalog, ClassicCatalog):
        return describe_classic_piece(words, catalog, piece)
    return describe_duel_piece(words, catalog, piece)


def describe_card(words: Words, catalog: Catalog, id: str) -> Description:
    """Put a card into words; a ``KeyError`` where there is none."""
    return describe_piece(words, catalog, Piece("card", id))


__all__ = [
    "Description",
    "describe_action",
    "describe_card",
    "describe_conspiracy",
    "describe_decree",
    "describe_god",
    "describe_payment",
    "describe_piece",
    "describe_prompt",
    "describe_question",
    "describe_token",
    "describe_wonder",
]
