"""The base class of an expansion's values for Duel."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from thaumata.duel.state import DuelState


@mypyc_attr(allow_interpreted_subclasses=True)
class PartValue:
    """The values of one expansion; the default adds none."""

    tokens: dict[str, int]
    wonders: dict[str, int]
    choices: dict[str, int]
    icons: dict[str, int]
    """The entries that it adds to the tables of the base game."""

    def __init__(
        self,
        tokens: dict[str, int],
        wonders: dict[str, int],
        choices: dict[str, int],
        icons: dict[str, int],
    ) -> None:
        self.tokens = tokens
        self.wonders = wonders
        self.choices = choices
        self.icons = icons

    def now(self, state: DuelState, seat: i64) -> i64:
        """Return the value for a seat that does not depend on how near the end is."""
        return 0

    def later(self, state: DuelState, seat: i64) -> i64:
        """Return the value for a seat that decreases towards the end."""
        return 0

    def owed(self, state: DuelState, entry: i64, seat: i64) -> i64:
        """Return the value of an entry of the agenda for a seat, besides the table of decisions."""
        return 0

    def wins_with(self, state: DuelState, mover: i64, card: i64) -> bool:
        """Return whether the player to move would win at once with an accessible card."""
        return False

    def wins_without(self, state: DuelState, mover: i64) -> bool:
        """Return whether the player to move could win at once without a card of the structure."""
        return False
