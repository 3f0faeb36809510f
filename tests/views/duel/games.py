"""Games for tests of views: random ones, from the first decision to the last."""

from collections.abc import Iterator
from typing import cast

from tests.rules.duel.table import deal_all, start
from thaumata import NATURE, Dealer, Game
from thaumata.duel.state import DuelState
from thaumata.rng import Rng

EXPANDED = ("duel+pantheon", "duel+agora", "duel+pantheon+agora")
"""The variants with expansions."""


def states(seed: int, variant: str = "duel", **options: str) -> Iterator[DuelState]:
    """Yield every state of a random game, those of nature and the end included."""
    state = cast(DuelState, Game(variant, options=options).start())
    dealer = Dealer(seed)
    rng = Rng(seed)
    while state.pending:
        yield state
        if state.pending >> NATURE & 1:
            dealer.answer(state)
        else:
            seat = 0 if state.pending & 1 else 1
            actions = state.legal_actions(seat)
            state.perform(seat, actions[rng.below(len(actions))])
    yield state


def moments(seed: int, variant: str = "duel", **options: str) -> Iterator[tuple[DuelState, int]]:
    """Yield the states of a random game in which a seat must decide, and the seat."""
    for state in states(seed, variant, **options):
        if state.pending and not state.pending >> NATURE & 1:
            yield state, 0 if state.pending & 1 else 1


def first_turn(seed: int = 1) -> DuelState:
    """Return a game at its first turn."""
    state = start(wonders="first_game", first="0")
    deal_all(state, seed)
    return state


def finished(seed: int) -> DuelState:
    """Return a game that is over."""
    *_, state = states(seed)
    return state


def one_of_each(variant: str, games: int, **options: str) -> dict[str, tuple[DuelState, int]]:
    """Return a state for each decision that comes up in some random games."""
    found: dict[str, tuple[DuelState, int]] = {}
    for seed in range(games):
        for state, seat in moments(seed, variant, **options):
            if state.decision() not in found:
                found[state.decision()] = cast(DuelState, state.copy()), seat
    return found
