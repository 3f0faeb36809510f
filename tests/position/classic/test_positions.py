"""Positions of Classic: written and read exactly, short ones filled in, impossible ones refused."""

import json

import pytest

from tests.rules.classic.games import VARIANTS, Data, first, samples, some_moments
from tests.rules.classic.spoiling import Change, check_refusal, in_city, load, set_
from tests.rules.classic.table import RICH, classic, hand_of, legal, play
from thaumata import NATURE, Dealer, ThaumataError, position
from thaumata.kit.bits import members_of
from thaumata.position import Unsound
from thaumata.rng import Rng

every_variant = pytest.mark.parametrize("variant", VARIANTS)


# Exactly


@every_variant
def test_a_position_is_read_exactly_at_every_moment(variant: str) -> None:
    met: set[str] = set()
    for state in some_moments(variant, 1):
        again = position.load(position.dumps(state))
        assert again.numbers() == state.numbers()
        met.add(state.decision())
    assert met >= {"deal_board", "choose_side", "mix_in", "deal_card", "choose", ""}


def test_last_cards_and_builds_from_the_discard_pile_are_among_them() -> None:
    assert samples().keys() >= {"last_card", "raise", "draw_from_pile", "choose_side"}
    for texts in samples().values():
        for text in texts:
            assert json.loads(position.dumps(position.load(text))) == json.loads(text)


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
    """C45: during a build from the discard pile, the round's new discounts are not yet in force."""
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


PUZZLE: Data = {
    "variant": "classic-3",
    "cities": [{"coins": 6, "board": "olympia", "cards": ["baths"]}],
    "hands": [["altar", "loom"]],
}


SIX = ("altar", "theater", "loom", "press", "stone_pit", "stockade")


def test_a_short_position_is_filled_in() -> None:
    """The round follows from the hands; hands that are left out have the first cards left."""
    state = load(PUZZLE)
    assert [city.coins for city in state.cities] == [6, 3, 3]
    assert (state.age, state.round, state.pending) == (1, 6, 0b111)
    boards = [state.game.names["board"][city.board >> 1] for city in state.cities]
    assert boards == ["olympia", "gizah", "babylon"]
    assert legal(state, 0) == ["build loom", "build altar", "sell loom", "sell altar"]
    assert [len(hand) for hand in position.dump(state)["hands"]] == [2, 2, 2]


@pytest.mark.parametrize("variant", [*VARIANTS, "classic-4+cities"])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_puzzle_is_played_to_the_end_and_read_exactly_on_the_way(variant: str, age: int) -> None:
    state = load({"variant": variant, "age": age})
    dealer, rng = Dealer(1), Rng(age)
    while state.pending:
        seat = members_of(state.pending)[0]
        actions = state.legal_actions(seat)
        chosen = dealer.choose(state) if seat == NATURE else actions[rng.below(len(actions))]
        state.apply(seat, chosen)
        if rng.below(9) == 0:
            assert load(position.dump(state)).numbers() == state.numbers()
    assert state.outcome() is not None


@pytest.mark.parametrize(
    ("puzzle", "round"),
    [
        ({"variant": "classic-3", "cities": [{"cards": ["altar"]}]}, 2),
        ({"variant": "classic-4", "cities": [{"cards": ["altar", "loom"]}, {}, {}]}, 3),
        ({"variant": "classic-2", "cities": [{"cards": ["altar"]}]}, 2),
        ({"variant": "classic-4+cities", "age": 3, "cities": [{"cards": ["palace"]}]}, 2),
        ({"variant": "classic-3", "discards": ["altar", "baths", "loom", "press"]}, 3),
        ({"variant": "classic-3", "age": 2, "cities": [{"cards": ["altar"]}]}, 1),
        ({"variant": "classic-3", "age": 3, "cities": [{"cards": ["shipowners_guild"]}]}, 2),
        ({"variant": "classic-3", "age": 3, "discards": ["shipowners_guild"]}, 2),
    ],
)
def test_a_puzzle_without_hands_comes_after_what_was_built(puzzle: Data, round: int) -> None:
    state = load(puzzle)
    assert state.round == round
    assert all(state.legal_actions(seat) for seat in members_of(state.pending))


@pytest.mark.parametrize(
    ("hands", "round", "decision"),
    [
        ([["altar", "theater"], ["baths", "stockade"]], 6, "draw_from_pile"),
        ([["altar", "theater"], ["baths", "stockade", "loom"]], 6, "choose"),
        ([["altar", "theater", "loom"], ["baths", "stockade", "press"]], 5, "draw_from_pile"),
        ([["altar", "theater", "loom"]], 5, "draw_from_pile"),
        ([["altar", "theater"]], 6, "choose"),
        ([[], ["altar", "theater"]], 6, "draw_from_pile"),
    ],
)
def test_a_controller_of_the_free_city_whose_hand_lacks_a_card_has_still_to_draw_it(
    hands: list[list[str]], round: int, decision: str
) -> None:
    """C117: in rounds 1, 3 and 5 of Age I it is seat 0."""
    state = load({"variant": "classic-2", "hands": hands})
    assert (state.round, state.decision()) == (round, decision)


def test_a_puzzle_with_equal_hands_is_played_to_the_end() -> None:
    """C117: the card that is drawn comes from the pile, which has the cards of the rounds left."""
    state = load({"variant": "classic-2", "hands": [["altar", "theater"], ["baths", "stockade"]]})
    assert position.dump(load(position.dump(state))) == position.dump(state)
    dealer = Dealer(1)
    dealer.answer(state)
    assert sorted(len(hand) for hand in position.dump(state)["hands"]) == [2, 3]
    while state.pending:
        seat = members_of(state.pending)[0]
        choice = dealer.choose(state) if seat == NATURE else state.legal_actions(seat)[0]
        state.apply(seat, choice)
    assert state.outcome() is not None


@pytest.mark.parametrize(
    ("puzzle", "field", "said"),
    [
        (
            {
                "variant": "classic-3",
                "cities": [{"cards": ["baths"]}],
                "hands": [[*SIX, "walls"]],
            },
            "hands[0][6]",
            "another age",
        ),
        (
            {
                "variant": "classic-3",
                "cities": [{"cards": ["baths"]}],
                "hands": [[*SIX, "barracks"]],
            },
            "hands[2]",
            "nowhere else: 6; the hand needs 7. In round 1 so many cannot have been used yet.",
        ),
        (
            {"variant": "classic-2", "hands": [["altar", "loom", "press"], ["baths", "stockade"]]},
            "hands[1]",
            "In round 5 this hand has 3 cards, but there are 2.",
        ),
        (
            {"variant": "classic-2", "hands": [["altar", "loom", "press"]], "round": 3},
            "hands[0]",
            "In round 3 this hand has 6 cards, with the one that was drawn for the Free City",
        ),
    ],
)
def test_hands_that_cannot_be_are_explained(puzzle: Data, field: str, said: str) -> None:
    with pytest.raises(Unsound) as error:
        position.load(puzzle)
    assert error.value.field == field
    assert said in str(error.value)


def test_nobody_remembers_the_past_of_a_puzzle() -> None:
    with pytest.raises(ThaumataError, match="does not tell what everyone did"):
        load(PUZZLE).resample(0, Rng(1))


def test_a_whole_position_is_counted_and_a_puzzle_is_not() -> None:
    data = position.dump(load(PUZZLE))
    assert "whole" not in data
    assert THREE["whole"]
    few = json.loads(json.dumps({**THREE, "hands": [hand[:2] for hand in THREE["hands"]]}))
    with pytest.raises(Unsound):
        position.load(few)
    del few["whole"], few["round"], few["agenda"]
    assert load(few).round == 6


@pytest.mark.parametrize(
    ("change", "field", "said"),
    [
        ({"hands": [["altar"]]}, "hands[0]", "In round 6 this hand has 2 cards, but there are 1."),
        ({"round": 1}, "hands[0]", "In round 1 this hand has 7 cards, but there are 2."),
        ({"cities": [{"side": "C"}]}, "cities[0].side", "a board has the sides A, B."),
        ({"cities": [{"tokens": [1] * 13}]}, "cities[0].tokens", "13 entries, but 12 at most."),
        ({"cities": [{"tokens": [5]}]}, "cities[0].tokens", "do not give city 1 these"),
        ({"cities": [{"cards": ["palace"]}]}, "age", "belongs to an age that has not begun."),
        ({"hands": [["tavern", "altar"]]}, "hands[0]", "Tavern is not in the decks of this game."),
        ({"discards": ["tavern"]}, "discards", "Tavern is not in the decks of this game."),
    ],
)
def test_a_puzzle_that_cannot_be_is_refused_with_the_field(
    change: Data, field: str, said: str
) -> None:
    with pytest.raises(Unsound) as error:
        position.load({**PUZZLE, **change})
    assert error.value.field == field
    assert said in str(error.value)


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


THREE = first("classic-3", "choose", 1, 1)
LATER = first("classic-4", "choose", 2, 3)
THIRD = first("classic-3", "choose", 3, 2)
TWO = first("classic-2", "choose", 1, 2)
ENDED = first("classic-3", "", 3)
KNOWN = position.dump(position.load(LATER), 0)
DEALING = first("classic-3", "deal_card", 3)

IMPOSSIBLE: dict[str, tuple[Data, Change, str]] = {
    "an unknown card": (THREE, first_hand("parliament"), "piece"),
    "a card more often than it is printed": (THREE, first_hand("loom", "loom"), "copies"),
    "a card that this number of players has not": (THREE, first_hand("tavern"), "copies"),
    "a card of another age": (THREE, first_hand("palace"), "wrong-age"),
    "a card too few": (THREE, lambda data: data["hands"][1].pop(), "copies"),
    "a card too many": (THREE, lambda data: data["hands"][1].append("baths"), "copies"),
    "four hands for three": (THREE, lambda data: data["hands"].append([]), "most"),
    "four cities for three": (THREE, lambda data: data["cities"].append({}), "most"),
    "an unknown card of nobody's": (THREE, first_hand("?"), "unseen"),
    "one board twice": (
        THREE,
        lambda data: in_city(1, board=data["cities"][0]["board"])(data),
        "board-twice",
    ),
    "an unknown board": (THREE, in_city(0, board="atlantis"), "piece"),
    "an unknown side": (THREE, in_city(0, side="C"), "piece"),
    "a side that the option forbids": (THREE, set_(options={"sides": "B"}), "side"),
    "coins below zero": (THREE, in_city(0, coins=-1), "range"),
    "a stage that no card was used for": (THREE, in_city(0, stages=1), "count"),
    "more stages than the board has": (LATER, in_city(0, stages=5), "range"),
    "a building that nobody built": (THREE, in_city(0, cards=["baths"]), "building"),
    "a building of a later age": (THREE, in_city(0, cards=["palace"]), "too-early"),
    "two buildings of one name": (
        LATER,
        in_city(0, cards=["loom", "loom_2"]),
        "built-deed",
    ),
    "one building twice": (LATER, in_city(0, cards=["loom", "loom"]), "same-building"),
    "a deed before the first round": (THREE, in_city(0, deeds=[["sell baths"]]), "copies"),
    "a deed that is none": (LATER, deed(0, 0, "eat baths"), "deed"),
    "a card left over in a round": (LATER, deed(0, 0, "left forum"), "deed"),
    "a deed too few": (LATER, lambda data: data["cities"][0]["deeds"][-1].pop(), "copies"),
    "a deed of an age that is still to come": (
        LATER,
        lambda data: data["cities"][0]["deeds"].append(["sell palace"]),
        "too-early",
    ),
    "a free build without the wonder for it": (THREE, in_city(0, power_used=True), "power"),
    "tokens before any conflict": (THREE, in_city(0, tokens=[1]), "conflicts"),
    "tokens of no value": (THREE, in_city(0, tokens=[2]), "token"),
    "tokens that the shields do not give": (LATER, in_city(0, tokens=[1, 1, -1]), "conflicts"),
    "a guild too many": (
        DEALING,
        lambda data: data["mixed_in"].append("builders_guild"),
        "count",
    ),
    "guilds in the first age": (THREE, set_(mixed_in=["builders_guild"]), "wrong-age"),
    "a deck after the deal": (THREE, set_(deck=["baths"]), "copies"),
    "a discard that nobody made": (THREE, set_(discards=["baths"]), "discards"),
    "a draw without a pile": (THREE, set_(draws=[["baths"]]), "draw"),
    "a draw too many": (TWO, lambda data: data["draws"][0].append("baths"), "draw"),
    "a seventh round": (THREE, set_(round=7), "range"),
    "a fourth age": (THREE, set_(age=4), "range"),
    "a later round without deeds": (THREE, set_(round=2), "deeds"),
    "an earlier age with later deeds": (LATER, set_(age=1), "wrong-age"),
    "a decision of nobody's": (
        THREE,
        set_(agenda=[{"what": "raise", "seats": [0], "about": "0"}, {"what": "end_round"}]),
        "deeds",
    ),
    "a choice of one alone": (THREE, set_(agenda=[{"what": "choose", "seats": [0]}]), "sealed"),
    "a step in hand": (THREE, set_(agenda=[{"what": "end_round"}]), "pending"),
    "boards to deal in the first age": (
        THREE,
        set_(agenda=[{"what": "deal_board", "seats": [7], "about": "0"}, {"what": "begin_age"}]),
        "deeds",
    ),
    "a card that the hand lacks, sealed": (
        THREE,
        set_(sealed={"0": ["sell palace"]}, agenda=[{"what": "choose", "seats": [1, 2]}]),
        "sealed",
    ),
    "a sealed choice of a pending seat": (
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
        "pending",
    ),
    "a choice sealed by a stranger": (THREE, set_(sealed={"9": ["pass"]}), "piece"),
    "an end before the end": (THREE, set_(outcome={"kind": "civilian", "winners": [0]}), "deeds"),
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
        "count",
    ),
    "a seat that does not know its own deeds": (
        KNOWN,
        lambda data: data["cities"][0]["deeds"][0].__setitem__(6, "left ?"),
        "own-card",
    ),
    "a seat that has forgotten a hand which it has held": (
        KNOWN,
        lambda data: data["hands"][2].__setitem__(0, "?"),
        "count",
    ),
    "a seat that knows a hand which it has not held": (
        KNOWN,
        lambda data: data["hands"][1].__setitem__(0, "caravansery"),
        "count",
    ),
    "a seat that does not see what a hand lacks which has come back": (
        KNOWN,
        lambda data: data["cities"][1]["deeds"][0].__setitem__(1, "sell ?"),
        "count",
    ),
    "a seat that knows what was sold unseen": (
        KNOWN,
        lambda data: data["cities"][1]["deeds"][1].__setitem__(0, "sell caravansery"),
        "count",
    ),
    "a seat that has forgotten a hand of an earlier age": (
        KNOWN,
        lambda data: data["remembered"]["1"][0].pop(),
        "count",
    ),
    "a seat that does not know what it has drawn": (
        position.dump(position.load(TWO), 0),
        lambda data: data["draws"][0].__setitem__(0, "?"),
        "memory",
    ),
    "a spectator who knows as much as a seat": (KNOWN, set_(seen_by=-1), "count"),
    "a seat that does not exist": (THREE, set_(seen_by=3), "range"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_no_game_leads_to_is_refused_with_the_reason(case: str) -> None:
    check_refusal(*IMPOSSIBLE[case])
