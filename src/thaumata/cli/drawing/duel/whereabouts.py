"""Where a piece is now, as far as the viewer knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thaumata.cli.drawing.pen import Pen
from thaumata.duel.catalog import PER_AGE, Catalog
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece


def where_are(pen: Pen, catalog: Catalog, view: DuelView, piece: Piece) -> str:
    """Tell where a piece is, and all others of its name, such as senators."""
    copies = [other for other in pen.notation.pieces() if _is_alike(pen, piece, other)]
    return " ".join(dict.fromkeys(_where_is(pen, catalog, view, copy) for copy in copies))


def _is_alike(pen: Pen, piece: Piece, other: Piece) -> bool:
    return other.kind == piece.kind and pen.name(other) == pen.name(piece)


def _where_is(pen: Pen, catalog: Catalog, view: DuelView, piece: Piece) -> str:
    if piece.kind == "card":
        return _where_card(pen, catalog, view, piece.id)
    return _WHERE[piece.kind](pen, view, piece.id)


def _where_card(pen: Pen, catalog: Catalog, view: DuelView, id: str) -> str:
    words = pen.words
    for city in view.cities:
        player = pen.players[city.seat]
        if any(id in cards for cards in city.cards.values()):
            return words("label-where-city", player=player)
        for wonder in city.wonders:
            if wonder.card == id:
                name = pen.name(Piece("wonder", wonder.id))
                return words("label-where-under", wonder=name, player=player)
    if id in view.discards:
        return words("label-where-discards")
    for own in view.senate.seats if view.senate else ():
        if any(plot.card == id for plot in own.conspiracies):
            return words("label-where-plot", player=pen.players[own.seat])
    for slot in view.structure.slots if view.structure else ():
        if slot.card == id:
            return words("label-where-open" if slot.accessible else "label-where-covered")
    numbers = {card.id: number for number, card in enumerate(catalog.cards) if card}
    age = numbers[id] // PER_AGE + 1
    if age > view.age:
        return words("label-where-later", age=words(f"age-{age}"))
    if any(id in unseen.cards and unseen.face_down for unseen in view.unseen):
        return words("label-where-unseen")
    return words("label-where-box-or-plot" if _has_prepared(view) else "label-where-box")


def _has_prepared(view: DuelView) -> bool:
    """Tell whether a card may lie under a conspiracy."""
    seats = view.senate.seats if view.senate else ()
    return any(plot.status != "unprepared" for own in seats for plot in own.conspiracies)


def _where_wonder(pen: Pen, view: DuelView, id: str) -> str:
    words = pen.words
    for city in view.cities:
        for wonder in city.wonders:
            if wonder.id == id:
                player = pen.players[city.seat]
                if wonder.card is None:
                    return words("label-where-waiting", player=player)
                card = pen.name(Piece("card", wonder.card))
                return words("label-where-built", player=player, card=card)
    return words("label-where-choice" if id in view.shown else "label-where-box")


def _where_token(pen: Pen, view: DuelView, id: str) -> str:
    words = pen.words
    for city in view.cities:
        if id in city.progress:
            return words("label-where-owned", player=pen.players[city.seat])
    if view.senate and view.senate.locked and view.senate.locked.token == id:
        return words("label-where-locked")
    if view.pantheon and id in view.pantheon.enki:
        return words("label-where-enki")
    if id in view.board.progress:
        return words("label-where-board")
    return words("label-where-choice" if id in view.drawn else "label-where-box")


def _where_god(pen: Pen, view: DuelView, id: str) -> str:
    words = pen.words
    assert view.pantheon is not None
    for own in view.pantheon.seats:
        if id in own.gods:
            return words("label-where-owned", player=pen.players[own.seat])
    for space in view.pantheon.spaces:
        if space.god == id:
            hidden = "" if space.face_up else "-hidden"
            return words(f"label-where-space{hidden}", space=space.space)
    return words("label-where-box" if id == "gate" else "label-where-god-unseen")


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
    "wonder": _where_wonder,
    "token": _where_token,
    "god": _where_god,
    "conspiracy": _where_conspiracy,
    "decree": _where_decree,
}
"""For each kind of piece but cards what finds one."""
