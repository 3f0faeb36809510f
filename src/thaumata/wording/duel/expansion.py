"""Base class for an expansion's words of Duel; by default it adds none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from thaumata.duel.catalog import Card
from thaumata.duel.state import DuelState
from thaumata.wording.message import Argument, Message
from thaumata.wording.part import PartWords

if TYPE_CHECKING:
    from thaumata.views.pieces import Piece
    from thaumata.wording.family import FamilyWords

Arguments = dict[str, Argument]
Detail = Callable[["FamilyWords", DuelState, int, Sequence["Piece"]], Arguments]
"""Returns the additional arguments of a message, besides the names of its pieces."""


class DuelExpansionWords(PartWords):
    """The words of one expansion of Duel."""

    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The variables of each question that has some, in their order."""

    details: ClassVar[Mapping[str, Detail]] = {}
    """The functions for additional arguments, by message."""

    priced: ClassVar[tuple[str, ...]] = ()
    """Messages with a second form that includes the price."""

    score_rows: ClassVar[Mapping[str, str]] = {}
    """The messages for rows of the score sheet that the expansion fills with other cards."""

    def form_of(
        self,
        state: DuelState,
        seat: int,
        message: str,
        pieces: Sequence[Piece],
        arguments: Arguments,
    ) -> str:
        """Return the form of a message that fits the arguments."""
        return message

    def card_family(self, card: Card) -> str:
        """Return the family of a card without a usual color; empty for any other."""
        return ""

    def card_notes(self, card: Card) -> list[Message]:
        """Return the notes on a card of the expansion."""
        return []

    def chain_note(self, symbol: str) -> Message | None:
        """Return the note on a white symbol that is on no card."""
        return None
