"""Draw advice: the best actions with their numbers and reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group
from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import GOOD, NOW, QUIET, STRONG
from thaumata.drawing.text import Block, apart, paragraph
from thaumata.players.advice.structs import Advice, AdvisedAction

_GAP: Final = 2
"""Spaces between two columns of numbers."""

_COMMON: Final = "civilian"
"""The kind of victory that is not mentioned where it is the only one."""


def draw_advice(
    display: Display, advice: Advice, width: int, numbers: Mapping[str, int] | None = None
) -> Group:
    """Draw the best actions; ``numbers`` are the numbers of the choices on the screen."""
    words = display.words
    level = words(f"label-level-{advice.level}")
    title = words("label-hint", player=display.players[advice.seat], level=level)
    columns = _columns(display, advice)
    lines: Block = [apart(Text(title, STRONG), _row([*columns], columns, QUIET), width)]
    for place, choice in enumerate(advice.choices):
        number = (numbers or {}).get(choice.text, place + 1)
        style = NOW if place == 0 else ""
        called = words.say(choice.message, display.players)
        row = _row([cells[place] for cells in columns.values()], columns, style)
        room = width - row.cell_len - _GAP
        head, *rest = paragraph(called, room, label=Text(f"{number:>2}  ", style), style=style)
        lines += [apart(head, row, width), *rest]
        lines += _remarks(display, choice, width, is_best=place == 0)
    return Group(*lines)


def _columns(display: Display, advice: Advice) -> dict[str, list[str]]:
    """Return the columns of numbers by heading."""
    words = display.words
    choices = advice.choices
    columns = {words("label-hint-chance"): [f"{each.chance} %" for each in choices]}
    if display.game.has_sealing:  # games with sealed choices are not only about winning
        columns[words("label-hint-place")] = [f"{each.place / 10:.1f}" for each in choices]
    columns[words("label-hint-points")] = [
        f"{each.points[advice.seat]}:{max(_others(each.points, advice.seat))}" for each in choices
    ]
    columns[words("label-hint-tries")] = [f"{each.tries} %" for each in choices]
    return columns


def _others(points: Sequence[int], seat: int) -> list[int]:
    return [each for place, each in enumerate(points) if place != seat]


def _row(cells: Sequence[str], columns: Mapping[str, Sequence[str]], style: str) -> Text:
    widths = [max(map(len, [name, *values])) for name, values in columns.items()]
    told = [f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)]
    return Text((" " * _GAP).join(told), style)


def _remarks(display: Display, choice: AdvisedAction, width: int, *, is_best: bool) -> Block:
    """Draw the reason, the kinds of ending and the next moves; for other actions the drawback."""
    words = display.words
    indent = Text("    ")
    reason = words.say(choice.reason, display.players) if choice.reason else ""
    if not is_best:
        return paragraph(reason, width, label=indent, style=QUIET) if reason else []
    told: Block = []
    if reason:
        told += paragraph(words("label-hint-why", reason=reason), width, label=indent, style=GOOD)
    if _has_ways([choice]):
        ends = {"label-hint-won": choice.victories, "label-hint-lost": choice.defeats}
        for id, ways in ends.items():
            if ways:
                line = words(id, ways=_ways(display, ways))
                told += paragraph(line, width, label=indent, style=QUIET)
    if choice.line:
        steps = [
            words(
                "label-hint-step",
                player=display.players[step.seat],
                action=words.say(step.message, display.players),
            )
            for step in choice.line
        ]
        line = words("label-hint-line", line="; ".join(steps))
        told += paragraph(line, width, label=indent, style=QUIET)
    return told


def _has_ways(choices: Sequence[AdvisedAction]) -> bool:
    """Return whether there are other ways to win than by points."""
    return any(
        not kind.startswith(_COMMON) and kind != "shared"
        for choice in choices
        for kind in (*choice.victories, *choice.defeats)
    )


def _ways(display: Display, ways: Mapping[str, int]) -> str:
    named = {kind: display.words(f"label-victory-{kind}") for kind in ways}
    return ", ".join(f"{named[kind]} {share} %" for kind, share in ways.items())
