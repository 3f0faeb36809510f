"""What the help for Classic tells: its signs, and its rules in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from thaumata.classic.names import BLACK, COLORS, RESOURCES
from thaumata.cli.drawing.guide import Guide
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import (
    AGAIN,
    ALLY,
    ANY_SYMBOL,
    AROUND,
    BOTH,
    BUILT,
    CHAIN,
    COIN,
    DEBT,
    DEFEAT,
    DIPLOMACY,
    LEFT,
    POINT,
    RIGHT,
    SHIELD,
    SIGNS,
    VICTORY,
)

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
MORE_RULES: Final = {
    "cities": ("help-classic-black", "help-classic-debts", "help-classic-diplomacy"),
    "teams": ("help-classic-teams",),
}
"""More of them for each expansion."""

LEGEND: Final = {
    COIN: "coin",
    POINT: "point",
    SHIELD: "shield",
    DEFEAT: "defeat",
    SIGNS["wonder"].glyph: "stage",
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
    f"={SIGNS['purple'].glyph}": "copies-guild",
    "↑1": "revives",
}
"""The signs and what they are called in the ids of messages."""

MORE_LEGEND: Final = {
    "cities": {
        VICTORY: "victory",
        f"−2{COIN}": "others-lose",
        f"(1{COIN})": "others-gain",
        DEBT: "debt",
        DIPLOMACY: "diplomacy",
        f"−1{COIN}{LEFT}": "rebate",
        f"{SIGNS['wonder'].glyph}={COIN}": "no-resources",
        "+1=": "more-of-same",
        "+1≠": "more-of-other",
        f"={SIGNS['green'].glyph}": "copies-symbol",
    },
    "teams": {ALLY: "ally"},
}
"""More of them for each expansion."""

COMMANDS: Final = {
    "label-command-explain": "label-command-explain-classic",
    "label-command-cities": "label-command-cities-classic",
    "label-command-discards": "label-command-discards-classic",
}
"""The commands that mean something else than in Duel."""


def classic_guide(pen: Pen, expansions: Sequence[str]) -> Guide:
    """Choose what to tell about a variant of Classic."""
    legend = dict(LEGEND)
    rules = [*RULES, *(RULES_FOR_TWO if len(pen.players) == 2 else ())]
    for expansion in expansions:
        legend |= MORE_LEGEND[expansion]
        rules += MORE_RULES[expansion]
    return Guide(
        families=COLORS if "cities" in expansions else COLORS[:BLACK],
        goods={good: pen.words(f"classic-resource-{good}") for good in RESOURCES},
        legend=legend,
        rules=rules,
        commands=COMMANDS,
    )
