"""The base class of an expansion's values for 7 Wonders."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from thaumata.classic.state import ClassicState


@mypyc_attr(allow_interpreted_subclasses=True)
class ClassicPartValue:
    """The values of one expansion; the default adds none."""

    icons: dict[str, int]
    """The entries that it adds to the table of icons."""

    def __init__(self, icons: dict[str, int]) -> None:
        self.icons = icons

    def act_alone(self, state: ClassicState, seat: i64, action: i64) -> None:
        """Carry out a sealed action of this expansion for its seat alone."""

    def look_ahead(self, state: ClassicState, city: i64) -> None:
        """Count the rights of a city that take effect in the next round."""

    def worth(self, state: ClassicState, city: i64) -> i64:
        """Return the value that the expansion adds to a city, besides its points."""
        return 0
