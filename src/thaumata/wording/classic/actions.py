"""Questions and answers of Classic as messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from thaumata.agenda import argument_of
from thaumata.classic.city import NO_BOARD
from thaumata.classic.state import ClassicState
from thaumata.game import NATURE
from thaumata.views.classic.payment import BoughtFrom, ClassicReceipt, FreeBuild, ToNeighbor
from thaumata.views.payment import Chain
from thaumata.wording.classic.expansion import Arguments
from thaumata.wording.classic.expansions import EXPANSIONS
from thaumata.wording.classic.names import CLASSIC
from thaumata.wording.message import Argument, Message, list_of, message, player

if TYPE_CHECKING:
    from thaumata.views.actions import WrittenAction
    from thaumata.views.classic.actions import ClassicAction, ClassicPreview

_OF_CITIES: Final = frozenset({"last_card", "raise"})
"""Decisions that are about a city."""

ANSWERS: Final = {
    ("choose", "build"): "classic-action-build",
    ("choose", "stage"): "classic-action-stage",
    ("choose", "sell"): "classic-action-sell",
    ("last_card", "build"): "classic-action-build",
    ("last_card", "stage"): "classic-action-stage",
    ("last_card", "sell"): "classic-action-sell",
    ("last_card", "pass"): "classic-action-leave",
    ("raise", "build"): "classic-action-raise",
    ("raise", "pass"): "classic-action-raise-none",
    ("choose_side", "side"): "classic-action-side",
    **{key: id for each in EXPANSIONS.values() for key, id in each.answers.items()},
}
"""The message of the answer for each decision and verb."""


def question(
    state: ClassicState, seat: int | None, pending: Sequence[int], actions: Sequence[ClassicAction]
) -> Message:
    """Return the question of the current decision, or a message about the seats that are asked.

    The state is as the viewer knows it; ``pending`` are the seats that owe a decision, ``actions``
    those of the viewer.
    """
    decision = state.decision()
    argument = argument_of(state.agenda[state.depth - 1])
    if pending == (NATURE,):
        return Message(f"classic-prompt-{decision}", _about(state, decision, int(argument)))
    if seat is None or seat not in pending:
        return message("classic-prompt-wait", count=len(pending))
    city = actions[0].seat if actions else seat
    city = int(argument) if decision in _OF_CITIES else city
    asked = question_about(decision, city, seat)
    arguments: Arguments = {**asked.arguments}
    for expansion in EXPANSIONS.values():
        arguments |= expansion.asked(state, decision, city)
    return Message(asked.id, arguments)


def question_about(decision: str, city: int, seat: int) -> Message:
    """Return the question to a seat for a decision about a city."""
    return message(f"classic-prompt-{decision}", city=_whose(city, seat))


def _about(state: ClassicState, decision: str, argument: int) -> Arguments:
    """Return the city that gets a board, or the hand that gets a card, in the order of dealing."""
    if decision == "deal_board":
        return {"number": argument + 1}
    if decision == "deal_card":
        return {"number": argument // int(state.catalog.hand_size) + 1}
    return {}


def _whose(city: int, seat: int) -> str:
    return "own" if city == seat else "free"


def answer(
    state: ClassicState, seat: int, city: int, action: WrittenAction, preview: ClassicPreview
) -> Message:
    """Return the name of an action for a city, such as ``Build Stockade: 2 coins to the left``."""
    whose = _whose(city, seat)
    for expansion in EXPANSIONS.values():
        if told := expansion.answer(state, city, whose, preview):
            return told
    verb = action.verb.removeprefix("city ")
    id = ANSWERS.get((state.decision(), verb))
    if id is None:
        return Message(f"classic-action-{verb}", plain=action.text)
    arguments: Arguments = {"city": whose}
    arguments |= {piece.kind: CLASSIC.name(piece.kind, piece.id) for piece in action.pieces}
    side = state.cities[city].board
    if preview.stage is not None and side != NO_BOARD:
        arguments["stage"] = preview.stage
        arguments["wonder"] = CLASSIC.name("wonder", state.catalog.boards[side // 2].id)
    if verb == "sell":
        arguments["coins"] = preview.coins[city] - int(state.cities[city].coins)
    if preview.payment is not None and state.decision() != "raise":
        return _paid(id, arguments, preview.payment)
    return Message(id, arguments)


def _paid(id: str, arguments: Arguments, payment: ClassicReceipt) -> Message:
    """Add the way to pay to a message."""
    match payment.lines[0]:
        case Chain(card=card):
            source = CLASSIC.name("card", card)
            return Message(f"{id}-chain", {**arguments, "source": source})
        case FreeBuild(source=stage):
            source = CLASSIC.name(stage.kind, stage.id)
            return Message(f"{id}-power", {**arguments, "source": source})
    if not payment.total:
        return Message(id, arguments)
    price = _price(payment, is_free_city=arguments["city"] == "free")
    return Message(f"{id}-price", {**arguments, "price": price})


def _price(payment: ClassicReceipt, *, is_free_city: bool) -> Argument:
    """List the payments by recipient; the neighbors of the Free City have their names."""
    items = []
    if payment.to_bank:
        items.append(message("classic-pay-bank", coins=payment.to_bank))
    for line in payment.lines:
        if isinstance(line, ToNeighbor):
            arguments: Arguments = {"coins": line.coins, "goods": _goods(payment, line)}
            if is_free_city:
                told = Message("classic-pay-player", {**arguments, "player": player(line.seat)})
            else:
                told = Message("classic-pay-neighbor", {**arguments, "neighbor": line.neighbor})
            items.append(told)
    return list_of(items)


def _goods(payment: ClassicReceipt, paid: ToNeighbor) -> Argument:
    """List the goods bought from one side."""
    amounts: dict[str, int] = {}
    for line in payment.lines:
        if isinstance(line, BoughtFrom) and line.neighbor == paid.neighbor:
            amounts[line.resource] = amounts.get(line.resource, 0) + line.amount
    return list_of([CLASSIC.amount_or_name(good, amount) for good, amount in amounts.items()])
