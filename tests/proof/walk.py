"""Random games for the proofs, step by step."""

from collections.abc import Iterator

from thaumata import NATURE, Dealer, Game, State
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

OPTION_SETS: tuple[dict[str, str], ...] = (
    {},
    {"progress": "may_decline"},
    {"centered_start": "last_chooses", "first": "0"},
    {"wonders": "first_game", "progress": "may_decline", "first": "1"},
    {"wonders": "random", "centered_start": "last_chooses"},
)
"""Duels that differ in every option; the first is the usual one."""

Step = tuple[State, int, int]


def steps(game: Game, seed: int, *, with_dealer: bool = True) -> Iterator[Step]:
    """Play a random game: before each action give the state, who acts, and what it will be.

    The state is the same object every time. Nature is the dealer with this seed, or random too.
    """
    state = game.start()
    dealer = Dealer(seed)
    rng = Rng(seed, 1000)
    while state.pending:
        seat = members_of(state.pending)[0]
        if seat == NATURE and with_dealer:
            action = dealer.choose(state)
        else:
            legal = state.legal_actions(seat)
            action = legal[rng.below(len(legal))]
        yield state, seat, action
        state.apply(seat, action)


def finished(game: Game, seed: int) -> State:
    """Play a random game to its end."""
    *_, (state, _seat, _action) = steps(game, seed)
    return state
