"""Whatever a position is turned into, it gives a game that can be played or says what is wrong."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.proof.walk import DUELS, game_of, steps
from tests.rules.duel.positions import Data, samples
from tests.rules.duel.table import CARDS, DATA, TOKENS, WONDERS
from thaumata import Game, State, ThaumataError, position
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

some = settings(max_examples=150)

TEXTS = [text for texts in samples().values() for text in texts]
SLOTS = sorted({slot["slot"] for layout in DATA["layouts"].values() for slot in layout})
DECISIONS = [decision.name for decision in Game("duel").decisions]
IDS = [*CARDS, *WONDERS, *TOKENS, *SLOTS, *DECISIONS, "?age1", "?age3", "?guild", "guild", "draft"]
LONGEST = 1000
"""No game has as many actions as this."""

Path = tuple[str | int, ...]


def texts_of(variant: str) -> list[str]:
    """Return positions of two random games of a variant."""
    games = [steps(game_of(variant, seed), seed) for seed in (1, 2)]
    return [
        json.dumps(position.dump(state))
        for game in games
        for number, (state, _seat, _action) in enumerate(game)
        if number % 7 == 0
    ]


EXPANDED = [text for variant in DUELS[1:] for text in texts_of(variant)]
EXPANDED_IDS = [id for ids in Game(DUELS[-1]).names.values() for id in ids if id]


def read(form: Any, *, is_checked: bool = True) -> State | None:
    """Read a position or be told why not; any other error than ours fails the test."""
    try:
        return position.load(form, is_checked=is_checked)
    except ThaumataError as error:
        told = str(error)
    assert told
    return None


def reads_or_says_why(data: Data) -> None:
    """Read a position, checked and not."""
    read(copy.deepcopy(data), is_checked=False)
    state = read(copy.deepcopy(data))
    if state is not None:
        is_a_game(state)


def is_a_game(state: State) -> None:
    """Write the position, then play to the end at random: a checked position allows that."""
    assert position.load(position.dumps(state)).fingerprint() == state.fingerprint()
    rng = Rng(1)
    for _ in range(LONGEST):
        if not state.pending:
            break
        (seat,) = members_of(state.pending)
        actions = state.legal_actions(seat)
        assert actions, state.decision()
        state.apply(seat, actions[rng.below(len(actions))])
        first, second = position.dump(state)["cities"]
        assert first["coins"] >= 0
        assert second["coins"] >= 0
    assert state.outcome() is not None


# Anything anywhere


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """List the ways to everything inside a value."""
    inside: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    for key, part in inside:
        yield (*path, key)
        yield from paths(part, (*path, key))


def at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


numbers = st.integers(-12, 12) | st.integers() | st.sampled_from([2**31, 2**63, -(2**63) - 1])
leaves = (
    st.none()
    | st.booleans()
    | numbers
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from([*IDS, *EXPANDED_IDS])
)
junk = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=5) | st.sampled_from(IDS), inner, max_size=4)
    ),
    max_leaves=8,
)


@st.composite
def mutants(draw: st.DrawFn, texts: list[str]) -> Data:
    """A position with something deleted, doubled, exchanged, added or replaced."""
    data: Data = json.loads(draw(st.sampled_from(texts)))
    for _ in range(draw(st.integers(1, 3))):
        mutate(draw, data)
    return data


def mutate(draw: st.DrawFn, data: Data) -> None:
    everywhere = list(paths(data))
    if not everywhere:
        return
    path = draw(st.sampled_from(everywhere))
    parent, key = at(data, path[:-1]), path[-1]
    match draw(st.sampled_from(["delete", "replace", "exchange", "double", "add", "alike"])):
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
            parent[draw(st.sampled_from(IDS) | st.text(max_size=5))] = draw(junk)
        case _:
            parent[key] = draw(alike(parent[key]))


def alike(value: Any) -> st.SearchStrategy[Any]:
    """Something else of the same type."""
    if isinstance(value, bool):
        return st.booleans()
    if isinstance(value, int):
        return numbers
    if isinstance(value, str):
        return st.sampled_from(IDS)
    if isinstance(value, list):
        return st.permutations(value) | st.lists(st.sampled_from(value or [0]), max_size=30)
    return junk


@given(mutants(TEXTS))
@some
def test_a_position_with_anything_changed_is_a_game_or_is_refused(data: Data) -> None:
    reads_or_says_why(data)


@given(mutants(EXPANDED))
@some
def test_a_position_with_expansions_and_anything_changed_is_a_game_or_is_refused(
    data: Data,
) -> None:
    reads_or_says_why(data)


@given(junk | st.dictionaries(st.sampled_from(list(json.loads(TEXTS[0]))), junk))
@some
def test_anything_is_a_game_or_is_refused(data: Any) -> None:
    if isinstance(data, dict):
        reads_or_says_why(data)
    read(json.dumps(data))


@given(st.sampled_from(TEXTS), st.integers(0, 10**6), st.integers(0, 8), st.text(max_size=4))
@some
def test_text_with_anything_in_it_is_a_game_or_is_refused(
    text: str, cut: int, left_out: int, more: str
) -> None:
    start = cut % len(text)
    for form in (text[:start], text[:start] + more + text[start + left_out :]):
        read(form)


@given(st.binary(max_size=40))
@some
def test_any_bytes_are_a_game_or_are_refused(data: bytes) -> None:
    read(data)


# Small changes that make sense one by one


@st.composite
def rearranged(draw: st.DrawFn) -> Data:
    """A position in which pieces have changed places and decisions their order."""
    data: Data = json.loads(draw(st.sampled_from(TEXTS)))
    for _ in range(draw(st.integers(1, 3))):
        kind = draw(st.sampled_from(["cards", "tokens", "wonders", "agenda", "figures", "slots"]))
        {
            "cards": move_card,
            "tokens": move_token,
            "wonders": change_wonder,
            "agenda": change_agenda,
            "figures": change_figure,
            "slots": change_slot,
        }[kind](draw, data)
    return data


def move(draw: st.DrawFn, piles: list[list[str]]) -> None:
    source = draw(st.sampled_from(piles))
    if source:
        piece = source.pop(draw(st.integers(0, len(source) - 1)))
        draw(st.sampled_from(piles)).append(piece)


def move_card(draw: st.DrawFn, data: Data) -> None:
    move(draw, [data["discards"], *(city["cards"] for city in data["cities"])])


def move_token(draw: st.DrawFn, data: Data) -> None:
    cities = [city["progress"] for city in data["cities"]]
    move(draw, [data["board"], data["box"], data["drawn"], *cities])


def change_wonder(draw: st.DrawFn, data: Data) -> None:
    wonders = draw(st.sampled_from(data["cities"]))["wonders"]
    pool = draw(st.sampled_from(["shown", "undealt"]))
    if wonders and draw(st.booleans()):
        wonder = draw(st.sampled_from(sorted(wonders)))
        if wonders[wonder] is None and data["discards"]:
            wonders[wonder] = data["discards"].pop()
        else:
            wonders.pop(wonder)
            data[pool].append(wonder)
    elif data[pool]:
        wonders[data[pool].pop()] = None


def change_agenda(draw: st.DrawFn, data: Data) -> None:
    agenda = data["agenda"]
    place = draw(st.integers(0, len(agenda)))
    how = draw(st.sampled_from(["insert", "delete", "seat", "about", "reorder"]))
    if how == "insert":
        seats = draw(st.sampled_from([[], [0], [1], [7], [0, 1]]))
        about = draw(st.sampled_from(["", "1", "2", "brown", "grey", "guild", "draft", *SLOTS]))
        agenda.insert(
            place, {"what": draw(st.sampled_from(DECISIONS)), "seats": seats, "about": about}
        )
    elif how == "reorder":
        data["agenda"] = draw(st.permutations(agenda))
    elif place < len(agenda):
        if how == "delete":
            del agenda[place]
        elif how == "seat":
            agenda[place]["seats"] = draw(st.sampled_from([[], [0], [1], [7], [0, 1]]))
        else:
            agenda[place]["about"] = draw(st.sampled_from(["", "1", "3", "red", *SLOTS]))


def change_figure(draw: st.DrawFn, data: Data) -> None:
    field = draw(
        st.sampled_from(["age", "first", "active", "pawn", "extra_turn", "coins", "outcome"])
    )
    if field == "coins":
        draw(st.sampled_from(data["cities"]))["coins"] = draw(st.integers(0, 99))
    elif field == "extra_turn":
        data["extra_turn"] = not data["extra_turn"]
    elif field == "pawn":
        data["pawn"] = draw(st.integers(-9, 9))
    elif field == "outcome":
        kind = draw(st.sampled_from(["civilian", "military", "scientific", "shared", "political"]))
        data["outcome"] = {"kind": kind, "winners": draw(st.lists(st.integers(0, 1), max_size=2))}
    else:
        data[field] = draw(st.integers(0, 3 if field == "age" else 1))


def change_slot(draw: st.DrawFn, data: Data) -> None:
    slots = sorted(data["structure"])
    if not slots:
        return
    slot, other = draw(st.sampled_from(slots)), draw(st.sampled_from(slots))
    how = draw(st.sampled_from(["exchange", "discard", "hide", "to_deal", "back"]))
    structure = data["structure"]
    if how == "exchange":
        structure[slot], structure[other] = structure[other], structure[slot]
    elif how == "discard":
        card = structure.pop(slot)
        if not card.startswith("?"):
            data["discards"].append(card)
    elif how == "hide":
        structure[slot] = f"?{data['backs'].get(slot, 'age' + str(data['age']))}"
    elif how == "to_deal":
        data["to_deal"] = draw(st.lists(st.sampled_from(SLOTS), max_size=3))
    elif data["backs"].pop(slot, None) is None:
        data["backs"][slot] = "guild"


@pytest.mark.slow
@given(rearranged())
@settings(max_examples=400)
def test_a_position_with_pieces_in_other_places_is_a_game_or_is_refused(data: Data) -> None:
    reads_or_says_why(data)


@given(st.sampled_from(TEXTS))
@settings(max_examples=len(TEXTS))
def test_the_positions_that_are_garbled_here_are_games(text: str) -> None:
    is_a_game(position.load(text))
