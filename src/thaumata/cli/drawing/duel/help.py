"""What the help for Duel tells: its signs, and its rules in short."""

from __future__ import annotations

from typing import Final

from thaumata.cli.drawing.guide import Guide
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import (
    AGAIN,
    BUILT,
    CHAIN,
    COIN,
    CUBE,
    MINERVA,
    MOST,
    PAWN,
    POINT,
    READY,
    SHIELD,
    SIGNS,
)
from thaumata.duel.names import COLORS
from thaumata.kit.payment import RESOURCES

_RULES: Final = (
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

_LEGEND: Final = {
    COIN: "coin",
    POINT: "point",
    SHIELD: "shield",
    SIGNS["wonder"].glyph: "wonder",
    BUILT: "built",
    SIGNS["token"].glyph: "token",
    AGAIN: "again",
    CHAIN: "chain",
    "/": "each",
    MOST: "most",
    PAWN: "pawn",
    "×": "removes",
    "↑": "revives",
    "−": "less",
}
"""The signs and what they are called in the ids of messages."""

_MORE_LEGEND: Final = {
    "god": {
        SIGNS["god"].glyph: "god",
        SIGNS["mythology"].glyph: "mythology",
        SIGNS["offering"].glyph: "offering",
        MINERVA: "minerva",
    },
    "decree": {
        SIGNS["conspiracy"].glyph: "conspiracy",
        SIGNS["decree"].glyph: "decree",
        CUBE: "cube",
        "[ ]": "control",
        READY: "ready",
    },
}
"""More of them for each kind of piece that an expansion has."""

_MORE_FAMILIES: Final = {"god": "temples", "decree": "senators"}

_MORE_RULES: Final = {
    "god": ("help-pantheon", "help-activation", "help-offerings", "help-temples"),
    "decree": (
        "help-senators",
        "help-politicians",
        "help-conspirators",
        "help-conspiracies",
        "help-senate",
        "help-supremacy",
        "help-influence-tokens",
    ),
}


def duel_guide(pen: Pen) -> Guide:
    """Choose what to tell about a variant of Duel."""
    known = {piece.kind for piece in pen.notation.pieces()}
    kinds = [kind for kind in _MORE_RULES if kind in known]
    legend = dict(_LEGEND)
    for kind in kinds:
        legend |= _MORE_LEGEND[kind]
    return Guide(
        families=[*COLORS, *(_MORE_FAMILIES[kind] for kind in kinds)],
        goods={good: pen.words(f"resource-{good}") for good in RESOURCES},
        legend=legend,
        rules=[*_RULES, *(rule for kind in kinds for rule in _MORE_RULES[kind])],
    )
