"""Allies' knowledge of each other, and its limits (C183, C245)."""

from collections import Counter
from typing import cast

import pytest

from tests.rules.classic.table import act, hand_of, pile_of, play, sell_on
from tests.rules.teams.table import teams
from thaumata import NATURE, Game, Record, view
from thaumata.classic.happenings import CARD_DEALT, LEFT_OVER, SOLD_CARD, STAGE_CARD
from thaumata.classic.knowledge.memory import remembered
from thaumata.classic.state import UNKNOWN, ClassicState, kind_in
from thaumata.rng import Rng

ORE = ("foundry", "ore_vein")
"""The cost of the first stage of Halikarnassos, side B."""


def known(state: ClassicState, seat: int) -> ClassicState:
    return cast(ClassicState, state.known_to(seat))


def sampled(state: ClassicState, seat: int, n: int = 0) -> ClassicState:
    return cast(ClassicState, state.resample(seat, Rng(n, seat)))


def ally_of(seat: int) -> int:
    return seat ^ 1


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seats", [4, 6])
def test_allies_see_each_others_hands_and_nobody_elses(seats: int, age: int) -> None:
    """C183, C245: in every round the hand that the ally holds then."""
    state = teams(seats, age=age)
    for _round in range(7):
        for seat in range(seats):
            seen, sample = known(state, seat), sampled(state, seat)
            for holder in (seat, ally_of(seat)):
                cards = hand_of(state, holder)
                assert hand_of(seen, holder) == cards
                assert hand_of(sample, holder) == cards
                assert remembered(state, seat)[holder].unseen == 0
        play(state)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_hands_of_enemies_are_hidden_until_an_ally_has_held_them(age: int) -> None:
    """C245: in the first round there are six cities, and four hands of others."""
    state = teams(6, age=age)
    for seat in range(6):
        for other in range(6):
            if other not in (seat, ally_of(seat)):
                assert hand_of(known(state, seat), other) == []
                assert remembered(state, seat)[other] == (8, [], 8)


def test_a_hand_that_the_ally_has_passed_on_is_remembered() -> None:
    """C245: in Age II that of seat 0 goes to seat 5, and seat 1 has never held it."""
    state = teams(6, age=2)
    hand = Counter(hand_of(state, 0))
    play(state)
    gone = hand - Counter(hand_of(state, 5))
    names = state.game.names["card"]
    memory = remembered(state, 1)[5]
    assert Counter(names[card] for card in memory.cards) == hand - gone
    assert memory.unseen == 0
    assert remembered(state, 2)[5].cards == []


def test_views_show_the_hand_of_the_ally() -> None:
    """C183, C245."""
    state = teams()
    for seat in range(4):
        table = view(state, seat)
        for holder, hand in enumerate(table.hands):
            if holder in (seat, ally_of(seat)):
                assert sorted(hand.cards) == sorted(hand_of(state, holder))
            else:
                assert (hand.cards, hand.unseen) == ((), 8)


def test_a_sealed_choice_is_hidden_from_the_ally_until_the_reveal() -> None:
    """C245: the card is still in the hand that the ally sees."""
    state = teams(hands=(("altar",),))
    before = known(state, 1).numbers()
    act(state, 0, "build altar")
    assert known(state, 1).sealed_by(0) == []
    assert known(state, 1).numbers() == before
    assert "altar" in hand_of(known(state, 1), 0)
    assert sampled(state, 1).pending == 0b1111
    assert len(known(state, 0).sealed_by(0)) == 1


def test_a_sealed_payment_of_a_loss_is_hidden_from_the_ally() -> None:
    """C245."""
    state = teams(hands=((), (), ("hideout",)))
    play(state, "", "", "build hideout")
    before = known(state, 1).numbers()
    act(state, 0, "pay 1")
    assert known(state, 1).numbers() == before


def test_what_an_ally_lays_face_down_shows_by_the_hand_that_is_left() -> None:
    """C183, C245: seat 0 and seat 1 know it, the enemies do not."""
    state = teams(
        boards=("gizah A", "rhodos A", "ephesos A", "olympia A"),
        hands=(("altar",), ("theater",)),
        built=(("quarry",),),
    )
    play(state, "stage altar", "sell theater")
    for viewer in range(4):
        for city in range(4):
            deed = known(state, viewer).deed(1, 1, city)
            is_known = city in (viewer, ally_of(viewer))
            assert kind_in(deed) == (kind_in(state.deed(1, 1, city)) if is_known else UNKNOWN)
    assert "theater" in pile_of(known(state, 0))
    assert "theater" not in pile_of(known(state, 2))
    for viewer, seen in ((0, 1), (2, 2)):
        assert len(view(state, viewer).discards.cards) == seen


def test_an_ally_who_looks_through_the_discard_pile_shows_it_to_nobody() -> None:
    """C245: it is no hand."""
    state = teams(
        boards=("halikarnassos B", "gizah A", "rhodos A", "ephesos A"),
        hands=(("altar",), ("theater",), ("loom",), ("press",)),
        built=(ORE,),
    )
    play(state, "stage altar", "sell theater", "sell loom", "sell press")
    assert state.decision() == "raise"
    assert sorted(pile_of(known(state, 0))) == ["loom", "press", "theater"]
    assert pile_of(known(state, 1)) == ["theater"]
    assert sorted(pile_of(known(state, 2))) == ["loom", "press"]


def test_events_about_hands_are_told_to_the_ally_too() -> None:
    """C245: and to nobody else."""
    state = cast(ClassicState, Game("classic-4+cities+teams").start())
    state.log = []
    secret = (CARD_DEALT, SOLD_CARD, STAGE_CARD, LEFT_OVER)
    while state.pending == 1 << NATURE:
        state.apply(NATURE, state.legal_actions(NATURE)[0])
    sell_on(state, 2)
    told = [event for event in state.log if event[0] in secret]
    assert {event[0] for event in told} == {CARD_DEALT, SOLD_CARD, LEFT_OVER}
    for _kind, seat, _first, _second, audience in told:
        assert audience == 0b11 << seat // 2 * 2


def test_a_record_for_an_ally_tells_what_was_sold_and_what_was_dealt() -> None:
    """C245: an enemy's record does not."""
    game = Game("classic-4+cities+teams")
    record = Record(game)
    state = cast(ClassicState, game.start())
    while state.pending == 1 << NATURE:
        record.play(state, NATURE, state.legal_actions(NATURE)[0])
    dealt = hand_of(state, 0)
    for seat in range(4):
        sale = next(a for a in state.legal_actions(seat) if game.text(state, seat, a)[:4] == "sell")
        record.play(state, seat, sale)
    for viewer in range(4):
        text = record.for_seat(viewer)
        assert (text.count("sell ?"), text.count("deal ?")) == (2, 16)
        assert all(f"deal {card}\n" in text for card in dealt) == (viewer in (0, 1))
