"""The effects of a choice in 7 Wonders."""

from __future__ import annotations

from rich.text import Text

from thaumata.drawing.classic.city_items import city_name
from thaumata.drawing.details import change_of, changes_of_cities
from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import QUIET
from thaumata.views.classic.actions import ClassicAction
from thaumata.views.classic.structs import ClassicView
from thaumata.views.pieces import Piece


def consequences_of(display: Display, view: ClassicView, action: ClassicAction) -> list[Text]:
    """Return the effects that do not depend on the choices of others."""
    words = display.words
    preview = action.preview
    names = [(city.seat, city_name(display, city.seat)) for city in view.cities]
    lines = changes_of_cities(display, view, action, names)
    shields = view.cities[action.seat].shields
    name = city_name(display, action.seat)
    lines += change_of(display, "label-change-shields", name, shields, shields + preview.shields)
    if preview.at_least:
        lines.append(Text(words("label-at-least"), QUIET))
    if preview.discards:
        card = display.name(Piece("card", preview.discards))
        lines.append(Text(words("label-goes-to-discards", card=card)))
    if preview.prompt is not None:
        lines.append(Text(words.say(preview.prompt, display.players), QUIET))
    return lines
