"""What an expansion of Classic brings to the table: nothing, unless it says so.

``expansions.py`` has the table of those there are. The base drawing asks each expansion in play; it
names none of them.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.expansion import Expansion
from thaumata.drawing.text import Block
from thaumata.views.classic.structs import ClassicCityView, ClassicView


class ClassicExpansion(Expansion):
    """One expansion of Classic, as far as drawing goes."""

    def tokens(self, city: ClassicCityView) -> list[Text]:
        """Write the tokens of a city besides those of conflicts."""
        return []

    def mark(self, city: ClassicCityView, viewer: int) -> str:
        """Return the sign that stands before the name of a city for a viewer."""
        return ""

    def hands(self, display: Display, view: ClassicView, width: int) -> Block:
        """Draw the hands that the viewer may look into besides their own."""
        return []

    def allies(self, view: ClassicView) -> Mapping[int, int]:
        """Return for each city the one whose points are added to its own in the end."""
        return {}
