"""Any piece explained: what it costs and does, its chain, and where it is now."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import QUIET, SIGNS, STRONG
from thaumata.cli.drawing.text import flow, paragraph
from thaumata.duel.catalog import PER_AGE, Catalog
from thaumata.duel.names import COLORS
from thaumata.views.describe import Description, describe_card, describe_token, describe_wonder
from thaumata.views.duel_structs import DuelView
from thaumata.views.pieces import Piece

_DESCRIBE = {"card": describe_card, "wonder": describe_wonder, "token": describe_token}


def explain(pen: Pen, catalog: Catalog, view: DuelView, piece: Piece, width: int) -> Group:
    """Explain a piece in a few lines."""
    about: Description = _DESCRIBE[piece.kind](pen.words, catalog, piece.id)
    title = pen.marked(piece)
    title.stylize(STRONG)
    title.append(f"  {about.family}", QUIET)
    lines = [*about.effects, *about.notes]
    if about.cost and pen.notation.cost(piece):
        label = pen.words("label-cost")
        lines.insert(0, f"{label}: {about.cost}")
    where = where_is(pen, catalog, view, piece)
    inset = Text("  ")
    told = [row for line in lines for row in paragraph(line, width, label=inset)]
    return Group(title, *told, *paragraph(where, width, label=inset, style=QUIET))


def where_is(pen: Pen, catalog: Catalog, view: DuelView, piece: Piece) -> str:
    """Tell where a piece is, as far as the viewer knows."""
    match piece.kind:
        case "card":
            return _where_card(pen, catalog, view, piece.id)
        case "wonder":
            return _where_wonder(pen, view, piece.id)
        case _:
            return _where_token(pen, view, piece.id)


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
    for slot in view.structure.slots if view.structure else ():
        if slot.card == id:
            return words("label-where-open" if slot.accessible else "label-where-covered")
    numbers = {card.id: number for number, card in enumerate(catalog.cards) if card}
    age = numbers[id] // PER_AGE + 1
    if age > view.age:
        return words("label-where-later", age=words(f"age-{age}"))
    if any(id in unseen.cards and unseen.face_down for unseen in view.unseen):
        return words("label-where-unseen")
    return words("label-where-box")


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
    if id in view.board.progress:
        return words("label-where-board")
    return words("label-where-choice" if id in view.drawn else "label-where-box")


def list_pieces(pen: Pen, width: int) -> Group:
    """List everything that can be explained, family by family."""
    notation = pen.notation
    families = [
        (pen.words(f"family-{color}"), color, [Piece("card", card.id) for card in cards])
        for place, color in enumerate(COLORS)
        if (cards := [card for card in notation.cards.values() if card.color == place])
    ]
    families.append(
        (pen.words("label-wonders"), "wonder", [Piece("wonder", id) for id in notation.wonders])
    )
    families.append(
        (pen.words("label-progress-own"), "token", [Piece("token", id) for id in notation.tokens])
    )
    parts: list[Text] = []
    for heading, family, pieces in families:
        sign = SIGNS[family]
        parts.append(Text(f"{sign.glyph} {heading}", f"{sign.style} bold"))
        names = [Text(pen.name(piece)) for piece in pieces]
        parts += flow(names, width, separator=", ", label=Text("  "))
    return Group(*parts)
