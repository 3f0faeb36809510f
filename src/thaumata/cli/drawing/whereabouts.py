"""Where a card is that has not been dealt yet."""

from __future__ import annotations

from thaumata.cli.drawing.pen import Pen
from thaumata.views.pieces import Piece


def still_to_come(pen: Pen, age: int, per_age: int, card: Piece) -> str:
    """Tell that a card belongs to a later age; empty where it does not."""
    its_age = pen.game.names["card"].index(card.id) // per_age + 1
    return pen.words("label-where-later", age=pen.words(f"age-{its_age}")) if its_age > age else ""
