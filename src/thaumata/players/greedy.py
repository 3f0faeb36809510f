"""The greedy player: it tries every action and takes the one after which it stands best."""

from __future__ import annotations

from thaumata.duel.state import DuelState
from thaumata.game import Game, ThaumataError
from thaumata.players.duel_value import DuelValue
from thaumata.players.player import Player, Table
from thaumata.rng import Rng


class GreedyPlayer(Player):
    """Looks one action ahead, by a table of values that a person wrote."""

    _value: DuelValue | None = None
    _game: Game | None = None

    def begin(self, game: Game, seat: int, rng: Rng) -> None:
        """Sit down, and look up the pieces of the variant in the table."""
        super().begin(game, seat, rng)
        if game is not self._game:
            scratch = game.new_state()
            if not isinstance(scratch, DuelState):
                raise ThaumataError("error-player-variant", player="greedy", variant=game.variant)
            self._game = game
            self._value = DuelValue(game)
            self._scratch = scratch

    def choose(self, table: Table) -> int:
        """Try each action on a sample; of equals take the first."""
        actions = table.legal_actions
        if len(actions) == 1:
            return actions[0]
        value = self._value
        assert value is not None
        sample = table.sample(self.rng)
        scratch = self._scratch
        seat = table.seat
        best = actions[0]
        best_value = None
        for action in actions:
            sample.copy_into(scratch)
            scratch.perform(seat, action)
            worth = value.of(scratch, seat)
            if best_value is None or worth > best_value:
                best, best_value = action, worth
        return best
