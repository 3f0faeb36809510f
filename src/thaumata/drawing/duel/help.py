"""The help screen of Duel: its glyphs, and its rules in short."""

from __future__ import annotations

from typing import Final

from thaumata.drawing.display import Display
from thaumata.drawing.duel.expansions import expansions_of
from thaumata.drawing.glyphs import (
    AGAIN,
    BUILT,
    CHAIN,
    COIN,
    MARKERS,
    MOST,
    PAWN,
    POINT,
    SHIELD,
)
from thaumata.drawing.guide import Guide, with_expansions
from thaumata.kit.payment import RESOURCES

RULES: Final = (
    "help-goal",
    "help-turn",
    "help-trade",
    "help-chain",
    "help-military",
    "help-science",
    "help-wonders",
    "help-discard",
    "help-age",
    "help-end",
)

LEGEND: Final = {
    COIN: "coin",
    POINT: "point",
    SHIELD: "shield",
    MARKERS["wonder"].glyph: "wonder",
    BUILT: "built",
    MARKERS["token"].glyph: "token",
    AGAIN: "again",
    CHAIN: "chain",
    "/": "each",
    MOST: "most",
    PAWN: "pawn",
    "×": "removes",
    "↑": "revives",
    "−": "less",
}
"""The glyphs, with the message ids that explain them."""


def duel_guide(display: Display) -> Guide:
    """Return the content of the help screen for a variant of Duel."""
    goods = {good: display.words(f"resource-{good}") for good in RESOURCES}
    return with_expansions(Guide(goods, LEGEND, RULES), expansions_of(display.game))
