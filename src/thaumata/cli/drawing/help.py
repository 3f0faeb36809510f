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
    MOST,
    NOW,
    PAWN,
    POINT,
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
    families = [
        Text.assemble(
            (SIGNS[color].glyph, SIGNS[color].style), f" {words(f'family-{color}').lower()}"
        )
        for color in COLORS
    ]
    goods = [Text(f"{pen.notation.letter(good)} {words(f'resource-{good}')}") for good in RESOURCES]
    signs = [Text(f"{glyph} {words(f'label-sign-{name}')}") for glyph, name in _LEGEND.items()]
    rules = [line for rule in _RULES for line in paragraph(words(rule), width, label=Text("  "))]
    return Group(
        Text(words("label-help-commands"), STRONG),
        commands,
        Text(words("label-help-signs"), STRONG),
        *flow([*families, *goods, *signs], width, separator=", ", label=Text("  ")),
        Text(words("label-help-rules"), STRONG),
        *rules,
    )
