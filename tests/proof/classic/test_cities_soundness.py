"""The checks of a table with Cities find every kind of error."""

from typing import cast

import pytest

from tests.proof.classic.test_soundness import Wrong, assert_noticed, find
from tests.proof.duel.test_soundness import fields_of
from thaumata import Game
from thaumata.classic.cities.names import ARCHITECTS, CACHE
from thaumata.classic.cities.part import CitiesPart, part_of
from thaumata.classic.knowledge import deeds as traces
from thaumata.classic.state import (
    NOTHING_BUILT,
    USED_FOR_STAGE,
    ClassicState,
    discard_build_of,
    kind_in,
    use_of,
)
from thaumata.game import action_of
from thaumata.kit.bits import first, size
from thaumata.kit.piles import LAYERS, put, take

GAME = Game("classic-4+cities")
FOR_TWO = Game("classic-2+cities")
TEAMS = Game("classic-4+cities+teams")


@pytest.fixture(scope="module")
def table() -> ClassicState:
    """The third age with debts, diplomacy, rights, victories and defeats."""

    def is_wanted(state: ClassicState) -> bool:
        part = part_of(state)
        return (
            (state.age, state.decision()) == (3, "choose")
            and bool(state.cities[0].victories and state.cities[0].defeats)
            and all(any(row) for row in (part.debts, part.diplomacy, part.rights))
        )

    return find(GAME, is_wanted)


@pytest.fixture(scope="module")
def settling() -> ClassicState:
    """Three or more lose coins, and one of them has sealed how many to pay."""
    return find(
        GAME,
        lambda s: (
            s.decision() == "settle"
            and bool(s.sealed_counts)
            and size(s.pending) >= 2
            and any(part_of(s).losses)
        ),
    )


@pytest.fixture(scope="module")
def for_two() -> ClassicState:
    """The controller has sealed a payment for the own city, and pays for the Free City next."""
    return find(
        FOR_TWO,
        lambda s: (
            s.decision() == "settle"
            and len(s.sealed_by(s.controller)) == 1
            and bool(s.pending & 2**s.controller)
        ),
    )


@pytest.fixture(scope="module")
def agency() -> ClassicState:
    """A Forging Agency is about to build a discarded card."""
    card = GAME.names["card"].index("forging_agency")
    return find(GAME, lambda s: s.decision() == "raise" and s.cities[first(s.pending)].has(card))


@pytest.fixture(scope="module")
def over() -> ClassicState:
    """Teams whose game is over."""
    return find(TEAMS, lambda s: s.age == 3 and s.round == 7 and size(s.pending) == 1)


def forgive_a_debt(state: ClassicState) -> None:
    debts = part_of(state).debts
    for city in range(4):
        debts[city] = -1


def owe_too_much(state: ClassicState) -> None:
    part_of(state).debts[1] += 60


def take_diplomacy(state: ClassicState) -> None:
    part_of(state).diplomacy[0] += 1


def lose_diplomacy(state: ClassicState) -> None:
    diplomacy = part_of(state).diplomacy
    for city in range(4):
        diplomacy[city] = 0


def lose_coins_out_of_turn(state: ClassicState) -> None:
    part_of(state).losses[2] += 1


def lose_coins_for_victories(state: ClassicState) -> None:
    part_of(state).losses_per_victory[2] += 1


def lose_coins_for_stages(state: ClassicState) -> None:
    part_of(state).losses_per_stage[2] += 1


def change_rights(state: ClassicState) -> None:
    part = part_of(state)
    part.rights[1] ^= CACHE
    part.next_rights[1] ^= CACHE


def forget_rights(state: ClassicState) -> None:
    rights = part_of(state).rights
    for city in range(4):
        rights[city] = 0


def expect_rights(state: ClassicState) -> None:
    part_of(state).next_rights[2] ^= ARCHITECTS


def copy_once_more(state: ClassicState) -> None:
    part_of(state).copies[3] += 1


def give_debts_to_nobody(state: ClassicState) -> None:
    part_of(state).debts[5] += 1


def raid_a_token(state: ClassicState) -> None:
    state.cities[0].victories += 1


def return_a_defeat(state: ClassicState) -> None:
    state.cities[0].defeats -= 1


def join_another_black_card(state: ClassicState) -> None:
    group = state.catalog.mixed_in[2][1]
    card = first(group.members & ~state.drawn)
    state.drawn |= 2 ** int(card)
    put(state.deck, 0, card)


@pytest.mark.parametrize(
    "wrong",
    [
        *(forgive_a_debt, owe_too_much, take_diplomacy, lose_diplomacy),
        *(lose_coins_out_of_turn, lose_coins_for_victories, lose_coins_for_stages),
        *(change_rights, forget_rights, expect_rights, copy_once_more, raid_a_token),
        *(return_a_defeat, join_another_black_card, give_debts_to_nobody),
    ],
    ids=lambda wrong: wrong.__name__,
)
def test_a_table_with_one_thing_wrong_is_refused(table: ClassicState, wrong: Wrong) -> None:
    assert_noticed(table, wrong)


def ask_a_seat_without_losses(state: ClassicState) -> None:
    part = part_of(state)
    loser = first(state.pending)
    part.losses[loser] = part.losses_per_victory[loser] = part.losses_per_stage[loser] = 0


def forget_the_losses(state: ClassicState) -> None:
    part = part_of(state)
    for city in range(4):
        part.losses[city] = part.losses_per_victory[city] = part.losses_per_stage[city] = 0


def lose_more(state: ClassicState) -> None:
    part_of(state).losses[0] += 1


def pay_more_than_is_lost(state: ClassicState) -> None:
    sealer = next(seat for seat in range(4) if state.sealed_by(seat))
    state.sealed[2 * sealer] = action_of(32, 40)


def pay_with_another_word(state: ClassicState) -> None:
    sealer = next(seat for seat in range(4) if state.sealed_by(seat))
    state.sealed[2 * sealer] = action_of(33, 0)


def forget_a_payment(state: ClassicState) -> None:
    state.sealed_counts = 0


@pytest.mark.parametrize(
    "wrong",
    [
        *(ask_a_seat_without_losses, forget_the_losses, lose_more, pay_more_than_is_lost),
        *(pay_with_another_word, forget_a_payment),
    ],
    ids=lambda wrong: wrong.__name__,
)
def test_losses_with_one_thing_wrong_are_refused(settling: ClassicState, wrong: Wrong) -> None:
    assert_noticed(settling, wrong)


def pay_three_times(state: ClassicState) -> None:
    state.sealed_counts += 2 * 256 ** int(state.controller)


def pay_for_the_wrong_city(state: ClassicState) -> None:
    state.sealed[2 * state.controller] = action_of(33, 0)


@pytest.mark.parametrize("wrong", [pay_three_times, pay_for_the_wrong_city])
def test_losses_of_the_free_city_are_checked(for_two: ClassicState, wrong: Wrong) -> None:
    assert_noticed(for_two, wrong)


def forget_the_look(state: ClassicState) -> None:
    for number in range(len(state.looks)):
        if discard_build_of(state.looks[number]) == NOTHING_BUILT:
            state.looks[number] = 0


def look_for_another(state: ClassicState) -> None:
    last = max(number for number, look in enumerate(state.looks) if look)
    state.looks[last] ^= 256


def wait_once_more(state: ClassicState) -> None:
    state.discard_builders |= state.pending


def raise_before_choosing(state: ClassicState) -> None:
    age = next(age for age in range(3) if state.discards[age * LAYERS])
    card = first(state.discards[age * LAYERS])
    take(state.discards, age * LAYERS, card)
    state.cities[first(state.pending)].built[age] |= 2 ** int(card)
    state.note_discard_build(age * 64 + card)


@pytest.mark.parametrize(
    "wrong", [forget_the_look, look_for_another, wait_once_more, raise_before_choosing]
)
def test_looks_of_a_forging_agency_are_checked(agency: ClassicState, wrong: Wrong) -> None:
    """C165: a card may allow to look through the discard pile, too."""
    assert_noticed(agency, wrong)


def test_a_black_card_too_few_in_an_earlier_age_is_noticed() -> None:
    """C129: as many join as there are cities."""

    def black_traces(state: ClassicState) -> list[int]:
        members = state.catalog.mixed_in[0][0].members
        deeds = {trace: traces.deed_at(state, 1, trace) for trace in range(8 * 4)}
        return [
            n
            for n, deed in deeds.items()
            if use_of(deed) == USED_FOR_STAGE and members >> kind_in(deed) & 1
        ]

    def swap_for_another(state: ClassicState) -> None:
        traces.write_kind(state, 1, black_traces(state)[0], 0)

    assert_noticed(find(GAME, lambda s: s.age == 2 and bool(black_traces(s))), swap_for_another)


def test_allies_win_together(over: ClassicState) -> None:
    """C193: nobody wins without the ally."""
    state = cast(ClassicState, over.copy())
    seat = first(state.pending)
    state.perform(seat, state.legal_actions(seat)[0])
    while state.pending:
        seat = first(state.pending)
        state.perform(seat, state.legal_actions(seat)[0])

    def win_alone(state: ClassicState) -> None:
        state.winners = 1

    assert_noticed(state, win_alone)


def test_a_right_that_counts_too_early_is_noticed() -> None:
    """C173-C175: most rights begin with the round after the one in which they were built."""

    def is_wanted(state: ClassicState) -> bool:
        part = part_of(state)
        new = any(part.rights[city] != part.next_rights[city] for city in range(4))
        return new and state.decision() in ("raise", "last_card")

    def count_at_once(state: ClassicState) -> None:
        part = part_of(state)
        for city in range(4):
            part.rights[city] = part.next_rights[city]

    assert_noticed(find(GAME, is_wanted), count_at_once)


def test_every_field_of_the_part_is_compared() -> None:
    part = cast(ClassicState, GAME.start()).parts[0]
    assert isinstance(part, CitiesPart)
    assert {name for name, _ in fields_of(part)} == {
        *("name", "debts", "diplomacy", "losses", "losses_per_victory", "losses_per_stage"),
        *("rights", "next_rights", "copies"),
    }
