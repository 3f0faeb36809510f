"""Random games of Classic, step by step, and positions out of them."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

from thaumata import NATURE, Dealer, Game, position
from thaumata.classic.state import ClassicState
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

VARIANTS = tuple(f"classic-{seats}" for seats in range(2, 8))
SIDES = ("random", "choose", "B", "A")
EACH = 2
"""The number of positions of each kind and variant."""

Data = dict[str, Any]


def moments(variant: str, seed: int) -> Iterator[ClassicState]:
    """Play at random, preferring stages; yield the state at every moment: one object."""
    game = Game(variant, options={"sides": SIDES[seed % len(SIDES)]})
    state = cast(ClassicState, game.start())
    dealer, rng = Dealer(seed), Rng(seed, 7)
    yield state
    while state.pending:
        asked = members_of(state.pending)
        seat = asked[rng.below(len(asked))]
        if seat == NATURE:
            state.apply(seat, dealer.choose(state))
        else:
            legal = state.legal_actions(seat)
            fond = [action for action in legal if "stage" in game.text(state, seat, action)]
            chosen = fond if fond and rng.below(2) else legal
            state.apply(seat, chosen[rng.below(len(chosen))])
        yield state


def some_moments(variant: str, seed: int) -> Iterator[ClassicState]:
    """Skip most of the dealing."""
    for number, state in enumerate(moments(variant, seed)):
        if state.decision() != "deal_card" or number % 9 == 0:
            yield state


@cache
def samples() -> dict[str, tuple[str, ...]]:
    """Return positions as JSON by the decision that is pending; those that ended have none."""
    found: dict[tuple[str, str], list[str]] = {}
    rng = Rng(1)
    for variant in ("classic-2", "classic-3", "classic-4", "classic-7"):
        for seed in range(8):
            for state in some_moments(variant, seed):
                texts = found.setdefault((state.decision(), variant), [])
                is_rare = state.decision() in ("last_card", "raise", "")
                if len(texts) < EACH and (is_rare or rng.below(30) == 0):
                    texts.append(json.dumps(position.dump(state)))
    decisions = sorted({decision for decision, _ in found})
    return {
        decision: tuple(
            text for (kind, _), texts in found.items() if kind == decision for text in texts
        )
        for decision in decisions
    }


def first(variant: str, decision: str, age: int, round: int = 0) -> Data:
    """Return the position before the first such decision, free to be changed."""
    data: Data = json.loads(_first(variant, decision, age, round))
    return data


@cache
def _first(variant: str, decision: str, age: int, round: int) -> str:
    for seed in range(0, 60, 4):
        for state in moments(variant, seed):
            is_there = state.decision() == decision and state.age == age
            if is_there and (round == 0 or state.round == round):
                return json.dumps(position.dump(state))
    raise AssertionError(f"these games have no {decision} in age {age}")
