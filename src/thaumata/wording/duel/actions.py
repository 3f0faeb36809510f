"""Questions and answers of Duel as messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from thaumata.duel.commerce import sale_price
from thaumata.duel.state import DuelState
from thaumata.wording.duel.expansion import Arguments, Detail
from thaumata.wording.duel.expansions import EXPANSIONS, expansions_of
from thaumata.wording.duel.names import DUEL
from thaumata.wording.message import Message, player

if TYPE_CHECKING:
    from thaumata.views.actions import WrittenAction
    from thaumata.views.pieces import Piece
    from thaumata.wording.family import FamilyWords


def question(decision: str, argument: str) -> Message:
    """Return the question of a decision with an argument, as in views and previews."""
    if decision == "lay_back":  # each back has a question of its own
        return Message(f"prompt-lay_{argument}")
    arguments: Arguments = {
        variable: int(value) if value.isdecimal() else value
        for variable, value in zip(QUESTIONS.get(decision, ()), argument.split(), strict=False)
    }
    return Message(f"prompt-{decision}", arguments)


def answer(state: DuelState, seat: int, action: WrittenAction, price: int) -> Message:
    """Return the name of an action of a seat, such as ``Build Baths for 2 coins``."""
    message = ANSWERS.get((state.decision(), action.verb))
    if message is None:
        return Message(f"action-{action.verb}", plain=action.text)
    arguments: Arguments = {
        piece.kind: DUEL.name(piece.kind, piece.id)
        for piece in action.pieces
        if piece.kind not in ("seat", "offerings")
    }
    if message in DETAILS:
        arguments |= DETAILS[message](DUEL, state, seat, action.pieces)
    message = _form_of(state, seat, message, action.pieces, arguments)
    if message in PRICED and price:
        message = f"{message}-price"
        arguments["coins"] = price
    return Message(message, arguments)


def _form_of(
    state: DuelState, seat: int, message: str, pieces: Sequence[Piece], arguments: Arguments
) -> str:
    """Return the form of a message that fits the arguments."""
    if message == "action-throw_out" and "card" not in arguments:
        return "action-throw_out-hidden"
    for expansion in expansions_of(state.game):
        message = expansion.form_of(state, seat, message, pieces, arguments)
    return message


def _sale(family: FamilyWords, state: DuelState, seat: int, pieces: Sequence[Piece]) -> Arguments:
    return {"coins": int(sale_price(state, seat))}


def _beginner(
    family: FamilyWords, state: DuelState, seat: int, pieces: Sequence[Piece]
) -> Arguments:
    return {"player": player(int(pieces[0].id))}


def _thrown_out(
    family: FamilyWords, state: DuelState, seat: int, pieces: Sequence[Piece]
) -> Arguments:
    """Return the card of a slot, if it is face up."""
    if pieces[0].kind != "slot":  # the card is named already
        return {}
    slot = state.layout().names.index(pieces[0].id)
    if not state.known >> slot & 1:
        return {}
    return {"card": family.name("card", state.game.names["card"][state.slots[slot]])}


_ANSWERS: Final = {
    ("turn", "build"): "action-build",
    ("turn", "wonder"): "action-wonder",
    ("turn", "discard"): "action-discard",
    ("mausoleum", "build"): "action-revive",
    ("discard_card", "discard"): "action-ruin",
    ("pick_wonder", "pick"): "action-pick",
    ("take_token", "take"): "action-take",
    ("take_token", "pass"): "action-decline",
    ("library", "take"): "action-take",
    ("starter", "begins"): "action-begins",
}

_DETAILS: Final[Mapping[str, Detail]] = {
    "action-discard": _sale,
    "action-begins": _beginner,
    "action-throw_out": _thrown_out,
}

ANSWERS: Final = {
    **_ANSWERS,
    **{key: id for each in EXPANSIONS.values() for key, id in each.answers.items()},
}
"""The message of the answer for each decision and verb."""

DETAILS: Final = {
    **_DETAILS,
    **{key: detail for each in EXPANSIONS.values() for key, detail in each.details.items()},
}
"""The functions for additional arguments, by message."""

QUESTIONS: Final = {
    "discard_card": ("color",),
    "deal_card": ("slot",),
    **{key: names for each in EXPANSIONS.values() for key, names in each.questions.items()},
}
"""The variables of each question that has some, in their order."""

PRICED: Final = frozenset(
    ["action-build", "action-wonder", *[id for each in EXPANSIONS.values() for id in each.priced]]
)
"""Messages with a second form that includes the price."""
