"""Any piece explained: what it costs and does, its chain, and where it is now."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.text import Text

from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import QUIET, SIGNS, STRONG
from thaumata.cli.drawing.text import flow, paragraph
from thaumata.cli.drawing.whereabouts import where_is
from thaumata.duel.catalog import Catalog
from thaumata.duel.names import COLORS
from thaumata.views.describe import describe_piece
from thaumata.views.describe_pieces import family_of
from thaumata.views.duel_structs import DuelView
from thaumata.views.pieces import Piece

_FAMILIES: Final = {
    "god": "family-gods",
    "conspiracy": "family-conspiracies",
    "decree": "family-decrees",
}


def explain(pen: Pen, catalog: Catalog, view: DuelView, piece: Piece, width: int) -> Group:
    """Explain a piece in a few lines."""
    about = describe_piece(pen.words, catalog, piece)
    title = pen.marked(piece)
    title.stylize(STRONG)
    title.append(f"  {about.family}", QUIET)
    lines = [*about.effects, *about.notes]
    if about.cost and pen.notation.cost(piece):
        label = pen.words("label-cost")
        lines.insert(0, f"{label}: {about.cost}")
    copies = [other for other in pen.notation.pieces() if _is_alike(pen, piece, other)]
    places = [where_is(pen, catalog, view, copy) for copy in copies]
    where = " ".join(dict.fromkeys(places))
    inset = Text("  ")
    told = [row for line in lines for row in paragraph(line, width, label=inset)]
    return Group(title, *told, *paragraph(where, width, label=inset, style=QUIET))


def _is_alike(pen: Pen, piece: Piece, other: Piece) -> bool:
    """Tell whether two pieces bear one name, as senators do."""
    return other.kind == piece.kind and pen.name(other) == pen.name(piece)


def list_pieces(pen: Pen, width: int) -> Group:
    """List everything that can be explained, family by family."""
    notation = pen.notation
    families = [
        (pen.words(f"family-{color}"), color, [Piece("card", card.id) for card in cards])
        for color in (*COLORS, "temples", "senators")
        if (cards := [card for card in notation.cards.values() if family_of(card) == color])
    ]
    families.append(
        (pen.words("label-wonders"), "wonder", [Piece("wonder", id) for id in notation.wonders])
    )
    families.append(
        (pen.words("label-progress-own"), "token", [Piece("token", id) for id in notation.tokens])
    )
    for kind, family in _FAMILIES.items():
        if kind in notation.others:
            pieces = [Piece(kind, id) for id in notation.others[kind]]
            families.append((pen.words(family), kind, pieces))
    parts: list[Text] = []
    for heading, family, pieces in families:
        sign = SIGNS[family]
        parts.append(Text(f"{sign.glyph} {heading}", f"{sign.style} bold"))
        names = [Text(name) for name in dict.fromkeys(map(pen.name, pieces))]
        parts += flow(names, width, separator=", ", label=Text("  "))
    return Group(*parts)
