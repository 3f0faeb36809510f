"""Random changes to positions, for tests of their readers."""

import copy
import json
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from tests.proof.walk import DUELS
from tests.rules.duel.positions import Data
from thaumata import Game

Path = tuple[str | int, ...]

IDS = [id for ids in Game(DUELS[-1]).names.values() for id in ids if id]

numbers = st.integers(-12, 12) | st.integers() | st.sampled_from([2**31, 2**63, -(2**63) - 1])
leaves = (
    st.none()
    | st.booleans()
    | numbers
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from([*IDS, "?age1", "?guild", "guild", "r5c1", "turn", "draft"])
)
junk = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=5) | st.sampled_from(IDS), inner, max_size=4)
    ),
    max_leaves=8,
)


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """List the paths to everything inside a value."""
    inside: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    for key, part in inside:
        yield (*path, key)
        yield from paths(part, (*path, key))


def at(value: Any, path: Path) -> Any:
    """Return the value at a path."""
    for key in path:
        value = value[key]
    return value


@st.composite
def mutants(draw: st.DrawFn, texts: list[str], ids: list[str]) -> Data:
    """A position with something deleted, doubled, exchanged, added or replaced."""
    data: Data = json.loads(draw(st.sampled_from(texts)))
    for _ in range(draw(st.integers(1, 3))):
        mutate(draw, data, ids)
    return data


def mutate(draw: st.DrawFn, data: Data, ids: list[str]) -> None:
    """Change something; usually to something of the same type, using a few ids."""
    everywhere = list(paths(data))
    if not everywhere:
        return
    path = draw(st.sampled_from(everywhere))
    parent, key = at(data, path[:-1]), path[-1]
    kinds = ["delete", "replace", "exchange", "double", "add", "alike", "alike"]
    match draw(st.sampled_from(kinds)):
        case "delete":
            del parent[key]
        case "replace":
            parent[key] = draw(junk)
        case "exchange":
            other = draw(st.sampled_from(everywhere))
            if other[: len(path)] != path and path[: len(other)] != other:
                there = at(data, other[:-1])
                parent[key], there[other[-1]] = there[other[-1]], parent[key]
        case "double" if isinstance(parent, list):
            parent.append(copy.deepcopy(at(parent, (key,))))
        case "add" if isinstance(parent, list):
            parent.insert(draw(st.integers(0, 3)), draw(junk))
        case "add":
            parent[draw(st.sampled_from(ids) | st.text(max_size=5))] = draw(junk)
        case _:
            parent[key] = draw(alike(parent[key], ids))


def alike(value: Any, ids: list[str]) -> st.SearchStrategy[Any]:
    """Return something else of the same type."""
    if isinstance(value, bool):
        return st.booleans()
    if isinstance(value, int):
        return st.integers(-1, 8) | numbers
    if isinstance(value, str):
        return st.sampled_from(ids)
    if isinstance(value, list):
        return st.permutations(value) | st.lists(st.sampled_from(value or ids), max_size=30)
    return junk
