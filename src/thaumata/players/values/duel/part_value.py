"""What an expansion's part of a table is worth: nothing, unless it says so."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from thaumata.duel.state import DuelState


@mypyc_attr(allow_interpreted_subclasses=True)
class PartValue:
    """Weighs what an expansion adds to a position of Duel."""

    tokens: dict[str, int]
    wonders: dict[str, int]
    choices: dict[str, int]
    icons: dict[str, int]
    """What the tables of the base game are continued with."""

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
        """Weigh what counts for a seat however near the end is."""
        return 0

    def later(self, state: DuelState, seat: i64) -> i64:
        """Weigh what pays off later for a seat: it is worth less the nearer the end is."""
        return 0

    def owed(self, state: DuelState, entry: i64, seat: i64) -> i64:
        """Weigh an entry of the agenda for a seat, besides what the table of choices says."""
        return 0

    def wins_with(self, state: DuelState, mover: i64, card: i64) -> bool:
        """Tell whether the player to move would win at once with an open card."""
        return False

    def wins_without(self, state: DuelState, mover: i64) -> bool:
        """Tell whether the player to move could win at once without a card of the structure."""
        return False
