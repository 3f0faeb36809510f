"""A player of your own: try each action on samples and finish them at random.

Sit it at a table: ``thaumata simulate duel --players examples/thinking_ahead.py:Dreamer,greedy``.
"""

from thaumata.players.player import Player, Table
from thaumata.players.playout import Playout

DREAMS = 20
"""How many random games are dreamed for each action."""


class Dreamer(Player):
    """Chooses the action after which random games are won most often."""

    def choose(self, table: Table) -> int:
        """Return the most promising action."""
        return max(table.legal_actions, key=lambda action: self.promise(table, action))

    def promise(self, table: Table, action: int) -> float:
        """Return how many of the dreamed games are won after an action."""
        playout = Playout(self.rng.word())
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
    from thaumata.dealer import Dealer
    from thaumata.game import NATURE_BIT, Game
    from thaumata.players.greedy import GreedyPlayer
    from thaumata.rng import Rng

    game = Game("duel")
    players: list[Player] = [Dreamer(), GreedyPlayer()]
    state = game.start()
    dealer = Dealer(1)
    for seat, player in enumerate(players):
        player.begin(game, seat, Rng(1, seat))
    while state.pending:
        if state.pending == NATURE_BIT:
            dealer.answer(state)
        else:
            seat = int(state.pending).bit_length() - 1
            state.apply(seat, players[seat].choose(Table(state, seat)))
    outcome = state.outcome()
    assert outcome is not None
    print(outcome.kind, "won by", outcome.winners, "with", outcome.sheet.totals)
    return float(0 in outcome.winners)


if __name__ == "__main__":
    main()
