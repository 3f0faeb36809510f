"""The help screen: the commands, the glyphs and the rules in short."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.expansion import Expansion
from thaumata.drawing.glyphs import MARKERS, NOW, STRONG
from thaumata.drawing.text import flow, paragraph


class Guide(NamedTuple):
    """The content of the help screen for a game."""

    goods: Mapping[str, str] = {}
    """The names of the resources."""

    legend: Mapping[str, str] = {}
    """Glyphs, with the message ids that explain them."""

    rules: Sequence[str] = ()
    """The message ids of the rules in short."""

    commands: Mapping[str, str] = {}
    """Message ids of commands, with the messages that replace them in this game."""


def with_expansions(guide: Guide, expansions: Iterable[Expansion]) -> Guide:
    """Return a guide that includes the legends and rules of expansions."""
    for expansion in expansions:
        guide = guide._replace(
            legend={**guide.legend, **expansion.legend}, rules=[*guide.rules, *expansion.rules]
        )
    return guide


def draw_guide(display: Display, commands: Mapping[str, str], guide: Guide, width: int) -> Group:
    """Draw the help screen; ``commands`` are the words of each command."""
    words = display.words
    families = [
        Text.assemble((MARKERS[marker].glyph, MARKERS[marker].style), f" {heading.lower()}")
        for heading, marker, pieces in display.notation.families()
        if pieces[0].kind == "card"
    ]
    goods = [Text(f"{display.notation.letter(good)} {name}") for good, name in guide.goods.items()]
    glyphs = [
        Text(f"{glyph} {words(f'label-sign-{name}')}") for glyph, name in guide.legend.items()
    ]
    rules = [
        line for rule in guide.rules for line in paragraph(words(rule), width, label=Text("  "))
    ]
    page: list[RenderableType] = [
        Text(words("label-help-commands"), STRONG),
        _commands(display, commands, guide),
    ]
    if explained := [*families, *goods, *glyphs]:
        page.append(Text(words("label-help-signs"), STRONG))
        page += flow(explained, width, separator=", ", label=Text("  "))
    if rules:
        page += [Text(words("label-help-rules"), STRONG), *rules]
    return Group(*page)


def _commands(display: Display, commands: Mapping[str, str], guide: Guide) -> Table:
    typed = {
        "label-command-number": "1, 2, …",
        "label-command-action": "build baths",
        "label-command-explain": "? baths",
    }
    typed |= {f"label-command-{command}": words for command, words in commands.items()}
    table = Table.grid(padding=(0, 2))
    for message_id, text in typed.items():
        told = display.words(guide.commands.get(message_id, message_id))
        table.add_row("", Text(text, NOW), told)
    return table
