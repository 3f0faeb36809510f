"""The ways a city can use a card: build it, build a stage with it, sell it (C12, C16, C17)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.actions import PAYMENT
from thaumata.classic.city import POWER_READY
from thaumata.classic.commerce import fill_card_plans, fill_stage_plans, is_free, is_twice
from thaumata.classic.names import BUILD, SELL, STAGE, WITH_POWER
from thaumata.classic.state import ClassicState
from thaumata.game import action_of
from thaumata.kit.bits import first


def fill_uses(
    state: ClassicState, city: i64, kinds: i64, verbs: i64, buffer: vec[i64], n: i64
) -> i64:
    """Append every use of every card in a set of this age to the n in the buffer."""
    n = fill_builds(state, city, kinds, verbs, buffer, n)
    n = fill_stages(state, city, kinds, verbs, buffer, n)
    return fill_sales(state, kinds, verbs, buffer, n)


def fill_builds(
    state: ClassicState, city: i64, kinds: i64, verbs: i64, buffer: vec[i64], n: i64
) -> i64:
    """Append every way to build a card, with the power of Olympia too (C208, C213)."""
    has_power = state.cities[city].power == POWER_READY
    plans = state.plans
    while kinds != 0:
        card = state.card(first(kinds))
        kinds = kinds & (kinds - 1)
        if is_twice(state, city, card):
            continue
        ways = fill_card_plans(state, city, card, 0)
        action = action_of(verbs + BUILD, card)
        way: i64 = 0
        while way < ways:
            buffer[n] = action + plans[way] * PAYMENT
            n += 1
            way += 1
        if has_power and not is_free(state, city, card):
            buffer[n] = action_of(verbs + BUILD, card, WITH_POWER)
            n += 1
    return n


def fill_stages(
    state: ClassicState, city: i64, kinds: i64, verbs: i64, buffer: vec[i64], n: i64
) -> i64:
    """Append every way to build the next stage with a card (C60)."""
    plans = state.plans
    ways = fill_stage_plans(state, city, 0)
    if ways == 0:
        return n
    while kinds != 0:
        action = action_of(verbs + STAGE, state.card(first(kinds)))
        kinds = kinds & (kinds - 1)
        way: i64 = 0
        while way < ways:
            buffer[n] = action + plans[way] * PAYMENT
            n += 1
            way += 1
    return n


def fill_sales(state: ClassicState, kinds: i64, verbs: i64, buffer: vec[i64], n: i64) -> i64:
    """Append the sale of each card (C16)."""
    while kinds != 0:
        buffer[n] = action_of(verbs + SELL, state.card(first(kinds)))
        kinds = kinds & (kinds - 1)
        n += 1
    return n
