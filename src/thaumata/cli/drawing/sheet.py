"""The score sheet, with the rows of the printed pad."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import NOW, SIGNS, STRONG
from thaumata.views.duel_structs import DuelView


def draw_sheet(pen: Pen, view: DuelView) -> Table:
    """Count both cities, as they stand; the better of a row is set bold."""
    words = pen.words
    winners = view.outcome.winners if view.outcome else ()
    sheet = Table(box=SIMPLE_HEAD, show_edge=False, show_footer=True, pad_edge=False)
    sheet.add_column(words("label-score-sheet"), footer=words("label-total"))
    for seat in pen.sides:
        name = pen.players[seat]
        heading = Text(f"{name} ★" if seat in winners else name, NOW if seat in winners else STRONG)
        total = str(view.cities[seat].score.total)
        sheet.add_column(heading, footer=Text(total, STRONG), justify="right", min_width=8)
    columns = [view.cities[seat].score.rows for seat in pen.sides]
    for category in columns[0]:
        points = [column[category] for column in columns]
        style = SIGNS[category].style if category in SIGNS else ""
        is_temples = category == "purple" and view.pantheon is not None  # they replace guilds
        name = "temples" if is_temples else category
        label = Text(words(f"label-category-{name}"), style)
        best = max(points) if min(points) < max(points) else None
        sheet.add_row(label, *(Text(str(n), STRONG if n == best else "") for n in points))
    return sheet
