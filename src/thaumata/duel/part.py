"""What an expansion adds to a table of Duel, and what the base game may ask it about that."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from thaumata.game import Part
from thaumata.kit.effects import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelPart(Part):
    """A part that can account for the pieces of the base game that it has in keeping."""

    def tokens_kept(self) -> i64:
        """Return the set of progress tokens that lie here."""
        return 0

    def wonders_kept(self) -> i64:
        """Return the set of wonders that were dealt and lie here."""
        return 0

    def cards_kept(self, age: i64) -> i64:
        """Return the set of an age's cards, counted from 0, that lie here after being taken."""
        return 0

    def cards_seen(self, age: i64) -> i64:
        """Return the set of an age's cards that were never dealt, but somebody knows of."""
        return 0

    def cards_brought_in(self, age: i64) -> i64:
        """Return the set of an age's cards that are in play though they were never dealt."""
        return 0

    def icons_of(self, seat: i64) -> list[Effect[Any]]:
        """Return the icons that act for a seat besides those of its city."""
        return []
