"""Any change to a position gives a playable game or an error of ours."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.position.garbage import junk, mutants
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
"""More actions than any game has."""


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


def read(form: Any, *, is_checked: bool = True) -> State | None:
    """Read a position or return the error; any other error than ours fails the test."""
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


@given(mutants(TEXTS, IDS))
@some
def test_a_position_with_anything_changed_is_a_game_or_is_refused(data: Data) -> None:
    reads_or_says_why(data)


@given(mutants(EXPANDED, IDS))
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


# Small changes, each valid by itself


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
