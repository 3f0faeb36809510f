"""What an expansion can add to the words of Classic: nothing, unless it says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaumata.classic.state import ClassicState
from thaumata.wording.message import Argument, Message
from thaumata.wording.part import PartWords

if TYPE_CHECKING:
    from thaumata.views.classic.actions import ClassicPreview

Arguments = dict[str, Argument]


class ClassicExpansionWords(PartWords):
    """The words of one expansion of Classic."""

    def asked(self, state: ClassicState, decision: str, city: int) -> Arguments:
        """Return what a question about a city is told with besides whose it is."""
        return {}

    def answer(
        self, state: ClassicState, city: int, whose: str, preview: ClassicPreview
    ) -> Message | None:
        """Call an answer to a decision of the expansion by name; None for any other."""
        return None
