"""What an expansion can add to the words of Duel: nothing, unless it says so."""

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
"""Returns what a message is told with besides the names of its pieces; a seat acts in a state."""


class DuelExpansionWords(PartWords):
    """The words of one expansion of Duel."""

    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """For each decision whose question varies the variables of its message, in their order."""

    details: ClassVar[Mapping[str, Detail]] = {}
    """For each message on an answer that needs more than names what it is told with."""

    priced: ClassVar[tuple[str, ...]] = ()
    """Messages with a second form that tells the price."""

    score_rows: ClassVar[Mapping[str, str]] = {}
    """For each row of the score sheet that it fills with other cards the message that names it."""

    def form_of(
        self,
        state: DuelState,
        seat: int,
        message: str,
        pieces: Sequence[Piece],
        arguments: Arguments,
    ) -> str:
        """Choose the form of a message that suits what there is to tell."""
        return message

    def card_family(self, card: Card) -> str:
        """Name the family of a card that is not known by its color; empty for any other."""
        return ""

    def card_notes(self, card: Card) -> list[Message]:
        """Tell what there is to know about a card of the expansion."""
        return []

    def chain_note(self, symbol: str) -> Message | None:
        """Tell what shows a white symbol that no card has."""
        return None
