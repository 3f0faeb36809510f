"""The dealer: a seed fixes every card before the first move."""

from collections import Counter
from typing import cast

import pytest

from tests.proof.walk import steps
from thaumata import NATURE, Dealer, Game, State, ThaumataError, position
from thaumata.duel.state import DuelState
from thaumata.game import IllegalAction
from thaumata.kit.bits import members_of

GAME = Game("duel")


def deal_first_age(seed: int) -> list[str]:
    """Return nature's actions up to the first turn, with wonders picked in the order shown."""
    state = GAME.start()
    dealer = Dealer(seed)
    dealt: list[str] = []
    while state.decision() != "turn":
        seat = members_of(state.pending)[0]
        action = dealer.choose(state) if seat == NATURE else state.legal_actions(seat)[0]
        if seat == NATURE:
            dealt.append(GAME.text(state, seat, action))
        state.apply(seat, action)
    return dealt


def test_the_same_seed_deals_the_same() -> None:
    assert deal_first_age(12) == deal_first_age(12)
    assert deal_first_age(12) != deal_first_age(13)


def test_a_published_seed_deals_what_it_always_dealt() -> None:
    assert deal_first_age(7)[:8] == [
        "begins 0",
        "deal economy",
        "deal masonry",
        "deal mathematics",
        "deal architecture",
        "deal urbanism",
        "deal mausoleum",
        "deal great_library",
    ]


def test_an_answer_is_played_and_returned() -> None:
    state = GAME.start()
    dealer = Dealer(1)
    chosen = dealer.choose(state)
    assert dealer.answer(state) == chosen
    assert cast(DuelState, state).first == chosen >> 8
    assert state.decision() == "deal_progress"


def test_choosing_alone_changes_nothing() -> None:
    state = GAME.start()
    before = state.numbers()
    dealer = Dealer(1)
    assert dealer.choose(state) == dealer.choose(state)
    assert state.numbers() == before


def test_a_dealer_can_deal_several_games_at_once() -> None:
    dealer = Dealer(5)
    tables = [GAME.start(), GAME.start()]
    while tables[0].pending & 128:
        for table in tables:
            dealer.answer(table)
    assert tables[0].numbers() == tables[1].numbers()


def test_a_dealer_with_a_new_seed_is_a_new_dealer() -> None:
    dealer = Dealer(5)
    dealer.answer(GAME.start())
    dealer.reseed(9)
    state, other = GAME.start(), GAME.start()
    fresh = Dealer(9)
    for _ in range(6):
        dealer.answer(state)
        fresh.answer(other)
    assert dealer.seed == 9
    assert state.numbers() == other.numbers()


def test_nature_is_answered_only_when_it_is_asked() -> None:
    state = first_turn(1)
    with pytest.raises(IllegalAction) as caught:
        Dealer(1).answer(state)
    assert caught.value.message_id == "error-not-asked"
    assert isinstance(caught.value, ThaumataError)


def first_turn(seed: int) -> State:
    for state, _seat, _action in steps(GAME, seed):
        if state.decision() == "turn":
            return state.copy()
    raise AssertionError("no turn")


def test_everything_dealt_was_still_there() -> None:
    """A dealt card, token or wonder is among nature's legal actions."""
    for seed in range(5):
        for state, seat, action in steps(GAME, seed):
            if seat == NATURE:
                assert action in state.legal_actions(NATURE)


def test_a_dealer_can_go_on_from_a_position_of_another_dealer() -> None:
    """If the card of a slot is in use already, the next one comes up."""
    for state, _seat, _action in steps(GAME, 3, with_dealer=False):
        if state.pending == 128 and state.decision() == "deal_card":
            table = position.load(position.dump(state))
            dealer = Dealer(99)
            for _ in range(3):
                if table.pending == 128:
                    assert dealer.choose(table) in table.legal_actions(NATURE)
                    dealer.answer(table)


def test_every_card_is_as_likely_in_every_slot() -> None:
    """The first open card of 4,600 deals is each of the 23 cards about 200 times."""
    counts: Counter[int] = Counter()
    start = first_deal_of_cards()
    dealer = Dealer(0)
    for seed in range(4600):
        dealer.reseed(seed)
        counts[int(dealer.choose(start))] += 1
    assert len(counts) == 23
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert chi_square < 23 + 6 * 46**0.5


def first_deal_of_cards() -> State:
    for state, _seat, _action in steps(GAME, 1):
        if state.decision() == "deal_card":
            return state.copy()
    raise AssertionError("no deal")


def test_one_dealer_deals_games_of_several_variants_as_dealers_of_their_own_would() -> None:
    shared = Dealer(7)
    variants = ("duel", "classic-3", "classic-7", "classic-3", "duel+pantheon", "duel")
    states = [Game(variant).start() for variant in variants]
    dealers = [Dealer(7) for _ in variants]
    for _ in range(12):  # in turn, as at several tables
        for state, own in zip(states, dealers, strict=True):
            if state.pending == 2**NATURE:
                action = shared.choose(state)
                assert action == own.choose(state)
                state.apply(NATURE, action)
            else:
                seat = members_of(state.pending)[0]
                state.apply(seat, state.legal_actions(seat)[0])
