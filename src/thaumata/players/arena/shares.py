"""What each player has won so far, in one line, while games are played."""

from __future__ import annotations

from collections import defaultdict

from thaumata.players.arena.played import Played
from thaumata.players.arena.schedule import Sides


class Shares:
    """Sums up games as they come: the share of the victories of all seats that players had."""

    def __init__(self, sides: Sides) -> None:
        self._sides = sides
        self._won: dict[str, float] = defaultdict(float)
        self._sat: dict[str, int] = defaultdict(int)

    def add(self, played: Played) -> None:
        """Count a game: for each side how many of the others it stands before."""
        for side, seats in enumerate(self._sides):
            name = played.players[seats[0]]
            self._won[name] += played.standing(self._sides, side)
            self._sat[name] += 1

    def __str__(self) -> str:
        """Tell the players, the best first."""
        shares = {name: self._won[name] / sat for name, sat in self._sat.items()}
        best = sorted(shares, key=lambda name: -shares[name])
        return "  ".join(f"{name} {100 * shares[name]:.0f} %" for name in best)
