"""Positions of Classic: written and read exactly, short ones filled in, impossible ones refused."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.rules.classic.games import VARIANTS, Data, first, samples, some_moments
from tests.rules.classic.spoiling import Change, check_refusal, in_city, load, set_
from tests.rules.classic.table import RICH, classic, hand_of, legal, play
from thaumata import position
from thaumata.position import Malformed, Unsound
from thaumata.rng import Rng
from thaumata.wording.words import LANGUAGES, Words

every_variant = pytest.mark.parametrize("variant", VARIANTS)


# Exactly


@every_variant
def test_a_position_is_read_exactly_at_every_moment(variant: str) -> None:
    met: set[str] = set()
    for seed in (0, 1):
        for state in some_moments(variant, seed):
            again = position.load(position.dumps(state))
            assert again.numbers() == state.numbers()
            met.add(state.decision())
    assert met >= {"deal_board", "choose_side", "mix_in", "deal_card", "choose", ""}


def test_last_cards_and_builds_from_the_discard_pile_are_among_them() -> None:
    assert samples().keys() >= {"last_card", "raise", "draw_from_pile", "choose_side"}
    for texts in samples().values():
        for text in texts:
            assert json.loads(position.dumps(position.load(text))) == json.loads(text)


@every_variant
def test_what_a_seat_knows_is_read_exactly(variant: str) -> None:
    rng = Rng(3)
    for number, state in enumerate(some_moments(variant, 2)):
        if number % 3 == 0:
            seat = rng.below(state.game.seats)
            text = position.dumps(state, seat)
            known = position.load(text)
            assert known.numbers() == state.known_to(seat).numbers()
            assert position.dumps(known, seat) == text


def test_what_a_seat_does_not_know_is_not_in_its_position() -> None:
    """C10, C198: hands of others, and cards that went face down before."""
    table = classic(4, hands=(("baths",), ("altar",), ("loom",), ("press",)))
    data = position.dump(table, 0)
    assert data["seen_by"] == 0
    assert data["hands"][0] == hand_of(table, 0)
    assert data["hands"][1:] == [["?"] * 7] * 3
    play(table, "sell baths", "sell altar", "sell loom", "sell press")
    deeds = [city["deeds"][0][0] for city in position.dump(table, 0)["cities"]]
    assert deeds == ["sell baths", "sell ?", "sell ?", "sell ?"]
    deeds = [city["deeds"][0][0] for city in position.dump(table)["cities"]]
    assert deeds == ["sell baths", "sell altar", "sell loom", "sell press"]


def test_sealed_choices_stand_in_a_position_of_those_who_know_them() -> None:
    """C201: a choice is secret until all are revealed."""
    table = classic(3, hands=(("baths",), ("altar",), ("loom",)))
    table.apply(1, table.game.parse(table, 1, "build altar"))
    assert position.dump(table)["sealed"] == {"1": ["build altar"]}
    assert position.dump(table, 1)["sealed"] == {"1": ["build altar"]}
    assert "sealed" not in position.dump(table, 0)
    again = load(position.dump(table))
    again.retract(1)
    assert "build altar" in legal(again, 1)


def test_discounts_of_the_round_in_hand_count_from_the_next() -> None:
    """C45: while somebody builds from the discard pile, the round's new discounts wait."""
    table = classic(
        boards=("halikarnassos B",),
        built=(RICH,),
        hands=(("baths",), ("altar",), ("marketplace",)),
    )
    play(table, "stage baths", "sell altar", "build marketplace")
    assert table.decision() == "raise"
    assert table.cities[2].prices != table.cities[2].next_prices
    assert load(position.dump(table), is_checked=False).numbers() == table.numbers()
    table.apply(0, table.legal_actions(0)[0])
    assert table.cities[2].prices == table.cities[2].next_prices
    assert load(position.dump(table), is_checked=False).numbers() == table.numbers()


# Short positions


def test_a_short_position_is_filled_in_with_what_a_game_begins_with() -> None:
    state = load(
        {
            "variant": "classic-3",
            "cities": [{"coins": 6, "board": "olympia", "cards": ["baths"]}],
            "hands": [["altar", "loom"]],
        },
        is_checked=False,
    )
    assert [city.coins for city in state.cities] == [6, 3, 3]
    assert (state.age, state.round, state.pending) == (1, 1, 0b111)
    boards = [state.game.names["board"][city.board >> 1] for city in state.cities]
    assert boards == ["olympia", "gizah", "babylon"]
    assert legal(state, 0) == ["build loom", "build altar", "sell loom", "sell altar"]


def test_a_puzzle_may_have_what_no_game_leads_to() -> None:
    state = load(
        {
            "variant": "classic-2",
            "age": 3,
            "round": 6,
            "cities": [{"board": "halikarnassos", "side": "B", "stages": 3}, {"coins": 40}],
            "hands": [["palace"], ["study"]],
            "discards": ["baths", "baths"],
            "agenda": [{"what": "raise", "seats": [0], "about": "0"}, {"what": "end_round"}],
        },
        is_checked=False,
    )
    assert legal(state, 0) == ["build baths", "pass"]


def test_the_schema_has_both_families() -> None:
    schema = position.schema()
    assert len(schema["anyOf"]) == 2
    assert {"DuelPosition", "ClassicPosition", "AgendaPosition"} <= schema["$defs"].keys()


# Impossible positions


def deed(city: int, place: int, text: str) -> Change:
    def change(data: Data) -> None:
        data["cities"][city]["deeds"][-1][place] = text

    return change


def first_hand(*cards: str) -> Change:
    def change(data: Data) -> None:
        data["hands"][0][: len(cards)] = cards

    return change


def draw_of_the_other_hand(data: Data) -> None:
    """Draw what the other player held from the beginning (C123: hands were exchanged once)."""
    mine = data["hands"][1] + [data["cities"][n]["deeds"][0][0].split()[1] for n in (0, 2)]
    data["draws"][0][0] = next(card for card in data["hands"][0] if card not in mine)


THREE = first("classic-3", "choose", 1, 1)
LATER = first("classic-4", "choose", 2, 3)
THIRD = first("classic-3", "choose", 3, 2)
TWO = first("classic-2", "choose", 1, 2)
ENDED = first("classic-3", "", 3)
KNOWN = position.dump(position.load(LATER), 0)
DEALING = first("classic-3", "deal_card", 3)

IMPOSSIBLE: dict[str, tuple[Data, Change, str]] = {
    "an unknown card": (THREE, first_hand("parliament"), "unknown-id"),
    "a card more often than it is printed": (THREE, first_hand("loom", "loom"), "copies"),
    "a card of another age": (THREE, first_hand("palace"), "wrong-age"),
    "a card too few": (THREE, lambda data: data["hands"][1].pop(), "hand"),
    "a card too many": (THREE, lambda data: data["hands"][1].append("baths"), ""),
    "four hands for three": (THREE, lambda data: data["hands"].append([]), "amount"),
    "four cities for three": (THREE, lambda data: data["cities"].append({}), "amount"),
    "an unknown card of nobody's": (THREE, first_hand("?"), "unknown-card"),
    "one board twice": (
        THREE,
        lambda data: in_city(1, board=data["cities"][0]["board"])(data),
        "board-twice",
    ),
    "an unknown board": (THREE, in_city(0, board="atlantis"), "unknown-id"),
    "an unknown side": (THREE, in_city(0, side="C"), "unknown-id"),
    "a side that the option forbids": (THREE, set_(options={"sides": "B"}), "side"),
    "coins below zero": (THREE, in_city(0, coins=-1), "treasury"),
    "riches before the first round": (THREE, in_city(0, coins=4), "treasury"),
    "a stage that no card was used for": (THREE, in_city(0, stages=1), "stage-deeds"),
    "more stages than the board has": (LATER, in_city(0, stages=5), "stages"),
    "a building that nobody built": (THREE, in_city(0, cards=["baths"]), "raised"),
    "a building of a later age": (THREE, in_city(0, cards=["palace"]), "too-early"),
    "two buildings of one name": (
        LATER,
        in_city(0, cards=["loom", "loom_2"]),
        "same-building",
    ),
    "one building twice": (LATER, in_city(0, cards=["loom", "loom"]), "same-building"),
    "a deed before the first round": (THREE, in_city(0, deeds=[["sell baths"]]), ""),
    "a deed that is none": (LATER, deed(0, 0, "eat baths"), "deed"),
    "a card left over in a round": (LATER, deed(0, 0, "left forum"), "deed"),
    "a deed too few": (LATER, lambda data: data["cities"][0]["deeds"][-1].pop(), "deeds"),
    "a deed of an age that is still to come": (
        LATER,
        lambda data: data["cities"][0]["deeds"].append(["sell palace"]),
        "deeds",
    ),
    "a free build without the wonder for it": (THREE, in_city(0, power_used=True), "power"),
    "tokens before any conflict": (THREE, in_city(0, tokens=[1]), "conflicts"),
    "tokens of no value": (THREE, in_city(0, tokens=[2]), "conflicts"),
    "tokens that the shields do not give": (LATER, in_city(0, tokens=[1, 1, -1]), "conflicts"),
    "a guild too many": (
        DEALING,
        lambda data: data["mixed_in"].append("builders_guild"),
        "amount",
    ),
    "guilds in the first age": (THREE, set_(mixed_in=["builders_guild"]), ""),
    "a deck after the deal": (THREE, set_(deck=["baths"]), ""),
    "a discard that nobody made": (THREE, set_(discards=["baths"]), "discards"),
    "a draw without a pile": (THREE, set_(draws=[["baths"]]), "amount"),
    "a draw too many": (TWO, lambda data: data["draws"][0].append("baths"), "amount"),
    "a draw that came to no hand": (TWO, draw_of_the_other_hand, "draw"),
    "a seventh round": (THREE, set_(round=7), "amount"),
    "a fourth age": (THREE, set_(age=4), "amount"),
    "a later round without deeds": (THREE, set_(round=2), ""),
    "an earlier age with later deeds": (LATER, set_(age=1), ""),
    "a decision of nobody's": (
        THREE,
        set_(agenda=[{"what": "raise", "seats": [0], "about": "0"}, {"what": "end_round"}]),
        "pending",
    ),
    "a choice of one alone": (THREE, set_(agenda=[{"what": "choose", "seats": [0]}]), "pending"),
    "a step in hand": (THREE, set_(agenda=[{"what": "end_round"}]), "pending"),
    "boards to deal in the first age": (
        THREE,
        set_(agenda=[{"what": "deal_board", "seats": [7], "about": "0"}, {"what": "begin_age"}]),
        "pending",
    ),
    "a card that the hand lacks, sealed": (
        THREE,
        set_(sealed={"0": ["sell palace"]}, agenda=[{"what": "choose", "seats": [1, 2]}]),
        "sealed",
    ),
    "a sealed choice of whoever is asked": (
        THREE,
        lambda data: data.update(sealed={"0": [f"sell {data['hands'][0][0]}"]}),
        "pending",
    ),
    "a choice sealed by all": (
        THREE,
        lambda data: data.update(
            sealed={str(n): [f"sell {hand[0]}"] for n, hand in enumerate(data["hands"])},
            agenda=[{"what": "choose", "seats": [2]}],
        ),
        "",
    ),
    "a choice sealed by a stranger": (THREE, set_(sealed={"9": ["pass"]}), ""),
    "an end before the end": (THREE, set_(outcome={"kind": "civilian", "winners": [0]}), ""),
    "an end without the points": (
        ENDED,
        lambda data: data["outcome"].update(
            winners=[seat for seat in range(3) if seat not in data["outcome"]["winners"]]
        ),
        "over",
    ),
    "a seat that does not know its own hand": (
        KNOWN,
        lambda data: data["hands"].__setitem__(0, ["?"] * 5),
        "hand",
    ),
    "a seat that does not know its own deeds": (
        KNOWN,
        lambda data: data["cities"][0]["deeds"][0].__setitem__(6, "left ?"),
        "own-card",
    ),
    "a seat that has forgotten a hand which it has held": (
        KNOWN,
        lambda data: data["hands"][2].__setitem__(0, "?"),
        "hand",
    ),
    "a seat that knows a hand which it has not held": (
        KNOWN,
        lambda data: data["hands"][1].__setitem__(0, "caravansery"),
        "hand",
    ),
    "a seat that does not see what a hand lacks which has come back": (
        KNOWN,
        lambda data: data["cities"][1]["deeds"][0].__setitem__(1, "sell ?"),
        "amount",
    ),
    "a seat that knows what was sold unseen": (
        KNOWN,
        lambda data: data["cities"][1]["deeds"][1].__setitem__(0, "sell caravansery"),
        "amount",
    ),
    "a seat that has forgotten a hand of an earlier age": (
        KNOWN,
        lambda data: data["remembered"]["1"][0].pop(),
        "amount",
    ),
    "a seat that does not know what it has drawn": (
        position.dump(position.load(TWO), 0),
        lambda data: data["draws"][0].__setitem__(0, "?"),
        "memory",
    ),
    "an onlooker who knows as much as a seat": (KNOWN, set_(seen_by=-1), "amount"),
    "the eyes of a stranger": (THREE, set_(seen_by=3), "amount"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_no_game_leads_to_is_refused_with_the_reason(case: str) -> None:
    check_refusal(*IMPOSSIBLE[case])


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_counted_has_a_name(language: str) -> None:
    folder = Path(str(files("thaumata"))) / "position"
    code = " ".join(file.read_text("utf-8") for file in sorted(folder.glob("classic*.py")))
    fields = set(re.findall(r'wrong_amount\(\s*"(\w+)"', code))
    words = Words(language)
    told = {words("impossible-amount", field=field, given=1, expected="2") for field in fields}
    assert len(told) == len(fields) > 5


def test_whatever_is_written_is_a_reason() -> None:
    package = Path(str(files("thaumata")))
    code = " ".join(file.read_text("utf-8") for file in (package / "position").glob("classic*.py"))
    text = (package / "locales" / "en" / "classic-errors.ftl").read_text("utf-8")
    for reason in re.findall(r"^([a-z-]+) =", text, re.MULTILINE):
        assert f'"{reason}"' in code


def test_a_card_of_the_discard_pile_must_have_been_there_in_time() -> None:
    """C83: what is sold later was not in the pile."""
    text = next(text for text in samples()["raise"] if json.loads(text)["age"] > 0)
    data = json.loads(text)
    raiser = int(data["agenda"][0]["about"])
    data["cities"][raiser]["raised"] = ["palace"]
    data["cities"][raiser].setdefault("cards", []).append("palace")
    with pytest.raises((Malformed, Unsound)):
        position.load(data)
