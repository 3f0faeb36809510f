"""Questions and answers of Duel in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from thaumata.duel.agora.senators import CARDS
from thaumata.views.duel.actions import Action
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece
from thaumata.wording.duel.names import name_of
from thaumata.wording.words import Words

Arguments = dict[str, str | int]


def describe_duel_prompt(words: Words, view: DuelView) -> str:
    """Ask for the decision in hand; empty when the game is over."""
    return describe_question(words, view.decision, view.argument) if view.decision else ""


def describe_question(words: Words, decision: str, argument: str) -> str:
    """Ask for a decision that is about something, as a view or a preview has it."""
    if decision == "lay_back":  # each back has a question of its own
        return words(f"prompt-lay_{argument}")
    variables = _PROMPT_VARIABLES.get(decision, ())
    arguments: Arguments = {
        variable: int(value) if value.isdecimal() else value
        for variable, value in zip(variables, argument.split(), strict=False)
    }
    return words(f"prompt-{decision}", **arguments)


_PROMPT_VARIABLES: Final = {
    "discard_card": ("color",),
    "deal_card": ("slot",),
    "lay_token": ("slot",),
    "senate_action": ("section", "count"),
    "deal_decree": ("chamber",),
    "trigger": ("which",),
    "turn_of_events": ("which",),
}
"""For each decision whose question varies the variables of its message, in their order."""


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
    # Pantheon
    ("turn", "activate"): "action-activate",
    ("first_token", "uncover"): "action-uncover",
    ("place_god", "place"): "action-place_god",
    ("free_god", "activate"): "action-activate",
    ("choose_deck", "reveal"): "action-reveal",
    ("order_deck", "top"): "action-top_god",
    ("take_from_enki", "take"): "action-take",
    ("copy_symbol", "copy"): "action-copy",
    ("take_resource_card", "take"): "action-take_card",
    ("discard_from_structure", "discard"): "action-throw_out",
    ("ruin_wonder", "ruin"): "action-ruin_wonder",
    ("wonder_from_discard", "wonder"): "action-wonder",
    ("take_unbuilt_wonder", "take"): "action-take_wonder",
    ("place_minerva", "guard"): "action-guard",
    ("remove_military_token", "remove"): "action-remove_token",
    ("apply_military_token", "apply"): "action-apply_token",
    ("split_payment", "spend"): "action-spend",
    # Agora
    ("turn", "prepare"): "action-prepare",
    ("senate_action", "place"): "action-place_cube",
    ("senate_action", "move"): "action-move_cube",
    ("senate_action", "pass"): "action-no_action",
    ("conspirator", "place"): "action-place_cube",
    ("conspirator", "conspire"): "action-conspire",
    ("place_cube", "place"): "action-place_cube",
    ("move_cube", "move"): "action-move_cube",
    ("move_cube", "pass"): "action-no_move",
    ("remove_cube", "remove"): "action-remove_cube",
    ("keep_conspiracy", "keep"): "action-keep",
    ("put_back", "top"): "action-top",
    ("put_back", "bottom"): "action-bottom",
    ("trigger", "trigger"): "action-trigger",
    ("trigger", "pass"): "action-no_trigger",
    ("extortion", "take"): "action-take_wonder",
    ("obscurantism", "lock"): "action-lock",
    ("property_fraud", "build"): "action-build_top",
    ("treason", "build"): "action-build_removed",
    ("espionage", "take"): "action-take",
    ("turn_of_events", "discard"): "action-throw_out",
    ("turn_of_events", "pass"): "action-no_discard",
    ("foreclosure", "take"): "action-take_card",
    ("coercion", "swap"): "action-swap",
    ("insider_influence", "decree"): "action-shift_decree",
    ("sabotage", "ruin"): "action-destroy_wonder",
}
"""For each decision and verb the message on the answer."""

_PRICED: Final = frozenset(
    {
        "action-build",
        "action-recruit",
        "action-wonder",
        "action-activate",
        "action-activate-offerings",
    }
)
"""Messages with a second form that tells the price."""

_SENATORS: Final = frozenset(card.id for card in CARDS)

_RECRUITED: Final = {
    "action-build": "action-recruit",
    "action-revive": "action-recruit_discarded",
}
"""What is said of senators instead."""


def describe_duel_action(
    words: Words, view: DuelView, action: Action, players: Sequence[str] = ()
) -> str:
    """Put one of the viewer's actions into words, such as ``Build Baths for 2 coins``."""
    message = _ANSWERS.get((view.decision, action.verb))
    if message is None:
        return action.text
    players = players or [words("seat", number=city.seat + 1) for city in view.cities]
    arguments: Arguments = {
        piece.kind: name_of(words, piece)
        for piece in action.pieces
        if piece.kind not in ("seat", "offerings")
    }
    if message in _TELLERS:
        arguments |= _TELLERS[message](words, view, action.pieces, players)
    message = _variant(message, action, arguments)
    if message in _PRICED and action.preview.price:
        message = f"{message}-price"
        arguments["coins"] = action.preview.price
    return words(message, **arguments)


def _variant(message: str, action: Action, arguments: Arguments) -> str:
    """Choose the form of a message that suits what there is to tell."""
    if message in _RECRUITED and action.pieces[0].id in _SENATORS:
        return _RECRUITED[message]
    if message == "action-activate" and "offerings" in arguments:
        return "action-activate-offerings"
    if message == "action-throw_out" and "card" not in arguments:
        return "action-throw_out-hidden"
    return message


# What messages are told with besides the names of the pieces

_Teller = Callable[[Words, DuelView, Sequence[Piece], Sequence[str]], Arguments]


def _sale(words: Words, view: DuelView, pieces: Sequence[Piece], _: Sequence[str]) -> Arguments:
    return {} if view.seat is None else {"coins": view.cities[view.seat].sale_price}


def _beginner(
    words: Words, view: DuelView, pieces: Sequence[Piece], players: Sequence[str]
) -> Arguments:
    return {"player": players[int(pieces[0].id)]}


def _offerings(
    words: Words, view: DuelView, pieces: Sequence[Piece], _: Sequence[str]
) -> Arguments:
    """Turn ``with 2 4`` into a list of tokens."""
    if len(pieces) < 2:
        return {}
    values = pieces[1].id.split()[1:]
    tokens = [name_of(words, Piece("divine_token", f"offering_{value}")) for value in values]
    return {"offerings": words.list_of(tokens)}


def _thrown_out(
    words: Words, view: DuelView, pieces: Sequence[Piece], _: Sequence[str]
) -> Arguments:
    """Name the card of a slot, if it lies open."""
    for slot in view.structure.slots if view.structure else ():
        if slot.slot == pieces[0].id and slot.card:
            return {"card": name_of(words, Piece("card", slot.card))}
    return {}


def _start_and_end(
    words: Words, view: DuelView, pieces: Sequence[Piece], _: Sequence[str]
) -> Arguments:
    return {"start": pieces[0].id, "end": pieces[1].id}


def _swapped(words: Words, view: DuelView, pieces: Sequence[Piece], _: Sequence[str]) -> Arguments:
    return {"taken": name_of(words, pieces[0]), "given": name_of(words, pieces[1])}


def _guarded(
    words: Words, view: DuelView, pieces: Sequence[Piece], players: Sequence[str]
) -> Arguments:
    """Tell a space of the conflict track by its distance and its side."""
    space = int(pieces[0].id)
    return {"distance": abs(space), "player": players[0 if space < 0 else 1]}


def _military_token(
    words: Words, view: DuelView, pieces: Sequence[Piece], players: Sequence[str]
) -> Arguments:
    size, side = pieces[0].id.split()
    return {"size": size, "player": players[int(side)]}


def _spent(words: Words, view: DuelView, pieces: Sequence[Piece], _: Sequence[str]) -> Arguments:
    return {"coins": int(pieces[0].id.split()[0])}


_TELLERS: Final[dict[str, _Teller]] = {
    "action-discard": _sale,
    "action-begins": _beginner,
    "action-activate": _offerings,
    "action-throw_out": _thrown_out,
    "action-move_cube": _start_and_end,
    "action-shift_decree": _start_and_end,
    "action-swap": _swapped,
    "action-guard": _guarded,
    "action-remove_token": _military_token,
    "action-apply_token": _military_token,
    "action-spend": _spent,
}
"""For each message that needs more than names what it is told with."""
