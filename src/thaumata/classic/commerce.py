"""Costs, trade and chains: the ways to pay for a card or a stage (C21-C58, C206-C210)."""

from mypy_extensions import i64

from thaumata.actions import left_coins, right_coins
from thaumata.classic.catalog import NO_CARD, STAGES
from thaumata.classic.happenings import PAID_BANK, PAID_CITY
from thaumata.classic.state import ClassicState
from thaumata.kit.plans import fill_plans


def is_twice(state: ClassicState, city: i64, card: i64) -> bool:
    """Return whether the city already has a building of this name (C49, C50)."""
    here = state.cities[city]
    if here.has(card):
        return True
    other = state.catalog.same_as[card]
    return other != NO_CARD and here.has(other)


def is_chained(state: ClassicState, city: i64, card: i64) -> bool:
    """Return whether a building in the city makes the card free (C52-C55)."""
    free_with = state.catalog.free_with[card]
    if free_with == 0:
        return False
    return state.cities[city].built[(card >> 6) - 1] & free_with != 0


def is_free(state: ClassicState, city: i64, card: i64) -> bool:
    """Return whether the card costs the city nothing, by a chain or by its own print (C21, C52)."""
    catalog = state.catalog
    if catalog.need_raw[card] == 0 and catalog.need_made[card] == 0 and catalog.coins[card] == 0:
        return True
    return is_chained(state, city, card)


def fill_trades(state: ClassicState, city: i64, raw: i64, made: i64, purse: i64, start: i64) -> i64:
    """List the ways a city can cover a need, from an index of ``state.plans`` on (C208).

    Returns how many ways there are; each has the coins for the left and for the right neighbor.
    """
    for rule in state.moments.fill_trades:
        ways = rule.fill_trades(state, city, raw, made, purse, start)
        if ways >= 0:
            return ways
    catalog = state.catalog
    cities = state.cities
    here = cities[city]
    left = cities[catalog.left[city]]
    right = cities[catalog.right[city]]
    return fill_plans(
        raw,
        made,
        here.raw,
        here.made,
        left.raw_for_sale,
        left.made_for_sale,
        right.raw_for_sale,
        right.made_for_sale,
        here.prices,
        purse,
        state.plans,
        start,
    )


def fill_card_plans(state: ClassicState, city: i64, card: i64, start: i64) -> i64:
    """List the ways a city can pay for a card that it does not have yet, if any."""
    if is_chained(state, city, card):
        state.plans[start] = 0
        return 1
    catalog = state.catalog
    purse = state.cities[city].coins - catalog.coins[card]
    if purse < 0:
        return 0
    return fill_trades(state, city, catalog.need_raw[card], catalog.need_made[card], purse, start)


def fill_stage_plans(state: ClassicState, city: i64, start: i64) -> i64:
    """List the ways a city can pay for the next stage of its wonder, if any (C59-C63)."""
    catalog = state.catalog
    here = state.cities[city]
    if here.stages == catalog.stage_count[here.board]:
        return 0
    stage = here.board * STAGES + here.stages
    purse = here.coins - catalog.stage_coins[stage]
    if purse < 0:
        return 0
    for rule in state.moments.waives_stage:
        if rule.waives_stage(state, city):
            state.plans[start] = 0
            return 1
    return fill_trades(
        state, city, catalog.stage_raw[stage], catalog.stage_made[stage], purse, start
    )


def card_coins(state: ClassicState, city: i64, card: i64) -> i64:
    """Return the coins owed to the bank for building a card without a power (C22, C52)."""
    if is_chained(state, city, card):
        return 0
    return state.catalog.coins[card]


def stage_coins(state: ClassicState, city: i64) -> i64:
    """Return the coins owed to the bank for the next stage."""
    here = state.cities[city]
    return state.catalog.stage_coins[here.board * STAGES + here.stages]


def pay(state: ClassicState, city: i64, to_bank: i64, action: i64) -> None:
    """Pay the bank, and both neighbors the coins named in the action (C31)."""
    here = state.cities[city]
    if to_bank > 0:
        here.coins -= to_bank
        state.bank += to_bank
        state.tell(PAID_BANK, city, to_bank)
    catalog = state.catalog
    to_left = left_coins(action)
    if to_left > 0:
        here.coins -= to_left
        state.cities[catalog.left[city]].coins += to_left
        state.tell(PAID_CITY, city, to_left, catalog.left[city])
    to_right = right_coins(action)
    if to_right > 0:
        here.coins -= to_right
        state.cities[catalog.right[city]].coins += to_right
        state.tell(PAID_CITY, city, to_right, catalog.right[city])
