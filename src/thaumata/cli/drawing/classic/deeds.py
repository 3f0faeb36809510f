"""The last round in one row: what every city did with its card."""

from __future__ import annotations

from rich.text import Text

from thaumata.cli.drawing.classic.facts import city_name
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import BACK, BUILT, COIN, GOOD, QUIET, SIGNS
from thaumata.cli.drawing.text import Block, flow
from thaumata.views.classic.structs import ClassicView, Deed
from thaumata.views.pieces import Piece


def draw_deeds(pen: Pen, view: ClassicView, width: int) -> Block:
    """Draw what was done in the round that was carried out last; nothing before the first."""
    if view.last_round is None:
        return []
    items = [_deed(pen, deed) for deed in view.last_round.deeds if deed.deed != "left_over"]
    return flow(items, width, label=Text.assemble((f"{pen.words('label-last-round')}  ", QUIET)))


def _deed(pen: Pen, deed: Deed) -> Text:
    """Write one deed; a card is named where the viewer knows it."""
    item = Text(f"{city_name(pen, deed.seat)} ", QUIET)
    card = Piece("card", deed.card) if deed.card else None
    if deed.deed == "built" and card:
        return item.append_text(pen.marked(card))
    sign = Text(BUILT, GOOD) if deed.deed == "stage" else Text(f"+{COIN}", SIGNS["yellow"].style)
    return item.append_text(sign).append(f" ({pen.name(card)})" if card else f" {BACK}", QUIET)
