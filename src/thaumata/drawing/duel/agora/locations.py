"""Where conspiracies, decrees and the cards under conspiracies are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thaumata.drawing.display import Display
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece


def location_of(display: Display, view: DuelView, piece: Piece) -> str:
    """Return where a piece is, if only Agora knows; empty otherwise."""
    find = _WHERE.get(piece.kind)
    return find(display, view, piece.id) if find else ""


def possible_location(display: Display, view: DuelView, piece: Piece) -> str:
    """Return that a card may lie under a conspiracy."""
    seats = view.senate.seats if view.senate else ()
    plots = [plot for own in seats for plot in own.conspiracies]
    if piece.kind == "card" and any(plot.status != "unprepared" for plot in plots):
        return display.words("label-where-box-or-plot")
    return ""


def _card_locations(display: Display, view: DuelView, id: str) -> str:
    assert view.senate is not None
    for own in view.senate.seats:
        if any(plot.card == id for plot in own.conspiracies):
            return display.words("label-where-plot", player=display.players[own.seat])
    return ""


def _where_token(display: Display, view: DuelView, id: str) -> str:
    assert view.senate is not None
    locked = view.senate.locked
    return display.words("label-where-locked") if locked and locked.token == id else ""


def _where_conspiracy(display: Display, view: DuelView, id: str) -> str:
    words = display.words
    assert view.senate is not None
    for own in view.senate.seats:
        for plot in own.conspiracies:
            if plot.conspiracy == id:
                return words(f"label-where-{plot.status}", player=display.players[own.seat])
    deck = view.senate.deck
    if id in deck.drawn:
        return words("label-where-choice")
    is_seen = id in deck.top or id in deck.bottom
    return words("label-where-deck" if is_seen else "label-where-conspiracy-unseen")


def _where_decree(display: Display, view: DuelView, id: str) -> str:
    assert view.senate is not None
    for chamber in view.senate.chambers:
        if id in chamber.decrees:
            return display.words("label-where-chamber", chamber=chamber.chamber)
    return display.words("label-where-decree-unseen")


_WHERE: Final[dict[str, Callable[[Display, DuelView, str], str]]] = {
    "card": _card_locations,
    "token": _where_token,
    "conspiracy": _where_conspiracy,
    "decree": _where_decree,
}
"""The function that finds a piece, by kind of piece."""
