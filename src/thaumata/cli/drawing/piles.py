"""What lies beside the table: the discard pile."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import QUIET, STRONG
from thaumata.views.duel_structs import DuelView
from thaumata.views.pieces import Piece


def draw_discards(pen: Pen, view: DuelView) -> Group:
    """List the discard pile, with what each card does."""
    lines = [Text(pen.words("label-discard-pile"), STRONG)]
    for id in view.discards:
        piece = Piece("card", id)
        effects = pen.notation.effects(piece)
        lines.append(Text.assemble("  ", pen.marked(piece), (f"  {effects}", QUIET)))
    if not view.discards:
        lines.append(Text(f"  {pen.words('label-empty')}", QUIET))
    return Group(*lines)
