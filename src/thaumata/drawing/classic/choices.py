"""Draw the numbered choices of the player: cards in hand as a table, others as a list.

Output that is not a terminal has a line for each choice.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.drawing.classic.card_table import CardTable
from thaumata.drawing.classic.city_items import city_name
from thaumata.drawing.classic.notation import ClassicNotation
from thaumata.drawing.classic.prices import price_tag
from thaumata.drawing.display import BARE, CLOSE, ROOMY, TIGHT, Display
from thaumata.drawing.glyphs import COIN, LEFT, MARKERS, QUIET, RIGHT
from thaumata.drawing.numbered_choices import in_columns, in_lines
from thaumata.drawing.text import Block, cut, flow, paragraph
from thaumata.views.classic.actions import ClassicAction
from thaumata.views.classic.structs import ClassicView
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_action

_NAME: Final = 16
"""The width of a card name if choices stand in columns."""

_MANY: Final = {ROOMY: 12, CLOSE: 8, TIGHT: 4, BARE: 4}
"""More cards of the discard pile than this stand in columns."""


def draw_choices(display: Display, view: ClassicView, width: int, detail: int) -> Block:
    """Draw the choices of the viewer compactly."""
    if view.decision in ("choose", "last_card"):
        table = CardTable(display, view, width, detail).draw()
        if max(line.cell_len for line in table) > width:
            table = in_columns([_in_short(display, view, action) for action in view.actions], width)
        return table + _neighbors(display, view)
    if len(view.actions) > _MANY[detail]:
        return in_columns([_in_short(display, view, action) for action in view.actions], width)
    return list_choices(display, view, width)


def list_choices(display: Display, view: ClassicView, width: int) -> Block:
    """Draw each choice of the viewer on a line of its own, with its effects."""
    texts = [describe_action(display.words, action, display.players) for action in view.actions]
    notes = [_printed(display, view, action) for action in view.actions]
    return [line for block in in_lines(texts, notes, width) for line in block]


def _in_short(display: Display, view: ClassicView, action: ClassicAction) -> str:
    """Return the card of a choice, its use and its price."""
    if action.card is None:
        return describe_action(display.words, action, display.players)
    card = Piece("card", action.card)
    name = display.marked(card, _NAME).plain
    preview = action.preview
    if view.decision == "raise":
        return f"{name} {cut(display.notation.effects(card), 12)}".rstrip()
    if preview.payment is None:
        return f"{name} +{COIN}"
    stage = f" {MARKERS['wonder'].glyph}{preview.stage}" if preview.stage else ""
    return f"{name}{stage} {price_tag(display.words, preview.payment).plain}"


def _printed(display: Display, view: ClassicView, action: ClassicAction) -> str:
    """Return the effects of what a choice builds; for a side of a board those of its stages."""
    if action.verb == "side":
        return _side(display, view, action.pieces[0].id)
    if action.verb.endswith("build") and action.card:
        return display.notation.effects(Piece("card", action.card))
    return ""


def _side(display: Display, view: ClassicView, side: str) -> str:
    board = view.cities[view.seat or 0].board or ""
    notation = display.notation
    assert isinstance(notation, ClassicNotation)
    return "  ".join(
        f"{MARKERS['wonder'].glyph} {notation.cost(stage)} {notation.effects(stage)}"
        for stage in notation.stages_of(board, side)
    )


def draw_hand(display: Display, view: ClassicView, width: int) -> Block:
    """Draw the cards in hand while they cannot be played."""
    if not view.hand:
        return []
    label = Text.assemble((f"{display.words('label-hand')}  ", QUIET))
    return flow([display.marked(Piece("card", id)) for id in view.hand], width, label=label)


def draw_sealed(display: Display, view: ClassicView, width: int) -> Block:
    """Draw the sealed choices of the viewer while others still have to choose."""
    told = [describe_action(display.words, action, display.players) for action in view.sealed]
    label = Text.assemble((f"{display.words('label-sealed')}  ", QUIET))
    return paragraph(" ".join(told), width, label=label) if told else []


def _neighbors(display: Display, view: ClassicView) -> Block:
    """Draw the neighbors of the Free City, for the player who controls it."""
    seat = view.actions[0].seat
    if seat == view.seat:
        return []
    city = view.cities[seat]
    names = f"{LEFT} {city_name(display, city.left)}  {RIGHT} {city_name(display, city.right)}"
    return [Text(names, QUIET)]
