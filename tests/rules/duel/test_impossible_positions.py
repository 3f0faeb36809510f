"""Positions that no game can have are refused with the reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.duel.positions import Data, finish, first, first_turn
from tests.rules.duel.table import CARDS
from thaumata import ThaumataError, position
from thaumata.position import Impossible
from thaumata.words import Words

Change = Callable[[Data], object]
Broken = tuple[Data, Change, str, object]
"""A position, what is done to it, the reason why it is refused, and what the reason names."""


def put(*path: Any) -> Change:
    """Return a change that puts the last value where the others lead."""
    *keys, last, value = path

    def change(data: Data) -> None:
        place: Any = data
        for key in keys:
            place = place[key]
        place[last] = value

    return change


def add(*path: Any) -> Change:
    """Return a change that adds the last value to the list where the others lead."""
    *keys, value = path

    def change(data: Data) -> None:
        place: Any = data
        for key in keys:
            place = place[key]
        place.append(value)

    return change


def move(source: str, target: str) -> Change:
    """Return a change that takes the last piece of one list to another."""
    return lambda data: data[target].append(data[source].pop())


def both(*changes: Change) -> Change:
    """Return several changes as one."""
    return lambda data: [change(data) for change in changes]


def asked(*entries: dict[str, object]) -> Change:
    """Return a change of what must be decided."""
    return put("agenda", list(entries))


def ended(kind: str, *winners: int) -> Change:
    """Return a change that ends the game."""
    return put("outcome", {"kind": kind, "winners": list(winners)})


def by(seat: int, what: str, about: str = "") -> dict[str, object]:
    """Return a decision of a seat."""
    return {"what": what, "seats": [seat], "about": about}


TURN = by(0, "turn")
END: dict[str, object] = {"what": "end_turn"}

DRAFT, STARTER = first("pick_wonder", 0), first("starter", 2)
FIRST, SECOND, THIRD = first_turn(1), first_turn(2), first_turn(3)
OPEN = FIRST["structure"]["r5c11"]


def nowhere(data: Data, age: object) -> str:
    """Return a card of an age that is nowhere to be seen."""
    there = json.dumps(data)
    fitting = (id for id, card in CARDS.items() if card["age"] == age)
    return next(id for id in fitting if f'"{id}"' not in there)


def with_card_of(age: object, *path: str) -> Change:
    """Return a change that puts a card of an age, seen nowhere else, where the words lead."""
    return lambda data: put(*path, nowhere(data, age))(data)


def discard_from(slot: str) -> Change:
    """Return a change that discards the card of a slot, whatever lies on it."""
    return lambda data: data["discards"].append(data["structure"].pop(slot))


def guild_at(slot: str) -> Change:
    """Return a change that says a guild lies in a slot, and not where another lay."""

    def change(data: Data) -> None:
        data["backs"].pop(next(iter(data["backs"])))
        data["backs"][slot] = "guild"

    return change


def build_wonders(waiting: int) -> Change:
    """Return a change that builds all wonders but so many with cards of the discard pile."""

    def change(data: Data) -> None:
        left = waiting
        for city in data["cities"]:
            for wonder, under in city["wonders"].items():
                if under is None and left == 0:
                    city["wonders"][wonder] = data["discards"].pop()
                elif under is None:
                    left -= 1

    return change


def fifth_wonder(data: Data) -> None:
    """Give a player a wonder more than four."""
    data["cities"][0]["wonders"][data["undealt"].pop()] = None


def no_age(data: Data) -> None:
    """Go back to the set-up, before anything is laid out."""
    data["age"] = 0
    data["structure"] = {}


def conquered(data: Data) -> None:
    """Put the pawn into the capital of seat 1."""
    data["pawn"] = 9
    data["military_tokens"][1] = []


def give_symbols(data: Data) -> None:
    """Give seat 0 six kinds of symbols, in exchange for other cards of the same age."""
    for card in ("scriptorium", "pharmacist", "workshop", "apothecary"):
        piles = [data["discards"], *(city["cards"] for city in data["cities"])]
        pile = next((pile for pile in piles if card in pile), None)
        if pile is not None:
            pile.remove(card)
        else:
            pile = next(p for p in piles for id in p if CARDS[id]["age"] == 1)
            pile.remove(next(id for id in pile if CARDS[id]["age"] == 1))
        data["cities"][0]["cards"].append(card)
    data["cities"][0]["cards"] += ["academy", "university"]


UNREADABLE: list[Broken] = [
    (FIRST, put("age", 4), "count", "age"),
    (FIRST, put("age", -1), "count", -1),
    (FIRST, put("first", 2), "count", "first"),
    (FIRST, put("active", 7), "count", "active"),
    (FIRST, put("pawn", 10), "pawn", 10),
    (FIRST, put("pawn", -10), "pawn", -10),
    (FIRST, put("military_tokens", [["huge"], []]), "unknown-id", "huge"),
    (FIRST, put("cities", 0, "coins", -1), "coins", 1),
    (FIRST, put("cities", 1, "coins", -5), "coins", 2),
    (FIRST, add("cities", 0, "cards", "acropolis"), "unknown-id", "acropolis"),
    (FIRST, add("cities", 0, "cards", ""), "unknown-id", ""),
    (FIRST, put("cities", 0, "wonders", "altar", None), "unknown-id", "altar"),
    (FIRST, put("cities", 0, "wonders", "pyramids", "?"), "unknown-id", "?"),
    (FIRST, add("cities", 1, "progress", "writing"), "unknown-id", "writing"),
    (FIRST, add("discards", "sphinx"), "unknown-id", "sphinx"),
    (FIRST, add("board", "tavern"), "unknown-id", "tavern"),
    (FIRST, add("box", "chest"), "unknown-id", "chest"),
    (FIRST, add("drawn", "straw"), "unknown-id", "straw"),
    (FIRST, add("shown", "mercy"), "unknown-id", "mercy"),
    (FIRST, add("undealt", "blow"), "unknown-id", "blow"),
    (FIRST, put("structure", "r9c9", "altar"), "unknown-id", "r9c9"),
    (FIRST, put("structure", "altar", "r5c1"), "unknown-id", "altar"),
    (FIRST, put("structure", "r7c5", "altar"), "unknown-id", "r7c5"),
    (FIRST, add("to_deal", "r7c7"), "unknown-id", "r7c7"),
    (THIRD, put("backs", "r5c1", "guild"), "unknown-id", "r5c1"),
    (FIRST, put("structure", "r5c1", "acropolis"), "unknown-id", "acropolis"),
    (FIRST, put("structure", "r2c4", "?age2"), "unknown-id", "age2"),
    (FIRST, put("structure", "r2c4", "?"), "unknown-id", ""),
    (FIRST, put("backs", "r2c4", "guild"), "unknown-id", "guild"),
    (FIRST, ended("moral", 0), "unknown-id", "moral"),
    (FIRST, put("cities", 0, "cards", ["altar", "altar"]), "card-twice", "altar"),
    (FIRST, put("cities", 0, "progress", ["law", "law"]), "card-twice", "law"),
    (FIRST, put("discards", ["altar", "altar"]), "card-twice", "altar"),
    (FIRST, put("board", ["law", "law"]), "card-twice", "law"),
    (FIRST, put("shown", ["sphinx", "sphinx"]), "card-twice", "sphinx"),
    (FIRST, asked(), "pending", "-"),
    (FIRST, asked(END), "pending", "-"),
    (FIRST, asked(by(0, "dance"), END), "pending", "dance"),
    (FIRST, asked(by(0, ""), END), "pending", ""),
    (FIRST, asked(TURN, {"what": "dance"}), "pending", "dance"),
    (FIRST, asked(by(2, "turn"), END), "pending", "turn"),
    (FIRST, asked(by(-1, "turn"), END), "pending", "turn"),
    (FIRST, asked(TURN, {"what": "turn"}, END), "pending", "turn"),
    (FIRST, asked(TURN, by(0, "end_turn")), "pending", "end_turn"),
    (FIRST, asked(by(0, "turn", "altar"), END), "pending", "turn altar"),
    (FIRST, asked(by(7, "deal_card", "r9c9"), END), "pending", "deal_card r9c9"),
    (FIRST, asked(by(7, "deal_card", "r7c7"), END), "pending", "deal_card r7c7"),
    (FIRST, asked(by(0, "discard_card", "pink"), END), "pending", "discard_card pink"),
    (FIRST, asked(by(7, "deal_wonder", "3")), "pending", "deal_wonder 3"),
    (THIRD, asked(by(7, "lay_back", "age1")), "pending", "lay_back age1"),
    (FIRST, asked(TURN, {"what": "lay_out", "about": "4"}), "pending", "lay_out 4"),
    (FIRST, asked(TURN, {"what": "draft", "about": "3"}), "pending", "draft 3"),
]
"""What makes no sense, checked or not."""


IMPOSSIBLE: list[Broken] = [
    (FIRST, add("cities", 0, "cards", OPEN), "card-twice", OPEN),
    (FIRST, add("discards", OPEN), "card-twice", OPEN),
    (FIRST, put("cities", 0, "wonders", "pyramids", OPEN), "card-twice", OPEN),
    (FIRST, put("structure", "r5c1", OPEN), "card-twice", OPEN),
    (FIRST, add("cities", 0, "cards", "palace"), "too-early", "palace"),
    (FIRST, put("structure", "r5c1", "brewery"), "too-early", "brewery"),
    (
        FIRST,
        both(put("age", 0), put("structure", {}), add("discards", "altar")),
        "too-early",
        "altar",
    ),
    (FIRST, lambda data: data["discards"].append(nowhere(data, 1)), "count", 21),
    (FIRST, lambda data: data["structure"].pop("r5c11"), "count", 19),
    (SECOND, lambda data: data["discards"].pop(0), "count", "age1"),
    (THIRD, put("backs", "r7c5", "guild"), "count", "age3"),
    (FIRST, discard_from("r1c5"), "slot-covered", "r1c5"),
    (FIRST, discard_from("r3c3"), "slot-covered", "r3c3"),
    (FIRST, put("structure", "r5c1", "?age1"), "slot-face", "r5c1"),
    (FIRST, put("structure", "r1c5", "?age1"), "slot-face", "r1c5"),
    (FIRST, with_card_of(1, "structure", "r2c4"), "slot-face", "r2c4"),
    (THIRD, guild_at("r7c5"), "back", None),
    (FIRST, put("cities", 0, "wonders", "colossus", None), "wonders", None),
    (FIRST, add("undealt", "pyramids"), "wonders", None),
    (FIRST, put("shown", ["pyramids"]), "wonders", None),
    (FIRST, lambda data: data["undealt"].pop(), "wonders", None),
    (FIRST, fifth_wonder, "wonders", None),
    (THIRD, build_wonders(waiting=0), "wonders", None),
    (THIRD, build_wonders(waiting=1), "wonders", None),
    (FIRST, lambda data: data["cities"][0]["progress"].append(data["board"][0]), "count", 11),
    (FIRST, lambda data: data["box"].pop(), "count", 9),
    (FIRST, lambda data: put("box", 0, data["board"][0])(data), "count", "progress"),
    (FIRST, put("pawn", 3), "pawn", 3),
    (FIRST, put("pawn", -3), "pawn", -3),
    (FIRST, both(put("pawn", 6), put("military_tokens", 1, ["large"])), "pawn", 6),
    (FIRST, conquered, "over", None),
    (FIRST, both(put("pawn", -9), put("military_tokens", 0, [])), "over", None),
    (FIRST, asked({"what": "turn", "seats": [0, 1]}, END), "pending", "turn"),
    (FIRST, asked(by(1, "turn"), END), "pending", "turn"),
    (FIRST, asked(by(7, "turn"), END), "pending", "turn"),
    (FIRST, asked(by(0, "draw_token"), by(0, "library"), END), "pending", "draw_token"),
    (FIRST, asked(by(0, "library"), END), "pending", "library"),
    (FIRST, asked(by(0, "mausoleum"), END), "pending", "mausoleum"),
    (FIRST, asked(by(0, "discard_card", "grey"), END), "pending", "discard_card"),
    (FIRST, asked(by(0, "pick_wonder"), END), "pending", "pick_wonder"),
]
"""What can be laid out but not come about in a game."""


CONTRADICTIONS: dict[str, Broken] = {
    "a card of an earlier age": (SECOND, with_card_of(1, "structure", "r5c5"), "back", "r5c5"),
    "cards before the first age": (
        FIRST,
        both(put("age", 0), asked(by(7, "deal_progress"))),
        "",
        None,
    ),
    "an open card to deal": (FIRST, put("to_deal", ["r5c1"]), "", None),
    "a card to deal during a turn": (FIRST, put("to_deal", ["r4c2"]), "", None),
    "a token drawn for nobody": (FIRST, move("box", "drawn"), "", None),
    "a wonder shown after the draft": (FIRST, move("undealt", "shown"), "wonders", None),
    "six tokens on the board": (FIRST, move("box", "board"), "", None),
    "nothing after a turn": (FIRST, asked(TURN), "pending", None),
    "nothing after a draw": (FIRST, asked(by(7, "draw_token")), "pending", None),
    "two turns at once": (FIRST, asked(TURN, by(1, "turn"), END), "pending", None),
    "a pick of both": (DRAFT, put("agenda", 1, "seats", [0, 1]), "pending", "pick_wonder"),
    "a wonder too few to pick": (DRAFT, move("shown", "undealt"), "", None),
    "a wonder too many to pick": (DRAFT, move("undealt", "shown"), "", None),
    "a pick too few": (DRAFT, lambda data: data["agenda"].pop(0), "", None),
    "a hidden card to begin with": (STARTER, discard_from("r5c5"), "slot-face", "r4c4"),
    "military without a capital": (FIRST, ended("military", 0), "over", None),
    "military for the loser": (FIRST, both(conquered, ended("military", 1)), "over", None),
    "scientific without symbols": (FIRST, ended("scientific", 0), "over", None),
    "civilian with cards left": (FIRST, ended("civilian", 0), "over", None),
    "a tie with cards left": (FIRST, ended("civilian_tiebreak", 0), "over", None),
    "political without a senate": (FIRST, ended("political", 0), "over", None),
    "shared by one": (FIRST, ended("shared", 0), "over", None),
    "won by nobody": (FIRST, ended("civilian"), "over", None),
    "won by a stranger": (FIRST, ended("civilian", 5), "over", None),
    "won by a seat below": (FIRST, ended("civilian", -1), "over", None),
}
"""What does not fit together, if one looks closely."""


def name_of(value: object) -> str | None:
    return str(value) if isinstance(value, str | int) else None


def broken(data: Data, change: Change) -> Data:
    changed: Data = json.loads(json.dumps(data))
    change(changed)
    return changed


def is_told_clearly(error: ThaumataError) -> bool:
    """Tell whether an error is a sentence, with everything filled in and nothing of Python."""
    text = str(error)
    is_filled_in = Words("en").has(error.message_id) and "{$" not in text
    return is_filled_in and "range(" not in text and not text[:1].isdecimal()


def refuse(data: Data, reason: str, named: object, *, is_checked: bool = True) -> None:
    with pytest.raises(Impossible) as error:
        position.load(data, is_checked=is_checked)
    if reason:
        assert error.value.reason == error.value.message_id == f"impossible-{reason}"
    if named is not None:
        assert named in error.value.arguments.values()
    assert is_told_clearly(error.value)


@pytest.mark.parametrize(("data", "change", "reason", "named"), UNREADABLE, ids=name_of)
def test_what_makes_no_sense_is_refused_checked_or_not(
    data: Data, change: Change, reason: str, named: object
) -> None:
    for is_checked in (True, False):
        refuse(broken(data, change), reason, named, is_checked=is_checked)


@pytest.mark.parametrize(("data", "change", "reason", "named"), IMPOSSIBLE, ids=name_of)
def test_what_no_game_leads_to_is_refused_where_it_is_checked(
    data: Data, change: Change, reason: str, named: object
) -> None:
    refuse(broken(data, change), reason, named)
    assert position.load(broken(data, change), is_checked=False)


@pytest.mark.parametrize("case", CONTRADICTIONS)
def test_what_contradicts_itself_is_refused(case: str) -> None:
    data, change, reason, named = CONTRADICTIONS[case]
    refuse(broken(data, change), reason, named)


def test_six_symbols_end_the_game() -> None:
    data = broken(THIRD, give_symbols)
    for slot, card in data["structure"].items():
        if card in ("academy", "university"):
            data["structure"][slot] = nowhere(data, 3)
    for slot in ("r7c5", "r7c7"):
        data["structure"].pop(slot)
    data["agenda"] = [by(0, "take_token"), END]  # what lies under them is not turned up yet
    refuse(data, "over", None)


def test_every_reason_is_provoked_here() -> None:
    assert {reason for _, _, reason, _ in (*UNREADABLE, *IMPOSSIBLE)} == {
        "back",
        "card-twice",
        "coins",
        "count",
        "over",
        "pawn",
        "pending",
        "slot-covered",
        "slot-face",
        "too-early",
        "unknown-id",
        "wonders",
    }


# What is not a position at all

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
        (put("cities", 0, "coins", 2**63), "impossible-coins"),
        (put("cities", 0, "coins", 10**30), "impossible-coins"),
        (put("pawn", 10**30), "impossible-pawn"),
        (put("pawn", -(2**64)), "impossible-pawn"),
        (put("age", 10**30), "impossible-count"),
        (asked(by(10**30, "turn")), "impossible-pending"),
        (ended("civilian", 10**6), "impossible-over"),
        (asked(*[TURN] * 60, END), "impossible-pending"),
        (asked(TURN, *[END] * 100), "impossible-pending"),
        (put("variant", "duel-" + "2" * 5000), ""),
    ],
)
def test_numbers_and_lists_without_measure_are_refused(change: Change, reason: str) -> None:
    data = broken(FIRST, change)
    for is_checked in (True, False):
        with pytest.raises(ThaumataError) as error:
            position.load(data, is_checked=is_checked)
        assert reason in ("", error.value.message_id)
        assert is_told_clearly(error.value)


def test_many_coins_are_no_reason_to_refuse_a_position() -> None:
    """D10: the bank always pays, so a treasury may hold more than all pieces are worth."""
    state = position.load(broken(FIRST, put("cities", 0, "coins", 200)))
    finish(state, 3)
    assert state.outcome() is not None
