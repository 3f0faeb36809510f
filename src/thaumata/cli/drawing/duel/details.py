"""What a choice would cost and change, line by line."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import BAD, GOOD, NOW, QUIET
from thaumata.events import describe, merge_moves
from thaumata.views import DuelAction
from thaumata.views.classic.payment import ClassicReceipt
from thaumata.views.duel.payment import Receipt
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_action, describe_payment
from thaumata.wording.words import Words


def draw_details(pen: Pen, view: DuelView, number: int) -> Group:
    """Draw the receipt of a choice and its consequences, up to the next card turned up."""
    action = view.actions[number - 1]
    title = Text.assemble((f"{number} ", NOW), describe_action(pen.words, action, pen.players))
    lines = [*draw_receipt(pen, action.preview.payment), *_consequences(pen, view, action)]
    return Group(title, *(Text.assemble("  ", line) for line in lines))


def draw_receipt(pen: Pen, payment: Receipt | ClassicReceipt | None) -> list[Text]:
    """Say how something is paid; nothing where nothing is built."""
    if payment is None:
        return []
    return [Text(line) for line in describe_payment(pen.words, payment)]


def _consequences(pen: Pen, view: DuelView, action: DuelAction) -> list[Text]:
    words = pen.words
    preview = action.preview
    told = merge_moves(preview.changes)
    lines = [Text(f"→ {describe(event, words, pen.players)}") for event in told]
    for seat in pen.sides:
        city = view.cities[seat]
        player = pen.players[seat]
        points = city.score.total
        lines += change_of(words, "label-change-coins", player, city.coins, preview.coins[seat])
        lines += change_of(
            words, "label-change-points", player, points, points + preview.points[seat]
        )
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
    if preview.prompt:
        lines.append(Text(words.say(preview.prompt), QUIET))
    return lines


def change_of(words: Words, message_id: str, player: str, before: int, after: int) -> list[Text]:
    """Tell how a number of a player changes, if it does."""
    if before == after:
        return []
    text = words(message_id, player=player, before=before, after=after)
    return [Text(text, GOOD if after > before else BAD)]
