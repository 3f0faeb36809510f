"""The loop of one game between players: nature deals, the seats that are asked answer."""

from __future__ import annotations

from collections.abc import Callable

from thaumata.dealer import Dealer
from thaumata.game import NATURE, Game, State
from thaumata.players.player import Table
from thaumata.players.playout_many import SEAT_STREAM
from thaumata.rng import Rng


def seat_rng(seed: int, seat: int) -> Rng:
    """Return the random numbers of a seat in the game with a seed."""
    return Rng(seed, SEAT_STREAM + seat)


def play_to_end(game: Game, seed: int, ask: Callable[[Table], int]) -> tuple[State, int]:
    """Play the game with a seed; return the final state and the number of decisions.

    ``ask`` must return a legal action: it is not checked again.
    """
    dealer = Dealer(seed)
    state = game.start()
    decisions = 0
    while state.pending:
        if state.pending >> NATURE & 1:
            dealer.answer(state)
            continue
        seat = next(s for s in range(game.seats) if state.pending >> s & 1)
        state.perform(seat, ask(Table(state, seat)))
        decisions += 1
    return state, decisions
