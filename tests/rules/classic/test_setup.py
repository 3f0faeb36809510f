"""The set-up: decks, guilds, boards, coins, neighbors (C1-C9, C195, C196, C200)."""

from collections import Counter
from typing import cast

import pytest

from tests.rules.classic.table import (
    DATA,
    PLAIN_BOARDS,
    act,
    army,
    city,
    classic,
    deal_on,
    hand_of,
    has,
    legal,
    nature,
    play,
    seats_asked,
    sell_on,
    treasuries,
    ways,
)
from thaumata import NATURE, Dealer, Game
from thaumata.classic.state import ClassicState

CARDS = {card["id"]: card for card in [*DATA["cards"], *DATA["guilds"]]}
GUILDS = {guild["id"] for guild in DATA["guilds"]}
BOARDS = [board["id"] for board in DATA["boards"]]
TABLES = range(3, 8)


def start(seats: int = 3, **options: str) -> ClassicState:
    """Start a game before anything is dealt."""
    return cast(ClassicState, Game(f"classic-{seats}", options=options).start())


def all_hands(state: ClassicState) -> Counter[str]:
    """Count the cards that are dealt."""
    return Counter(card for seat in range(state.game.seats) for card in hand_of(state, seat))


# Decks


def test_the_ages_follow_each_other_each_with_its_own_deck() -> None:
    """C1."""
    state = classic()
    for age in (1, 2, 3):
        sell_on(state, age)
        assert state.age == age
        assert {CARDS[card]["age"] for card in all_hands(state)} == {age}
        assert state.outcome() is None
    sell_on(state, 4)
    assert state.outcome() is not None


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seats", TABLES)
def test_all_copies_up_to_the_number_of_players_are_dealt_seven_to_each(
    seats: int, age: int
) -> None:
    """C2, C4."""
    state = classic(seats, age=age)
    assert [len(hand_of(state, seat)) for seat in range(seats)] == [7] * seats
    dealt = all_hands(state)
    for card in DATA["cards"]:
        if card["age"] == age:
            assert dealt[card["id"]] == len([n for n in card["copies"] if n <= seats])
    assert len([card for card in dealt.elements() if card in GUILDS]) == (
        seats + 2 if age == 3 else 0
    )
    assert not any(state.deck)


@pytest.mark.parametrize(("seats", "guilds"), [(3, 5), (4, 6), (5, 7), (6, 8), (7, 9)])
def test_two_more_guilds_than_players_are_drawn_blindly_and_the_others_never_appear(
    seats: int, guilds: int
) -> None:
    """C3."""
    state = classic(seats, age=2)
    sell_on(state, 2, 6)
    state.log = []
    play(state)
    heard = len(state.log)
    drawn: list[str] = []
    while state.decision() == "mix_in":
        chances = state.chance_outcomes()
        texts = [state.game.text(state, NATURE, action) for action, _ in chances]
        assert {text.removeprefix("draw ") for text in texts} == GUILDS - set(drawn)
        assert {chance for _, chance in chances} == {1 / len(chances)}
        nature(state, texts[-1])
        drawn.append(texts[-1].removeprefix("draw "))
    assert len(drawn) == guilds
    assert len(state.log) == heard, "nobody is told which guilds join"
    deal_on(state)
    assert {card for card in all_hands(state) if card in GUILDS} == set(drawn)


def test_every_copy_that_is_left_is_as_likely_to_be_dealt_next() -> None:
    """C4."""
    state = start(7)
    while state.decision() != "deal_card":
        deal_one = state.legal_actions(NATURE)[0]
        state.apply(NATURE, deal_one)
    chances = {
        state.game.text(state, NATURE, action): chance for action, chance in state.chance_outcomes()
    }
    assert chances["deal tavern"] == 3 / 49
    assert chances["deal mine"] == 1 / 49
    nature(state, "deal tavern")
    chances = {
        state.game.text(state, NATURE, action): chance for action, chance in state.chance_outcomes()
    }
    assert chances["deal tavern"] == 2 / 48


def test_in_the_third_age_only_a_discard_build_brings_a_brown_or_gray_card() -> None:
    """C200."""
    for seats in TABLES:
        dealt = all_hands(classic(seats, age=3))
        assert not {"brown", "grey"} & {CARDS[card]["color"] for card in dealt}
    state = classic(
        boards=("halikarnassos A",), age=3, stages=(1,), built=(("foundry", "ore_vein"),)
    )
    state.discard(state.game.names["card"].index("sawmill"))
    play(state, f"stage {hand_of(state, 0)[0]}")
    act(state, 0, "build sawmill")
    assert has(state, 0, "sawmill")


# Boards


def test_chance_deals_a_board_and_a_side_to_everybody_and_none_twice() -> None:
    """C5, C6."""
    state = start(7)
    assert state.game.options["sides"] == "random"
    dealt: list[str] = []
    for seat in range(7):
        assert (state.decision(), seats_asked(state)) == ("deal_board", [NATURE])
        left = [board for board in BOARDS if board not in dealt]
        assert legal(state, NATURE) == [f"deal {board} {side}" for board in left for side in "AB"]
        assert {chance for _, chance in state.chance_outcomes()} == {1 / (2 * len(left))}
        nature(state, f"deal {left[-1]} {'AB'[seat % 2]}")
        dealt.append(left[-1])
        assert city(state, seat).board == 2 * BOARDS.index(left[-1]) + seat % 2
    assert state.decision() == "deal_card"


def test_both_sides_meet_in_one_game() -> None:
    """C6: side A of Gizah asks two stone for its first stage, side B two wood."""
    boards = ("gizah A", "rhodos B", "ephesos B")
    state = classic(boards=boards, built=(("stone_pit",), ("quarry", "stone_pit"), ("quarry",)))
    for seat in range(3):
        assert ways(state, seat, f"stage {hand_of(state, seat)[0]}") == [""]
    play(state, *(f"stage {hand_of(state, seat)[0]}" for seat in range(3)))
    assert treasuries(state) == (3, 3 + 3, 3 + 4)


@pytest.mark.parametrize("side", ["A", "B"])
def test_an_option_puts_everybody_on_one_side(side: str) -> None:
    """C6."""
    state = start(5, sides=side)
    for _ in range(5):
        assert {text.split()[-1] for text in legal(state, NATURE)} == {side}
        Dealer(2).answer(state)
    assert [int(here.board) % 2 for here in state.cities] == ["AB".index(side)] * 5


def test_players_may_choose_the_side_of_the_board_dealt_to_them() -> None:
    """C5, C6."""
    state = start(3, sides="choose")
    for board in ("gizah", "olympia", "babylon"):
        assert f"deal {board}" in legal(state, NATURE)
        nature(state, f"deal {board}")
    assert (state.decision(), seats_asked(state)) == ("choose_side", [0, 1, 2])
    assert legal(state, 1) == ["side A", "side B"]
    act(state, 1, "side B")
    act(state, 2, "side A")
    act(state, 0, "side B")
    expected = [2 * BOARDS.index("gizah") + 1, 2 * BOARDS.index("olympia") + 1]
    assert [int(here.board) for here in state.cities] == [*expected, 2 * BOARDS.index("babylon")]
    assert state.decision() == "deal_card"


# Coins and tokens


@pytest.mark.parametrize("seats", TABLES)
def test_everybody_begins_with_three_coins(seats: int) -> None:
    """C7."""
    assert treasuries(classic(seats)) == (3,) * seats


def test_the_bank_never_runs_out_and_a_treasury_has_no_limit() -> None:
    """C7, C196: all coin pieces of the box together are worth 46 + 24 * 3 = 118."""
    state = classic(coins=(118, 1000))
    city(state, 2).coins = 100_000
    play(state)
    assert treasuries(state) == (121, 1003, 100_003)


def test_the_bank_gives_change() -> None:
    """C7: a coin is paid from a treasury of three, and then another."""
    state = classic(hands=(("clay_pit",), (), ("timber_yard", "altar")), coins=(3,))
    play(state, "build clay_pit", "", "sell altar")
    assert treasuries(state)[0] == 2
    play(state, "build timber_yard")
    assert treasuries(state)[0] == 1


def test_there_is_a_conflict_token_for_everybody_who_is_due_one() -> None:
    """C8: seven cities that all differ take 21 Defeat tokens and seven Victories in each Age."""
    state = classic(7, built=[army(shields) for shields in range(7)])
    sell_on(state, 4)
    assert sum(int(here.defeats) for here in state.cities) == 21
    assert [int(here.defeats) for here in state.cities] == [6, 3, 3, 3, 3, 3, 0]
    wins = [int(here.victories) for here in state.cities]
    assert wins == [0, *[0x010101] * 5, 0x020202]


# Neighbors


@pytest.mark.parametrize(
    ("seats", "buyer"), [(seats, buyer) for seats in TABLES for buyer in range(1, seats)]
)
def test_the_left_neighbor_is_the_next_seat_and_the_right_one_the_seat_before(
    seats: int, buyer: int
) -> None:
    """C9, C195: Gizah on the first seat sells its stone to the seats beside it and to no other."""
    hands: list[tuple[str, ...]] = [()] * seats
    hands[buyer] = ("baths",)
    state = classic(seats, boards=PLAIN_BOARDS, hands=hands)
    expected = []
    if buyer == seats - 1:
        expected.append("left 2")
    if buyer == 1:
        expected.append("right 2")
    assert ways(state, buyer, "build baths") == expected
    assert state.catalog.left[buyer] == (buyer + 1) % seats
    assert state.catalog.right[buyer] == buyer - 1
    assert state.catalog.left[buyer] != state.catalog.right[buyer]


def test_three_players_are_all_neighbors_of_each_other() -> None:
    """C9."""
    state = classic(3)
    for seat in range(3):
        beside = {int(state.catalog.left[seat]), int(state.catalog.right[seat])}
        assert beside == {0, 1, 2} - {seat}


@pytest.mark.parametrize("seats", TABLES)
def test_passing_arrows_and_discounts_go_by_the_same_order(seats: int) -> None:
    """C195: hands of Age I go to the seat on whose side the arrow of the West post points."""
    state = classic(
        seats,
        boards=("ephesos A", "gizah A"),
        hands=(("baths",),),
        built=(("west_trading_post",),),
    )
    assert ways(state, 0, "build baths") == ["left 1"]
    hands = [hand_of(state, seat) for seat in range(seats)]
    play(state, "build baths")
    assert treasuries(state)[1] == 3 + 1 + 3
    assert set(hand_of(state, 1)) == set(hands[0]) - {"baths"}
