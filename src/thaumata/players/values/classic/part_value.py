"""What an expansion's part of a table of Classic is worth: nothing, unless it says so."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from thaumata.classic.state import ClassicState


@mypyc_attr(allow_interpreted_subclasses=True)
class ClassicPartValue:
    """Weighs what an expansion adds to a table of Classic."""

    icons: dict[str, int]
    """What the table of icons is continued with."""

    def __init__(self, icons: dict[str, int]) -> None:
        self.icons = icons

    def act_alone(self, state: ClassicState, seat: i64, action: i64) -> None:
        """Carry out a sealed action of this expansion for its seat alone."""

    def look_ahead(self, state: ClassicState, city: i64) -> None:
        """Let count what a city may do from the next round on."""

    def worth(self, state: ClassicState, city: i64) -> i64:
        """Weigh what the expansion has brought a city, beside its points."""
        return 0
