"""Writes what happens in random games, action by action, to compare two ways of running.

python trace.py 0 50        the games with the seeds from 0 to 49, as JSON
python trace.py 0 50 duel+pantheon
"""

import json
import sys
from collections.abc import Iterable

from thaumata import NATURE, Dealer, Game, State, build_info
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

OPTION_SETS: tuple[dict[str, str], ...] = (
    {},
    {"progress": "may_decline", "centered_start": "last_chooses"},
    {},
    {"wonders": "random"},
)


MORE_OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "duel+pantheon": (
        {"minerva": "on"},
        {"astarte": "ask"},
        {"wonders": "random", "astarte": "ask", "minerva": "on"},
        {},
    ),
}
"""For variants with options of their own other sets, half of the time."""


def options_of(variant: str, seed: int) -> dict[str, str]:
    """Return the options of a variant's game with a seed."""
    more = MORE_OPTIONS.get(variant, OPTION_SETS)
    return (more if seed % 8 >= 4 else OPTION_SETS)[seed % 4]


def trace(seed: int, variant: str = "duel") -> list[str]:
    """Play a random game; one line for the position and the choice of each action."""
    game = Game(variant, options=options_of(variant, seed))
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


def traces(seeds: Iterable[int], variant: str = "duel") -> dict[str, list[str]]:
    """Play several games."""
    return {str(seed): trace(seed, variant) for seed in seeds}


if __name__ == "__main__":
    found = traces(range(int(sys.argv[1]), int(sys.argv[2])), *sys.argv[3:])
    json.dump({"compiled": build_info.is_compiled(), "traces": found}, sys.stdout)
