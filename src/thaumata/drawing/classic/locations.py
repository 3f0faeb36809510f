"""Where a card or board of 7 Wonders is now, as far as the viewer knows."""

from __future__ import annotations

from thaumata.classic.catalog import PER_AGE
from thaumata.drawing.cards import still_to_come
from thaumata.drawing.classic.city_items import city_name
from thaumata.drawing.display import Display
from thaumata.views.classic.structs import ClassicView
from thaumata.views.pieces import Piece


def location_of(display: Display, view: ClassicView, piece: Piece) -> str:
    """Return sentences about where a board, or all known copies of a card, are."""
    if piece.kind == "board":
        return _board_location(display, view, piece.id)
    told = " ".join(_card_locations(display, view, piece.id))
    told = told or still_to_come(display, view.age, PER_AGE, piece)
    return told or display.words("label-where-nobody-knows")


def _board_location(display: Display, view: ClassicView, id: str) -> str:
    owners = [city_name(display, city.seat) for city in view.cities if city.board == id]
    if owners:
        return display.words("label-where-owned", player=owners[0])
    return display.words("label-where-box")


def _card_locations(display: Display, view: ClassicView, id: str) -> list[str]:
    words = display.words
    told = []
    if id in view.hand:
        told.append(words("label-where-hand"))
    for city in view.cities:
        if any(id in cards for cards in city.cards.values()):
            told.append(words("label-where-city", player=city_name(display, city.seat)))
        if any(stage.card == id for stage in city.stages):
            told.append(words("label-where-stage", player=city_name(display, city.seat)))
    for hand in view.hands:
        if hand.seat != view.seat and id in hand.cards:
            told.append(words("label-where-seen", player=city_name(display, hand.seat)))
    if id in view.discards.cards:
        told.append(words("label-where-discards"))
    return told
