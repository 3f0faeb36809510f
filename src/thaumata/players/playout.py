"""Random playouts to the end of a game, entirely in compiled code."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.dealer import Dealer
from thaumata.game import MOST_ACTIONS, NATURE, NATURE_BIT, State
from thaumata.kit.bits import first
from thaumata.rng import Rng


class Playout:
    """Plays random games without allocating anything from one move to the next."""

    rng: Rng
    decisions: i64
    """Actions of seats so far, without those of nature."""

    _buffer: Final[vec[i64]]

    def __init__(self, seed: i64) -> None:
        """Seed the moves."""
        self.rng = Rng(seed)
        self.decisions = 0
        self._buffer = vec[i64]([0] * MOST_ACTIONS)

    def finish(self, state: State) -> None:
        """Play a state to its end, with random answers of nature."""
        rng = self.rng
        buffer = self._buffer
        while state.pending != 0:
            seat = first(state.pending)
            state.perform(seat, state.pick(seat, rng, buffer))
            if seat != NATURE:
                self.decisions += 1

    def play(self, state: State, dealer: Dealer) -> None:
        """Play a state to its end, with a dealer for nature."""
        rng = self.rng
        buffer = self._buffer
        while state.pending != 0:
            if state.pending == NATURE_BIT:
                state.perform(NATURE, dealer.choose(state))
            else:
                seat = first(state.pending)
                state.perform(seat, state.pick(seat, rng, buffer))
                self.decisions += 1
