"""Data that is no position is refused: unknown pieces, invalid fields, invalid JSON."""

import json
import re

import pytest

from tests.position.duel.spoiling import (
    END,
    FIRST,
    THIRD,
    TURN,
    Broken,
    Change,
    add,
    asked,
    broken,
    by,
    ended,
    is_told_clearly,
    name_of,
    put,
    refuse,
)
from tests.rules.duel.positions import Data, finish, first_turn
from thaumata import ThaumataError, position
from thaumata.position import Malformed
from thaumata.wording.words import Words

HALF = "It holds half of a character: the code of the other half is missing."

UNREADABLE: list[Broken] = [
    (FIRST, put("age", 4), "range", "age"),
    (FIRST, put("age", -1), "range", -1),
    (FIRST, put("first", 2), "range", "first"),
    (FIRST, put("active", 7), "range", "active"),
    (FIRST, put("pawn", 10), "range", 10),
    (FIRST, put("pawn", -10), "range", -10),
    (FIRST, put("military_tokens", [["huge"], []]), "piece", "huge"),
    (FIRST, put("cities", 0, "coins", -1), "range", "cities[0].coins"),
    (FIRST, put("cities", 1, "coins", -5), "range", "cities[1].coins"),
    (FIRST, add("cities", 0, "cards", "acropolis"), "piece", "acropolis"),
    (FIRST, add("cities", 0, "cards", ""), "piece", ""),
    (FIRST, put("cities", 0, "wonders", "altar", None), "piece", "altar"),
    (FIRST, put("cities", 0, "wonders", "pyramids", "?"), "piece", "?"),
    (FIRST, add("cities", 1, "progress", "writing"), "piece", "writing"),
    (FIRST, add("discards", "sphinx"), "piece", "sphinx"),
    (FIRST, add("board", "tavern"), "piece", "tavern"),
    (FIRST, add("box", "chest"), "piece", "chest"),
    (FIRST, add("drawn", "straw"), "piece", "straw"),
    (FIRST, add("shown", "mercy"), "piece", "mercy"),
    (FIRST, add("undealt", "blow"), "piece", "blow"),
    (FIRST, put("structure", "r9c9", "altar"), "piece", "r9c9"),
    (FIRST, put("structure", "altar", "r5c1"), "piece", "altar"),
    (FIRST, put("structure", "r7c5", "altar"), "piece", "r7c5"),
    (FIRST, add("to_deal", "r7c7"), "piece", "r7c7"),
    (THIRD, put("backs", "r5c1", "guild"), "piece", "r5c1"),
    (FIRST, put("structure", "r5c1", "acropolis"), "piece", "acropolis"),
    (FIRST, put("structure", "r2c4", "?age2"), "piece", "age2"),
    (FIRST, put("structure", "r2c4", "?"), "piece", ""),
    (FIRST, put("backs", "r2c4", "guild"), "piece", "guild"),
    (FIRST, ended("moral", 0), "piece", "moral"),
    (FIRST, put("cities", 0, "cards", ["altar", "altar"]), "card-twice", "altar"),
    (FIRST, put("cities", 0, "progress", ["law", "law"]), "card-twice", "law"),
    (FIRST, put("discards", ["altar", "altar"]), "card-twice", "altar"),
    (FIRST, put("board", ["law", "law"]), "card-twice", "law"),
    (FIRST, put("shown", ["sphinx", "sphinx"]), "card-twice", "sphinx"),
    (FIRST, asked(), "no-agenda", "agenda"),
    (FIRST, asked(END), "pending", "agenda[0]"),
    (FIRST, asked(by(0, "dance"), END), "piece", "dance"),
    (FIRST, asked(by(0, ""), END), "piece", "agenda[0].what"),
    (FIRST, asked(TURN, {"what": "dance"}), "piece", "agenda[1].what"),
    (FIRST, asked(by(2, "turn"), END), "seat", 2),
    (FIRST, asked(by(-1, "turn"), END), "seat", "agenda[0].seats[0]"),
    (FIRST, asked(TURN, {"what": "turn"}, END), "pending", "turn"),
    (FIRST, asked(TURN, by(0, "end_turn")), "pending", "end_turn"),
    (FIRST, asked(by(0, "turn", "altar"), END), "about", "altar"),
    (FIRST, asked(by(7, "deal_card", "r9c9"), END), "about", "r9c9"),
    (FIRST, asked(by(7, "deal_card", "r7c7"), END), "about", "r7c7"),
    (FIRST, asked(by(0, "discard_card", "pink"), END), "about", "pink"),
    (FIRST, asked(by(7, "deal_wonder", "3")), "about", "3"),
    (THIRD, asked(by(7, "lay_back", "age1")), "about", "age1"),
    (FIRST, asked(TURN, {"what": "lay_out", "about": "4"}), "about", "4"),
    (FIRST, asked(TURN, {"what": "draft", "about": "3"}), "about", "3"),
]
"""Positions that make no sense, checked or not."""


@pytest.mark.parametrize(("data", "change", "reason", "named"), UNREADABLE, ids=name_of)
def test_what_makes_no_sense_is_refused_checked_or_not(
    data: Data, change: Change, reason: str, named: object
) -> None:
    for is_checked in (True, False):
        refuse(broken(data, change), reason, named, is_checked=is_checked)


# Data that is not a position

MISFITS: list[tuple[str, object]] = [
    ("age", "one"),
    ("age", 1.5),
    ("age", None),
    ("age", True),
    ("first", []),
    ("active", {}),
    ("extra_turn", 1),
    ("extra_turn", "yes"),
    ("pawn", "center"),
    ("military_tokens", []),
    ("military_tokens", [["small"]]),
    ("military_tokens", [[], [], []]),
    ("military_tokens", [[1], []]),
    ("cities", []),
    ("cities", [{}]),
    ("cities", [{}, {}, {}]),
    ("cities", [{}, []]),
    ("cities", [{}, {"coins": "7"}]),
    ("cities", [{}, {"cards": "altar"}]),
    ("cities", [{}, {"cards": [1]}]),
    ("cities", [{}, {"wonders": ["sphinx"]}]),
    ("cities", [{}, {"wonders": {"sphinx": 5}}]),
    ("cities", [{}, {"gold": 7}]),
    ("structure", []),
    ("structure", {"r5c1": 5}),
    ("structure", {"r5c1": None}),
    ("backs", {"r5c1": None}),
    ("to_deal", "r5c1"),
    ("discards", {}),
    ("board", [None]),
    ("box", 5),
    ("agenda", {}),
    ("agenda", [[]]),
    ("agenda", [{}]),
    ("agenda", [{"what": "turn", "seats": 0}]),
    ("agenda", [{"what": "turn", "seats": ["0"]}]),
    ("agenda", [{"what": "turn", "about": 5}]),
    ("agenda", [{"what": "turn", "who": 0}]),
    ("outcome", "civilian"),
    ("outcome", {"kind": "civilian"}),
    ("outcome", {"kind": "civilian", "winners": 0}),
    ("outcome", {"kind": "civilian", "winners": [0], "by": 3}),
    ("variant", 7),
    ("options", []),
    ("options", {"first": 0}),
    ("gold", 7),
    ("", 7),
]


@pytest.mark.parametrize(("field", "value"), MISFITS)
def test_a_field_that_does_not_fit_is_refused(field: str, value: object) -> None:
    data = {**first_turn(1), field: value}
    for form in (data, json.dumps(data)):
        with pytest.raises(ThaumataError) as error:
            position.load(form)
        assert error.value.message_id in ("error-position", "error-position-field")
        assert is_told_clearly(error.value)


KINDS: list[tuple[Data, str, str]] = [
    ({"age": "one"}, "age", "There should be a whole number, but there is text"),
    ({"age": 1.5}, "age", "but there is a number with a fraction"),
    ({"age": None}, "age", "but there is nothing"),
    ({"age": True}, "age", "but there is true or false"),
    ({"age": b"one"}, "age", "but there is something else"),
    ({"extra_turn": 1}, "extra_turn", "There should be true or false"),
    ({"variant": []}, "variant", "There should be text in quotation marks, but there is a list"),
    ({"box": {}}, "box", "There should be a list in brackets, but there is an object in braces"),
    ({"outcome": 5}, "outcome", "There should be an object in braces"),
    ({"cities": [{}, {"coins": "7"}]}, "cities[1].coins", "There should be a whole number"),
    ({"structure": {"r5c1": 5}}, "structure.r5c1", "There should be text"),
    ({"parts": {"agora": []}}, "parts.agora", "There should be an object in braces"),
    (
        {"cities": [{}, {"wonders": {"sphinx": None, "pyramids": 5}}]},
        "cities[1].wonders.pyramids",
        "There should be text",
    ),
    ({"structure": {5: "altar"}}, "structure", "Its names should stand in quotation marks."),
    ({"cities": [{}]}, "cities", "The list should have 2 entries, but has 1."),
    ({"agenda": [{}]}, "agenda[0].what", "It is missing."),
    ({"gold": 7}, "gold", "There is no such field."),
    ({"cities": [{}, {"gold": 7}]}, "cities[1].gold", "There is no such field."),
]
"""Invalid values for every kind of field, with their places and error messages."""


@pytest.mark.parametrize(("data", "field", "said"), KINDS)
def test_the_field_and_the_reason_are_told_in_every_language(
    data: Data, field: str, said: str
) -> None:
    with pytest.raises(ThaumataError) as error:
        position.load(data)
    assert error.value.arguments["field"] == field
    assert said in str(error.value)
    assert is_all_in_the_language(error.value, field)


def test_a_position_of_another_family_has_to_name_its_variant() -> None:
    with pytest.raises(Malformed, match="a position with the field “hands” has to name") as error:
        position.load({"hands": [["altar"]]})
    assert error.value.field == "variant"


def is_all_in_the_language(error: ThaumataError, quoted: str) -> bool:
    """Return whether a message in another language has no English words in it."""
    told = [Words(language)(error.message_id, **error.arguments) for language in ("uk", "ru")]
    return all(not re.search("[A-Za-z]", re.sub("JSON", "", t.replace(quoted, ""))) for t in told)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"age": 1', "It ends too early."),
        ('{"age": 1,}', "Something is wrong at byte 11."),
        ("{age: 1}", "Something is wrong at byte 2."),
        ('{"age": 1e999}', "A number in it is too large."),
        (b'{"variant": "\xff"}', "It holds letters that cannot be read as UTF-8."),
        ('{"age": "\\ud83d"}', HALF),
        (b'{"age": "\\ud83d"}', HALF),
        ('{"age": "\\udc00"}', HALF),
        ('{"age": "\\ud83d", "first": 1, "active": 0}', HALF),
        ('{"age": "\\\\ud83d"', "It ends too early."),
        ('{"age": "\\ud83d', "It ends too early."),
        ("[" * 100_000, "It is nested too deep."),
        ("[1, 2]", "A position is an object in braces, not [1, 2]."),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_why_it_is_no_json_is_told_in_every_language(text: str | bytes, said: str) -> None:
    with pytest.raises(ThaumataError) as error:
        position.load(text)
    assert str(error.value) == f"This is not JSON: {said}"
    assert is_all_in_the_language(error.value, "[1, 2]")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"variant": "chess"}, "error-unknown-variant"),
        ({"variant": ""}, "error-unknown-variant"),
        ({"variant": "duel+"}, "error-unknown-expansion"),
        ({"variant": "duel+atlantis"}, "error-unknown-expansion"),
        ({"variant": "duel-3"}, "error-seats"),
        ({"variant": "duel-²"}, "error-unknown-variant"),
        ({"options": {"speed": "high"}}, "error-unknown-option"),
        ({"options": {"first": "2"}}, "error-option-value"),
    ],
)
def test_a_variant_or_an_option_that_there_is_not_is_refused(data: Data, message: str) -> None:
    with pytest.raises(ThaumataError) as error:
        position.load({**first_turn(1), **data})
    assert error.value.message_id == message
    assert is_told_clearly(error.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "}",
        '{"age": 1',
        '{"age": 1,}',
        "{age: 1}",
        "{'age': 1}",
        '{"age": 01}',
        '{"age": NaN}',
        '{"age": 1e999}',
        '{"variant": "\\ud800"}',
        '{"age": 1} {"age": 1}',
        "null",
        "true",
        "5",
        '"duel"',
        "[]",
        "[{}]",
        b"\xff\xfe",
        b'{"variant": "\xff"}',
        b"\x00",
        "r5c1: altar",
        "[" * 100_000,
        '{"structure":' * 100_000,
        '{"variant": "\ud800"}',
    ],
    ids=lambda text: repr(text)[:24],
)
def test_what_is_no_json_object_is_refused(text: str | bytes) -> None:
    with pytest.raises(ThaumataError) as error:
        position.load(text)
    assert error.value.message_id == "error-not-json"
    assert str(error.value)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (put("cities", 0, "coins", 2**63), "error-field-range"),
        (put("cities", 0, "coins", 10**30), "error-field-range"),
        (put("pawn", 10**30), "error-field-range"),
        (put("pawn", -(2**64)), "error-field-range"),
        (put("age", 10**30), "error-field-range"),
        (asked(by(10**30, "turn")), "error-field-seat"),
        (ended("civilian", 10**6), "error-field-range"),
        (asked(*[TURN] * 60, END), "error-field-most"),
        (asked(TURN, *[END] * 100), "error-field-most"),
        (put("variant", "duel-" + "2" * 5000), ""),
    ],
)
def test_numbers_and_lists_without_measure_are_refused(change: Change, reason: str) -> None:
    data = broken(FIRST, change)
    for is_checked in (True, False):
        with pytest.raises(ThaumataError) as error:
            position.load(data, is_checked=is_checked)
        assert reason in ("", getattr(error.value, "reason", None))
        assert is_told_clearly(error.value)


def test_many_coins_are_no_reason_to_refuse_a_position() -> None:
    """D10: the bank always pays, so a treasury may hold more than all pieces are worth."""
    state = position.load(broken(FIRST, put("cities", 0, "coins", 200)))
    finish(state, 3)
    assert state.outcome() is not None
