"""Names of pieces of Duel in error messages, and disjoint sets of pieces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from thaumata.duel.state import DuelState
from thaumata.kit.bits import first
from thaumata.proof.soundness import Unsound
from thaumata.wording.words import Said

_NAMES: Final = {"token": "progress"}
"""The word for a kind of piece in message ids, if it is a different one."""


def piece_name(state: DuelState, kind: str, number: i64) -> str:
    """Return the id of a piece, shown by its name in messages."""
    ids = state.game.names[kind]
    id = ids[number] if 0 <= number < len(ids) else ""
    return Said(f"duel-{_NAMES.get(kind, kind)}-{id}", plain=id) if id else str(number)


def card_name(state: DuelState, card: i64) -> str:
    """Return the id of a card, shown by its name in messages."""
    return piece_name(state, "card", card)


def join(state: DuelState, kind: str, together: i64, members: i64, field: str) -> i64:
    """Join two sets of pieces that must be disjoint."""
    if together & members:
        raise twice(state, kind, first(together & members), field)
    return together | members


def join_cards(state: DuelState, age: i64, together: i64, members: i64, field: str) -> i64:
    """Join two sets of an age's cards that must be disjoint."""
    if together & members:
        raise twice(state, "card", age * 64 + first(together & members), field)
    return together | members


def twice(state: DuelState, kind: str, number: i64, field: str) -> Unsound:
    """Return the error for a piece in two places."""
    return Unsound("impossible-card-twice", field, card=piece_name(state, kind, number))
