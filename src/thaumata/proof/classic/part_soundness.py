"""The checks of an expansion's part of a table."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from thaumata.classic.knowledge.discard_looks import DiscardLooks
from thaumata.classic.state import ClassicState


@mypyc_attr(allow_interpreted_subclasses=True)
class PartSoundness:
    """Answers questions about one part for the base game's checks; see ``ClassicSoundness``."""

    def check(self, state: ClassicState, looks: DiscardLooks) -> None:
        """Raise ``Unsound`` if the part contradicts the components.

        The looks at the discard pile have been followed to the current round.
        """

    def settles(self, kind: i64) -> bool:
        """Return whether a decision of the part comes at the end of a round, before the next."""
        return False

    def asked(self, state: ClassicState, kind: i64) -> i64:
        """Return the mask of seats asked by a sealing decision of the part, or 0."""
        return 0

    def knows_conflicts(self) -> bool:
        """Return whether the part checks the tokens of all conflicts."""
        return False
