"""Carrying out a city's use of a card: pay, place it, then apply its effects (C203)."""

from typing import Final

from mypy_extensions import i64

from thaumata.classic import state as table
from thaumata.classic.catalog import STAGES
from thaumata.classic.city import POWER_USED
from thaumata.classic.commerce import card_coins, is_chained, pay, stage_coins
from thaumata.classic.happenings import (
    BUILT,
    BUILT_BY_CHAIN,
    BUILT_BY_POWER,
    SOLD,
    SOLD_CARD,
    STAGE_BUILT,
    STAGE_CARD,
)
from thaumata.classic.names import BUILD, STAGE, WITH_POWER
from thaumata.classic.sides import side_of
from thaumata.classic.state import ClassicState
from thaumata.game import piece_of, target_of
from thaumata.kit.bits import BITS
from thaumata.kit.counts import ONES

SALE: Final = 3
"""Coins for selling a card (C12)."""


def pay_for(state: ClassicState, city: i64, use: i64, action: i64) -> None:
    """Pay the cost of the city's use of a card (C203, step 1)."""
    if use == BUILD:
        if target_of(action) != WITH_POWER:
            pay(state, city, card_coins(state, city, piece_of(action)), action)
    elif use == STAGE:
        pay(state, city, stage_coins(state, city), action)


def place(state: ClassicState, city: i64, use: i64, action: i64) -> i64:
    """Put the card in its place and return its use, to be noted (C203, step 2).

    Only players who see the hand learn which card was sold or put under a stage (C198, C245).
    """
    card = piece_of(action)
    if use == BUILD:
        if target_of(action) == WITH_POWER:
            state.cities[city].power = POWER_USED
            state.tell(BUILT_BY_POWER, city, card)
        elif is_chained(state, city, card):
            state.tell(BUILT_BY_CHAIN, city, card)
        else:
            state.tell(BUILT, city, card)
        put_into_city(state, city, card)
        return table.USED_TO_BUILD
    if use == STAGE:
        here = state.cities[city]
        stage = here.board * STAGES + here.stages
        here.stages += 1
        state.tell(STAGE_BUILT, city, here.stages)
        state.tell_only(side_of(state, state.decider(city)), STAGE_CARD, city, card, here.stages)
        for effect in state.catalog.stage_effects[stage]:
            effect.hold(state, city)
        return table.USED_FOR_STAGE
    state.discard(card)
    state.tell(SOLD, city, SALE)
    state.tell_only(side_of(state, state.decider(city)), SOLD_CARD, city, card, SALE)
    return table.SOLD


def put_into_city(state: ClassicState, city: i64, card: i64) -> None:
    """Add a card to a city: it counts, chains and produces from now on."""
    here = state.cities[city]
    catalog = state.catalog
    here.built[card >> 6] |= BITS[card & 63]
    here.families += ONES[catalog.color[card]]
    for effect in catalog.effects[card]:
        effect.hold(state, city)


def activate(state: ClassicState, city: i64, use: i64, action: i64) -> None:
    """Apply the immediate effects of a card's use, above all coins (C203, step 3)."""
    if use == BUILD:
        for effect in state.catalog.at_once[piece_of(action)]:
            effect.gain(state, city)
    elif use == STAGE:
        here = state.cities[city]
        for effect in state.catalog.stage_at_once[here.board * STAGES + here.stages - 1]:
            effect.gain(state, city)
    else:
        state.give(city, SALE)


def activate_afterwards(state: ClassicState, city: i64, use: i64, action: i64) -> None:
    """Apply the effects of a card's use that come after all coins are taken (C203, step 3)."""
    if use == BUILD:
        for effect in state.catalog.afterwards[piece_of(action)]:
            effect.gain(state, city)
    elif use == STAGE:
        here = state.cities[city]
        for effect in state.catalog.stage_afterwards[here.board * STAGES + here.stages - 1]:
            effect.gain(state, city)
