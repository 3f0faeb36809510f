"""Any change to the part of an expansion is read or refused with an error of ours."""

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.position.garbage import at, junk, paths
from thaumata import NATURE, Dealer, Game, State, ThaumataError, position
from thaumata.classic.state import ClassicState
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

PARTS = {
    "duel+pantheon": ["pantheon"],
    "duel+agora": ["agora"],
    "duel+pantheon+agora": ["pantheon", "agora"],
    "classic-4+cities": ["cities"],
    "classic-2+cities": ["cities"],
    "classic-4+cities+teams": ["cities"],
}
MOMENTS = (30, 150)
"""The numbers of actions after which the parts of a game are changed."""

WRONG: list[Any] = [
    *(None, True, 5, -1, 2**70, 1.5, "?", "x", ""),
    *([], [0], [[]], [None], ["x"], {}, {"a": 1}, {"by": 0, "known_to": 5}),
]
"""Values of every kind; nearly all are wrong everywhere."""

each_variant = pytest.mark.parametrize("variant", PARTS)

Data = dict[str, Any]


@cache
def texts(variant: str) -> list[str]:
    """Positions of a game, with every field of every part, including optional ones."""
    state, dealer, rng = Game(variant).start(), Dealer(2), Rng(2)
    found = []
    for number in range(max(MOMENTS) + 1):
        if not state.pending:
            break
        if number in MOMENTS:
            found.append(json.dumps(in_full(state)))
        seat = members_of(state.pending)[0]
        legal = state.legal_actions(seat)
        is_nature = seat == NATURE
        state.apply(seat, dealer.choose(state) if is_nature else legal[rng.below(len(legal))])
    return found


def in_full(state: State) -> Data:
    data: Data = json.loads(position.dumps(state))
    for part in state.parts:
        written = data.setdefault("parts", {}).get(part.name, {})
        data["parts"][part.name] = {**left_out(state), **written}
    return data


def left_out(state: State) -> Data:
    """Return the fields of Cities that a position omits if they are empty."""
    if not isinstance(state, ClassicState):
        return {}
    cities = state.catalog.cities
    return {"debts": [0] * cities, "diplomacy": [0] * cities, "losses": [[0, 0, 0]] * cities}


def is_read_or_refused(data: Data) -> None:
    """Read a position, and check what can be read; any other error than ours fails the test."""
    try:
        position.load(data, is_checked=False)
        position.load(data)
    except ThaumataError as error:
        told = str(error)
    else:
        return
    assert told


@each_variant
def test_every_part_is_there_in_full_before_it_is_garbled(variant: str) -> None:
    for text in texts(variant):
        data = json.loads(text)
        assert sorted(data["parts"]) == sorted(PARTS[variant])
        position.load(data)


@each_variant
def test_a_wrong_kind_of_value_anywhere_in_a_part_is_refused(variant: str) -> None:
    for text in texts(variant):
        whole = json.loads(text)
        for number, path in enumerate(paths(whole["parts"])):
            for wrong in WRONG if len(path) < 3 else WRONG[number % 3 :: 3]:
                data = copy.deepcopy(whole)
                at(data["parts"], path[:-1])[path[-1]] = wrong
                is_read_or_refused(data)


def test_losses_that_are_no_lists_are_refused_by_name() -> None:
    """They used to be an internal error of the compiled reader."""
    data = json.loads(texts("classic-4+cities")[0])
    data["parts"]["cities"]["losses"] = [2, 0, 0, 0]
    with pytest.raises(ThaumataError, match="cities"):
        position.load(data)


@st.composite
def mutants(draw: st.DrawFn) -> Data:
    """A position with something in a part replaced, exchanged, deleted or added."""
    data: Data = json.loads(draw(st.sampled_from(texts(draw(st.sampled_from(list(PARTS)))))))
    for _ in range(draw(st.integers(1, 3))):
        everywhere = list(paths(data["parts"]))
        path = draw(st.sampled_from(everywhere))
        parent, key = at(data["parts"], path[:-1]), path[-1]
        match draw(st.sampled_from(["replace", "wrap", "delete", "add"])):
            case "replace":
                parent[key] = draw(junk)
            case "wrap":
                parent[key] = draw(st.sampled_from([[parent[key]], {"x": parent[key]}]))
            case "delete":
                del parent[key]
            case _:
                parent = at(data["parts"], path)
                if isinstance(parent, list):
                    parent.insert(0, draw(junk))
                elif isinstance(parent, dict):
                    parent[draw(st.text(max_size=4))] = draw(junk)
        if not data["parts"]:
            break
    return data


@given(mutants())
@settings(max_examples=200)
def test_a_part_with_anything_changed_is_read_or_refused(data: Data) -> None:
    is_read_or_refused(data)
