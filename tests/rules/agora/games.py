"""Random games with a preference for senators and conspiracies, step by step."""

from collections.abc import Iterator

from thaumata import NATURE, Dealer, Game, State
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

FOND_OF = ("conspire", "prepare", "trigger", "build conspirator", "build politician")


def fond_steps(variant: str, seed: int) -> Iterator[State]:
    """Play a game and yield the state before each action, and at the end: one object."""
    game = Game(variant)
    state = game.start()
    dealer, rng = Dealer(seed), Rng(seed, 3)
    while state.pending:
        yield state
        seat = members_of(state.pending)[0]
        if seat == NATURE:
            dealer.answer(state)
            continue
        legal = state.legal_actions(seat)
        wanted = [a for a in legal if game.text(state, seat, a).startswith(FOND_OF)]
        choices = wanted if wanted and rng.below(10) < 8 else legal
        state.apply(seat, choices[rng.below(len(choices))])
    yield state
