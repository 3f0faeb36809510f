"""Set-up and rounds with Cities, also for two players (C129-C136, C228)."""

from collections import Counter
from typing import cast

import pytest

from tests.rules.cities.table import cities
from tests.rules.classic.table import (
    PLAIN_BOARDS,
    RICH,
    act,
    city,
    deal_on,
    debts_of,
    hand_of,
    has,
    legal,
    nature,
    pile_of,
    play,
    points,
    seats_asked,
    sell_on,
    treasuries,
    ways,
)
from thaumata import NATURE, Game
from thaumata.classic.catalog import Card
from thaumata.classic.names import BLACK, PURPLE
from thaumata.classic.state import ClassicState
from thaumata.kit.piles import height

at_every_table = pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])


def cards_of_color(state: ClassicState, color: int) -> list[Card]:
    return [card for card in state.catalog.cards if card and card.color == color]


def before_dealing(seats: int, age: int) -> tuple[ClassicState, list[list[str]]]:
    """Make up the deck of an age; return what nature could draw each time."""
    state = cast(ClassicState, Game(f"classic-{seats}+cities").start())
    boards = PLAIN_BOARDS[: max(seats, 3)]
    for board in boards:
        if board == boards[-1]:
            state.age = age - 1  # the last board begins the age
        nature(state, f"deal {board}")
    offered: list[list[str]] = []
    while state.decision() == "mix_in":
        offered.append([text.removeprefix("draw ") for text in legal(state, NATURE)])
        nature(state, f"draw {offered[-1][-1]}")
    return state, offered


# The decks


@pytest.mark.parametrize("age", [1, 2, 3])
@at_every_table
def test_as_many_black_cards_of_an_age_join_its_deck_as_there_are_players(
    seats: int, age: int
) -> None:
    """C129: of fourteen; in Age III besides two guilds more than players, of ten."""
    state, offered = before_dealing(seats, age)
    colors = {card.id: card.color for card in state.catalog.cards if card}
    black = [cards for cards in offered if colors[cards[0]] == BLACK]
    guilds = [cards for cards in offered if colors[cards[0]] == PURPLE]
    assert [len(cards) for cards in black] == [14 - n for n in range(seats)]
    assert [len(cards) for cards in guilds] == ([10 - n for n in range(seats + 2)] * (age == 3))
    deck = Counter(colors[text.removeprefix("deal ")] for text in legal(state, NATURE))
    assert deck[BLACK] == seats
    assert deck[PURPLE] == (seats + 2 if age == 3 else 0)


def test_nobody_sees_which_black_cards_leave_the_game() -> None:
    """C129: only those that come through the own hand are known to be in it."""
    state = cast(ClassicState, Game("classic-3+cities").start())
    for board in PLAIN_BOARDS[:3]:
        nature(state, f"deal {board}")
    assert state.decision() == "mix_in"
    for viewer in (None, 0, 1, 2):
        assert state.is_secret_from(viewer, NATURE, state.legal_actions(NATURE)[0])
    deal_on(state)
    for viewer in range(3):
        assert cast(ClassicState, state.known_to(viewer)).drawn == 0


@pytest.mark.parametrize("age", [1, 2, 3])
@at_every_table
def test_the_whole_deck_is_dealt_eight_cards_to_each(seats: int, age: int) -> None:
    """C130."""
    state, _offered = before_dealing(seats, age)
    assert height(state.deck, 0) == 8 * seats
    deal_on(state)
    assert height(state.deck, 0) == 0
    assert [len(hand_of(state, seat)) for seat in range(seats)] == [8] * seats


@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_age_has_seven_rounds_and_the_eighth_card_is_left_over(age: int) -> None:
    """C130."""
    state = cities(4, age=age)
    for round in range(1, 8):
        assert (state.age, state.round) == (age, round)
        assert [len(hand_of(state, seat)) for seat in range(4)] == [9 - round] * 4
        assert len(pile_of(state)) == 4 * (round - 1)
        last = [hand_of(state, seat) for seat in range(4)]
        play(state)
    assert treasuries(state) == (3 + 7 * 3,) * 4
    assert len(pile_of(state)) == 8 * 4
    assert Counter(card for hand in last for card in hand) <= Counter(pile_of(state))
    assert state.age == age + 1 or state.pending == 0


def test_babylon_plays_the_eighth_card_in_round_seven() -> None:
    """C131: in no earlier round."""
    state = cities(boards=("babylon B",), stages=(2,))
    for _round in range(6):
        play(state)
        assert state.decision() == "choose"
    kept = hand_of(state, 0)
    assert (state.round, len(kept)) == (7, 2)
    play(state, f"sell {kept[0]}")
    assert (state.decision(), seats_asked(state)) == ("last_card", [0])
    act(state, 0, f"sell {kept[1]}")
    assert treasuries(state) == (3 + 8 * 3, 3 + 7 * 3, 3 + 7 * 3)


# Boards


def boards_of(variant: str) -> set[str]:
    state = Game(variant).start()
    return {state.game.text(state, NATURE, a).split()[1] for a in state.legal_actions(NATURE)}


@pytest.mark.parametrize("seats", range(2, 8))
def test_byzantium_and_petra_are_used_with_cities_alone(seats: int) -> None:
    """C132."""
    new = boards_of(f"classic-{seats}+cities") - boards_of(f"classic-{seats}")
    assert new == {"byzantium", "petra"}


@pytest.mark.parametrize("seats", range(2, 8))
def test_with_cities_wonders_are_drawn_from_nine_boards(seats: int) -> None:
    """C228: each on either side, until it is taken."""
    state = cast(ClassicState, Game(f"classic-{seats}+cities").start())
    for dealt in range(max(seats, 3)):
        assert len(boards_of(f"classic-{seats}+cities")) == 9
        assert len(legal(state, NATURE)) == 2 * (9 - dealt)
        nature(state, legal(state, NATURE)[-1])
    assert len({int(here.board) >> 1 for here in state.cities}) == max(seats, 3)


# Black cards


def test_a_black_card_is_paid_built_once_used_for_a_stage_or_sold_like_any_other() -> None:
    """C133: Militia costs three coins; Gates one and a piece of wood."""
    state = cities(
        boards=("gizah A", "ephesos A", "alexandria A"),
        hands=(("militia", "city_gates", "hideout"),),
        built=(("hideout", "quarry", "stone_pit"),),
        coins=(3, 0, 0),
    )
    offered = legal(state, 0)
    assert "build militia" in offered
    assert "build city_gates" not in offered
    assert "build hideout" not in offered
    for card in ("militia", "city_gates", "hideout"):
        assert f"stage {card}" in offered
        assert f"sell {card}" in offered
    play(state, "build militia")
    assert city(state, 0).coins == 0
    assert city(state, 0).shields == 2
    assert city(state, 0).cards_of(BLACK) == 2


def test_a_black_card_may_be_paid_with_bought_resources() -> None:
    """C133: wood for the Gates from Olympia."""
    state = cities(
        boards=("gizah A", "ephesos A", "olympia A"),
        hands=(("city_gates",),),
        coins=(3, 0, 0),
    )
    assert ways(state, 0, "build city_gates") == ["right 2"]
    play(state, "build city_gates right 2")
    assert has(state, 0, "city_gates")
    assert treasuries(state) == (0, 3, 2 + 3)


def test_no_black_card_is_part_of_a_chain() -> None:
    """C133: none is free with another card, none makes another free."""
    state = cities()
    black = cards_of_color(state, BLACK)
    assert len(black) == 42
    for card in black:
        assert card.free_with == ()
        assert card.same_as == ""
    names = {card.id for card in black}
    assert not any(names & set(card.free_with) for card in state.catalog.cards if card)


def test_no_guild_counts_black_cards() -> None:
    """C134: neither the own nor those of the neighbors."""
    black = ("city_gates", "militia", "tabularium", "capitol")
    guilds = [card.id for card in cards_of_color(cities(), PURPLE)]
    assert len(guilds) == 10
    for guild in guilds:
        others = (("loom", "altar"), ("stockade", "baths"))
        plain = cities(age=3, built=((guild,), *others))
        dark = cities(
            age=3,
            built=((guild, *black), *[(*cards, *black) for cards in others]),
        )
        assert points(dark, 0)["guilds"] == points(plain, 0)["guilds"]
        assert points(dark, 0)["green"] == points(plain, 0)["green"]
        assert points(dark, 0)["black"] == 4 + 6 + 8


def test_coins_of_six_are_change_and_a_loss_means_the_value() -> None:
    """C135: who has exactly six coins pays one of them."""
    state = cities(hands=(("hideout",),), coins=(0, 3, 3))
    play(state, "build hideout")
    assert treasuries(state) == (0, 6, 6)
    play(state, "", "pay 1", "pay 1")
    assert treasuries(state) == (0, 5, 5)
    assert debts_of(state) == (0, 0, 0)


# Two players


def test_two_players_use_the_decks_of_three_with_three_black_cards_in_each_age() -> None:
    """C136: eight cards for each player and eight in the pile."""
    for age in (1, 2, 3):
        state, offered = before_dealing(2, age)
        assert len(offered) == 3 + (5 if age == 3 else 0)
        assert height(state.deck, 0) == 24
        while state.decision() == "deal_card":
            nature(state, legal(state, NATURE)[0])
        assert state.decision() == "draw_from_pile"
        assert [len(hand_of(state, seat)) for seat in range(2)] == [8, 8]
        assert height(state.deck, 0) == 8


@pytest.mark.parametrize("age", [1, 2, 3])
def test_two_players_play_seven_rounds_and_leave_the_last_three_cards(age: int) -> None:
    """C136: the controller, who changes with every round, holds a card more."""
    state = cities(2, age=age)
    for round in range(1, 8):
        controller = (round - 1 + (age == 2)) % 2
        assert (state.age, state.round, state.controller) == (age, round, controller)
        sizes = [9 - round, 9 - round]
        sizes[controller] += 1
        assert [len(hand_of(state, seat)) for seat in range(2)] == sizes
        assert height(state.deck, 0) == 8 - round
        while state.decision() != "" and (state.age, state.round) == (age, round):
            play(state)
            deal_on(state)
    assert state.pending == 0 if age == 3 else state.age == age + 1


def test_with_two_players_the_free_city_builds_black_cards_and_loses_coins_too() -> None:
    """C136: its controller says how much it pays."""
    state = cities(
        2,
        boards=("rhodos A", "ephesos A", "gizah A"),
        hands=(("hideout", "opium_stash"), ("altar",)),
        built=(RICH, RICH, RICH),
        coins=(0, 0, 0),
    )
    play(state, "build hideout + city build opium_stash", "build altar")
    assert state.decision() == "settle"
    assert treasuries(state) == (0, 0, 3)
    assert legal(state, 0) == ["pay 0"]
    assert legal(state, 1) == ["pay 0"]
    act(state, 0, "pay 0")
    assert legal(state, 0) == ["city pay 0", "city pay 1"]
    act(state, 0, "city pay 1")
    act(state, 1, "pay 0")
    assert treasuries(state) == (0, 0, 2)
    assert debts_of(state) == (1, 2, 0)


def test_a_game_with_cities_goes_through_three_ages() -> None:
    """C130: also for two (C136)."""
    for seats in (2, 3, 7):
        state = cities(seats)
        for age in (2, 3, 4):
            sell_on(state, age)
        assert state.outcome() is not None
