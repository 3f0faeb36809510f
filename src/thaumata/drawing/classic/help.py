"""The help screen of 7 Wonders: its glyphs, and its rules in short."""

from __future__ import annotations

from typing import Final

from thaumata.classic.names import RESOURCES
from thaumata.drawing.classic.expansions import expansions_of
from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import (
    AGAIN,
    ANY_SYMBOL,
    AROUND,
    BOTH,
    BUILT,
    CHAIN,
    COIN,
    DEFEAT,
    LEFT,
    MARKERS,
    POINT,
    RIGHT,
    SHIELD,
)
from thaumata.drawing.guide import Guide, with_expansions

RULES: Final = (
    "help-classic-goal",
    "help-classic-round",
    "help-classic-trade",
    "help-classic-chain",
    "help-classic-stages",
    "help-classic-conflicts",
    "help-classic-science",
    "help-classic-end",
)
RULES_FOR_TWO: Final = ("help-classic-free_city",)
LEGEND: Final = {
    COIN: "coin",
    POINT: "point",
    SHIELD: "shield",
    DEFEAT: "defeat",
    MARKERS["wonder"].glyph: "stage",
    BUILT: "stage-built",
    CHAIN: "chain",
    f"2{LEFT}1{RIGHT}": "paid",
    "( )": "not-for-sale",
    "/": "each",
    BOTH: "neighbors",
    AROUND: "around",
    "π2·1·0": "symbols",
    ANY_SYMBOL: "any-symbol",
    AGAIN: "last-card",
    f"=0{COIN}": "free-build",
    f"={MARKERS['purple'].glyph}": "copies-guild",
    "↑1": "revives",
}
"""The glyphs, with the message ids that explain them."""

COMMANDS: Final = {
    "label-command-explain": "label-command-explain-classic",
    "label-command-cities": "label-command-cities-classic",
    "label-command-discards": "label-command-discards-classic",
}
"""The commands with another meaning than in Duel."""


def classic_guide(display: Display) -> Guide:
    """Return the content of the help screen for a variant of 7 Wonders."""
    goods = {good: display.words(f"classic-resource-{good}") for good in RESOURCES}
    rules = [*RULES, *(RULES_FOR_TWO if display.game.seats == 2 else ())]
    return with_expansions(Guide(goods, LEGEND, rules, COMMANDS), expansions_of(display.game))
