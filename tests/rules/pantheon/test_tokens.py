"""Taking mythology and offering tokens, placing gods (D93-D102, D235, D236)."""

from typing import Any

import pytest

from tests.rules.duel.table import coins, deal, deal_all, play, table, texts, waits_for
from tests.rules.pantheon.table import (
    activations,
    deck,
    mythology_tokens,
    offerings_of,
    on_spaces,
    pantheon,
    start,
    written,
)
from thaumata import NATURE, Dealer
from thaumata.duel.state import DuelState
from thaumata.rng import Rng


def covered(token: str = "greek_1", **more: Any) -> DuelState:
    """Set up a turn of seat 0 with the card covering a marked one, and another card."""
    given: dict[str, Any] = {
        "age": 1,
        "structure": {"r5c1": "altar", "r4c2": "?age1", "r5c11": "tavern"},
        "tokens": {"r4c2": token},
        **more,
    }
    return pantheon(**given)


def test_the_token_comes_before_the_card_is_turned_over() -> None:
    """D93, D95."""
    state = covered()
    play(state, "build altar")
    assert mythology_tokens(state, 0) == {"greek_1"}
    assert written(state)["tokens"] == {}
    assert table(state)["structure"]["r4c2"] == "?age1"
    deal(state, "zeus", "hades")
    play(state, "place zeus 1")
    assert waits_for(state) == ("deal_card", NATURE)
    deal(state, "baths")
    assert table(state)["structure"]["r4c2"] == "baths"


def test_the_token_stays_with_its_owner_when_the_opponent_takes_the_card() -> None:
    """D93."""
    state = covered()
    play(state, "build altar")
    deal(state, "zeus", "hades")
    play(state, "place zeus 1")
    deal(state, "baths")
    play(state, "discard baths")
    assert mythology_tokens(state, 0) == {"greek_1"}
    assert mythology_tokens(state, 1) == set()


@pytest.mark.parametrize("seat", [0, 1])
def test_the_token_goes_to_the_player_whose_turn_it_is(seat: int) -> None:
    """D94."""
    state = covered(seat=seat)
    play(state, "discard altar")
    assert mythology_tokens(state, seat) == {"greek_1"}
    assert mythology_tokens(state, 1 - seat) == set()


def test_a_token_is_taken_in_an_extra_turn_too() -> None:
    """D94."""
    state = covered(
        structure={"r5c1": "altar", "r4c2": "?age1", "r5c9": "theater", "r5c11": "tavern"},
        wonders=(("sphinx",), ()),
        coins=(40, 7),
    )
    play(state, "wonder sphinx theater", "build altar")
    assert mythology_tokens(state, 0) == {"greek_1"}


def test_the_god_is_placed_before_an_extra_turn_begins() -> None:
    """D235."""
    state = covered(wonders=(("sphinx",), ()), coins=(40, 7))
    play(state, "wonder sphinx altar")
    assert waits_for(state) == ("look_at_god", NATURE)
    deal(state, "zeus", "hades")
    assert waits_for(state) == ("place_god", 0)
    play(state, "place hades 6")
    deal(state, "baths")
    assert waits_for(state) == ("turn", 0)


def test_one_of_the_two_top_gods_is_placed_and_the_other_goes_back_on_top() -> None:
    """D95."""
    state = covered()
    play(state, "build altar")
    assert texts(state) == ["deal aphrodite", "deal hades", "deal zeus"]
    play(state, "deal hades")
    assert texts(state) == ["deal aphrodite", "deal zeus"]
    play(state, "deal aphrodite")
    assert waits_for(state) == ("place_god", 0)
    assert texts(state) == [
        f"place {god} {space}" for god in ("hades", "aphrodite") for space in range(1, 7)
    ]
    play(state, "place aphrodite 4")
    assert on_spaces(state) == {4: "aphrodite"}
    assert deck(state, "greek") == ["hades", "?greek"]


def test_a_god_is_placed_on_an_empty_space() -> None:
    """D95."""
    state = covered(spaces={1: ("mars", [1]), 3: ("baal", [1])})
    play(state, "build altar")
    deal(state, "zeus", "hades")
    assert [text for text in texts(state) if "zeus" in text] == [
        f"place zeus {space}" for space in (2, 4, 5, 6)
    ]


def test_the_only_god_of_a_deck_must_be_placed() -> None:
    """D96."""
    state = covered(gods=(("zeus",), ("hades",)))
    play(state, "build altar")
    assert texts(state) == ["deal aphrodite"]
    play(state, "deal aphrodite")
    assert texts(state) == [f"place aphrodite {space}" for space in range(1, 7)]
    play(state, "place aphrodite 2")
    assert deck(state, "greek") == []


def test_the_only_god_stays_known_to_the_same_players() -> None:
    """D96, D97."""
    state = covered(gods=(("zeus",), ("hades",)), decks={"greek": [("aphrodite", [0, 1])]})
    play(state, "build altar", "deal aphrodite", "place aphrodite 2")
    assert on_spaces(state, 1) == {2: "aphrodite"}


def test_an_empty_deck_places_nobody() -> None:
    """D96."""
    state = covered(gods=(("zeus", "aphrodite"), ("hades",)))
    play(state, "build altar")
    assert waits_for(state) == ("deal_card", NATURE)
    assert mythology_tokens(state, 0) == {"greek_1"}


def test_the_opponent_sees_only_the_mythology_of_a_placed_god() -> None:
    """D97."""
    state = covered()
    play(state, "build altar")
    deal(state, "zeus", "hades")
    play(state, "place zeus 5")
    assert on_spaces(state, 0) == {5: "zeus"}
    assert on_spaces(state, 1) == {5: "?greek"}
    assert deck(state, "greek", 0) == ["hades", "?greek"]
    assert deck(state, "greek", 1) == ["?greek", "?greek"]


def test_looking_at_gods_is_told_to_the_looker_alone() -> None:
    """D95, D97."""
    state = covered()
    state.log = []
    play(state, "build altar")
    deal(state, "zeus", "hades")
    play(state, "place zeus 5")
    god = state.game.names["god"].index("zeus")
    telling = [event for event in state.log if event[0] in (34, 36) and god in event[2:4]]
    assert [event[4] for event in telling] == [1, 1]
    open_numbers = [event[2] for event in state.log if event[0] == 35]
    assert open_numbers == [state.game.names["mythology"].index("greek")]


def test_of_two_tokens_that_fall_due_the_active_player_chooses_the_first() -> None:
    """D98."""
    state = pantheon(
        age=1,
        structure={
            "r5c1": "altar",
            "r4c2": "?age1",
            "r5c11": "tavern",
            "r4c10": "?age1",
            "r5c5": "theater",
        },
        tokens={"r4c2": "roman_1", "r4c10": "egyptian_1"},
        wonders=(("divine_theater",), ()),
        coins=(40, 7),
    )
    play(state, "wonder divine_theater altar", "reveal greek")
    deal(state, "zeus", "hades", "aphrodite")
    play(state, "activate zeus", "discard r5c11", "top hades")
    assert waits_for(state) == ("first_token", 0)
    assert texts(state) == ["uncover r4c2", "uncover r4c10"]
    play(state, "uncover r4c10")
    assert mythology_tokens(state, 0) == {"egyptian_1"}
    deal(state, "ra", "isis")
    play(state, "place ra 1")
    deal(state, "baths")
    assert mythology_tokens(state, 0) == {"egyptian_1", "roman_1"}
    assert table(state)["structure"]["r4c10"] == "baths"
    assert table(state)["structure"]["r4c2"] == "?age1"


def test_one_token_among_several_cards_that_fall_due_asks_nothing() -> None:
    """D98."""
    state = pantheon(
        age=1,
        structure={"r5c1": "altar", "r4c2": "?age1", "r5c11": "tavern", "r4c10": "?age1"},
        tokens={"r4c10": "egyptian_1"},
        wonders=(("divine_theater",), ()),
        coins=(40, 7),
    )
    play(state, "wonder divine_theater altar", "reveal greek")
    deal(state, "zeus", "hades", "aphrodite")
    play(state, "activate zeus", "discard r5c11", "top hades")
    assert state.decision() == "deal_card"


def test_the_second_token_of_a_mythology_draws_from_the_two_gods_left() -> None:
    """D99."""
    state = covered(
        "greek_2",
        spaces={5: ("zeus", [1])},
        decks={"greek": [("hades", [1]), ("?greek", [])]},
        mythology=((), ("greek_1",)),
    )
    play(state, "build altar")
    assert texts(state) == ["deal hades"]
    play(state, "deal hades")
    assert texts(state) == ["deal aphrodite"]
    play(state, "deal aphrodite", "place hades 1")
    assert deck(state, "greek") == ["aphrodite"]
    assert on_spaces(state) == {1: "hades", 5: "zeus"}
    # The first player now knows neither which god was placed nor which lies on top.
    assert on_spaces(state, 1) == {1: "?greek", 5: "zeus"}
    assert deck(state, "greek", 1) == ["?greek"]


def test_nature_is_asked_alike_whether_the_top_god_was_seen_or_not() -> None:
    """D99: so the course of a game tells nobody's secret."""
    seen = covered(decks={"greek": [("hades", [1]), ("?greek", []), ("?greek", [])]})
    unseen = covered()
    for state in (seen, unseen):
        play(state, "build altar")
        deal(state, "hades", "zeus")
        assert waits_for(state) == ("place_god", 0)


def test_a_mythology_token_is_kept_when_it_has_freed_a_temple() -> None:
    """D100, D140."""
    state = pantheon(open=("greek_grand_temple", "study"), mythology=(("greek_1",), ()))
    play(state, "build greek_grand_temple")
    assert mythology_tokens(state, 0) == {"greek_1"}
    assert coins(state)[0] == 7


def test_an_offering_token_is_taken_like_others_and_places_no_god() -> None:
    """D93, D101."""
    state = pantheon(
        structure={"r3c3": "walls", "r2c2": "?age2", "r1c11": "forum"},
        tokens={"r2c2": "offering_3"},
    )
    play(state, "discard walls")
    assert offerings_of(state, 0) == [3]
    assert waits_for(state) == ("deal_card", NATURE)


OFFERING_CASES = (
    ("D101 one token", 5, (3,), ["with 3"], 2),
    ("D101 a token may be worth more than the cost", 3, (4,), ["with 4"], 0),
    ("D101 several are combined", 8, (2, 3, 4), ["with 2 3 4"], 0),
    ("D101 two of three", 8, (2, 3, 4), ["with 3 4"], 1),
)


@pytest.mark.parametrize(("case", "cost", "tokens", "words", "price"), OFFERING_CASES)
def test_offerings_lower_the_cost_of_one_activation(
    case: str, cost: int, tokens: tuple[int, ...], words: list[str], price: int
) -> None:
    state = pantheon(spaces={cost - 2: "tanit"}, offerings=(tokens, ()), coins=(10, 7))
    play(state, f"activate tanit {words[0]}")
    assert coins(state)[0] == 10 - price + 12
    spent = {int(word) for word in words[0].split()[1:]}
    assert offerings_of(state, 0) == [token for token in tokens if token not in spent]


def test_no_coins_come_back_for_offerings() -> None:
    """D101."""
    state = pantheon(spaces={2: "aphrodite"}, offerings=((2, 3), ()), coins=(1, 7))
    play(state, "activate aphrodite with 2 3")
    assert coins(state)[0] == 1


def test_a_set_in_which_a_token_saves_nothing_is_not_offered() -> None:
    """D101."""
    state = pantheon(spaces={1: "aphrodite"}, offerings=((2, 3, 4), ()), coins=(9, 7))
    assert activations(state) == [
        "activate aphrodite",
        "activate aphrodite with 2",
        "activate aphrodite with 3",
        "activate aphrodite with 4",
    ]


def test_a_dear_card_takes_every_set_of_offerings() -> None:
    """D101."""
    state = pantheon(spaces={6: "aphrodite"}, offerings=((2, 3, 4), ()), coins=(9, 7))
    assert len(activations(state)) == 8
    state = pantheon(spaces={6: "aphrodite"}, offerings=((2, 3, 4), ()), coins=(1, 7))
    assert activations(state) == ["activate aphrodite with 3 4", "activate aphrodite with 2 3 4"]


def test_everybody_sees_who_has_which_offering() -> None:
    """D102."""
    state = pantheon(offerings=((2,), (3, 4)))
    for seat in (0, 1):
        assert written(state, seat)["offerings"] == [[2], [3, 4]]


@pytest.mark.parametrize("seed", range(12))
def test_all_five_tokens_find_an_owner_and_five_gods_a_space(seed: int) -> None:
    """D236."""
    state = start()
    dealer = Dealer(seed)
    rng = Rng(seed, 77)
    while state.pending and state.age < 2:
        if waits_for(state)[1] == NATURE:
            dealer.answer(state)
        else:
            actions = texts(state)
            play(state, actions[rng.below(len(actions))])
    assert state.pending, "won in Age I: choose another seed"
    deal_all(state)
    owned = [*mythology_tokens(state, 0), *mythology_tokens(state, 1)]
    assert len(owned) == 5
    found = on_spaces(state)
    if not written(state)["gods"][0] and not written(state)["gods"][1]:
        assert len(found) == 6
        assert list(found.values()).count("gate") == 1
