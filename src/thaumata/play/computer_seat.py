"""A seat that a computer player has. The game goes on if its player fails: a stand-in plays."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, wait
from threading import Thread
from typing import Final

from thaumata.game import Game, ThaumataError
from thaumata.players.levels import patience
from thaumata.players.player import Player, Table
from thaumata.players.player_errors import reporting_player_errors
from thaumata.players.registry import make_player
from thaumata.players.stand_in import LOG, stand_in
from thaumata.rng import Rng

_PLAYER_STREAM: Final = 1000
"""The first stream of random numbers for players: the dealer has those below."""

LIMIT: Final = 120.0
"""The seconds after which a move is given up. Players that think long know their own limit."""


class ComputerSeat:
    """A player that is asked anew for every move.

    Its choice depends on the seed, the position and the number of the move alone, unless it is
    short of time: a game goes on after an interruption as it would have without.
    """

    failure: ThaumataError | None
    """The failure of the last move, which a stand-in has made; None where there was none."""

    def __init__(
        self, name: str, game: Game, seat: int, seed: int, *, limit: float = LIMIT
    ) -> None:
        self.failure = None
        self._name = name
        self._game = game
        self._seat = seat
        self._seed = seed
        self._limit = limit
        self._where: dict[str, str | int] = {"player": name, "game": game.variant, "seed": seed}
        self._rng = Rng(seed)
        self._player: Player = make_player(name, seconds=patience(name))
        self._thought: Future[int] | None = None
        with reporting_player_errors(name, "error-player-failed", game=game.variant, seed=seed):
            self._player.begin(game, seat, self._rng)

    def choose(self, table: Table, number: int) -> int:
        """Return a move; where the player fails, log that and return the choice of a stand-in.

        The table must be a copy: a player that is out of time may still read it.
        """
        self.failure = None
        try:
            return self._ask(table, number)
        except ThaumataError as failure:
            self.failure = failure
            what = "player %s at seat %d of %s, seed %d, move %d: %s"
            facts = (self._name, self._seat, self._game.variant, self._seed, number, failure)
            LOG.error(what, *facts, exc_info=failure.__cause__ or failure)
            return stand_in(self._name, table, Rng(self._seed, _PLAYER_STREAM + number))

    def _ask(self, table: Table, number: int) -> int:
        """Return the player's own choice, or raise its failure."""
        if self._thought is not None and not self._thought.done():
            raise self._too_slow()
        self._rng.reseed(self._seed, _PLAYER_STREAM + number)
        self._thought = _think(lambda: self._player.choose(table))
        if not wait([self._thought], self._limit).done:
            raise self._too_slow()
        with reporting_player_errors(
            self._name, "error-player-failed", game=self._game.variant, seed=self._seed
        ):
            action = self._thought.result()
        if action not in table.legal_actions:
            text = table.text(action) if isinstance(action, int) else repr(action)
            raise ThaumataError("error-player-illegal", **self._where, text=text)
        return action

    def _too_slow(self) -> ThaumataError:
        return ThaumataError("error-player-slow", **self._where, seconds=round(self._limit))


def _think(choose: Callable[[], int]) -> Future[int]:
    """Run a choice in a thread, so that the game can go on without it."""
    thought: Future[int] = Future()

    def think() -> None:
        try:
            thought.set_result(choose())
        except BaseException as problem:  # whatever it is, the game gets it
            thought.set_exception(problem)

    Thread(target=think, daemon=True).start()
    return thought
