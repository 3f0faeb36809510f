"""The words of Duel: names, icons, receipts and descriptions, expansions included."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from thaumata.wording.duel.expansions import EXPANSIONS, expansions_of
from thaumata.wording.duel.payment import bought
from thaumata.wording.duel.pieces import DESCRIPTIONS
from thaumata.wording.family import Describe, FamilyWords
from thaumata.wording.icons import AMOUNT, COLOR, WHAT, WHERE, Icons, all_of, one_of
from thaumata.wording.message import Message, message
from thaumata.wording.part import PartWords
from thaumata.wording.payment import Tellers

if TYPE_CHECKING:
    from thaumata.game import Game
    from thaumata.views.classic.payment import ClassicReceipt
    from thaumata.views.duel.payment import Receipt


class _BaseWords(PartWords):
    """The words of the base game."""

    kinds: ClassVar[Mapping[str, str]] = {
        "card": "duel-card",
        "wonder": "duel-wonder",
        "token": "duel-progress",
        "back": "back",
    }

    icons: ClassVar[Icons] = {
        "produces_one_of": (("resources", one_of),),
        "fixed_price": (("resources", all_of),),
        "coins_per": (WHAT, AMOUNT, WHERE),
        "points_per": (WHAT, AMOUNT, WHERE),
        "opponent_loses_coins": (AMOUNT,),
        "discard_opponent_card": (COLOR,),
        "token_from_box": (AMOUNT,),
        "resource_discount": (WHAT, AMOUNT),
        "extra_shields": (AMOUNT,),
        "coins_per_chain": (AMOUNT,),
    }

    tellers: ClassVar[Tellers] = {"bought": bought}
    descriptions: ClassVar[Mapping[str, Describe]] = DESCRIPTIONS


class DuelWords(FamilyWords):
    """The words of Duel."""

    def score_row(self, game: Game, row: str) -> Message:
        """Return the name of a row of the score sheet, which may depend on expansions."""
        for expansion in expansions_of(game):
            if row in expansion.score_rows:
                return message(expansion.score_rows[row])
        return super().score_row(game, row)

    def closing(self, receipt: Receipt | ClassicReceipt) -> list[Message]:
        """Return the total, and the number of missing coins."""
        told = super().closing(receipt)
        short_by = getattr(receipt, "short_by", 0)
        return [*told, message("payment-short", coins=short_by)] if short_by else told


DUEL: Final = DuelWords((_BaseWords(), *EXPANSIONS.values()))
