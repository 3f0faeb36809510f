"""The schedule of an arena: which players meet, on which deals, in which seats.

Every two players meet. With two sides, each deal is played twice, with the seats exchanged. With
more sides, one of the two players sits alone among copies of the other: it takes every seat in turn
on the same deal, and then the other does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from thaumata.game import Game
from thaumata.kit.bits import BITS
from thaumata.players.playout_tally import allies_of

Sides = tuple[tuple[int, ...], ...]
"""The seats of each side, which win together."""

Pairing = tuple[str, str]


class Fixture(msgspec.Struct, frozen=True):
    """A scheduled game."""

    deal: int
    """The number of the deal, from 0."""

    players: tuple[str, ...]
    """The players by seat."""


def sides_of(game: Game) -> Sides:
    """Return the seats of each side: a single seat, or a team."""
    state = game.start()
    masks = dict.fromkeys(int(allies_of(state, seat)) for seat in range(game.seats))
    return tuple(tuple(s for s in range(game.seats) if mask & int(BITS[s])) for mask in masks)


class Schedule:
    """All games of an arena."""

    def __init__(
        self,
        players: Sequence[str],
        sides: Sides,
        games: int,
        *,
        is_gauntlet: bool = False,
        is_lone: bool = False,
    ) -> None:
        """Schedule at least so many games for each pairing; deals are played in full.

        In a gauntlet only the first player meets the others. With ``is_lone`` only the first player
        of a pairing sits alone. A single player meets itself.
        """
        self.players = tuple(players)
        self.sides = sides
        self.pairings: list[Pairing] = list(combinations(players, 2))
        if is_gauntlet:
            self.pairings = [pair for pair in self.pairings if pair[0] == players[0]]
        if len(players) == 1:
            self.pairings = [(players[0], players[0])]
        self.is_lone = is_lone
        self.deals = -(-games // len(self.seatings(self.pairings[0])))

    def seatings(self, pairing: Pairing) -> list[tuple[str, ...]]:
        """List the seatings of two players on one deal."""
        one, other = pairing
        if one == other:
            return [self._seated(one, other, 0)]
        turns = [(one, other)] if self.is_lone or len(self.sides) == 2 else [pairing, (other, one)]
        return [
            self._seated(alone, among, side)
            for alone, among in turns
            for side in range(len(self.sides))
        ]

    def _seated(self, alone: str, among: str, side: int) -> tuple[str, ...]:
        seats = sorted(seat for seats in self.sides for seat in seats)
        return tuple(alone if seat in self.sides[side] else among for seat in seats)

    def fixtures(self) -> Iterator[Fixture]:
        """List the games deal by deal, so that a stopped arena is fair."""
        for deal in range(self.deals):
            for pairing in self.pairings:
                for players in self.seatings(pairing):
                    yield Fixture(deal, players)
