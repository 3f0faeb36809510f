"""What an expansion's part of a table holds, for the checks of the whole table."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from thaumata.classic.knowledge.discard_looks import DiscardLooks
from thaumata.classic.state import ClassicState


@mypyc_attr(allow_interpreted_subclasses=True)
class PartSoundness:
    """Answers for one part what the base game cannot know; see ``ClassicSoundness``."""

    def check(self, state: ClassicState, looks: DiscardLooks) -> None:
        """Raise ``Unsound`` where something in the part contradicts the components.

        Those who look at the discard pile have been followed to the round in hand.
        """

    def settles(self, kind: i64) -> bool:
        """Tell whether a decision of the part comes at the end of a round, before the next."""
        return False

    def asked(self, state: ClassicState, kind: i64) -> i64:
        """Return the mask of seats that a sealing decision of the part asks; 0 for any other."""
        return 0

    def knows_conflicts(self) -> bool:
        """Tell whether the part answers for the tokens of all conflicts."""
        return False
