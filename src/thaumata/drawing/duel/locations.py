"""Where a piece of Duel is now, as far as the viewer knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thaumata.drawing.cards import still_to_come
from thaumata.drawing.display import Display
from thaumata.drawing.duel.expansions import expansions_of
from thaumata.drawing.expansion import first_of
from thaumata.duel.catalog import PER_AGE
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece


def location_of(display: Display, view: DuelView, piece: Piece) -> str:
    """Return sentences about where a piece is, and all others of its name, such as senators."""
    copies = [other for other in display.notation.pieces() if _is_alike(display, piece, other)]
    return " ".join(dict.fromkeys(_where_is(display, view, copy) for copy in copies))


def _is_alike(display: Display, piece: Piece, other: Piece) -> bool:
    return other.kind == piece.kind and display.name(other) == display.name(piece)


def _where_is(display: Display, view: DuelView, piece: Piece) -> str:
    told = first_of(each.location(display, view, piece) for each in expansions_of(display.game))
    return told or _WHERE[piece.kind](display, view, piece)


def _card_locations(display: Display, view: DuelView, piece: Piece) -> str:
    words = display.words
    for city in view.cities:
        player = display.players[city.seat]
        if any(piece.id in cards for cards in city.cards.values()):
            return words("label-where-city", player=player)
        for wonder in city.wonders:
            if wonder.card == piece.id:
                name = display.name(Piece("wonder", wonder.id))
                return words("label-where-under", wonder=name, player=player)
    if piece.id in view.discards:
        return words("label-where-discards")
    for slot in view.structure.slots if view.structure else ():
        if slot.card == piece.id:
            return words("label-where-open" if slot.accessible else "label-where-covered")
    if later := still_to_come(display, view.age, PER_AGE, piece):
        return later
    if any(piece.id in unseen.cards and unseen.face_down for unseen in view.unseen):
        return words("label-where-unseen")
    told = first_of(
        each.possible_location(display, view, piece) for each in expansions_of(display.game)
    )
    return told or words("label-where-box")


def _where_wonder(display: Display, view: DuelView, piece: Piece) -> str:
    words = display.words
    for city in view.cities:
        for wonder in city.wonders:
            if wonder.id == piece.id:
                player = display.players[city.seat]
                if wonder.card is None:
                    return words("label-where-waiting", player=player)
                card = display.name(Piece("card", wonder.card))
                return words("label-where-built", player=player, card=card)
    return words("label-where-choice" if piece.id in view.shown else "label-where-box")


def _where_token(display: Display, view: DuelView, piece: Piece) -> str:
    words = display.words
    for city in view.cities:
        if piece.id in city.progress:
            return words("label-where-owned", player=display.players[city.seat])
    if piece.id in view.board.progress:
        return words("label-where-board")
    return words("label-where-choice" if piece.id in view.drawn else "label-where-box")


_WHERE: Final[dict[str, Callable[[Display, DuelView, Piece], str]]] = {
    "card": _card_locations,
    "wonder": _where_wonder,
    "token": _where_token,
}
"""The function that finds a piece, by kind of piece."""
