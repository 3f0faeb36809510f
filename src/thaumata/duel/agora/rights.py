"""The rights of a player from the decrees of controlled chambers."""

from __future__ import annotations

from mypy_extensions import i64


class Rights:
    """One player's rights: each decree gained adds to them, each decree lost subtracts."""

    income: i64
    """The set of colors, wonders last, that bring coins when either player builds one (D175)."""

    ignored: i64
    """The set of colors whose cards cost one symbol less (D176)."""

    cheaper: i64
    """The resources that cost one coin less to buy: a row of counts (D179)."""

    more_blue: i64
    """Extra blue cards, counted for senate actions (D180)."""

    more_for_discards: i64
    """Extra coins for a discarded card (D184)."""

    recruits_again: i64
    """Above 0 if recruiting a conspirator gives an extra turn (D187)."""

    def __init__(self) -> None:
        self.income = 0
        self.ignored = 0
        self.cheaper = 0
        self.more_blue = 0
        self.more_for_discards = 0
        self.recruits_again = 0

    def copy_into(self, other: Rights) -> None:
        """Make another player's rights equal to these."""
        other.income = self.income
        other.ignored = self.ignored
        other.cheaper = self.cheaper
        other.more_blue = self.more_blue
        other.more_for_discards = self.more_for_discards
        other.recruits_again = self.recruits_again

    def numbers(self) -> list[int]:
        """List all numbers in which two sets of rights can differ."""
        return [
            int(self.income),
            int(self.ignored),
            int(self.cheaper),
            int(self.more_blue),
            int(self.more_for_discards),
            int(self.recruits_again),
        ]
