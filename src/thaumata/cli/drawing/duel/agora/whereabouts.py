"""Where a conspiracy or a decree is now, and what conspiracies have hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thaumata.cli.drawing.pen import Pen
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece


def where_is(pen: Pen, view: DuelView, piece: Piece) -> str:
    """Tell where a piece is, if it is anywhere that the base game does not know."""
    find = _WHERE.get(piece.kind)
    return find(pen, view, piece.id) if find else ""


def where_unseen(pen: Pen, view: DuelView, piece: Piece) -> str:
    """Tell that a card may lie under a conspiracy."""
    seats = view.senate.seats if view.senate else ()
    plots = [plot for own in seats for plot in own.conspiracies]
    if piece.kind == "card" and any(plot.status != "unprepared" for plot in plots):
        return pen.words("label-where-box-or-plot")
    return ""


def _where_card(pen: Pen, view: DuelView, id: str) -> str:
    assert view.senate is not None
    for own in view.senate.seats:
        if any(plot.card == id for plot in own.conspiracies):
            return pen.words("label-where-plot", player=pen.players[own.seat])
    return ""


def _where_token(pen: Pen, view: DuelView, id: str) -> str:
    assert view.senate is not None
    locked = view.senate.locked
    return pen.words("label-where-locked") if locked and locked.token == id else ""


def _where_conspiracy(pen: Pen, view: DuelView, id: str) -> str:
    words = pen.words
    assert view.senate is not None
    for own in view.senate.seats:
        for plot in own.conspiracies:
            if plot.conspiracy == id:
                return words(f"label-where-{plot.status}", player=pen.players[own.seat])
    deck = view.senate.deck
    if id in deck.drawn:
        return words("label-where-choice")
    is_seen = id in deck.top or id in deck.bottom
    return words("label-where-deck" if is_seen else "label-where-conspiracy-unseen")


def _where_decree(pen: Pen, view: DuelView, id: str) -> str:
    assert view.senate is not None
    for chamber in view.senate.chambers:
        if id in chamber.decrees:
            return pen.words("label-where-chamber", chamber=chamber.chamber)
    return pen.words("label-where-decree-unseen")


_WHERE: Final[dict[str, Callable[[Pen, DuelView, str], str]]] = {
    "card": _where_card,
    "token": _where_token,
    "conspiracy": _where_conspiracy,
    "decree": _where_decree,
}
"""For each kind of piece what finds one."""
