"""The score of each player while games are played."""

from __future__ import annotations

from collections import defaultdict

from thaumata.players.arena.played import Played
from thaumata.players.arena.schedule import Sides


class Shares:
    """Sums up games as they are played."""

    def __init__(self, sides: Sides) -> None:
        self._sides = sides
        self._won: dict[str, float] = defaultdict(float)
        self._sat: dict[str, int] = defaultdict(int)

    def add(self, played: Played) -> None:
        """Count a game: for each side the share of the others that are behind."""
        for side, seats in enumerate(self._sides):
            name = played.players[seats[0]]
            self._won[name] += played.standing(self._sides, side)
            self._sat[name] += 1

    def ranking(self) -> list[tuple[str, float]]:
        """Return the players with their shares, the best first."""
        shares = [(name, self._won[name] / sat) for name, sat in self._sat.items()]
        return sorted(shares, key=lambda each: -each[1])
