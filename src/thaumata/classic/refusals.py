"""Reasons why a city cannot use a card as asked."""

from typing import Final

from mypy_extensions import i64

from thaumata.actions import target_of
from thaumata.classic.catalog import PER_AGE, STAGES
from thaumata.classic.commerce import (
    fill_card_plans,
    fill_stage_plans,
    fill_trades,
    is_free,
    is_twice,
)
from thaumata.classic.names import BUILD, MADE, RAW, SELL, STAGE, WITH_POWER
from thaumata.classic.state import ClassicState
from thaumata.errors import IllegalAction
from thaumata.game import piece_of, verb_of
from thaumata.kit.bits import BITS
from thaumata.kit.plans import coins_of
from thaumata.kit.supply import covers, producer

_PLENTY: Final = 120
"""More coins than any build costs."""


def why_not_used(
    state: ClassicState, city: i64, kinds: i64, verbs: i64, action: i64
) -> IllegalAction | None:
    """Return why a city may not use a card of a set of this age; None for other actions."""
    use = verb_of(action) - verbs
    if use not in (BUILD, STAGE, SELL):
        return None
    card = piece_of(action)
    if card // PER_AGE != state.age - 1 or kinds & BITS[card & 63] == 0:
        return IllegalAction("refused-not-in-hand")
    if use == BUILD:
        return _why_not_built(state, city, card, target_of(action) == WITH_POWER)
    if use == STAGE:
        return _why_not_staged(state, city)
    return None


def _why_not_built(
    state: ClassicState, city: i64, card: i64, with_power: bool
) -> IllegalAction | None:
    """Return why a card cannot be built: twice, without the power, not affordable (C49, C213)."""
    if is_twice(state, city, card):
        return IllegalAction("refused-built-twice")
    if with_power:
        needless = is_free(state, city, card)
        return IllegalAction("refused-power-needless" if needless else "refused-no-power")
    if fill_card_plans(state, city, card, 0) > 0:
        return IllegalAction("refused-payment")
    catalog = state.catalog
    return _why_not_paid(
        state, city, catalog.coins[card], catalog.need_raw[card], catalog.need_made[card]
    )


def _why_not_staged(state: ClassicState, city: i64) -> IllegalAction | None:
    """Return why the next stage cannot be built: there is none, or it is not affordable (C60)."""
    catalog = state.catalog
    here = state.cities[city]
    if here.stages == catalog.stage_count[here.board]:
        return IllegalAction("refused-wonder-finished")
    if fill_stage_plans(state, city, 0) > 0:
        return IllegalAction("refused-payment")
    stage = here.board * STAGES + here.stages
    raw = catalog.stage_raw[stage]
    made = catalog.stage_made[stage]
    if any(rule.waives_stage(state, city) for rule in state.moments.waives_stage):
        raw = 0
        made = 0
    return _why_not_paid(state, city, catalog.stage_coins[stage], raw, made)


def _why_not_paid(
    state: ClassicState, city: i64, coins: i64, raw: i64, made: i64
) -> IllegalAction | None:
    """Return the refusal: too few coins, or resources that no neighbor sells."""
    if fill_trades(state, city, raw, made, _PLENTY, 0) == 0:
        return _why_not_sold(state, city, raw, made)
    short = coins + coins_of(state.plans[0]) - state.cities[city].coins  # cheaper plans come first
    is_free_city = city >= state.game.seats
    return IllegalAction(
        "refused-free-city-coins" if is_free_city else "refused-coins", coins=int(short)
    )


def _why_not_sold(state: ClassicState, city: i64, raw: i64, made: i64) -> IllegalAction:
    """Name the resource that cannot be had at all, if there is a single one."""
    for place, resource in enumerate(RAW):
        need = _units_of(raw, place)
        if need > 0 and fill_trades(state, city, need, 0, _PLENTY, 0) == 0:
            return IllegalAction("refused-resource", resource=resource)
    for place, resource in enumerate(MADE):
        need = _units_of(made, place)
        if need > 0 and fill_trades(state, city, 0, need, _PLENTY, 0) == 0:
            return IllegalAction("refused-resource", resource=resource)
    return IllegalAction("refused-resources")


def _units_of(need: i64, place: i64) -> i64:
    """Return the need of one resource alone, by its place in the group."""
    units = producer(BITS[place], 1)
    alone: i64 = 0
    while covers(need, alone + units):
        alone += units
    return alone
