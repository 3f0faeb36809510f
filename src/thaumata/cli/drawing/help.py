"""Help: what can be typed, what the signs mean, and the rules in short."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import (
    AGAIN,
    BUILT,
    CHAIN,
    COIN,
    CUBE,
    MINERVA,
    MOST,
    NOW,
    PAWN,
    POINT,
    READY,
    SHIELD,
    SIGNS,
    STRONG,
)
from thaumata.cli.drawing.text import flow, paragraph
from thaumata.cli.vocabulary import COMMANDS, Vocabulary
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


def draw_help(pen: Pen, vocabulary: Vocabulary, width: int) -> Group:
    """Explain the terminal game in one screen."""
    words = pen.words
    commands = Table.grid(padding=(0, 2))
    commands.add_row("", Text("1, 2, …", NOW), words("label-command-number"))
    commands.add_row("", Text("build baths", NOW), words("label-command-action"))
    commands.add_row("", Text("? baths", NOW), words("label-command-explain"))
    for command in COMMANDS:
        typed = Text(vocabulary.all_words(command), NOW)
        commands.add_row("", typed, words(f"label-command-{command}"))
    kinds = [kind for kind in _MORE_RULES if kind in pen.notation.others]
    legend = dict(_LEGEND)
    for kind in kinds:
        legend |= _MORE_LEGEND[kind]
    rules_told = [*_RULES, *(rule for kind in kinds for rule in _MORE_RULES[kind])]
    families = [
        Text.assemble(
            (SIGNS[color].glyph, SIGNS[color].style), f" {words(f'family-{color}').lower()}"
        )
        for color in (*COLORS, *(_MORE_FAMILIES[kind] for kind in kinds))
    ]
    goods = [Text(f"{pen.notation.letter(good)} {words(f'resource-{good}')}") for good in RESOURCES]
    signs = [Text(f"{glyph} {words(f'label-sign-{name}')}") for glyph, name in legend.items()]
    rules = [
        line for rule in rules_told for line in paragraph(words(rule), width, label=Text("  "))
    ]
    return Group(
        Text(words("label-help-commands"), STRONG),
        commands,
        Text(words("label-help-signs"), STRONG),
        *flow([*families, *goods, *signs], width, separator=", ", label=Text("  ")),
        Text(words("label-help-rules"), STRONG),
        *rules,
    )
