"""Agora in words: senators, decrees and conspiracies, the Senate's questions, and its icons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from thaumata.duel.agora.conspiracies import CONSPIRACIES
from thaumata.duel.agora.conspiring import would_do_nothing
from thaumata.duel.agora.decrees import DECREES
from thaumata.duel.agora.senators import CARDS
from thaumata.duel.catalog import Card, Catalog
from thaumata.duel.state import DuelState
from thaumata.wording.duel.expansion import Arguments, Detail, DuelExpansionWords
from thaumata.wording.duel.payment import bought
from thaumata.wording.icons import AMOUNT, COLOR, WHAT, Icons, all_of, as_it_is
from thaumata.wording.message import Message, message
from thaumata.wording.payment import Tellers, line_message
from thaumata.wording.pieces import Description
from thaumata.wording.words import Words

if TYPE_CHECKING:
    from thaumata.views.duel.agora.payment import ChainBorrowed
    from thaumata.views.duel.payment import Bought, Waived
    from thaumata.views.pieces import Piece
    from thaumata.wording.family import Describe, FamilyWords

_SENATORS: Final = frozenset(card.id for card in CARDS)

_RECRUITED: Final = {
    "action-build": "action-recruit",
    "action-revive": "action-recruit_discarded",
}
"""The messages for senators instead."""


def describe_conspiracy(
    family: FamilyWords, words: Words, catalog: Catalog, piece: Piece
) -> Description:
    """Describe a conspiracy."""
    effects = {conspiracy.id: conspiracy.effects for conspiracy in CONSPIRACIES}[piece.id]
    return _without_cost(family, words, piece, "family-conspiracies", effects)


def describe_decree(
    family: FamilyWords, words: Words, catalog: Catalog, piece: Piece
) -> Description:
    """Describe a decree."""
    effect = {decree.id: decree.effect for decree in DECREES}[piece.id]
    return _without_cost(family, words, piece, "family-decrees", [effect])


def _without_cost(
    family: FamilyWords, words: Words, piece: Piece, kind: str, effects: Sequence[Any]
) -> Description:
    told = family.sentences_of(words, effects)
    return Description(piece, family.name_of(words, piece), words(kind), "", told, ())


def _waived(family: FamilyWords, line: Waived) -> list[Message]:
    """Return the line of a symbol that a decree ignores."""
    if line.source.kind != "decree":
        return [line_message(family, line)]
    told = line_message(family, line, "payment-waived_by_decree")
    return [Message(told.id, {**told.arguments, "decree": told.arguments["source"]})]


def _bought(family: FamilyWords, line: Bought) -> list[Message]:
    """Return a purchase, with a decree that saves a coin."""
    told = bought(family, line)
    if line.cheaper_by is None:
        return told
    decree = family.name(line.cheaper_by.kind, line.cheaper_by.id)
    return [*told, message("payment-price_decree", decree=decree)]


def _borrowed(family: FamilyWords, line: ChainBorrowed) -> list[Message]:
    source = family.name(line.source.kind, line.source.id)
    decree = family.name("decree", line.decree)
    if line.source.kind == "card":
        return [message("payment-chain_borrowed", card=source, decree=decree)]
    return [message("payment-chain_token_borrowed", mythology=source, decree=decree)]


def _start_and_end(
    family: FamilyWords, state: DuelState, seat: int, pieces: Sequence[Piece]
) -> Arguments:
    return {"start": pieces[0].id, "end": pieces[1].id}


def _swapped(
    family: FamilyWords, state: DuelState, seat: int, pieces: Sequence[Piece]
) -> Arguments:
    taken, given = [family.name(piece.kind, piece.id) for piece in pieces[:2]]
    return {"taken": taken, "given": given}


class AgoraWords(DuelExpansionWords):
    """The Senate, senators, decrees and conspiracies."""

    kinds: ClassVar[Mapping[str, str]] = {
        "decree": "duel-decree",
        "conspiracy": "duel-conspiracy",
    }

    icons: ClassVar[Icons] = {
        "senate_actions": (("section", as_it_is),),
        "income": (WHAT,),
        "ignores_symbol": (COLOR,),
        "trade_discount": (("resources", all_of),),
        "more_blue_cards": (AMOUNT,),
        "more_for_discards": (AMOUNT,),
    }

    tellers: ClassVar[Tellers] = {
        "waived": _waived,
        "bought": _bought,
        "chain_borrowed": _borrowed,
    }

    descriptions: ClassVar[Mapping[str, Describe]] = {
        "conspiracy": describe_conspiracy,
        "decree": describe_decree,
    }

    answers: ClassVar[Mapping[tuple[str, str], str]] = {
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

    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "senate_action": ("section", "count"),
        "deal_decree": ("chamber",),
        "trigger": ("which",),
        "turn_of_events": ("which",),
    }

    details: ClassVar[Mapping[str, Detail]] = {
        "action-move_cube": _start_and_end,
        "action-shift_decree": _start_and_end,
        "action-swap": _swapped,
    }

    priced: ClassVar[tuple[str, ...]] = ("action-recruit",)

    def form_of(
        self,
        state: DuelState,
        seat: int,
        message: str,
        pieces: Sequence[Piece],
        arguments: Arguments,
    ) -> str:
        """Return the form for senators, who are recruited, or for idle conspiracies (D197)."""
        if message in _RECRUITED and pieces[0].id in _SENATORS:
            return _RECRUITED[message]
        if message == "action-trigger":
            conspiracy = state.game.names["conspiracy"].index(pieces[0].id)
            return "action-trigger-idle" if would_do_nothing(state, seat, conspiracy) else message
        return message

    def card_family(self, card: Card) -> str:
        """Return the family of senators, who have no color."""
        return "senators" if card.id in _SENATORS else ""

    def card_notes(self, card: Card) -> list[Message]:
        """Explain that a senator costs more with each senator in the city."""
        return [message("effect-note-senator")] if card.id in _SENATORS else []
