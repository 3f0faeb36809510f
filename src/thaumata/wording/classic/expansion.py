"""Base class for an expansion's words of Classic; by default it adds none."""

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
        """Return the arguments of a question about a city besides its owner."""
        return {}

    def answer(
        self, state: ClassicState, city: int, whose: str, preview: ClassicPreview
    ) -> Message | None:
        """Return the name of an answer to a decision of the expansion; None for any other."""
        return None
