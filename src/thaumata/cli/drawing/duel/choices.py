"""What the player may do, numbered: a row for each open card, a column for each use of it.

Where something else is asked, and where the output is no terminal, each choice has a line.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.cli.drawing.duel.card_table import (
    TRADE_MARK,
    CardTable,
    pays_opponent,
    trade_mark,
)
from thaumata.cli.drawing.duel.expansions import expansions_of
from thaumata.cli.drawing.duel.structure import price_tags
from thaumata.cli.drawing.expansion import first_of
from thaumata.cli.drawing.numbered import in_columns, in_lines
from thaumata.cli.drawing.pen import BARE, CLOSE, ROOMY, TIGHT, Pen
from thaumata.cli.drawing.signs import QUIET
from thaumata.cli.drawing.text import Block, paragraph
from thaumata.views import DuelAction
from thaumata.views.duel.structs import DuelView, Offer
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_action
from thaumata.wording.duel.names import DUEL

_EXPLAINED: Final = frozenset({"pick_wonder", "take_token", "library"})
"""Decisions between a few pieces, each of which deserves a sentence."""

_MANY: Final = {ROOMY: 12, CLOSE: 6, TIGHT: 3, BARE: 3}
"""More choices than this stand in columns."""

_LONG: Final = {ROOMY: 16, CLOSE: 10, TIGHT: 4, BARE: 4}
"""In columns longer than this each choice is as short as can be."""

_MOST: Final = 16
"""How wide the name of a piece is in a column."""


def draw_choices(pen: Pen, view: DuelView, width: int, detail: int) -> Block:
    """Draw the choices of the viewer in as few lines as they can be read in."""
    if view.decision == "turn":
        table = CardTable(pen, view, width, detail).draw()
        for expansion in expansions_of(pen.game):
            table += expansion.choices(pen, view, width)
        return table + _trade_note(pen, view)
    if len(view.actions) > _MANY[detail]:
        return _in_columns(pen, view, width, _LONG[detail])
    return list_choices(pen, view, width, is_told=detail == ROOMY)


def _in_columns(pen: Pen, view: DuelView, width: int, longest: int) -> Block:
    """Write many choices side by side, in few words where the columns would be too long."""
    actions = view.actions
    block = in_columns([_told(pen, view, action) + trade_mark(action) for action in actions], width)
    if len(block) > longest:
        shorter = [_in_short(pen, view, action) + trade_mark(action) for action in actions]
        block = in_columns(shorter, width)
    return block + _trade_note(pen, view)


def _told(pen: Pen, view: DuelView, action: DuelAction) -> str:
    return describe_action(pen.words, action, pen.players)


def _in_short(pen: Pen, view: DuelView, action: DuelAction) -> str:
    """Write no more than the pieces of a choice: the question says what becomes of them."""
    expansions = expansions_of(pen.game)
    if told := first_of(each.short_choice(pen, view, action) for each in expansions):
        return told
    names = " → ".join(_short_name(pen, view, piece) for piece in action.pieces)
    return names or _told(pen, view, action)


def _short_name(pen: Pen, view: DuelView, piece: Piece) -> str:
    """Name a piece with its sign; a slot goes by the card that lies open in it."""
    if piece.kind == "slot":
        slots = view.structure.slots if view.structure else ()
        cards = [slot.card for slot in slots if slot.slot == piece.id and slot.card]
        return pen.marked(Piece("card", cards[0]), _MOST).plain if cards else piece.id
    is_known = pen.notation.knows(piece)
    return pen.marked(piece, _MOST).plain if is_known else pen.short(piece, _MOST)


def list_choices(pen: Pen, view: DuelView, width: int, *, is_told: bool = True) -> Block:
    """Write each choice of the viewer on a line of its own, and what it brings beside it.

    Wonders and tokens are also told in sentences where that is wanted.
    """
    texts = [_told(pen, view, action) + trade_mark(action) for action in view.actions]
    notes = [_printed(pen, view, action) for action in view.actions]
    explained = _EXPLAINED.union(*(each.explained for each in expansions_of(pen.game)))
    lines: Block = []
    for action, block in zip(view.actions, in_lines(texts, notes, width), strict=True):
        lines += block
        if is_told and view.decision in explained and action.pieces:
            effects = DUEL.sentences_of(pen.words, pen.notation.icons(action.pieces[0]))
            inset = Text(" " * (len(str(len(texts))) + 3))
            lines += paragraph(" ".join(effects), width, label=inset, style=QUIET)
    return lines + _trade_note(pen, view)


def _printed(pen: Pen, view: DuelView, action: DuelAction) -> str:
    """Write what the piece of a choice does, and what it costs where that is not said already."""
    if not action.pieces or not pen.notation.knows(action.pieces[0]):
        return ""
    if action.verb == "discard":
        return ""
    piece = action.pieces[0]
    cost = ""
    if view.decision == "turn" and action.verb == "build":
        (offer,) = (offer for offer in _offers(view) if offer.card == piece.id)
        cost = price_tags(pen.words, offer)[0][0] if offer.price == 0 else ""
    elif view.decision == "pick_wonder":
        cost = pen.notation.cost(piece)
    return "  ".join(part for part in (cost, pen.notation.effects(piece)) if part)


def _offers(view: DuelView) -> tuple[Offer, ...]:
    return () if view.seat is None else view.cities[view.seat].offers


def _trade_note(pen: Pen, view: DuelView) -> Block:
    """Say what the mark beside a price means, where there is one."""
    if view.seat is None or not any(pays_opponent(action) for action in view.actions):
        return []
    player = pen.players[1 - view.seat]
    return [Text(f"{TRADE_MARK} {pen.words('label-trade-goes', player=player)}", QUIET)]
