"""The greedy player: it tries every action and takes the one with the best position after it."""

from __future__ import annotations

from thaumata.game import Game
from thaumata.players.player import Player, Table
from thaumata.players.values.action_value import ActionValue
from thaumata.players.values.families import action_value_of
from thaumata.rng import Rng


class GreedyPlayer(Player):
    """Looks one action ahead, by tables of values written by hand."""

    _value: ActionValue
    _game: Game | None = None

    def begin(self, game: Game, seat: int, rng: Rng) -> None:
        """Begin a game, and look up the pieces of the variant in the tables."""
        super().begin(game, seat, rng)
        if game is not self._game:
            self._value = action_value_of(game)
            self._game = game

    def choose(self, table: Table) -> int:
        """Try each action on a sample; of equal ones take the first."""
        actions = table.legal_actions
        if len(actions) == 1:
            return actions[0]
        return self._value.best(table.sample(self.rng), table.seat, actions)[0]
