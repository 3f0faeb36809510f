"""The base class of an expansion's contribution to the drawing of 7 Wonders.

The drawing of the base game calls these methods for each expansion in play (``expansions.py``) and
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
    """One expansion of 7 Wonders; the default draws nothing."""

    def tokens(self, city: ClassicCityView) -> list[Text]:
        """Return the tokens of a city besides those of conflicts."""
        return []

    def mark(self, city: ClassicCityView, viewer: int) -> str:
        """Return a mark before the name of a city."""
        return ""

    def hands(self, display: Display, view: ClassicView, width: int) -> Block:
        """Draw the hands of others that the viewer may see."""
        return []

    def allies(self, view: ClassicView) -> Mapping[int, int]:
        """Return for each city of a team the city of its ally."""
        return {}
