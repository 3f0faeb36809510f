"""The player who does anything."""

from thaumata.players.player import Player, Table


class RandomPlayer(Player):
    """Chooses evenly among the legal actions."""

    def choose(self, table: Table) -> int:
        """Pick any."""
        return table.pick(self.rng)
