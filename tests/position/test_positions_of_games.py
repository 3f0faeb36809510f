"""No position of a game is refused, even of games that pile up wonders, gods and conspiracies."""

from collections.abc import Iterator

import pytest

from tests.proof.walk import DUELS, game_of
from thaumata import NATURE, Dealer, Game, State, position
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

FAR = ("wonder", "activate", "trigger", "conspire", "prepare", "ruin", "swap", "take", "lock")
"""What makes a game unusual: these words of actions are preferred."""


def unusual_games(game: Game, seed: int) -> Iterator[State]:
    """Play at random, seldom discarding; give every position."""
    state, dealer, rng = game.start(), Dealer(seed), Rng(seed, 77)
    while state.pending:
        seat = members_of(state.pending)[0]
        if seat == NATURE:
            state.apply(seat, int(dealer.choose(state)))
        else:
            legal = state.legal_actions(seat)
            words = {action: game.text(state, seat, action).split()[0] for action in legal}
            far = [action for action in legal if words[action] in FAR]
            good = [action for action in legal if words[action] not in ("discard", "pass")]
            chosen = (far, good, good, legal)[rng.below(4)] or legal
            state.apply(seat, chosen[rng.below(len(chosen))])
        yield state


@pytest.mark.slow
@pytest.mark.parametrize("variant", DUELS)
def test_every_position_of_a_game_is_possible(variant: str) -> None:
    for seed in range(8):
        for number, state in enumerate(unusual_games(game_of(variant, seed), seed)):
            if number % 5 == seed % 5 or not state.pending:
                assert position.load(position.dump(state)).numbers() == state.numbers()
                known = position.dump(state, number % 2)
                assert position.dump(position.load(known), number % 2) == known
