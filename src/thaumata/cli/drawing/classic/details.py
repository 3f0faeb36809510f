"""What a choice in Classic would cost and change, line by line."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from thaumata.cli.drawing.classic.facts import city_name
from thaumata.cli.drawing.duel.details import change_of, draw_receipt
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import NOW, QUIET
from thaumata.views.classic.actions import ClassicAction
from thaumata.views.classic.structs import ClassicView
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_action


def draw_details(pen: Pen, view: ClassicView, number: int) -> Group:
    """Draw the receipt of a choice and its consequences, whatever the others do."""
    action = view.actions[number - 1]
    told = describe_action(pen.words, action, pen.players)
    title = Text.assemble((f"{number} ", NOW), told)
    lines = [*draw_receipt(pen, action.preview.payment), *_consequences(pen, view, action)]
    return Group(title, *(Text.assemble("  ", line) for line in lines))


def _consequences(pen: Pen, view: ClassicView, action: ClassicAction) -> list[Text]:
    words = pen.words
    preview = action.preview
    lines: list[Text] = []
    for city in view.cities:
        name = city_name(pen, city.seat)
        points = city.score.total
        lines += change_of(words, "label-change-coins", name, city.coins, preview.coins[city.seat])
        lines += change_of(
            words, "label-change-points", name, points, points + preview.points[city.seat]
        )
    city = view.cities[action.seat]
    name = city_name(pen, city.seat)
    shields = city.shields
    lines += change_of(words, "label-change-shields", name, shields, shields + preview.shields)
    if preview.at_least:
        lines.append(Text(words("label-at-least"), QUIET))
    if preview.discards:
        card = pen.name(Piece("card", preview.discards))
        lines.append(Text(words("label-goes-to-discards", card=card)))
    if preview.prompt:
        lines.append(Text(words.say(preview.prompt), QUIET))
    return lines
