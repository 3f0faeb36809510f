"""Draw the score sheet, with the rows of the printed pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import MARKERS, NOW, POINT, QUIET, STRONG
from thaumata.drawing.text import fit
from thaumata.views.structs import Score

_GAP: Final = 3
_SMALL_GAP: Final = 2
_WIDE: Final = 8
"""The gaps between two columns, and the least width of a column where there is room."""

_MARKERS: Final = {"military": "red", "treasury": "yellow", "wonder": "wonder", "guilds": "purple"}
"""The markers of rows that are not colors of cards."""


def draw_sheet(
    display: Display,
    scores: Mapping[int, Score],
    labels: Mapping[str, str],
    winners: Sequence[int],
    width: int,
    allies: Mapping[int, int] | None = None,
    onlooker: str = "",
) -> Table:
    """Draw the scores of all cities; the best of each row is bold.

    ``scores`` are in the order of the seats from left to right; ``labels`` name the rows. With
    ``allies`` the foot adds up each team. A city without a player comes last, under the name
    ``onlooker``: it cannot win.
    """
    competing = [seat for seat in scores if seat < len(display.players)]
    title = display.words("label-score-sheet")
    share = (width - max(map(len, [title, *labels.values()]))) // len(scores)
    is_tight = share - _GAP < _WIDE
    room = share - (_SMALL_GAP if is_tight else _GAP)
    sheet = Table(
        box=SIMPLE_HEAD,
        show_edge=False,
        show_footer=True,
        pad_edge=False,
        padding=(0, 1, 0, 0) if is_tight else (0, 1),
    )
    # The foot has what decides the game: the points of a seat, or of a team.
    sums = {seat: score.total for seat, score in scores.items()}
    if allies:
        sums = {seat: score.total + scores[allies[seat]].total for seat, score in scores.items()}
    label = display.words("label-team-total" if allies else "label-total")
    sheet.add_column(title, footer=label, no_wrap=True)
    for seat in scores:
        style = NOW if seat in winners else STRONG if seat in competing else QUIET
        star = f" {POINT}" if seat in winners else ""
        whose = display.players[seat] if seat in competing else onlooker
        name = fit(whose, room - len(star))
        foot = Text(str(sums[seat]), style)
        heading = Text(name + star, style)
        sheet.add_column(heading, footer=foot, justify="right", min_width=min(_WIDE, room))
    for category, label in labels.items():
        points = {seat: score.rows[category] for seat, score in scores.items()}
        marker = MARKERS.get(_MARKERS.get(category, category))
        own = [points[seat] for seat in competing]
        best = max(own) if min(own) < max(own) else None
        cells = [
            Text(str(n), QUIET if seat not in competing else STRONG if n == best else "")
            for seat, n in points.items()
        ]
        sheet.add_row(Text(label, marker.style if marker else ""), *cells)
    if allies:
        totals = [Text(str(score.total), STRONG) for score in scores.values()]
        sheet.add_section()
        sheet.add_row(display.words("label-total"), *totals)
    return sheet
