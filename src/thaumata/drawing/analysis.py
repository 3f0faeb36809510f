"""Draw the analysis of a game: its curve, its turning points, the players' performances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import GOOD, NOW, QUIET, STRONG
from thaumata.drawing.text import Block, fit, paragraph
from thaumata.players.advice.structs import Analysis, CurvePoint, JudgedDecision

_ROWS: Final = 8
"""The height of the chart for two players, without its lowest row."""

_MARGIN: Final = 6
"""The width of the labels beside a chart."""

_WIDEST: Final = 100

_BARS: Final = "▁▂▃▄▅▆▇█"


def draw_analysis(display: Display, analysis: Analysis, width: int) -> Group:
    """Draw the whole analysis."""
    words = display.words
    level = words(f"label-level-{analysis.level}")
    page: list[RenderableType] = [Text(words("label-analysis", level=level), STRONG)]
    if not analysis.decisions:
        return Group(*page, Text(words("label-analysis-empty")))
    page += _curve(display, analysis.curve, min(width, _WIDEST))
    page.append(Text(words("label-analysis-turning"), STRONG))
    if not analysis.turning_points:
        page += paragraph(words("label-analysis-none"), width, label=Text("  "))
    for point in sorted(analysis.turning_points, key=lambda each: each.number):
        page += _turning_point(display, point, width)
    return Group(*page, _performances(display, analysis))


def _turning_point(display: Display, point: JudgedDecision, width: int) -> Block:
    words = display.words
    told = words(
        "label-analysis-point",
        number=str(point.number),
        player=display.players[point.seat],
        played=words.say(point.played_message, display.players),
        cost=point.cost,
    )
    best = words.say(point.best_message, display.players)
    if point.reason:
        reason = words.say(point.reason, display.players)
        better = words("label-analysis-better", best=best, reason=reason)
    else:
        better = words("label-analysis-better-plain", best=best)
    return [
        *paragraph(told, width, label=Text("  ")),
        *paragraph(better, width, label=Text("    "), style=GOOD),
    ]


def _performances(display: Display, analysis: Analysis) -> Table:
    """Lay out the numbers of decisions, average losses and mistakes."""
    words = display.words
    table = Table(words("label-analysis-players"), box=SIMPLE_HEAD, pad_edge=False)
    for column in ("decisions", "cost", "mistakes"):
        table.add_column(words(f"label-analysis-{column}"), justify="right")
    for each in analysis.performances:
        name = display.players[each.seat]
        table.add_row(name, str(each.decisions), f"{each.cost / 100:.1f} %", str(each.mistakes))
    return table


# Curves


def _curve(display: Display, curve: Sequence[CurvePoint], width: int) -> Block:
    """Draw the chances of the first of two players, or a line of bars for each of several."""
    if len(display.players) == 2:
        title = display.words("label-analysis-curve", player=display.players[0])
        return [Text(title, STRONG), *_chart(_fitted(curve, width - _MARGIN))]
    longest = min(max(map(len, display.players)), width // 4)
    room = width - longest - _MARGIN - 4
    lines = [Text(display.words("label-analysis-curves"), STRONG)]
    shown = _fitted(curve, room)
    stretch = max(1, min(3, room // max(1, len(shown))))
    for seat, player in enumerate(display.players):
        bars = "".join(_bar(moment.chances[seat]) * stretch for moment in shown)
        last = f"{shown[-1].chances[seat]:>4} %" if shown else ""
        lines.append(Text.assemble(f"  {fit(player, longest):<{longest}}  ", (bars, NOW), last))
    lines.append(Text(" " * (longest + 4) + _ages(shown, stretch), QUIET))
    return lines


def _bar(chance: int) -> str:
    return _BARS[min(len(_BARS) - 1, chance * len(_BARS) // 100)]


def _fitted(curve: Sequence[CurvePoint], width: int) -> list[CurvePoint]:
    """Leave points out if there are more than columns, but never the last one."""
    if len(curve) <= width:
        return [*curve]
    last = len(curve) - 1
    return [curve[last * column // (width - 1)] for column in range(width)]


def _chart(curve: Sequence[CurvePoint]) -> Block:
    """Draw a dot for each point, with a line at 50 %."""
    lines: Block = []
    steps = [round(moment.chances[0] * _ROWS / 100) for moment in curve]
    for row in range(_ROWS, -1, -1):
        label = f"{100 * row // _ROWS:>4} " if row % 4 == 0 else " " * 5
        blank = "┄" if row * 2 == _ROWS else " "
        points = "".join("•" if step == row else blank for step in steps)
        line = Text(label + "│", QUIET)
        for character in points:
            line.append(character, NOW if character == "•" else QUIET)
        line.rstrip()
        lines.append(line)
    lines.append(Text(" " * _MARGIN + _ages(curve, 1), QUIET))
    return lines


def _ages(curve: Sequence[CurvePoint], stretch: int) -> str:
    """Return a line with the number of each age at its first point."""
    characters = [" "] * (len(curve) * stretch)
    age = 0
    for place, moment in enumerate(curve):
        if moment.age > age:
            age = moment.age
            start = place * stretch
            characters[start : start + age] = "I" * age
    return "".join(characters).rstrip()
