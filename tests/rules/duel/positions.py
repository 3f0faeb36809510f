"""Positions from random games, as JSON: some for every kind of decision, and some ends."""

import json
from functools import cache
from typing import Any

from tests.proof.walk import OPTION_SETS, steps
from tests.rules.duel.table import pending_seat
from thaumata import NATURE, Dealer, Game, State, position
from thaumata.rng import Rng

EACH = 4
"""The number of positions of each kind."""

Data = dict[str, Any]


@cache
def samples() -> dict[str, tuple[str, ...]]:
    """Return positions by the decision that is pending, or by the victory of those that ended."""
    found: dict[str, list[str]] = {}
    rng = Rng(1)
    for seed in range(25):
        for options in OPTION_SETS:
            game = Game("duel", options=options)
            for state, _seat, _action in steps(game, seed):
                if rng.below(3) == 0:  # otherwise most would be from the beginning of a game
                    _keep(found, state.decision(), state)
            outcome = state.outcome()
            assert outcome is not None
            _keep(found, outcome.kind, state)
    return {kind: tuple(texts) for kind, texts in sorted(found.items())}


def _keep(found: dict[str, list[str]], kind: str, state: State) -> None:
    texts = found.setdefault(kind, [])
    if len(texts) < EACH:
        texts.append(json.dumps(position.dump(state)))


@cache
def _first(decision: str, age: int) -> str:
    wonders = "first_game" if age else "draft"
    options = {"wonders": wonders, "first": "0", "centered_start": "last_chooses"}
    game = Game("duel", options=options)
    for state, _seat, _action in steps(game, 4):
        if state.decision() == decision and state.age == age:
            return json.dumps(position.dump(state))
    raise AssertionError(f"this game has no {decision} in age {age}")


def first(decision: str, age: int) -> Data:
    """Return the position before the first decision of a kind in an age, free to be changed."""
    data: Data = json.loads(_first(decision, age))
    return data


def first_turn(age: int) -> Data:
    """Return the position before the first turn of an age, free to be changed."""
    return first("turn", age)


def copy_of(text: str) -> Data:
    """Return a new copy of a stored position."""
    data: Data = json.loads(text)
    return data


def finish(state: State, seed: int) -> list[str]:
    """Play on at random and return the fingerprints on the way."""
    dealer, rng = Dealer(seed), Rng(seed)
    seen = [state.fingerprint()]
    while state.pending:
        seat = pending_seat(state)
        actions = state.legal_actions(seat)
        action = int(dealer.choose(state)) if seat == NATURE else actions[rng.below(len(actions))]
        state.apply(seat, action)
        seen.append(state.fingerprint())
    return seen
