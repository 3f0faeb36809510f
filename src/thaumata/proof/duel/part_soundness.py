"""The checks of an expansion's part of a table."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from thaumata.duel.state import DuelState
from thaumata.kit.effects import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class PartSoundness:
    """Answers questions about one part for the base game's checks; see ``DuelSoundness``."""

    is_whole: bool
    """Whether the part is complete."""

    has_secrets: bool
    """Whether the part may be as known to a seat, with hidden pieces."""

    def __init__(self, is_whole: bool = True, has_secrets: bool = False) -> None:
        """Check all of it, or only what is given."""
        self.is_whole = is_whole
        self.has_secrets = has_secrets

    def check(self, state: DuelState) -> None:
        """Raise ``Unsound`` if the part contradicts its components."""

    def progress_tokens(self, state: DuelState) -> i64:
        """Return the set of progress tokens in the part."""
        return 0

    def cards(self, state: DuelState, age: i64) -> i64:
        """Return the set of an age's cards that are in the part instead of the structure."""
        return 0

    def cards_aside(self, state: DuelState, age: i64) -> i64:
        """Return the set of an age's cards that were never dealt but have been seen."""
        return 0

    def cards_brought_in(self, state: DuelState, age: i64) -> i64:
        """Return the set of an age's cards that are in play though they were never dealt."""
        return 0

    def icons(self, state: DuelState, seat: i64) -> list[Effect[Any]]:
        """Return the icons of the part that are in effect for a seat's city."""
        return []

    def chains(self, state: DuelState, seat: i64) -> i64:
        """Return the set of white symbols that the part gives a seat."""
        return 0

    def symbols(self, state: DuelState, seat: i64) -> i64:
        """Return the science symbols that the part gives a seat: a row of counts."""
        return 0

    def most_in_reserve(self, state: DuelState, seat: i64) -> i64:
        """Return the most coins that a seat can have outside its treasury."""
        return 0

    def wonders_gone(self, state: DuelState) -> i64:
        """Return the most wonders that can be gone besides the eighth when seven are built."""
        return 0

    def may_give_wonders_away(self, state: DuelState) -> bool:
        """Return whether a player may have more than four wonders."""
        return False

    def may_miss_covered_card(self, state: DuelState) -> bool:
        """Return whether a covered card may have left the structure."""
        return False
