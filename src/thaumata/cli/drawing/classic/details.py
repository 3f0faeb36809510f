"""What a choice in Classic would change."""

from __future__ import annotations

from rich.text import Text

from thaumata.cli.drawing.classic.facts import city_name
from thaumata.cli.drawing.details import change_of, changes_of_cities
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import QUIET
from thaumata.views.classic.actions import ClassicAction
from thaumata.views.classic.structs import ClassicView
from thaumata.views.pieces import Piece


def consequences_of(pen: Pen, view: ClassicView, action: ClassicAction) -> list[Text]:
    """Tell what happens whatever the others do."""
    words = pen.words
    preview = action.preview
    names = [(city.seat, city_name(pen, city.seat)) for city in view.cities]
    lines = changes_of_cities(pen, view, action, names)
    shields = view.cities[action.seat].shields
    name = city_name(pen, action.seat)
    lines += change_of(pen, "label-change-shields", name, shields, shields + preview.shields)
    if preview.at_least:
        lines.append(Text(words("label-at-least"), QUIET))
    if preview.discards:
        card = pen.name(Piece("card", preview.discards))
        lines.append(Text(words("label-goes-to-discards", card=card)))
    if preview.prompt is not None:
        lines.append(Text(words.say(preview.prompt, pen.players), QUIET))
    return lines
