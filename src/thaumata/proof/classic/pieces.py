"""Names of pieces of Classic in error messages."""

from __future__ import annotations

from mypy_extensions import i64

from thaumata.classic.catalog import PER_AGE
from thaumata.classic.state import ClassicState
from thaumata.wording.words import Said


def piece_name(state: ClassicState, kind: str, number: i64) -> str:
    """Return the id of a card or a board, shown by its name in messages."""
    ids = state.game.names[kind]
    id = ids[number] if 0 <= number < len(ids) else ""
    return Said(f"classic-{kind}-{id}", plain=id) if id else str(number)


def card_name(state: ClassicState, age: i64, kind: i64) -> str:
    """Return the id of a card of an age, shown by its name in messages."""
    return piece_name(state, "card", (age - 1) * PER_AGE + kind)
