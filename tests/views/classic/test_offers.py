"""Fights, goods for sale and impossible builds in views of Classic."""

from typing import cast

import pytest

from tests.views.classic.games import looks, moments
from thaumata import Dealer, Game
from thaumata.classic.conflicts import VICTORY
from thaumata.classic.state import ClassicState
from thaumata.game import NATURE
from thaumata.kit.counts import count
from thaumata.rng import Rng
from thaumata.views import ClassicView, view
from thaumata.views.classic.payment import BoughtFrom

TABLES = [
    ("classic-2", 1),
    ("classic-3", 2),
    ("classic-7", 3),
    ("classic-5+cities", 4),
    ("classic-4+cities+teams", 5),
]
tables = pytest.mark.parametrize(("variant", "seed"), TABLES)


def tokens_of(state: ClassicState) -> list[tuple[int, int]]:
    """Return the value of the victory tokens and the number of defeats of each city."""
    return [
        (sum(VICTORY[age] * count(city.victories, age) for age in range(3)), city.defeats)
        for city in state.cities
    ]


@tables
def test_the_fights_shown_are_those_that_come_about(variant: str, seed: int) -> None:
    """C97, C99, C149, C188: the fights of a view are those at the end of the age."""
    fought = 0
    for state in played(variant, seed):
        if state.age == 0:
            assert view(state).fights == ()
            continue
        shown = view(state)
        gained = [0] * len(state.cities)
        lost = [0] * len(state.cities)
        for fight in shown.fights:
            for seat, token in zip(fight.seats, fight.tokens, strict=True):
                gained[seat] += max(token, 0)
                lost[seat] += min(token, 0)
        before = tokens_of(state)
        ended = cast(ClassicState, state.copy())
        for rule in ended.moments.age_end:
            rule.on_age_end(ended)
        assert tokens_of(ended) == [
            (worth + more, defeats - less)
            for (worth, defeats), more, less in zip(before, gained, lost, strict=True)
        ]
        fought += sum(gained) > 0
    assert fought > 10


@tables
def test_the_price_of_the_market_is_what_a_purchase_costs(variant: str, seed: int) -> None:
    """C31, C38: a line of a payment buys what the market offers, at its price."""
    compared = 0
    for shown in asked(variant, seed):
        for action in shown.actions:
            for line in action.preview.payment.lines if action.preview.payment else ():
                if not isinstance(line, BoughtFrom):
                    continue
                assert any(
                    offer.buyer == action.seat
                    and (offer.neighbor, offer.source) == (line.neighbor, line.source)
                    and offer.price == line.unit_price
                    and line.resource in offer.resources
                    and line.amount <= offer.units
                    for offer in shown.market
                )
                compared += 1
    assert compared > 20


@tables
def test_every_card_of_the_hand_can_be_built_or_says_why_not(variant: str, seed: int) -> None:
    """C12, C49, C60: a card and the next stage have an action or a reason, never both."""
    refused = 0
    for shown in asked(variant, seed):
        if shown.decision != "choose":
            assert shown.unavailable == ()
            continue
        builds = {each.card for each in shown.actions if each.verb in ("build", "city build")}
        stages = {each.card for each in shown.actions if each.verb in ("stage", "city stage")}
        missing = {each.card for each in shown.unavailable if each.card}
        assert builds | missing == set(shown.hand)
        assert not builds & missing
        assert bool(stages) != any(each.card is None for each in shown.unavailable)
        assert all(each.reason.id.startswith("refused-") for each in shown.unavailable)
        refused += len(missing)
    assert refused > 5


def test_nobody_else_is_told_of_a_market_or_a_reason() -> None:
    """C10: a spectator has no hand to buy for."""
    for state, _ in looks(6, 3):
        assert view(state).market == ()
        assert view(state).unavailable == ()
    assert any(view(state, seat).market for state, seat in moments(6, 3))


def played(variant: str, seed: int) -> list[ClassicState]:
    """Return every fifth state of a random game, copied."""
    state = Game(variant).start()
    assert isinstance(state, ClassicState)
    dealer, rng = Dealer(seed), Rng(seed)
    kept = []
    number = 0
    while state.pending:
        number += 1
        if number % 5 == 0:
            kept.append(cast(ClassicState, state.copy()))
        if state.pending >> NATURE & 1:
            dealer.answer(state)
            continue
        waiting = state.pending_seats
        seat = waiting[rng.below(len(waiting))]
        actions = state.legal_actions(seat)
        state.perform(seat, actions[rng.below(len(actions))])
    return kept


def asked(variant: str, seed: int) -> list[ClassicView]:
    """Return the views of players who are asked in a random game."""
    return [
        view(state, seat)
        for state in played(variant, seed)
        for seat in state.pending_seats
        if seat != NATURE
    ]
