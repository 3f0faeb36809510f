"""The drawing of team play: the hand of the ally, and added points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text

from thaumata.drawing.classic.expansion import ClassicExpansion
from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import ALLY, QUIET
from thaumata.drawing.text import Block, flow
from thaumata.views.classic.structs import ClassicCityView, ClassicView
from thaumata.views.pieces import Piece


class TeamsDrawing(ClassicExpansion):
    """Draws two cities that win or lose together."""

    legend: ClassVar[Mapping[str, str]] = {ALLY: "ally"}
    rules = ("help-classic-teams",)

    def mark(self, city: ClassicCityView, viewer: int) -> str:
        """Return the mark of the ally."""
        return ALLY if city.ally == viewer else ""

    def hands(self, display: Display, view: ClassicView, width: int) -> Block:
        """Draw the hand of the ally, which both players of a team may see (C183)."""
        ally = view.cities[view.seat].ally if view.seat is not None else None
        if ally is None or not view.hands or not view.hands[ally].cards:
            return []
        name = display.words("label-ally-hand", player=display.players[ally])
        cards = [display.marked(Piece("card", id)) for id in view.hands[ally].cards]
        return flow(cards, width, label=Text.assemble((f"{name}  ", QUIET)))

    def allies(self, view: ClassicView) -> Mapping[int, int]:
        """Return the ally of each city."""
        return {city.seat: city.ally for city in view.cities if city.ally is not None}
