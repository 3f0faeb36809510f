"""Buying with the help of black cards: rebates, secret producers, stages without resources.

A Secret Warehouse or a Black Market gives one unit whose kinds may be of both groups: it is tried
in either. The unit of a neighbor's board, if it is cheaper, is tried separately from that
neighbor's other goods. Of all results only plans remain that no other one beats (C208).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.cities.names import (
    ARCHITECTS,
    CACHE,
    MARKET,
    WAREHOUSE,
    WHARF_LEFT,
    WHARF_RIGHT,
)
from thaumata.classic.cities.part import part_of
from thaumata.classic.city import City
from thaumata.classic.icons import Produces
from thaumata.classic.state import ClassicState
from thaumata.kit.counts import count
from thaumata.kit.plans import coins_of, enter, is_sold, plan_of, purchase
from thaumata.kit.supply import added, covers, producer, shortfall
from thaumata.rules import Rule

_HELPS: Final = WHARF_LEFT | WHARF_RIGHT | CACHE | WAREHOUSE | MARKET

_RAW_KINDS: Final = 15
_MADE_KINDS: Final = 7


def kinds_made(supply: i64, kinds: i64) -> i64:
    """Return the set of a group's resources of which a supply has a unit (C171, C172)."""
    made: i64 = 0
    kind: i64 = 1
    while kind <= kinds:
        if covers(supply, producer(kind, 1)):
            made = made | kind
        kind = kind * 2
    return made


class BlackTrade(Rule[ClassicState]):
    """The effects of black cards on paying for a build (C171-C176, C236-C238)."""

    def waives_stage(self, state: ClassicState, city: i64) -> bool:
        """Return whether an Architect Firm waives resources of stages, never coins (C175)."""
        return part_of(state).rights[city] & ARCHITECTS != 0

    def fill_trades(
        self, state: ClassicState, city: i64, raw: i64, made: i64, purse: i64, start: i64
    ) -> i64:
        """List the plans of a city with such black cards; leave other cities to the usual rule."""
        rights = part_of(state).rights[city]
        if rights & _HELPS == 0:
            return -1
        here = state.cities[city]
        raw_made = kinds_made(here.raw_for_sale, _RAW_KINDS)
        goods_made = kinds_made(here.made_for_sale, _MADE_KINDS)
        stop = start
        warehouse: i64 = 0
        while warehouse <= rights & WAREHOUSE:
            market: i64 = 0
            while market <= rights & MARKET:
                own_raw = here.raw
                own_made = here.made
                if warehouse != 0:
                    own_made = added(own_made, producer(goods_made, 1))
                elif rights & WAREHOUSE != 0:
                    own_raw = added(own_raw, producer(raw_made, 1))
                if market != 0:
                    own_made = added(own_made, producer(_MADE_KINDS & ~goods_made, 1))
                elif rights & MARKET != 0:
                    own_raw = added(own_raw, producer(_RAW_KINDS & ~raw_made, 1))
                raw_missing = shortfall(raw, own_raw)
                made_missing = shortfall(made, own_made)
                stop = self._enter_all(
                    state, city, rights, raw_missing, made_missing, purse, start, stop
                )
                market += MARKET
            warehouse += WAREHOUSE
        return stop - start

    def _enter_all(
        self,
        state: ClassicState,
        city: i64,
        rights: i64,
        raw: i64,
        made: i64,
        purse: i64,
        start: i64,
        stop: i64,
    ) -> i64:
        """Insert the plans that buy the missing units, with each choice of cheap board units."""
        catalog = state.catalog
        prices = state.cities[city].prices
        left = state.cities[catalog.left[city]]
        right = state.cities[catalog.right[city]]
        if rights & CACHE == 0:
            return enter_bought(
                raw,
                made,
                left.raw_for_sale,
                left.made_for_sale,
                right.raw_for_sale,
                right.made_for_sale,
                0,
                rights,
                prices,
                purse,
                state.plans,
                start,
                stop,
            )
        left_board = board_of(state, left)
        right_board = board_of(state, right)
        taken: i64 = 0
        while taken < 4:
            raw_left = raw
            made_left = made
            paid: i64 = 0
            if taken & 1 != 0:
                raw_left = shortfall(raw_left, left_board.raw)
                made_left = shortfall(made_left, left_board.made)
                price = count(prices, 0) if left_board.raw != 0 else count(prices, 2)
                paid += plan_of(price - 1, 0)
            if taken & 2 != 0:
                raw_left = shortfall(raw_left, right_board.raw)
                made_left = shortfall(made_left, right_board.made)
                price = count(prices, 1) if right_board.raw != 0 else count(prices, 3)
                paid += plan_of(0, price - 1)
            stop = enter_bought(
                raw_left,
                made_left,
                left.raw_for_sale - left_board.raw,
                left.made_for_sale - left_board.made,
                right.raw_for_sale - right_board.raw,
                right.made_for_sale - right_board.made,
                paid,
                rights,
                prices,
                purse,
                state.plans,
                start,
                stop,
            )
            taken += 1
        return stop


def board_of(state: ClassicState, city: City) -> Produces:
    """Return the production of a city's board."""
    resource = state.catalog.sides[city.board].resource
    assert isinstance(resource, Produces)
    return resource


def enter_bought(
    raw: i64,
    made: i64,
    left_raw: i64,
    left_made: i64,
    right_raw: i64,
    right_made: i64,
    paid: i64,
    rights: i64,
    prices: i64,
    purse: i64,
    plans: vec[i64],
    start: i64,
    stop: i64,
) -> i64:
    """Insert the plans that buy missing units besides those already paid for; return the end."""
    if not is_sold(raw, left_raw, right_raw) or not is_sold(made, left_made, right_made):
        return stop
    raws = purchase(raw, left_raw, right_raw)
    mades = purchase(made, left_made, right_made)
    raw_left = count(raws, 1)
    while raw_left <= count(raws, 2):
        made_left = count(mades, 1)
        while made_left <= count(mades, 2):
            left = raw_left * count(prices, 0) + made_left * count(prices, 2)
            right = (count(raws, 0) - raw_left) * count(prices, 1)
            right += (count(mades, 0) - made_left) * count(prices, 3)
            plan = with_rebates(paid + plan_of(left, right), rights)
            if coins_of(plan) <= purse:
                stop = enter(plan, plans, start, stop)
            made_left += 1
        raw_left += 1
    return stop


def with_rebates(plan: i64, rights: i64) -> i64:
    """Deduct a coin from the side of a Clandestine Wharf, never below 0 (C173)."""
    if rights & WHARF_LEFT != 0 and plan & 255 != 0:
        plan -= 1
    if rights & WHARF_RIGHT != 0 and plan >> 8 != 0:
        plan -= 256
    return plan
