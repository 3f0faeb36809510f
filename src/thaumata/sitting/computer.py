"""A seat that the computer plays."""

from __future__ import annotations

from typing import Final

from thaumata.game import Game, ThaumataError
from thaumata.players.blame import blamed
from thaumata.players.levels import patience
from thaumata.players.player import Player, Table
from thaumata.players.registry import make_player
from thaumata.rng import Rng

_PLAYER_STREAM: Final = 1000
"""The first stream of random numbers for players: the dealer has those below."""


class Computer:
    """A player that is asked anew for every move.

    What it does depends on the seed, the position and the number of the move alone, unless it is
    short of time: a game goes on after an interruption as it would have without.
    """

    def __init__(self, name: str, game: Game, seat: int, seed: int) -> None:
        self._name = name
        self._game = game
        self._seed = seed
        self._rng = Rng(seed)
        self._player: Player = make_player(name, seconds=patience(name))
        with blamed(name, "error-player-failed", game=game.variant, seed=seed):
            self._player.begin(game, seat, self._rng)

    def choose(self, table: Table, number: int) -> int:
        """Ask for a move."""
        self._rng.reseed(self._seed, _PLAYER_STREAM + number)
        with blamed(self._name, "error-player-failed", game=self._game.variant, seed=self._seed):
            action = self._player.choose(table)
        if action not in table.legal_actions:
            text = table.text(action) if isinstance(action, int) else repr(action)
            raise ThaumataError(
                "error-player-illegal",
                player=self._name,
                text=text,
                game=self._game.variant,
                seed=self._seed,
            )
        return action
