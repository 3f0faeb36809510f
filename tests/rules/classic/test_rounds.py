"""The round: choosing, selling, passing, the last card (C11-C18, C201, C202)."""

import pytest

from tests.rules.classic.table import (
    act,
    cards_in,
    city,
    classic,
    hand_of,
    has,
    legal,
    pile_of,
    play,
    seats_asked,
    sell_on,
    treasuries,
    ways,
)
from thaumata import IllegalAction

TABLES = range(3, 8)


@pytest.mark.parametrize("seats", TABLES)
def test_an_age_lasts_six_rounds_in_which_all_are_asked_at_once(seats: int) -> None:
    """C11."""
    state = classic(seats)
    for round in range(1, 7):
        assert (state.age, state.round, state.decision()) == (1, round, "choose")
        assert seats_asked(state) == list(range(seats))
        assert {len(hand_of(state, seat)) for seat in range(seats)} == {8 - round}
        play(state)
    assert state.age == 2


def test_nothing_happens_before_all_have_chosen() -> None:
    """C11."""
    state = classic(hands=(("altar",),))
    act(state, 0, "build altar")
    act(state, 1, "sell " + hand_of(state, 1)[0])
    assert seats_asked(state) == [2]
    assert treasuries(state) == (3, 3, 3)
    assert not has(state, 0, "altar")
    assert pile_of(state) == []
    assert [len(hand_of(state, seat)) for seat in range(3)] == [7, 7, 7]
    act(state, 2, "sell " + hand_of(state, 2)[0])
    assert state.round == 2
    assert treasuries(state) == (3, 6, 6)
    assert has(state, 0, "altar")


USE_CASES = [
    ("C12 built", "build baths", {"baths"}, 0, 3, []),
    ("C12 put under the wonder", "stage baths", set(), 1, 3, []),
    ("C12 sold", "sell baths", set(), 0, 6, ["baths"]),
]


@pytest.mark.parametrize(("ruling", "text", "built", "stages", "coins", "pile"), USE_CASES)
def test_a_card_is_built_or_put_under_the_wonder_or_sold_for_three_coins(
    ruling: str, text: str, built: set[str], stages: int, coins: int, pile: list[str]
) -> None:
    """C12."""
    state = classic(
        hands=(("baths",), ("altar",), ("theater",)), built=(("stone_pit",),), coins=(3, 0, 0)
    )
    play(state, text, "build altar", "build theater")
    assert cards_in(state, 0) == {"stone_pit", *built}
    assert city(state, 0).stages == stages
    assert treasuries(state) == (coins, 0, 0)
    assert pile_of(state) == pile
    assert "baths" not in hand_of(state, 1), "the card is gone whatever it was used for"
    assert len(hand_of(state, 1)) == 6


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize(("age", "step"), [(1, 1), (2, -1), (3, 1)])
def test_hands_go_to_the_left_in_ages_one_and_three_and_to_the_right_in_age_two(
    seats: int, age: int, step: int
) -> None:
    """C13."""
    state = classic(seats, age=age)
    for _ in range(5):
        rest = [sorted(hand_of(state, seat)[1:]) for seat in range(seats)]
        play(state, *(f"sell {hand_of(state, seat)[0]}" for seat in range(seats)))
        for seat in range(seats):
            assert sorted(hand_of(state, (seat + step) % seats)) == rest[seat]


def test_of_the_last_two_cards_one_is_played_and_the_other_discarded_for_nothing() -> None:
    """C14, C15, C18."""
    hands = (("baths", "altar"), ("stockade", "theater"), ("loom", "press"))
    state = classic(hands=hands, round=6)
    assert [hand_of(state, seat) for seat in range(3)] == [sorted_(hand) for hand in hands]
    play(state, "build altar", "sell theater", "build press")
    assert treasuries(state) == (3, 6, 3)
    assert sorted(pile_of(state)) == ["baths", "loom", "stockade", "theater"]
    assert [cards_in(state, seat) for seat in range(3)] == [{"altar"}, set(), {"press"}]
    assert state.age == 2


def sorted_(hand: tuple[str, ...]) -> list[str]:
    """List a hand in the order of the component list, as ``hand_of`` does."""
    order = classic().game.names["card"]
    return sorted(hand, key=order.index)


def test_the_card_left_over_lies_in_the_pile_in_this_very_round() -> None:
    """C15: Halikarnassos, that builds its stage in the last round, may already take it."""
    state = classic(
        boards=("halikarnassos A",),
        hands=(("altar", "theater"), ("baths", "loom"), ("stockade", "press")),
        stages=(1,),
        built=(("foundry", "ore_vein"),),
        round=6,
    )
    play(state, "stage altar", "build loom", "build press")
    assert state.decision() == "raise"
    assert ways(state, 0, "build") == ["baths", "theater", "stockade"]


def test_no_other_card_is_left_over_than_the_one_not_chosen() -> None:
    """C15: nobody is asked about it."""
    state = classic(hands=(("baths", "altar"),), round=6)
    play(state, "sell baths")
    assert "altar" in pile_of(state)
    assert (state.age, state.round) == (2, 0)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_every_card_in_hand_may_be_sold_also_one_that_could_be_built(age: int) -> None:
    """C16."""
    state = classic(7, age=age, built=(("library", "school"),) * 7, coins=(50,) * 7)
    buildable = 0
    for _ in range(6):
        for seat in range(7):
            assert set(ways(state, seat, "sell")) == set(hand_of(state, seat))
            buildable += len(ways(state, seat, "build"))
        play(state)
    assert buildable > 0


def test_a_card_that_can_neither_be_built_nor_pay_for_a_stage_has_to_be_sold() -> None:
    """C17."""
    state = classic(hands=(("stockade", "baths", "altar"),), coins=(0,))
    assert [text for text in legal(state, 0) if "stockade" in text] == ["sell stockade"]
    assert [text for text in legal(state, 0) if "baths" in text] == ["build baths", "sell baths"]
    assert ways(state, 0, "stage") == []


def test_a_hand_without_any_use_is_sold_all_the_same() -> None:
    """C17: in Age III a poor city has nothing else to do; there is no passing."""
    hand = ("palace", "pantheon", "lodge", "study", "academy", "university", "observatory")
    state = classic(age=3, hands=(hand,), coins=(0,))
    assert legal(state, 0) == [f"sell {card}" for card in hand_of(state, 0)]


def test_the_discards_of_all_players_and_ages_are_one_pile() -> None:
    """C18."""
    state = classic(boards=("halikarnassos A",), stages=(1,), built=(("foundry", "ore_vein"),))
    sold = []
    for age in (1, 2):
        sell_on(state, age)
        sold += [f"{hand_of(state, seat)[0]}" for seat in range(3)]
        play(state)
    play(state, "stage " + hand_of(state, 0)[0])
    assert state.decision() == "raise"
    offered = set(ways(state, 0, "build"))
    assert offered == set(pile_of(state)) - {"foundry", "ore_vein"}
    assert set(sold) - {"foundry", "ore_vein"} <= offered
    assert len(pile_of(state)) == 21 + 3 + 2


# What is sealed


def test_a_choice_names_the_card_its_use_its_payment_and_olympias_power() -> None:
    """C201."""
    state = classic(
        boards=("olympia A", "gizah A", "rhodos A"),
        hands=(("baths",),),
        stages=(2,),
        built=((), (), ("stone_pit",)),
    )
    assert ways(state, 0, "build baths") == ["right 2", "left 2", "olympia"]
    act(state, 0, "build baths right 2")
    (sealed,) = state.sealed_by(0)
    assert state.game.text(state, 0, sealed) == "build baths right 2"
    play(state)
    assert treasuries(state) == (1, 6, 8)


def test_a_choice_may_be_taken_back_until_the_last_one_is_made_and_not_after() -> None:
    """C201."""
    state = classic(hands=(("baths", "altar"),))
    act(state, 0, "build baths")
    assert legal(state, 0) == []
    with pytest.raises(IllegalAction):
        act(state, 0, "build altar")
    state.retract(0)
    act(state, 0, "build altar")
    play(state)
    assert cards_in(state, 0) == {"altar"}
    with pytest.raises(IllegalAction):
        state.retract(0)


def test_what_a_seat_may_choose_does_not_depend_on_what_others_have_chosen() -> None:
    """C202."""
    state = classic(hands=(("baths",), ("stone_pit",), ("stockade",)), boards=("ephesos A",))
    before = [legal(state, seat) for seat in range(3)]
    act(state, 1, "build stone_pit")
    assert legal(state, 0) == before[0]
    assert legal(state, 2) == before[2]
    act(state, 2, legal(state, 2)[0])
    assert legal(state, 0) == before[0]


def test_nothing_that_others_do_spoils_a_choice() -> None:
    """C202, C39: three cities pass their last two coins around, and each buys with them."""
    state = classic(
        boards=("gizah A", "rhodos A", "babylon A"),
        hands=(("barracks",), ("guard_tower",), ("baths",)),
        coins=(2, 2, 2),
    )
    play(state, "build barracks left 2", "build guard_tower left 2", "build baths left 2")
    assert treasuries(state) == (2, 2, 2)
    assert [cards_in(state, seat) for seat in range(3)] == [
        {"barracks"},
        {"guard_tower"},
        {"baths"},
    ]
