"""How the reasons against a position of Classic name its pieces."""

from __future__ import annotations

from thaumata.classic.catalog import PER_AGE
from thaumata.classic.state import ClassicState
from thaumata.position.impossible import Impossible
from thaumata.wording.words import Said


def piece(kind: str, id: str) -> str:
    """Return the id of a card or a board, which is told by its name."""
    return Said(f"classic-{kind}-{id}", plain=id)


def card_name(table: ClassicState, age: int, kind: int) -> str:
    """Return the id of a card of an age, which is told by its name."""
    return piece("card", table.game.names["card"][(age - 1) * PER_AGE + kind])


def wrong_amount(field: str, given: int, *expected: int) -> Impossible:
    """Say that a field has more or less of something than there can be."""
    numbers = ", ".join(str(number) for number in expected)
    return Impossible("impossible-amount", field=field, given=int(given), expected=numbers)
