"""Games of Classic for tests of views: random ones, from the first decision to the last."""

from collections.abc import Iterator
from typing import cast

from thaumata import NATURE, Dealer, Game
from thaumata.classic.state import ClassicState
from thaumata.rng import Rng

SIDES = ("random", "A", "B", "choose")


def states(seed: int, seats: int, **options: str) -> Iterator[ClassicState]:
    """Yield every state of a random game; the pending seats answer in any order."""
    options = {"sides": SIDES[seed % 4], **options}
    state = cast(ClassicState, Game(f"classic-{seats}", options=options).start())
    dealer = Dealer(seed)
    rng = Rng(seed)
    while state.pending:
        yield state
        if state.pending >> NATURE & 1:
            dealer.answer(state)
        else:
            asked = seats_asked(state)
            seat = asked[rng.below(len(asked))]
            actions = state.legal_actions(seat)
            state.perform(seat, actions[rng.below(len(actions))])
    yield state


def seats_asked(state: ClassicState) -> list[int]:
    """List the players who owe a decision."""
    return [seat for seat in range(state.game.seats) if state.pending >> seat & 1]


def moments(seed: int, seats: int, **options: str) -> Iterator[tuple[ClassicState, int]]:
    """Yield the states of a random game in which players must decide, with each of these seats."""
    for state in states(seed, seats, **options):
        for seat in seats_asked(state):
            yield state, seat


def looks(seed: int, seats: int, **options: str) -> Iterator[tuple[ClassicState, int]]:
    """Yield every state of a random game, each with another seat as the viewer."""
    for number, state in enumerate(states(seed, seats, **options)):
        yield state, number % seats


def finished(seed: int, seats: int) -> ClassicState:
    """Return a game that is over."""
    *_, state = states(seed, seats)
    return state
