"""How the reasons against a table of Classic name its pieces."""

from __future__ import annotations

from mypy_extensions import i64

from thaumata.classic.catalog import PER_AGE
from thaumata.classic.state import ClassicState
from thaumata.wording.words import Said


def piece_name(state: ClassicState, kind: str, number: i64) -> str:
    """Return the id of a card or a board, which is told by its name."""
    ids = state.game.names[kind]
    id = ids[number] if 0 <= number < len(ids) else ""
    return Said(f"classic-{kind}-{id}", plain=id) if id else str(number)


def card_name(state: ClassicState, age: i64, kind: i64) -> str:
    """Return the id of a card of an age, which is told by its name."""
    return piece_name(state, "card", (age - 1) * PER_AGE + kind)
