"""Draw the last round in one row: what every city did with its card."""

from __future__ import annotations

from rich.text import Text

from thaumata.drawing.classic.city_items import city_name
from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import BACK, BUILT, COIN, GOOD, MARKERS, QUIET
from thaumata.drawing.text import Block, flow
from thaumata.views.classic.structs import ClassicView, PlayedCard
from thaumata.views.pieces import Piece


def draw_last_round(display: Display, view: ClassicView, width: int) -> Block:
    """Draw the last completed round; nothing before the first."""
    if view.last_round is None:
        return []
    shown = [played for played in view.last_round.cards if played.use != "left_over"]
    label = Text.assemble((f"{display.words('label-last-round')}  ", QUIET))
    return flow([_played_card(display, played) for played in shown], width, label=label)


def _played_card(display: Display, played: PlayedCard) -> Text:
    """Draw what a city did with a card, which is named if the viewer knows it."""
    item = Text(f"{city_name(display, played.seat)} ", QUIET)
    card = Piece("card", played.card) if played.card else None
    if played.use == "built" and card:
        return item.append_text(display.marked(card))
    mark = Text(BUILT, GOOD) if played.use == "stage" else Text(f"+{COIN}", MARKERS["yellow"].style)
    return item.append_text(mark).append(f" ({display.name(card)})" if card else f" {BACK}", QUIET)
