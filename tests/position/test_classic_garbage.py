"""Any change to a position or a record of Classic gives a playable game or an error of ours."""

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.position.garbage import junk, mutants
from tests.record.records import play_on
from tests.rules.classic.games import Data, samples, some_moments
from thaumata import NATURE, Dealer, Game, ThaumataError, position
from thaumata.classic.state import ClassicState
from thaumata.kit.bits import members_of
from thaumata.proof.families import soundness_of
from thaumata.record import Record
from thaumata.rng import Rng

GAME = Game("classic-7")
CARDS = [card for card in GAME.names["card"] if card]
DECISIONS = [decision.name for decision in GAME.decisions if decision.name]
USES = ("build", "stage", "sell", "left", "eat")
IDS = [
    *CARDS,
    *GAME.names["board"],
    *DECISIONS,
    *(f"{use} {card}" for use in USES for card in ("?", *CARDS[::9])),
    *("?", "A", "B", "0", "1", "civilian", "classic-2", "classic-3"),
]


@cache
def texts() -> list[str]:
    """Positions of every kind, and some as they are known to a seat."""
    known = [
        json.dumps(position.dump(state, 1))
        for variant in ("classic-2", "classic-3", "classic-4+cities+teams")
        for number, state in enumerate(some_moments(variant, 3))
        if number % 20 == 0
    ]
    return [*(text for kind in samples().values() for text in kind), *known]


def read(data: Any, *, is_checked: bool = True) -> ClassicState | None:
    """Read a position or return the error; any other error than ours fails the test."""
    try:
        state = position.load(copy.deepcopy(data), is_checked=is_checked)
    except ThaumataError as error:
        told = str(error)
    else:
        return state if isinstance(state, ClassicState) else None
    assert told
    return None


def reads_or_says_why(data: Data) -> None:
    """Read a position, checked and not."""
    read(data, is_checked=False)
    state = read(data)
    if state is not None:
        assert position.load(position.dumps(state)).numbers() == state.numbers()
        seat = data.get("seen_by")
        is_a_game(state if seat is None else guessed(state, seat))


def guessed(state: ClassicState, seat: int) -> ClassicState:
    """Guess the hidden cards of a table as known to a seat, or to a spectator."""
    sample = state.resample(seat, Rng(1, 2))
    assert isinstance(sample, ClassicState)
    return sample


def is_a_game(state: ClassicState) -> None:
    """Check that the table is sound and can be played to the end."""
    soundness = soundness_of(state.game, is_whole="whole" in position.dump(state))
    soundness.check(state)
    dealer, rng = Dealer(1), Rng(1)
    while state.pending:
        seat = members_of(state.pending)[0]
        if seat == NATURE:
            state.apply(seat, dealer.choose(state))
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    soundness.check(state)
    assert state.outcome() is not None


@pytest.mark.slow
@given(st.deferred(lambda: mutants(texts(), IDS)))
@settings(max_examples=300)
def test_a_position_with_anything_changed_is_a_game_or_is_refused(data: Data) -> None:
    reads_or_says_why(data)


@st.composite
def rearranged(draw: st.DrawFn) -> Data:
    """A position in which cards, deeds and coins have changed places."""
    data: Data = json.loads(draw(st.sampled_from(texts())))
    for _ in range(draw(st.integers(1, 3))):
        rearrange(draw, data)
    return data


def rearrange(draw: st.DrawFn, data: Data) -> None:
    city = draw(st.sampled_from(data["cities"]))
    hands = data.get("hands") or [[]]
    match draw(st.sampled_from(["swap", "coins", "stages", "deed", "cards", "tokens", "round"])):
        case "swap":
            one, other = draw(st.sampled_from(hands)), draw(st.sampled_from(hands))
            if one and other:
                one[0], other[-1] = other[-1], one[0]
        case "coins":
            city["coins"] = draw(st.integers(0, 60))
        case "stages":
            city["stages"] = draw(st.integers(0, 4))
        case "deed" if city.get("deeds"):
            deeds = draw(st.sampled_from(city["deeds"]))
            if deeds:
                n = draw(st.integers(0, len(deeds) - 1))
                use = draw(st.sampled_from(USES))
                deeds[n] = f"{use} {deeds[n].split()[1]}"
        case "cards":
            city["cards"] = draw(st.permutations(city.get("cards", [])))[:-1]
        case "tokens":
            city["tokens"] = draw(st.lists(st.sampled_from([1, 3, 5, -1]), max_size=4))
        case "round":
            data["round"] = draw(st.integers(0, 6))


@pytest.mark.slow
@given(rearranged())
@settings(max_examples=300)
def test_a_position_with_pieces_in_other_places_is_a_game_or_is_refused(data: Data) -> None:
    reads_or_says_why(data)


@given(st.dictionaries(st.sampled_from(["age", "round", "cities", "hands", "sealed"]), junk))
@settings(max_examples=100)
def test_anything_is_a_game_or_is_refused(data: Data) -> None:
    reads_or_says_why({"variant": "classic-3", **data})


# Records


@cache
def lines() -> list[str]:
    """The lines of a few records."""
    records = [Record(Game(variant)) for variant in ("classic-2", "classic-3")]
    for record in records:
        play_on(record, record.game.start(), 1)
    return [line for record in records for line in record.text().split("\n")]


@st.composite
def garbled(draw: st.DrawFn) -> str:
    """A record with a few lines deleted, exchanged or replaced, or cut in one of them."""
    text = list(lines())
    text = text[: draw(st.integers(10, len(text)))]
    for _ in range(draw(st.integers(1, 3))):
        one, other = (draw(st.integers(0, len(text) - 1)) for _ in range(2))
        text[one] = draw(st.sampled_from([text[other], text[one][:-2], "", "0 sell ?"]))
    return "\n".join(text)


@given(garbled())
@settings(max_examples=60)
def test_a_record_with_other_lines_is_read_or_refused(text: str) -> None:
    try:
        record = Record.parse(text)
    except ThaumataError:
        return
    assert Record.parse(record.text()).state().numbers() == record.state().numbers()


def test_a_table_without_the_deeds_of_a_city_is_written_as_it_is_read() -> None:
    """A seat without cards in hand has no unknown ones either, whichever deeds are missing."""
    first = "sell loom,build theater,sell press,build barracks,build glassworks,sell apothecary"
    second = "sell forum,sell school,sell loom_2,sell statue,sell stables,build sawmill"
    ephesos = {
        "board": "ephesos",
        "side": "B",
        "cards": ["glassworks", "theater", "barracks", "sawmill"],
        "deeds": [
            [*first.split(","), "left clay_pit"],
            [*second.split(","), "left aqueduct"],
        ],
    }
    first = "sell east_trading_post,build stone_pit,sell west_trading_post,sell stockade"
    second = "build glassworks_2,sell press_2,sell walls,build caravansery,build temple"
    halikarnassos = {
        "board": "halikarnassos",
        "side": "B",
        "stages": 1,
        "cards": ["stone_pit", "marketplace", "glassworks_2", "temple", "caravansery"],
        "deeds": [
            [*first.split(","), "sell guard_tower", "build marketplace", "left altar"],
            [*second.split(","), "stage archery_range", "left library"],
        ],
    }
    table = {
        "variant": "classic-3",
        "age": 2,
        "round": 6,
        "cities": [
            {"coins": 24, "tokens": [1, 1], **ephesos},
            {"coins": 41, "tokens": [-1], "board": "rhodos", "side": "B", "cards": ["brickyard"]},
            {"coins": 17, "tokens": [-1], **halikarnassos},
        ],
        "hands": [[], [], []],
        "agenda": [{"what": "raise", "seats": [2], "about": "2"}, {"what": "end_round"}],
    }
    assert read(table) is not None
    reads_or_says_why(table)
