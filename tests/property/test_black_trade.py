"""Payments with black cards, against a solver that tries every unit of the real cities of games."""

from collections import Counter
from itertools import product
from typing import Any, cast

import pytest

from tests.property.test_plans import RESOURCES, Plan, unbeaten
from thaumata import NATURE, Dealer, Game
from thaumata.actions import left_coins, right_coins
from thaumata.classic.catalog import Card, Cost
from thaumata.classic.cities.icons import Right
from thaumata.classic.cities.names import (
    ARCHITECTS,
    CACHE,
    MARKET,
    WAREHOUSE,
    WHARF_LEFT,
    WHARF_RIGHT,
)
from thaumata.classic.cities.part import part_of
from thaumata.classic.commerce import is_chained, is_twice
from thaumata.classic.icons import Produces
from thaumata.classic.names import BUILD, FOR_FREE_CITY, FREE_CITY, STAGE
from thaumata.classic.state import ClassicState
from thaumata.game import piece_of, target_of, verb_of
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

TWO = "classic-2+cities"

Unit = tuple[tuple[str, ...], bool]
"""The resources to choose from, and whether it is the unit of a board."""


def units_of(state: ClassicState, city: int, *, for_sale: bool) -> list[Unit]:
    """List every unit that a city produces, or sells."""
    here = state.cities[city]
    catalog = state.catalog
    effects: list[tuple[Any, bool]] = [(catalog.sides[here.board].resource, True)]
    for age in range(3):
        for kind in members_of(int(here.built[age])):
            effects += [(effect, False) for effect in catalog.effects[64 * age + kind]]
    for stage in range(here.stages):
        effects += [(effect, False) for effect in catalog.stage_effects[4 * here.board + stage]]
    return [
        (effect.options, is_board)
        for effect, is_board in effects
        if isinstance(effect, Produces) and (effect.for_sale or not for_sale)
        for _ in range(effect.units)
    ]


def every_way(state: ClassicState, city: int, cost: Cost) -> set[Plan]:
    """Return the coins to left and right of every way to cover a cost."""
    catalog = state.catalog
    rights = part_of(state).rights[city]
    prices = [int(state.cities[city].prices >> 8 * n) & 255 for n in range(4)]
    own = units_of(state, city, for_sale=False)
    made = {option for options, _ in units_of(state, city, for_sale=True) for option in options}
    if rights & WAREHOUSE:
        own.append((tuple(made), False))
    if rights & MARKET:
        own.append((tuple(set(RESOURCES) - made), False))
    sides = [
        units_of(state, int(catalog.left[city]), for_sale=True),
        units_of(state, int(catalog.right[city]), for_sale=True),
        own,
    ]
    wanted = tuple(cost.resources.get(resource, 0) for resource in RESOURCES)
    ways = {(wanted, 0, 0)}
    for side, units in enumerate(sides):
        for options, is_board in units:
            more = set()
            for option, (left_over, to_left, to_right) in product(options, ways):
                place = RESOURCES.index(option)
                if left_over[place] > 0:
                    price = prices[(0 if place < 4 else 2) + side] if side < 2 else 0
                    if side < 2 and is_board and rights & CACHE:
                        price -= 1
                    rest = (*left_over[:place], left_over[place] - 1, *left_over[place + 1 :])
                    more.add((rest, to_left + (side == 0) * price, to_right + (side == 1) * price))
            ways |= more
    return {
        (
            max(0, to_left - bool(rights & WHARF_LEFT)),
            max(0, to_right - bool(rights & WHARF_RIGHT)),
        )
        for left_over, to_left, to_right in ways
        if not any(left_over)
    }


@pytest.mark.parametrize("variant", ["classic-3+cities", "classic-5+cities", TWO])
def test_every_payment_of_random_games_is_an_unbeaten_one_and_none_is_missing(variant: str) -> None:
    """C171, C172, C173, C174, C175, C176, C208, C236, C237, C238; C121, C225 for the Free City."""
    met: Counter[str] = Counter()
    for seed in range(60):
        state = cast(ClassicState, Game(variant).start())
        dealer = Dealer(seed)
        rng = Rng(seed)
        while state.pending:
            seat = members_of(state.pending)[0]
            if seat == NATURE:
                dealer.answer(state)
                continue
            legal = state.legal_actions(seat)
            city = FREE_CITY if state.sealed_by(seat) else seat
            if state.decision() == "choose" and part_of(state).rights[city]:
                met["free city" if city == FREE_CITY and variant == TWO else "city"] += 1
                met["stages"] += check_stages(state, city, legal)
                check_builds(state, city, legal)
            helping = [action for action in legal if gives_right(state, action)]
            chosen = helping if helping and rng.below(2) else legal
            state.apply(seat, chosen[rng.below(len(chosen))])
    assert met["city"] > 100, met
    assert met["stages"] > 100, met
    assert met["free city"] > (50 if variant == TWO else -1), met


def gives_right(state: ClassicState, action: int) -> bool:
    """Return whether an action builds a black card that helps with payments."""
    effects = state.catalog.effects[piece_of(action)]
    return verb_of(action) & 3 == BUILD and any(isinstance(effect, Right) for effect in effects)


def offered(state: ClassicState, city: int, use: int, card: int, legal: list[int]) -> list[Plan]:
    """List the payments offered for a use of a card, without those by a power."""
    verb = use + (FOR_FREE_CITY if city >= state.catalog.players else 0)
    return [
        (int(left_coins(action)), int(right_coins(action)))
        for action in legal
        if verb_of(action) == verb and piece_of(action) == card and target_of(action) == 0
    ]


def expected(state: ClassicState, city: int, cost: Cost) -> list[Plan]:
    """List the solver's payments within the city's purse, in the order of the offers."""
    purse = state.cities[city].coins - cost.coins
    ways = {way for way in every_way(state, city, cost) if sum(way) <= purse}
    return sorted(unbeaten(ways), key=lambda plan: (sum(plan), plan[0]))


def cards_to_choose(state: ClassicState, city: int, legal: list[int]) -> list[int]:
    """List the cards that may be chosen for a city: for the Free City all but the sealed one."""
    if city >= state.catalog.players:
        return sorted({int(piece_of(action)) for action in legal})
    return [int(state.card(kind)) for kind in members_of(int(state.hands[state.hand_at(city)]))]


def check_builds(state: ClassicState, city: int, legal: list[int]) -> None:
    """Compare the builds offered for each card with the solver's."""
    for number in cards_to_choose(state, city, legal):
        card = cast(Card, state.catalog.cards[number])
        if not is_chained(state, city, number) and not is_twice(state, city, number):
            plans = expected(state, city, card.cost)
            assert offered(state, city, BUILD, number, legal) == plans


def check_stages(state: ClassicState, city: int, legal: list[int]) -> int:
    """Compare the ways to pay for the next stage with the solver's; return their number.

    They are the same with every card except one that a chain makes free in the Free City (C121).
    """
    here = state.cities[city]
    stages = state.catalog.sides[here.board].stages
    plans: list[Plan] = []
    if here.stages < len(stages):
        cost = stages[here.stages].cost
        if part_of(state).rights[city] & ARCHITECTS:
            cost = Cost(coins=cost.coins)
        plans = expected(state, city, cost)
    for number in cards_to_choose(state, city, legal):
        must_chain = is_chained(state, city, number) and not is_twice(state, city, number)
        is_free_city = city >= state.catalog.players
        wanted = [] if is_free_city and must_chain else plans
        assert offered(state, city, STAGE, number, legal) == wanted
    return len(plans)
