"""The checks of a table of Classic find every kind of error."""

from collections.abc import Callable
from typing import cast

import pytest

from tests.proof.duel.test_soundness import fields_of
from tests.proof.walk import steps
from thaumata import Game
from thaumata.classic.city import NO_BOARD, City
from thaumata.classic.names import FREE_CITY
from thaumata.classic.state import LEFT_OVER, SOLD, USED_FOR_STAGE, ClassicState, deed_of, use_of
from thaumata.kit.bits import first
from thaumata.kit.piles import LAYERS, clear, put, take
from thaumata.proof.classic.expansions import soundness_of
from thaumata.proof.soundness import Unsound

Wrong = Callable[[ClassicState], None]
GAME = Game("classic-3")
FOR_TWO = Game("classic-2")


def find(game: Game, is_wanted: Callable[[ClassicState], bool]) -> ClassicState:
    """Return the first wanted position of random games."""
    for seed in range(2000):
        for state, _seat, _action in steps(game, seed):
            if is_wanted(cast(ClassicState, state)):
                return cast(ClassicState, state.copy())
    raise AssertionError("no such game")


@pytest.fixture(scope="module")
def table() -> ClassicState:
    """The third age with stages built, cards discarded, tokens won and a choice sealed."""
    return find(
        GAME,
        lambda s: (
            s.age == 3
            and s.round == 4
            and s.decision() == "choose"
            and s.pending == 0b110
            and bool(s.cities[1].stages and s.cities[1].victories and s.looks[0] and not s.looks[2])
            and all(s.discards[age * LAYERS] for age in range(3))
        ),
    )


@pytest.fixture(scope="module")
def for_two() -> ClassicState:
    """The second age of two players, a card drawn for the Free City."""
    return find(FOR_TWO, lambda s: s.age == 2 and s.round == 3 and s.decision() == "choose")


@pytest.fixture(scope="module")
def discount() -> ClassicState:
    """A discard build in a round in which the same city or another has built a discount."""
    return find(
        GAME,
        lambda s: (
            s.decision() == "raise" and any(city.prices != city.next_prices for city in s.cities)
        ),
    )


@pytest.fixture(scope="module")
def over() -> ClassicState:
    """A game that is over."""
    *_, (state, _seat, _action) = steps(GAME, 5)
    return cast(ClassicState, state)


def hand(state: ClassicState, seat: int) -> int:
    return int(state.hand_at(seat))


def a_deed(state: ClassicState, use: int) -> tuple[int, int, int]:
    """Return the age, round and city of some deed of a kind."""
    for age in (1, 2):
        for round in range(1, 7):
            for city in range(3):
                if use_of(state.deed(age, round, city)) == use:
                    return age, round, city
    raise AssertionError("no such deed")


def write_deed(state: ClassicState, age: int, round: int, city: int, deed: int) -> None:
    at = (age - 1) * 3 + city
    change = deed - int(state.deed(age, round, city))
    state.deeds[at] += change << 8 * (round - 1)


def lose_a_coin(state: ClassicState) -> None:
    state.cities[0].coins -= 1


def owe_coins(state: ClassicState) -> None:
    state.bank += state.cities[2].coins + 1
    state.cities[2].coins = -1


def lose_a_card(state: ClassicState) -> None:
    take(state.discards, 0, first(state.discards[0]))


def double_a_card(state: ClassicState) -> None:
    put(state.discards, 2 * LAYERS, first(state.discards[2 * LAYERS]))


def double_a_card_in_hand(state: ClassicState) -> None:
    put(state.hands, hand(state, 0), first(state.hands[hand(state, 1)]))


def hold_a_second_copy_without_a_first(state: ClassicState) -> None:
    place = hand(state, 1)
    state.hands[place + 1] |= state.hands[place]
    state.hands[place] = 0


def swap_hands(state: ClassicState) -> None:
    one, other = hand(state, 0), hand(state, 2)
    for layer in range(LAYERS):
        hands = state.hands
        hands[one + layer], hands[other + layer] = hands[other + layer], hands[one + layer]


def move_a_card(state: ClassicState) -> None:
    card = first(state.hands[hand(state, 1)])
    take(state.hands, hand(state, 1), card)
    put(state.hands, hand(state, 2), card)


def keep_a_card_of_an_earlier_age(state: ClassicState) -> None:
    card = first(state.discards[0])
    take(state.discards, 0, card)
    put(state.hands, 0, card)


def undo_a_building(state: ClassicState) -> None:
    built = state.cities[1].built
    built[0] = built[0] & (built[0] - 1)


def build_out_of_thin_air(state: ClassicState) -> None:
    state.cities[0].built[2] |= 2**40


def forget_a_sale(state: ClassicState) -> None:
    write_deed(state, *a_deed(state, SOLD), 0)


def sell_what_was_put_under_a_stage(state: ClassicState) -> None:
    age, round, city = a_deed(state, USED_FOR_STAGE)
    kind = int(state.deed(age, round, city)) & 63
    write_deed(state, age, round, city, int(deed_of(SOLD, kind)))


def leave_over_too_early(state: ClassicState) -> None:
    age, round, city = a_deed(state, SOLD)
    kind = int(state.deed(age, round, city)) & 63
    write_deed(state, age, round, city, int(deed_of(LEFT_OVER, kind)))


def act_before_the_choice(state: ClassicState) -> None:
    """Build a card of the hand in this round, though not all have chosen."""
    card = first(state.hands[hand(state, 1)])
    take(state.hands, hand(state, 1), card)
    put(state.discards, 2 * LAYERS, card)
    state.note_deed(1, SOLD, card)


def add_a_stage(state: ClassicState) -> None:
    state.cities[2].stages += 1


def draw_another_guild(state: ClassicState) -> None:
    state.drawn |= state.catalog.guilds


def lose_a_board(state: ClassicState) -> None:
    state.boards_left = state.boards_left & (state.boards_left - 1)


def share_a_board(state: ClassicState) -> None:
    state.cities[0].board = state.cities[1].board ^ 1


def remove_a_board(state: ClassicState) -> None:
    state.boards_left |= 2 ** (int(state.cities[0].board) // 2)
    state.cities[0].board = NO_BOARD


def seal_what_is_not_in_hand(state: ClassicState) -> None:
    state.sealed[0] ^= 63 * 256


def seal_twice(state: ClassicState) -> None:
    state.sealed_counts += 1
    state.sealed[1] = state.sealed[0]


def forget_a_sealed_choice(state: ClassicState) -> None:
    state.sealed_counts = 0


def win_too_early(state: ClassicState) -> None:
    state.cities[0].victories += 256**2
    state.cities[1].defeats += 1


def win_alone(state: ClassicState) -> None:
    state.cities[0].victories ^= 1


def lose_alone(state: ClassicState) -> None:
    state.cities[0].defeats += 1


def forget_a_look(state: ClassicState) -> None:
    for number in range(len(state.looks)):
        state.looks[number] = 0


def look_once_more(state: ClassicState) -> None:
    state.note_look(0)


def raise_unasked(state: ClassicState) -> None:
    state.discard_builders = 1


def play_a_seventh_round(state: ClassicState) -> None:
    state.round = 7


def go_back_a_round(state: ClassicState) -> None:
    state.round -= 1


def see_through_eyes(state: ClassicState) -> None:
    state.seen_by = 1


def end_halfway(state: ClassicState) -> None:
    state.ended = 1


def ask_another(state: ClassicState) -> None:
    state.pending = 0b111


def answer_something_else(state: ClassicState) -> None:
    state.asked = state.game.decisions[0]


def change(field: str) -> Wrong:
    def wrong(state: ClassicState) -> None:
        city = state.cities[1]
        setattr(city, field, getattr(city, field) + 1)

    wrong.__name__ = f"change {field}"
    return wrong


KEPT = (
    *("families", "raw", "made", "raw_for_sale", "made_for_sale", "prices", "next_prices"),
    *("shields", "symbols", "any_symbols", "power", "plays_last_card", "copies_guild"),
)
"""The cached numbers of a city."""

WRONG: tuple[Wrong, ...] = (
    *(lose_a_coin, owe_coins, lose_a_card, double_a_card, double_a_card_in_hand),
    *(hold_a_second_copy_without_a_first, move_a_card, keep_a_card_of_an_earlier_age),
    *(undo_a_building, build_out_of_thin_air, forget_a_sale, sell_what_was_put_under_a_stage),
    *(leave_over_too_early, act_before_the_choice, add_a_stage, draw_another_guild),
    *(lose_a_board, share_a_board, remove_a_board, seal_what_is_not_in_hand, seal_twice),
    *(forget_a_sealed_choice, win_too_early, win_alone, lose_alone, forget_a_look),
    *(look_once_more, raise_unasked, play_a_seventh_round, go_back_a_round, see_through_eyes),
    *(swap_hands, end_halfway, ask_another, answer_something_else),
    *map(change, KEPT),
)


def assert_noticed(table: ClassicState, wrong: Wrong) -> None:
    """Check that a table is sound, and no longer after a change."""
    check = soundness_of(table.game)
    state = cast(ClassicState, table.copy())
    check.check(state)
    wrong(state)
    with pytest.raises(Unsound):
        check.check(state)


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_a_table_with_one_thing_wrong_is_refused(table: ClassicState, wrong: Wrong) -> None:
    assert_noticed(table, wrong)


def change_the_controller(state: ClassicState) -> None:
    state.controller = 1 - state.controller


def forget_a_draw(state: ClassicState) -> None:
    state.draws[0] = 0


def draw_the_unknown(state: ClassicState) -> None:
    state.draws[0] |= 62


def draw_early(state: ClassicState) -> None:
    card = first(state.deck[0])
    take(state.deck, 0, card)
    put(state.hands, hand(state, 0), card)


def lose_the_pile(state: ClassicState) -> None:
    clear(state.deck, 0)


def leave_over_the_last_card(state: ClassicState) -> None:
    card = first(state.deck[0])
    take(state.deck, 0, card)
    put(state.discards, LAYERS, card)
    state.note_last_deed(FREE_CITY, LEFT_OVER, card)


@pytest.mark.parametrize(
    "wrong",
    [
        *(change_the_controller, forget_a_draw, draw_the_unknown, draw_early),
        *(lose_the_pile, leave_over_the_last_card),
    ],
    ids=lambda wrong: wrong.__name__,
)
def test_a_table_of_two_with_one_thing_wrong_is_refused(
    for_two: ClassicState, wrong: Wrong
) -> None:
    assert_noticed(for_two, wrong)


def test_a_discount_that_counts_too_early_is_noticed(discount: ClassicState) -> None:
    """C45: a discount begins with the round after the one in which it was built."""

    def count_at_once(state: ClassicState) -> None:
        for city in state.cities:
            city.prices = city.next_prices

    assert_noticed(discount, count_at_once)


def raise_before_choosing(state: ClassicState) -> None:
    card = first(state.discards[0])
    take(state.discards, 0, card)
    state.cities[first(state.pending)].built[0] |= 2 ** int(card)
    state.note_discard_build(card)


def test_a_card_raised_before_it_is_chosen_is_noticed(discount: ClassicState) -> None:
    assert_noticed(discount, raise_before_choosing)


def turn_a_victory(state: ClassicState) -> None:
    """Give the tokens of the last conflicts of one city to another."""
    victories = [city.victories for city in state.cities]
    for city, tokens in zip(state.cities, [*victories[1:], victories[0]]):
        city.victories = tokens


def exchange_old_victories(state: ClassicState) -> None:
    """Give a victory of the first age instead of one of the third."""
    city = next(city for city in state.cities if city.victories >= 256**2)
    city.victories += 1 - 256**2


def crown_nobody(state: ClassicState) -> None:
    state.winners = 0


@pytest.mark.parametrize("wrong", [turn_a_victory, exchange_old_victories, crown_nobody])
def test_an_end_with_one_thing_wrong_is_refused(over: ClassicState, wrong: Wrong) -> None:
    assert_noticed(over, wrong)


def test_the_same_building_twice_is_noticed() -> None:
    """C50: the Loom of the second age is the Loom of the first."""
    names = GAME.names["card"]
    state = find(GAME, lambda s: s.age == 2 and any(c.has(names.index("loom")) for c in s.cities))
    owner = next(city for city in state.cities if city.has(names.index("loom")))
    kind = names.index("loom_2") % 64
    owner.built[1] |= 2**kind
    with pytest.raises(Unsound, match="came neither from a hand nor from the discard pile"):
        soundness_of(GAME).check(state)


def test_every_field_of_a_city_is_compared() -> None:
    city = cast(ClassicState, GAME.start()).cities[0]
    plain = {"coins", "board", "stages", "built", "victories", "defeats"}
    assert isinstance(city, City)
    numbers = {name for name, value in fields_of(city) if isinstance(value, int)}
    assert numbers - plain == set(KEPT)
