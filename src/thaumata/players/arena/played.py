"""A finished game of an arena, as a line of the results."""

from __future__ import annotations

from typing import Final

import msgspec

from thaumata.game import ThaumataError
from thaumata.players.arena.schedule import Fixture, Sides

FORFEIT: Final = "forfeit"
"""The victory of a game that a player has forfeited; no victory of the rules."""


class Forfeit(ThaumataError):
    """A player has failed and lost the game."""


class Fault(msgspec.Struct, frozen=True):
    """The reason for a forfeit, as a message."""

    seat: int
    message: str
    arguments: dict[str, str | int]


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended, and how long its players thought."""

    deal: int
    players: tuple[str, ...]
    """The players by seat."""

    victory: str
    """``civilian``, ``military``, ..., or ``forfeit``."""

    winners: tuple[int, ...]
    """The winning seats; after a forfeit all seats of the other player."""

    points: tuple[int, ...] = ()
    """The points of each seat; empty after a forfeit."""

    first: int | None = None
    """The seat that went first; None if all play at once."""

    times: tuple[tuple[int, ...], ...] = ()
    """The microseconds of each seat's decisions, without forced ones."""

    fault: Fault | None = None

    @property
    def fixture(self) -> Fixture:
        """The game as it was scheduled."""
        return Fixture(self.deal, self.players)

    @property
    def loser(self) -> str:
        """The player who has forfeited the game; empty if there is none."""
        return self.players[self.fault.seat] if self.fault else ""

    def side_won(self, sides: Sides, side: int) -> float:
        """Return a side's part of the victory: 1 alone, its share of a shared one, or 0."""
        winning = [each for each in sides if each[0] in self.winners]
        return 1 / len(winning) if sides[side] in winning else 0.0

    def standing(self, sides: Sides, side: int) -> float:
        """Return the share of the other sides that are behind a side, from 0 to 1.

        Winners are ahead of all others, who are ordered by points; equal points count half.
        """
        mine = self._place(sides[side])
        others = [self._place(each) for number, each in enumerate(sides) if number != side]
        return sum((mine > each) + (mine == each) / 2 for each in others) / len(others)

    def _place(self, seats: tuple[int, ...]) -> tuple[bool, int]:
        has_won = seats[0] in self.winners
        points = 0 if has_won or not self.points else sum(self.points[seat] for seat in seats)
        return has_won, points
