"""Two players: setting up, control, and the cards of a round (C114-C117, C123-C125, C221-C227)."""

from typing import cast

import pytest

from tests.rules.classic.table import (
    DATA,
    act,
    cards_in,
    classic,
    deal_on,
    hand_of,
    legal,
    nature,
    pile_of,
    play,
    seats_asked,
    sell_on,
    treasuries,
    ways,
)
from thaumata import NATURE, Game
from thaumata.classic.names import FREE_CITY
from thaumata.classic.state import ClassicState
from thaumata.kit.piles import cards_of

FACTS_OF_TWO = DATA["free_city"]


def cards_of_pile(state: ClassicState) -> list[str]:
    """List the remaining cards of the Free City's pile."""
    return [state.game.names["card"][state.card(kind)] for kind in cards_of(state.deck, 0)]


# Setting up


def test_three_cities_begin_with_three_coins_and_different_boards() -> None:
    """C114."""
    state = cast(ClassicState, Game("classic-2").start())
    deal_on(state)
    assert len(state.cities) == 3
    assert treasuries(state) == (3, 3, 3)
    assert len({int(here.board) // 2 for here in state.cities}) == 3


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_decks_are_those_for_three_players(age: int) -> None:
    """C114, C115: with five guilds in Age III."""
    state = classic(2, age=age)
    dealt = [*hand_of(state, 0), *hand_of(state, 1), *cards_of_pile(state)]
    guilds = [name for name in dealt if name.endswith("_guild")]
    assert len(guilds) == (5 if age == 3 else 0)
    assert len(set(guilds)) == len(guilds)
    copies = [
        card["id"] for card in DATA["cards"] if card["age"] == age for n in card["copies"] if n <= 3
    ]
    assert sorted(set(dealt) - set(guilds)) == sorted(set(copies))
    assert len(dealt) == len(copies) + len(guilds) == 21


@pytest.mark.parametrize("city", range(3))
def test_each_city_is_a_neighbor_of_the_two_others(city: int) -> None:
    """C114: it buys from either of them."""
    boards = ["gizah A", "gizah A", "gizah A"]
    boards[city] = "ephesos A"
    boards[(city + 1) % 3] = "rhodos A"
    state = classic(
        2, boards=boards, hands=(("baths", "barracks"), ("altar",)), pile=("guard_tower",)
    )
    if city == 1:
        state = classic(2, boards=boards, hands=(("altar",), ("baths", "barracks")))
    text, seat = ("build", city)
    if city == FREE_CITY:
        act(state, 0, "sell guard_tower")
        text, seat = ("city build", 0)
    assert ways(state, seat, f"{text} barracks") == ["left 2"]
    assert ways(state, seat, f"{text} baths") == ["right 2"]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_both_players_are_dealt_seven_cards_and_seven_are_the_pile(age: int) -> None:
    """C115: before the first one is drawn."""
    state = cast(ClassicState, Game("classic-2").start())
    while (state.age, state.decision()) != (age, "draw_from_pile"):
        if state.pending == 1 << NATURE:
            nature(state, state.game.text(state, NATURE, state.legal_actions(NATURE)[0]))
        else:
            play(state)
            while state.decision() in ("last_card", "raise"):
                act(state, seats_asked(state)[0], "pass")
    assert [len(hand_of(state, seat)) for seat in (0, 1)] == [7, 7]
    assert len(cards_of_pile(state)) == 7


@pytest.mark.parametrize(
    ("seat", "post", "free_city"),
    [
        (0, "east_trading_post", "right 1"),
        (0, "west_trading_post", "right 2"),
        (1, "west_trading_post", "left 1"),
        (1, "east_trading_post", "left 2"),
    ],
)
def test_the_free_city_sits_to_the_right_of_seat_0_and_to_the_left_of_seat_1(
    seat: int, post: str, free_city: str
) -> None:
    """C221: a Trading Post on its side makes its stone cheap."""
    hands: list[tuple[str, ...]] = [(), ()]
    hands[seat] = ("baths",)
    built: list[tuple[str, ...]] = [(), ()]
    built[seat] = (post,)
    state = classic(2, boards=("ephesos A", "rhodos A", "gizah A"), hands=hands, built=built)
    assert ways(state, seat, "build baths") == [free_city]


def test_seat_0_is_the_first_controller() -> None:
    """C221."""
    state = classic(2)
    assert (state.age, state.round, state.controller) == (1, 1, 0)


# The rounds


@pytest.mark.parametrize("age", [1, 2, 3])
def test_control_changes_after_every_round_and_hands_shrink(age: int) -> None:
    """C116, C124, C227: the drawn card makes the controller's hand larger."""
    state = classic(2, age=age)
    for round in range(1, 7):
        assert state.round == round
        controller = FACTS_OF_TWO["controller"][str(age)][round - 1]
        assert state.controller == controller == (round - 1 + (age == 2)) % 2
        assert len(hand_of(state, controller)) == 9 - round
        assert len(hand_of(state, 1 - controller)) == 8 - round
        assert len(cards_of_pile(state)) == 7 - round
        play(state)
        deal_on(state)


def test_the_controller_of_the_last_round_of_an_age_controls_the_first_of_the_next() -> None:
    """C227: through a whole game."""
    state = classic(2)
    controllers = []
    while state.pending:
        controllers.append(int(state.controller))
        play(state)
        deal_on(state)
    assert controllers == [0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1]


def test_the_controller_draws_then_chooses_for_the_own_city_and_then_for_the_free_city() -> None:
    """C117: the other player chooses one card."""
    state = classic(2, hands=(("altar",), ("theater",)), pile=("loom",))
    assert seats_asked(state) == [0, 1]
    assert "loom" in hand_of(state, 0)
    assert not [text for seat in (0, 1) for text in legal(state, seat) if "city" in text]
    act(state, 0, "build altar")
    assert seats_asked(state) == [0, 1]
    assert all(text.startswith("city ") for text in legal(state, 0))
    act(state, 0, "city build loom")
    assert seats_asked(state) == [1]
    act(state, 1, "build theater")
    assert [cards_in(state, city) for city in range(3)] == [{"altar"}, {"theater"}, {"loom"}]


def test_the_drawn_card_may_be_used_for_the_own_city_or_kept() -> None:
    """C117: unused it stays in the hand."""
    state = classic(2, hands=(("altar", "press"),), pile=("loom",))
    play(state, "build loom + city build press")
    assert cards_in(state, 0) == {"loom"}
    state = classic(2, hands=(("altar", "press"),), pile=("loom",))
    play(state, "build altar + city build press")
    assert "loom" in hand_of(state, 1)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_after_each_round_the_players_exchange_the_rest_of_their_hands(age: int) -> None:
    """C123: in all three Ages."""
    state = classic(2, age=age)
    for round in range(1, 6):
        controller = int(state.controller)
        own, rest = hand_of(state, controller), hand_of(state, 1 - controller)
        act(state, controller, f"sell {own.pop(0)}")
        text = legal(state, controller)[0]
        own.remove(text.split()[2])
        act(state, controller, text)
        act(state, 1 - controller, f"sell {rest.pop(0)}")
        drawn = state.game.text(state, NATURE, state.legal_actions(NATURE)[0]).split()[1]
        nature(state, f"deal {drawn}")
        assert state.round == round + 1
        assert hand_of(state, controller) == rest
        assert hand_of(state, 1 - controller) == sorted_([*own, drawn], state)


def sorted_(hand: list[str], state: ClassicState) -> list[str]:
    """Order a hand as the component list does."""
    return sorted(hand, key=state.game.names["card"].index)


def test_three_cards_are_discarded_for_nothing_in_the_last_round() -> None:
    """C125: the last one of the pile and the last one of either player."""
    state = classic(
        2,
        boards=("gizah A", "rhodos A", "ephesos A"),
        round=6,
        hands=(("altar", "baths"), ("theater", "loom", "press")),
        coins=(0, 0, 0),
    )
    play(state, "build altar", "build loom + city build press")
    assert state.decision() == "draw_from_pile"
    assert pile_of(state) == []
    last = cards_of_pile(state)[0]
    nature(state, f"deal {last}")
    assert sorted(pile_of(state)) == sorted(["baths", "theater", last])
    assert treasuries(state) == (0, 0, 0)
    assert (state.age, state.round) == (2, 0)


def test_every_card_of_the_deck_is_used_or_discarded_in_an_age() -> None:
    """C124, C125: 18 choices and 3 cards left over."""
    state = classic(2, options={"sides": "A"})
    sell_on(state, age=2)
    stages = sum(int(here.stages) for here in state.cities)
    built = sum(len(cards_in(state, city)) for city in range(3))
    assert len(pile_of(state)) + stages + built == 21
