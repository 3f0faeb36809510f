"""A player of your own, to begin with: it takes what brings the most points now.

Let it play: ``thaumata arena duel --players examples/mybot.py:MyBot,greedy,random``.
"""

import thaumata as th


class MyBot(th.Player):
    """Looks at what each action would change, and at nothing else."""

    def choose(self, table: th.Table) -> int:
        """Return the action with the best preview; of equals the first."""
        shown = table.view().actions
        gains = [action.preview.points[table.seat] for action in shown]
        return table.legal_actions[gains.index(max(gains))]


def main() -> None:
    """Let it play a few games against chance."""
    result = th.simulate(th.Game("duel"), [MyBot, "random"], games=2, seed=1)
    print(result.wins.by_player)


if __name__ == "__main__":
    main()
