"""What a choice in Duel would change."""

from __future__ import annotations

from rich.text import Text

from thaumata.cli.drawing.details import changes_of_cities
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import QUIET
from thaumata.events import describe, merge_moves
from thaumata.views import DuelAction
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece


def consequences_of(pen: Pen, view: DuelView, action: DuelAction) -> list[Text]:
    """Tell what happens up to the next card turned up."""
    words = pen.words
    preview = action.preview
    told = merge_moves(preview.changes)
    lines = [Text(f"→ {describe(event, words, pen.players)}") for event in told]
    names = [(seat, pen.players[seat]) for seat in pen.sides]
    lines += changes_of_cities(pen, view, action, names)
    slots = {slot.slot: slot for slot in view.structure.slots} if view.structure else {}
    open_cards = [
        pen.name(Piece("card", card))
        for uncovered in preview.uncovers
        if (card := slots[uncovered.slot].card)
    ]
    if open_cards:
        lines.append(Text(words("label-uncovers", cards=words.list_of(open_cards))))
    hidden = sum(uncovered.face_down for uncovered in preview.uncovers)
    if hidden:
        lines.append(Text(words("label-uncovers-hidden", count=hidden)))
    if preview.prompt is not None:
        lines.append(Text(words.say(preview.prompt, pen.players), QUIET))
    return lines
