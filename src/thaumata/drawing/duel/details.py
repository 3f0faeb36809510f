"""The effects of a choice in Duel."""

from __future__ import annotations

from rich.text import Text

from thaumata.drawing.details import changes_of_cities
from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import QUIET
from thaumata.events import describe, merge_moves
from thaumata.views import DuelAction
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece


def consequences_of(display: Display, view: DuelView, action: DuelAction) -> list[Text]:
    """Return the effects up to the next card that is revealed."""
    words = display.words
    preview = action.preview
    told = merge_moves(preview.changes)
    lines = [Text(f"→ {describe(event, words, display.players)}") for event in told]
    names = [(seat, display.players[seat]) for seat in display.sides]
    lines += changes_of_cities(display, view, action, names)
    slots = {slot.slot: slot for slot in view.structure.slots} if view.structure else {}
    open_cards = [
        display.name(Piece("card", card))
        for uncovered in preview.uncovers
        if (card := slots[uncovered.slot].card)
    ]
    if open_cards:
        lines.append(Text(words("label-uncovers", cards=words.list_of(open_cards))))
    hidden = sum(uncovered.face_down for uncovered in preview.uncovers)
    if hidden:
        lines.append(Text(words("label-uncovers-hidden", count=hidden)))
    if preview.prompt is not None:
        lines.append(Text(words.say(preview.prompt, display.players), QUIET))
    return lines
