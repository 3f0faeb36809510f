"""Many random games in a row, entirely in compiled code.

The games of a simulation are numbered. The seed of a game follows from the seed of the simulation
and the game's number alone. It fixes the deal and the random numbers of each seat, so that the same
game is played in any order and by any number of processes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.dealer import Dealer
from thaumata.game import MOST_ACTIONS, NATURE, NATURE_BIT, Game, State
from thaumata.kit.bits import first
from thaumata.players.playout_tally import Tally
from thaumata.rng import Rng

SEAT_STREAM: Final = 64
"""The stream of seat 0's random numbers; those before are the dealer's."""

_GAME_STREAM: Final = 256
"""The stream that the seed of game 0 is drawn from."""


def game_seed(seed: i64, number: i64) -> i64:
    """Return the seed, of 48 bits, of a game with this number."""
    return _draw_seed(Rng(seed, _GAME_STREAM + number))


def _draw_seed(rng: Rng) -> i64:
    high = rng.word() & 0xFFFF
    return (high << 32) | rng.word()


class RandomGames:
    """Plays the numbered games of a simulation with random moves."""

    tally: Final[Tally]
    state: Final[State]
    """The state of the current game."""

    _seed: i64
    _start: Final[State]
    _dealer: Final[Dealer]
    _rng: Final[Rng]
    _seat_rngs: Final[list[Rng]]
    _buffer: Final[vec[i64]]

    def __init__(self, game: Game, seed: i64, tally: Tally) -> None:
        self.tally = tally
        self.state = game.new_state()
        self._seed = seed
        self._start = game.start()
        self._dealer = Dealer(0)
        self._rng = Rng(0)
        self._seat_rngs = [Rng(0) for _ in range(game.seats)]
        self._buffer = vec[i64]([0] * MOST_ACTIONS)

    def play(self, begin: i64, end: i64) -> None:
        """Play the games with the numbers from ``begin`` up to, not including, ``end``."""
        number = begin
        while number < end:
            self.deal(number)
            decisions = self.play_moves(-1)
            self.tally.count(self.state, decisions)
            number += 1

    def deal(self, number: i64) -> None:
        """Set up the game with a number."""
        rng = self._rng
        rng.reseed(self._seed, _GAME_STREAM + number)
        seed = _draw_seed(rng)
        self._dealer.reseed(seed)
        stream: i64 = SEAT_STREAM
        for seat_rng in self._seat_rngs:
            seat_rng.reseed(seed, stream)
            stream += 1
        self._start.copy_into(self.state)

    def play_moves(self, most: i64) -> i64:
        """Play up to ``most`` decisions or to the end; return how many were made."""
        state = self.state
        dealer = self._dealer
        rngs = self._seat_rngs
        buffer = self._buffer
        decisions: i64 = 0
        while state.pending != 0 and decisions != most:
            if state.pending == NATURE_BIT:
                state.perform(NATURE, dealer.choose(state))
            else:
                seat = first(state.pending)
                state.perform(seat, state.pick(seat, rngs[seat], buffer))
                decisions += 1
        return decisions
