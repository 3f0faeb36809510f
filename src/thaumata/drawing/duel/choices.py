"""Draw the numbered choices of the player: accessible cards as a table, others as a list.

Output that is not a terminal has a line for each choice.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.drawing.display import BARE, CLOSE, ROOMY, TIGHT, Display
from thaumata.drawing.duel.card_table import (
    TRADE_MARK,
    CardTable,
    pays_opponent,
    trade_mark,
)
from thaumata.drawing.duel.expansions import expansions_of
from thaumata.drawing.duel.structure import price_tags
from thaumata.drawing.expansion import first_of
from thaumata.drawing.glyphs import QUIET
from thaumata.drawing.numbered_choices import in_columns, in_lines
from thaumata.drawing.text import Block, paragraph
from thaumata.views import DuelAction
from thaumata.views.duel.structs import DuelView, Offer
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_action
from thaumata.wording.duel.names import DUEL

_EXPLAINED: Final = frozenset({"pick_wonder", "take_token", "library"})
"""Decisions between a few pieces whose effects are explained in sentences."""

_MANY: Final = {ROOMY: 12, CLOSE: 6, TIGHT: 3, BARE: 3}
"""More choices than this stand in columns."""

_LONG: Final = {ROOMY: 16, CLOSE: 10, TIGHT: 4, BARE: 4}
"""In longer columns each choice is written as short as possible."""

_MOST: Final = 16
"""The width of a piece's name in a column."""


def draw_choices(display: Display, view: DuelView, width: int, detail: int) -> Block:
    """Draw the choices of the viewer compactly."""
    if view.decision == "turn":
        table = CardTable(display, view, width, detail).draw()
        for expansion in expansions_of(display.game):
            table += expansion.choices(display, view, width)
        return table + _trade_note(display, view)
    if len(view.actions) > _MANY[detail]:
        return _in_columns(display, view, width, _LONG[detail])
    return list_choices(display, view, width, is_explained=detail == ROOMY)


def _in_columns(display: Display, view: DuelView, width: int, longest: int) -> Block:
    """Draw choices side by side, in short form if the columns would be too long."""
    actions = view.actions
    block = in_columns(
        [_told(display, view, action) + trade_mark(action) for action in actions], width
    )
    if len(block) > longest:
        shorter = [_in_short(display, view, action) + trade_mark(action) for action in actions]
        block = in_columns(shorter, width)
    return block + _trade_note(display, view)


def _told(display: Display, view: DuelView, action: DuelAction) -> str:
    return describe_action(display.words, action, display.players)


def _in_short(display: Display, view: DuelView, action: DuelAction) -> str:
    """Return the pieces of a choice, without the verb that the question implies."""
    expansions = expansions_of(display.game)
    if told := first_of(each.short_choice(display, view, action) for each in expansions):
        return told
    names = " → ".join(_short_name(display, view, piece) for piece in action.pieces)
    return names or _told(display, view, action)


def _short_name(display: Display, view: DuelView, piece: Piece) -> str:
    """Return the short name of a piece with its glyph; for a slot that of its open card."""
    if piece.kind == "slot":
        slots = view.structure.slots if view.structure else ()
        cards = [slot.card for slot in slots if slot.slot == piece.id and slot.card]
        return display.marked(Piece("card", cards[0]), _MOST).plain if cards else piece.id
    is_known = display.notation.knows(piece)
    return display.marked(piece, _MOST).plain if is_known else display.short(piece, _MOST)


def list_choices(
    display: Display, view: DuelView, width: int, *, is_explained: bool = True
) -> Block:
    """Draw each choice of the viewer on a line of its own, with its effects.

    With ``is_explained``, wonders and tokens are also explained in sentences.
    """
    texts = [_told(display, view, action) + trade_mark(action) for action in view.actions]
    notes = [_printed(display, view, action) for action in view.actions]
    explained = _EXPLAINED.union(*(each.explained for each in expansions_of(display.game)))
    lines: Block = []
    for action, block in zip(view.actions, in_lines(texts, notes, width), strict=True):
        lines += block
        if is_explained and view.decision in explained and action.pieces:
            effects = DUEL.sentences_of(display.words, display.notation.icons(action.pieces[0]))
            inset = Text(" " * (len(str(len(texts))) + 3))
            lines += paragraph(" ".join(effects), width, label=inset, style=QUIET)
    return lines + _trade_note(display, view)


def _printed(display: Display, view: DuelView, action: DuelAction) -> str:
    """Return the effects of a choice's piece, and its cost unless the choice states it."""
    if not action.pieces or not display.notation.knows(action.pieces[0]):
        return ""
    if action.verb == "discard":
        return ""
    piece = action.pieces[0]
    cost = ""
    if view.decision == "turn" and action.verb == "build":
        (offer,) = (offer for offer in _offers(view) if offer.card == piece.id)
        cost = price_tags(display.words, offer)[0][0] if offer.price == 0 else ""
    elif view.decision == "pick_wonder":
        cost = display.notation.cost(piece)
    return "  ".join(part for part in (cost, display.notation.effects(piece)) if part)


def _offers(view: DuelView) -> tuple[Offer, ...]:
    return () if view.seat is None else view.cities[view.seat].offers


def _trade_note(display: Display, view: DuelView) -> Block:
    """Draw the meaning of the mark beside prices, if there is one."""
    if view.seat is None or not any(pays_opponent(action) for action in view.actions):
        return []
    player = display.players[1 - view.seat]
    return [Text(f"{TRADE_MARK} {display.words('label-trade-goes', player=player)}", QUIET)]
