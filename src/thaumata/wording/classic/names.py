"""The words of Classic: names, icons, receipts and descriptions, expansions included."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from thaumata.wording.classic.expansions import EXPANSIONS
from thaumata.wording.classic.payment import bought_from
from thaumata.wording.classic.pieces import DESCRIPTIONS
from thaumata.wording.family import Describe, FamilyWords
from thaumata.wording.icons import AMOUNT, WHAT, WHERE, Icons, as_it_is, one_of, yes_or_no
from thaumata.wording.message import Argument, Message, message, named
from thaumata.wording.part import PartWords
from thaumata.wording.payment import Tellers


class _BaseWords(PartWords):
    """The words of the base game."""

    kinds: ClassVar[Mapping[str, str]] = {
        "card": "classic-card",
        "board": "classic-board",
        "wonder": "classic-wonder",
    }

    icons: ClassVar[Icons] = {
        "produces_one_of": (("resources", one_of), ("for_sale", yes_or_no)),
        "cheap_trade": (("goods", as_it_is), ("seller", as_it_is)),
        "coins_per": (WHAT, AMOUNT, WHERE),
        "points_per": (WHAT, AMOUNT, WHERE),
    }

    tellers: ClassVar[Tellers] = {"bought_from": bought_from}
    descriptions: ClassVar[Mapping[str, Describe]] = DESCRIPTIONS


class ClassicWords(FamilyWords):
    """The words of Classic."""

    prefix: ClassVar[str] = "classic-"
    labels: ClassVar[str] = "classic"

    def name(self, kind: str, id: str) -> Argument:
        """Name a piece; a stage by its board and its number."""
        if kind == "stage":
            board, _, stage = id.split("_")
            return message("classic-stage", board=named("classic-board", board), stage=int(stage))
        return super().name(kind, id)

    def amount_or_name(self, resource: str, amount: int) -> Message:
        """Return an amount of a resource; a single unit has no number."""
        return self.resource(resource) if amount == 1 else self.amount(resource, amount)


CLASSIC: Final = ClassicWords((_BaseWords(), *EXPANSIONS.values()))
