"""The greedy player: it tries every action and takes the one after which it stands best."""

from __future__ import annotations

from typing import Final

from thaumata.agenda import kind_of
from thaumata.duel.names import BASE_KINDS
from thaumata.duel.state import DuelState
from thaumata.game import Game, ThaumataError
from thaumata.players.duel_value import DuelValue
from thaumata.players.player import Player, Table
from thaumata.players.values import value_of
from thaumata.rng import Rng

FOLLOWED: Final = 1
"""How many choices that follow within the turn the player thinks through before it acts."""

FEW: Final = 24
"""Those with so many answers at most: others are weighed by the table."""


class GreedyPlayer(Player):
    """Looks one action ahead, by a table of values that a person wrote.

    Where an action of an expansion asks its player something at once, the best answer counts.
    """

    _value: DuelValue | None = None
    _game: Game | None = None

    def begin(self, game: Game, seat: int, rng: Rng) -> None:
        """Sit down, and look up the pieces of the variant in the table."""
        super().begin(game, seat, rng)
        if game is not self._game:
            scratch = [game.new_state() for _ in range(1 + FOLLOWED)]
            if not isinstance(scratch[0], DuelState):
                raise ThaumataError("error-player-variant", player="greedy", variant=game.variant)
            self._game = game
            self._value = value_of(game)
            self._scratch = [state for state in scratch if isinstance(state, DuelState)]

    def choose(self, table: Table) -> int:
        """Try each action on a sample; of equals take the first."""
        actions = table.legal_actions
        if len(actions) == 1:
            return actions[0]
        sample = table.sample(self.rng)
        assert isinstance(sample, DuelState)
        return self._best(sample, table.seat, actions, 0)[0]

    def _best(
        self, state: DuelState, seat: int, actions: list[int], followed: int
    ) -> tuple[int, int]:
        """Return the action after which the seat stands best, and how it stands then."""
        scratch = self._scratch[followed]
        best, best_worth = actions[0], None
        for action in actions:
            state.copy_into(scratch)
            scratch.perform(seat, action)
            worth = self._worth(scratch, seat, followed)
            if best_worth is None or worth > best_worth:
                best, best_worth = action, worth
        assert best_worth is not None
        return best, best_worth

    def _worth(self, state: DuelState, seat: int, followed: int) -> int:
        if followed < FOLLOWED and state.pending == 2**seat and self._is_followed(state):
            actions = state.legal_actions(seat)
            if len(actions) <= FEW:
                return self._best(state, seat, actions, followed + 1)[1]
        assert self._value is not None
        return self._value.of(state, seat)

    def _is_followed(self, state: DuelState) -> bool:
        """Tell whether it is an expansion that asks: the worth of its choices varies most."""
        return kind_of(state.agenda[state.depth - 1]) >= BASE_KINDS
