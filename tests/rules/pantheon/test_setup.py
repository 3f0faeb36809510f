"""The set-up with Pantheon: tokens, decks, the Gate, temples (D86-D92, D233, D234)."""

from typing import Any

from tests.rules.duel.table import deal_all, play, table, texts, waits_for
from tests.rules.pantheon.table import (
    DATA,
    MYTHOLOGIES,
    TEMPLES,
    deck,
    on_spaces,
    pantheon,
    start,
    written,
)
from thaumata import NATURE, Dealer
from thaumata.duel.state import DuelState

MARKS = DATA["marks"]["1"]


def drafting() -> DuelState:
    """A game whose first wonders have been shown."""
    state = start()
    deal_all(state)
    return state


def deal_until(state: DuelState, decision: str, seed: int = 1) -> None:
    """Play nature until it is asked for something."""
    dealer = Dealer(seed)
    while state.decision() != decision:
        dealer.answer(state)


def end_of_age_one(**more: Any) -> DuelState:
    """Seat 0 is about to take the last card of Age I; five gods lie face down."""
    given: dict[str, Any] = {
        "age": 1,
        "open": ("altar",),
        "mythology": (("greek_1", "roman_1", "roman_2"), ("egyptian_1", "phoenician_2")),
        "spaces": {
            1: ("zeus", [0]),
            2: ("mars", [0]),
            4: ("neptune", [0]),
            5: ("ra", [1]),
            6: ("tanit", [1]),
        },
        **more,
    }
    return pantheon(**given)


def test_the_wonders_and_tokens_of_pantheon_are_mixed_in() -> None:
    """D86."""
    state = start()
    ids = state.game.names
    assert {"sanctuary", "divine_theater"} <= set(ids["wonder"])
    assert {"mysticism", "poliorcetics", "engineering"} <= set(ids["token"])
    assert len(ids["wonder"]) == 14
    play(state, "begins 0")
    assert len(texts(state)) == len(ids["token"]) == 13
    deal_until(state, "pick_wonder")
    assert len(table(state)["board"]) == 5
    assert len(table(state)["box"]) == 8


def test_eight_of_fourteen_wonders_are_dealt() -> None:
    """D86."""
    state = drafting()
    while state.decision() in ("pick_wonder", "deal_wonder"):
        deal_all(state)
        if state.decision() == "pick_wonder":
            play(state, texts(state)[0])
    assert len(table(state)["undealt"]) == 6
    assert [len(city["wonders"]) for city in table(state)["cities"]] == [4, 4]


def test_the_structure_of_age_one_lies_there_when_the_wonders_are_drafted() -> None:
    """D87."""
    state = drafting()
    assert state.decision() == "pick_wonder"
    assert table(state)["age"] == 1
    assert len(table(state)["structure"]) == 20
    assert len(written(state)["tokens"]) == 5


def test_five_of_ten_mythology_tokens_lie_on_the_marked_cards() -> None:
    """D88, D89."""
    state = start()
    deal_until(state, "lay_token")
    assert waits_for(state) == ("lay_token", NATURE)
    assert texts(state) == [
        f"lay {mythology}_{n} {MARKS[0]}" for mythology in MYTHOLOGIES for n in (1, 2)
    ]
    play(state, f"lay greek_1 {MARKS[0]}")
    assert len(texts(state)) == 9
    assert f"lay greek_2 {MARKS[1]}" in texts(state)
    assert f"lay greek_1 {MARKS[1]}" not in texts(state)
    for mark, token in zip(MARKS[1:], ("greek_2", "roman_1", "roman_2", "egyptian_1"), strict=True):
        play(state, f"lay {token} {mark}")
    assert written(state)["tokens"] == dict(
        zip(MARKS, ("greek_1", "greek_2", "roman_1", "roman_2", "egyptian_1"), strict=True)
    )
    assert state.decision() == "deal_card"


def test_tokens_lie_on_cards_that_are_face_down() -> None:
    """D88, D89."""
    state = drafting()
    structure = table(state)["structure"]
    assert all(structure[slot] == "?age1" for slot in written(state)["tokens"])


def test_each_mythology_has_a_deck_of_three_unseen_gods() -> None:
    """D90."""
    state = drafting()
    for mythology in MYTHOLOGIES:
        assert deck(state, mythology) == [f"?{mythology}"] * 3
    assert on_spaces(state) == {}


def test_the_age_two_preparation_opens_the_pantheon_and_lays_the_offerings() -> None:
    """D91."""
    state = end_of_age_one()
    play(state, "build altar")
    assert on_spaces(state)[3] == "gate"
    revealed = []
    while state.decision() == "show_god":
        revealed += texts(state)
        play(state, texts(state)[0])
    assert revealed == ["deal zeus", "deal mars", "deal neptune", "deal ra", "deal tanit"]
    assert all(card["known_to"] == [0, 1, None] for card in written(state)["spaces"].values())
    assert texts(state) == ["lay offering_2 r2c2", "lay offering_3 r2c2", "lay offering_4 r2c2"]
    play(state, "lay offering_4 r2c2", "lay offering_2 r2c6", "lay offering_3 r2c10")
    assert written(state)["tokens"] == {
        "r2c2": "offering_4",
        "r2c6": "offering_2",
        "r2c10": "offering_3",
    }


def test_a_god_that_nobody_has_seen_is_dealt_when_it_is_turned_up() -> None:
    """D91: as in a position that one seat knows."""
    state = end_of_age_one(spaces={1: ("?greek", [1])}, mythology=((), ("greek_1",)))
    play(state, "build altar")
    assert texts(state) == ["deal aphrodite", "deal hades", "deal zeus"]


def test_age_two_is_prepared_in_this_order() -> None:
    """D233."""
    spaces = {
        1: ("enki", [0]),
        2: ("mars", [0]),
        3: ("zeus", [0]),
        4: ("ra", [1]),
        6: ("baal", [1]),
    }
    state = end_of_age_one(spaces=spaces, pawn=1)
    play(state, "build altar")
    order = []
    dealer = Dealer(3)
    while state.decision() != "starter":
        order.append(state.decision())
        dealer.answer(state)
    assert order[:9] == [
        "show_god",
        "draw_for_enki",
        "draw_for_enki",
        *["show_god"] * 4,
        "lay_token",
        "lay_token",
    ]
    assert set(order[10:]) == {"deal_card"}
    assert waits_for(state) == ("starter", 1)
    assert len(written(state)["enki"]) == 2
    assert on_spaces(state)[5] == "gate"


def test_the_gate_goes_on_the_first_empty_space_should_a_god_be_missing() -> None:
    """D236."""
    state = end_of_age_one(
        spaces={2: ("mars", [0]), 5: ("ra", [1])}, mythology=(("roman_1",), ("egyptian_1",))
    )
    play(state, "build altar")
    deal_all(state)
    assert on_spaces(state) == {1: "gate", 2: "mars", 5: "ra"}


def test_three_of_five_temples_join_the_age_three_deck_and_no_guild() -> None:
    """D92."""
    state = pantheon(open=("walls",), spaces={1: "gate"})
    play(state, "discard walls")
    assert state.decision() == "lay_back"
    assert all(text.startswith("lay temple r") for text in texts(state))
    deal_all(state)
    backs = table(state)["backs"]
    assert len(backs) == 3
    assert set(backs.values()) == {"temple"}
    shown = {table(state)["structure"][slot] for slot in backs}
    assert shown <= {*TEMPLES, "?temple"}


def test_it_is_visible_where_a_temple_lies_but_not_which() -> None:
    """D234."""
    structure = {"r5c3": "study", "r4c4": "?temple"}
    state = pantheon(age=3, structure=structure)
    assert table(state)["structure"]["r4c4"] == "?temple"
    play(state, "discard study")
    assert texts(state) == [f"deal {temple}" for temple in TEMPLES]
