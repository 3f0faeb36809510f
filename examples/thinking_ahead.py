"""A player of your own: try each action on samples and finish them at random.

Sit it at a table: ``thaumata simulate duel --players examples/thinking_ahead.py:Dreamer,greedy``.
"""

import thaumata as th

DREAMS = 20
"""How many random games are dreamed for each action."""


class Dreamer(th.Player):
    """Chooses the action after which random games are won most often."""

    def choose(self, table: th.Table) -> int:
        """Return the most promising action."""
        return max(table.legal_actions, key=lambda action: self.promise(table, action))

    def promise(self, table: th.Table, action: int) -> float:
        """Return how many of the dreamed games are won after an action."""
        playout = th.Playout(self.rng.word())
        wins = 0.0
        for _ in range(DREAMS):
            dream = table.sample(self.rng)
            dream.perform(table.seat, action)
            playout.finish(dream)
            if dream.winners == 2**table.seat:
                wins += 1
            elif dream.winners == 3:
                wins += 0.5
        return wins / DREAMS


def main() -> float:
    """Let the dreamer play a few games against greedy and return how many it wins."""
    result = th.simulate(th.Game("duel"), [Dreamer, "greedy"], games=1, seed=1)
    print(result.wins.by_player)
    return result.wins.by_seat[0] / result.games


if __name__ == "__main__":
    main()
