"""What the player may do, numbered: the cards of the hand as a table.

Where something else is asked, and where the output is no terminal, each choice has a line.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.cli.drawing.classic.card_table import CardTable
from thaumata.cli.drawing.classic.facts import city_name
from thaumata.cli.drawing.classic.notation import ClassicNotation
from thaumata.cli.drawing.classic.prices import price_tag
from thaumata.cli.drawing.numbered import in_columns, in_lines
from thaumata.cli.drawing.pen import BARE, CLOSE, ROOMY, TIGHT, Pen
from thaumata.cli.drawing.signs import COIN, LEFT, QUIET, RIGHT, SIGNS
from thaumata.cli.drawing.text import Block, cut, flow, paragraph
from thaumata.views.classic.actions import ClassicAction
from thaumata.views.classic.structs import ClassicView
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_action

_NAME: Final = 16
"""How wide the name of a card is where many choices stand in columns."""

_MANY: Final = {ROOMY: 12, CLOSE: 8, TIGHT: 4, BARE: 4}
"""More cards of the discard pile than this stand in columns."""


def draw_choices(pen: Pen, view: ClassicView, width: int, detail: int) -> Block:
    """Draw the choices of the viewer in as few lines as they can be read in."""
    if view.decision in ("choose", "last_card"):
        table = CardTable(pen, view, width, detail).draw()
        if max(line.cell_len for line in table) > width:
            table = in_columns([_in_short(pen, view, action) for action in view.actions], width)
        return table + _directions(pen, view)
    if len(view.actions) > _MANY[detail]:
        return in_columns([_in_short(pen, view, action) for action in view.actions], width)
    return list_choices(pen, view, width)


def list_choices(pen: Pen, view: ClassicView, width: int) -> Block:
    """Write each choice of the viewer on a line of its own, and what it brings beside it."""
    texts = [describe_action(pen.words, action, pen.players) for action in view.actions]
    notes = [_printed(pen, view, action) for action in view.actions]
    return [line for block in in_lines(texts, notes, width) for line in block]


def _in_short(pen: Pen, view: ClassicView, action: ClassicAction) -> str:
    """Write no more than the card of a choice, its use and its price."""
    if action.card is None:
        return describe_action(pen.words, action, pen.players)
    card = Piece("card", action.card)
    name = pen.marked(card, _NAME).plain
    preview = action.preview
    if view.decision == "raise":
        return f"{name} {cut(pen.notation.effects(card), 12)}".rstrip()
    if preview.payment is None:
        return f"{name} +{COIN}"
    stage = f" {SIGNS['wonder'].glyph}{preview.stage}" if preview.stage else ""
    return f"{name}{stage} {price_tag(pen.words, preview.payment).plain}"


def _printed(pen: Pen, view: ClassicView, action: ClassicAction) -> str:
    """Write what a choice builds; of a side of the board all stages."""
    if action.verb == "side":
        return _side(pen, view, action.pieces[0].id)
    if action.verb.endswith("build") and action.card:
        return pen.notation.effects(Piece("card", action.card))
    return ""


def _side(pen: Pen, view: ClassicView, side: str) -> str:
    board = view.cities[view.seat or 0].board or ""
    notation = pen.notation
    assert isinstance(notation, ClassicNotation)
    return "  ".join(
        f"{SIGNS['wonder'].glyph} {notation.cost(stage)} {notation.effects(stage)}"
        for stage in notation.stages_of(board, side)
    )


def draw_hand(pen: Pen, view: ClassicView, width: int) -> Block:
    """Name the cards of the hand where they are not to be chosen from."""
    if not view.hand:
        return []
    label = Text.assemble((f"{pen.words('label-hand')}  ", QUIET))
    return flow([pen.marked(Piece("card", id)) for id in view.hand], width, label=label)


def draw_sealed(pen: Pen, view: ClassicView, width: int) -> Block:
    """Tell what the viewer has chosen already while somebody has yet to choose."""
    told = [describe_action(pen.words, action, pen.players) for action in view.sealed]
    label = Text.assemble((f"{pen.words('label-sealed')}  ", QUIET))
    return paragraph(" ".join(told), width, label=label) if told else []


def _directions(pen: Pen, view: ClassicView) -> Block:
    """Say who the neighbours of the Free City are, where one chooses for it."""
    seat = view.actions[0].seat
    if seat == view.seat:
        return []
    city = view.cities[seat]
    names = f"{LEFT} {city_name(pen, city.left)}  {RIGHT} {city_name(pen, city.right)}"
    return [Text(names, QUIET)]
