"""Where a card or a board of Classic is now, as far as the viewer knows."""

from __future__ import annotations

from thaumata.classic.catalog import PER_AGE
from thaumata.cli.drawing.cards import still_to_come
from thaumata.cli.drawing.classic.facts import city_name
from thaumata.cli.drawing.pen import Pen
from thaumata.views.classic.structs import ClassicView
from thaumata.views.pieces import Piece


def where_is(pen: Pen, view: ClassicView, piece: Piece) -> str:
    """Tell where a board, or all copies of a card that the viewer knows of, are."""
    if piece.kind == "board":
        return _where_board(pen, view, piece.id)
    told = " ".join(_where_card(pen, view, piece.id))
    told = told or still_to_come(pen, view.age, PER_AGE, piece)
    return told or pen.words("label-where-nobody-knows")


def _where_board(pen: Pen, view: ClassicView, id: str) -> str:
    owners = [city_name(pen, city.seat) for city in view.cities if city.board == id]
    if owners:
        return pen.words("label-where-owned", player=owners[0])
    return pen.words("label-where-box")


def _where_card(pen: Pen, view: ClassicView, id: str) -> list[str]:
    words = pen.words
    told = []
    if id in view.hand:
        told.append(words("label-where-hand"))
    for city in view.cities:
        if any(id in cards for cards in city.cards.values()):
            told.append(words("label-where-city", player=city_name(pen, city.seat)))
        if any(stage.card == id for stage in city.stages):
            told.append(words("label-where-stage", player=city_name(pen, city.seat)))
    for hand in view.hands:
        if hand.seat != view.seat and id in hand.cards:
            told.append(words("label-where-seen", player=city_name(pen, hand.seat)))
    if id in view.discards.cards:
        told.append(words("label-where-discards"))
    return told
