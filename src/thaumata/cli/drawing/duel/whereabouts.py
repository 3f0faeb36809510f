"""Where a piece is now, as far as the viewer knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thaumata.cli.drawing.cards import still_to_come
from thaumata.cli.drawing.duel.expansions import expansions_of
from thaumata.cli.drawing.expansion import first_of
from thaumata.cli.drawing.pen import Pen
from thaumata.duel.catalog import PER_AGE
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece


def where_are(pen: Pen, view: DuelView, piece: Piece) -> str:
    """Tell where a piece is, and all others of its name, such as senators."""
    copies = [other for other in pen.notation.pieces() if _is_alike(pen, piece, other)]
    return " ".join(dict.fromkeys(_where_is(pen, view, copy) for copy in copies))


def _is_alike(pen: Pen, piece: Piece, other: Piece) -> bool:
    return other.kind == piece.kind and pen.name(other) == pen.name(piece)


def _where_is(pen: Pen, view: DuelView, piece: Piece) -> str:
    told = first_of(each.where(pen, view, piece) for each in expansions_of(pen.game))
    return told or _WHERE[piece.kind](pen, view, piece)


def _where_card(pen: Pen, view: DuelView, piece: Piece) -> str:
    words = pen.words
    for city in view.cities:
        player = pen.players[city.seat]
        if any(piece.id in cards for cards in city.cards.values()):
            return words("label-where-city", player=player)
        for wonder in city.wonders:
            if wonder.card == piece.id:
                name = pen.name(Piece("wonder", wonder.id))
                return words("label-where-under", wonder=name, player=player)
    if piece.id in view.discards:
        return words("label-where-discards")
    for slot in view.structure.slots if view.structure else ():
        if slot.card == piece.id:
            return words("label-where-open" if slot.accessible else "label-where-covered")
    if later := still_to_come(pen, view.age, PER_AGE, piece):
        return later
    if any(piece.id in unseen.cards and unseen.face_down for unseen in view.unseen):
        return words("label-where-unseen")
    told = first_of(each.where_else(pen, view, piece) for each in expansions_of(pen.game))
    return told or words("label-where-box")


def _where_wonder(pen: Pen, view: DuelView, piece: Piece) -> str:
    words = pen.words
    for city in view.cities:
        for wonder in city.wonders:
            if wonder.id == piece.id:
                player = pen.players[city.seat]
                if wonder.card is None:
                    return words("label-where-waiting", player=player)
                card = pen.name(Piece("card", wonder.card))
                return words("label-where-built", player=player, card=card)
    return words("label-where-choice" if piece.id in view.shown else "label-where-box")


def _where_token(pen: Pen, view: DuelView, piece: Piece) -> str:
    words = pen.words
    for city in view.cities:
        if piece.id in city.progress:
            return words("label-where-owned", player=pen.players[city.seat])
    if piece.id in view.board.progress:
        return words("label-where-board")
    return words("label-where-choice" if piece.id in view.drawn else "label-where-box")


_WHERE: Final[dict[str, Callable[[Pen, DuelView, Piece], str]]] = {
    "card": _where_card,
    "wonder": _where_wonder,
    "token": _where_token,
}
"""For each kind of piece of the base game what finds one."""
