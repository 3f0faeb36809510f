"""Prints random games, action by action, to compare two ways of running.

python -m tests.proof.trace 0 50 duel       the games with the seeds from 0 to 49, as JSON
"""

import json
import sys
from collections.abc import Iterable

from tests.proof.walk import game_of
from thaumata import NATURE, Dealer, State, build_info
from thaumata.kit.bits import members_of
from thaumata.rng import Rng


def trace(seed: int, variant: str) -> list[str]:
    """Play a random game; return a line with the position and the choice for each action."""
    game = game_of(variant, seed)
    state = game.start()
    dealer = Dealer(seed)
    rng = Rng(seed, 1)
    lines: list[str] = []
    while state.pending:
        seat = members_of(state.pending)[0]
        legal = state.legal_actions(seat)
        is_dealt = seat == NATURE and seed % 3 > 0
        action = dealer.choose(state) if is_dealt else legal[rng.below(len(legal))]
        text = game.text(state, seat, action)
        state.apply(seat, action)
        lines.append(f"{state.fingerprint()} after {seat} {text}, one of {legal}")
    return [*lines, ending(state)]


def ending(state: State) -> str:
    """Describe a finished game."""
    outcome = state.outcome()
    assert outcome is not None
    return f"{outcome.kind} {outcome.winners} {outcome.sheet.rows}"


def traces(seeds: Iterable[int], variant: str) -> dict[str, list[str]]:
    """Play several games."""
    return {str(seed): trace(seed, variant) for seed in seeds}


if __name__ == "__main__":
    found = traces(range(int(sys.argv[1]), int(sys.argv[2])), sys.argv[3])
    json.dump({"compiled": build_info.is_compiled(), "traces": found}, sys.stdout)
