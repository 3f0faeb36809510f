"""The numbered games of a simulation, which can be played in any order.

A game is fixed by the seed of the simulation, its number and the players.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Final

from thaumata.game import Game, State, ThaumataError
from thaumata.players.game_loop import play_to_end, seat_rng
from thaumata.players.player import Player, Table
from thaumata.players.player_errors import reporting_player_errors
from thaumata.players.playout_many import RandomGames, game_seed
from thaumata.players.playout_tally import Tally
from thaumata.players.registry import make_player, name_of

QUICK_CHUNK: Final = 2000
"""The random games between two reports of progress."""

CHUNK: Final = 20
"""The games of other players between two reports of progress."""


class Series:
    """The players of a simulation, ready to play any of its games."""

    def __init__(self, game: Game, players: Sequence[str | type[Player]], seed: int) -> None:
        self.game = game
        self.players = list(players)
        self.names = [name_of(player) for player in players]
        self.seed = seed
        self.is_quick = all(player == "random" for player in players)
        self.chunk = QUICK_CHUNK if self.is_quick else CHUNK
        self._players = [make_player(player) for player in players]

    def play(self, tally: Tally, begin: int, end: int) -> None:
        """Play the games with the numbers from ``begin`` up to, not including, ``end``."""
        if self.is_quick:
            RandomGames(self.game, self.seed, tally).play(begin, end)
            return
        for number in range(begin, end):
            state, decisions = self.play_game(number)
            tally.count(state, decisions)

    def play_game(self, number: int) -> tuple[State, int]:
        """Play one game; return the final state and the number of decisions."""
        seed = game_seed(self.seed, number)
        for seat, player in enumerate(self._players):
            with self._reporting_errors(seat, number):
                player.begin(self.game, seat, seat_rng(seed, seat))
        return play_to_end(self.game, seed, lambda table: self._ask(table, number))

    def _ask(self, table: Table, number: int) -> int:
        with self._reporting_errors(table.seat, number):
            action = self._players[table.seat].choose(table)
        if action not in table.legal_actions:
            name = self.names[table.seat]
            text = table.text(action) if isinstance(action, int) else repr(action)
            raise ThaumataError(
                "error-player-illegal-in",
                player=name,
                text=text,
                game=self.game.variant,
                number=number + 1,
                seed=self.seed,
            )
        return action

    def _reporting_errors(self, seat: int, number: int) -> AbstractContextManager[None]:
        """Report an error in a player's code with the player and the game."""
        game = self.game.variant
        return reporting_player_errors(
            self.names[seat], "error-player-failed-in", game=game, number=number + 1, seed=self.seed
        )
