"""The player that moves at random."""

from thaumata.players.player import Player, Table


class RandomPlayer(Player):
    """Chooses any legal action with equal probability."""

    def choose(self, table: Table) -> int:
        """Return any legal action."""
        return table.pick(self.rng)
