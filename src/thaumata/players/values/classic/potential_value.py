"""The value of what a city can still build: the cards to come and its stages.

A resource is worth what it makes affordable, a chain what it makes free, a symbol what the next
ones would score with it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.catalog import PER_AGE, STAGES, Catalog
from thaumata.classic.commerce import fill_trades, is_chained, is_twice
from thaumata.classic.names import SYMBOLS
from thaumata.classic.science import science_points
from thaumata.classic.state import ClassicState
from thaumata.kit.bits import BITS, first
from thaumata.kit.counts import ONES
from thaumata.kit.piles import LAYERS
from thaumata.kit.plans import coins_of
from thaumata.kit.points import printed_points
from thaumata.players.values.classic.conflict_value import conflicts_value
from thaumata.players.values.classic.worth import (
    LATER_STAGE,
    PAYABLE_STAGE,
    PICKED,
    POINT,
    PRICE,
    PURSE,
    SALE,
    STAGE_ROUND,
    SYMBOL,
)
from thaumata.players.values.icon_value import symbol_of, units_of, worth_of

MOST_SHIELDS: Final = 5
"""The most shields on a card."""


class Potential:
    """Values what a city can still build."""

    _cards: vec[i64]
    """By card, the value of its icons without symbols, shields and counted points."""

    _shields: vec[i64]
    _symbols: vec[i64]
    """By card, its shields and the index of its symbol or -1."""

    _counted: vec[i64]
    """By card, the value of points that are counted in cities; 0 if there are none."""

    _weights: vec[i64]
    """By card, how likely it is in the deck of its age, in hundredths of a copy."""

    _deck_weights: vec[i64]
    """The sum of these weights for each age."""

    _stages: vec[i64]
    """The value of each stage's icons."""

    _more_symbols: vec[i64]
    _more_shields: vec[i64]
    """For the current city the value of another symbol of each kind, and of more shields."""

    def __init__(self, catalog: Catalog, icons: dict[str, int]) -> None:
        """Look up the components in the table of icons."""
        effects = catalog.effects
        counted = {"points_per": icons["points_per"]}
        plain = {
            icon: worth for icon, worth in icons.items() if icon not in ("points_per", "shields")
        }
        self._cards = vec[i64]([worth_of(each, plain) for each in effects])
        self._counted = vec[i64]([worth_of(each, counted) for each in effects])
        self._shields = vec[i64]([units_of(each, "shields") for each in effects])
        self._symbols = vec[i64]([symbol_of(each, SYMBOLS) for each in effects])
        self._stages = vec[i64]([worth_of(each, icons) for each in catalog.stage_effects])
        weights = [0] * (3 * PER_AGE)
        for age, kinds in enumerate(catalog.copies):
            for kind in kinds:
                weights[age * PER_AGE + kind] += 100
            for mixed in catalog.mixed_in[age]:
                for kind in range(PER_AGE - 1):
                    if mixed.members & BITS[kind]:
                        weights[age * PER_AGE + kind] = 100 * mixed.number // len(mixed.cards)
        self._weights = vec[i64](weights)
        self._deck_weights = vec[i64](
            [sum(weights[age * PER_AGE : (age + 1) * PER_AGE]) for age in range(3)]
        )
        self._more_symbols = vec[i64]([0] * len(SYMBOLS))
        self._more_shields = vec[i64]([0] * (MOST_SHIELDS + 1))

    def of(self, state: ClassicState, city: i64, is_player: bool) -> i64:
        """Return the value of the cards and stages that a city can still build."""
        self.look_at(state, city)
        value = self._wonder(state, city)
        if state.age > 0 and is_player:
            value += self._hands_to_come(state, city)
        age = state.age
        while age < 3:
            value += self._deck(state, city, age)
            age += 1
        return value

    def look_at(self, state: ClassicState, city: i64) -> None:
        """Compute the value of more symbols and shields for a city."""
        here = state.cities[city]
        points = science_points(here.symbols, here.any_symbols)
        symbol: i64 = 0
        while symbol < 3:
            more = science_points(here.symbols + ONES[symbol], here.any_symbols) - points
            self._more_symbols[symbol] = more * POINT
            symbol += 1
        worth = conflicts_value(state, city, 0)
        shields: i64 = 1
        while shields <= MOST_SHIELDS:
            self._more_shields[shields] = conflicts_value(state, city, shields) - worth
            shields += 1

    def card(self, state: ClassicState, city: i64, card: i64, is_late: bool) -> i64:
        """Return the value of a card for the current city, without its cost."""
        worth = self._cards[card] + self._more_shields[self._shields[card]]
        symbol = self._symbols[card]
        if symbol >= 0:
            worth += self._more_symbols[symbol] + (0 if is_late else SYMBOL)
        if self._counted[card] != 0:
            if card >= 2 * PER_AGE and state.age == 3:
                worth += POINT * printed_points(state, city, state.catalog.effects[card])
            else:
                worth += self._counted[card]
        return worth

    def offer(self, state: ClassicState, city: i64, card: i64, is_late: bool) -> i64:
        """Return the value of a card for the current city: built if that pays, sold otherwise."""
        if is_twice(state, city, card):
            return SALE
        worth = self.card(state, city, card, is_late)
        if worth > SALE and not is_chained(state, city, card):
            catalog = state.catalog
            price = _price(
                state, city, catalog.need_raw[card], catalog.need_made[card], catalog.coins[card]
            )
            if price < 0:
                return SALE
            worth -= PRICE * price
        return worth if worth > SALE else SALE

    def best_of(self, state: ClassicState, city: i64, kinds: i64) -> i64:
        """Return the value of the best of some cards of this age for a city."""
        self.look_at(state, city)
        best: i64 = 0
        while kinds != 0:
            worth = self.offer(state, city, state.card(first(kinds)), state.age == 3)
            kinds = kinds & (kinds - 1)
            if worth > best:
                best = worth
        return best

    def best_discard(self, state: ClassicState, city: i64) -> i64:
        """Return the value of the best card of the discard pile for a city that may build one."""
        self.look_at(state, city)
        best: i64 = 0
        age: i64 = 0
        while age < 3:
            cards = state.discards[age * LAYERS]
            while cards != 0:
                card = age * PER_AGE + first(cards)
                cards = cards & (cards - 1)
                if not is_twice(state, city, card):
                    worth = self.card(state, city, card, state.age == 3)
                    if worth > best:
                        best = worth
            age += 1
        return best

    def _hands_to_come(self, state: ClassicState, city: i64) -> i64:
        """Return the value of an average card of each hand that the city will hold in this age."""
        value: i64 = 0
        round = state.round + 1
        while round <= state.catalog.rounds:
            pile = state.hand_pile(state.age, state.hand_number(state.age, round, city))
            kinds = state.hands[pile]
            number: i64 = 0
            worth: i64 = 0
            while kinds != 0:
                worth += self.offer(state, city, state.card(first(kinds)), state.age == 3)
                kinds = kinds & (kinds - 1)
                number += 1
            if number > 0:
                value += worth * PICKED // (100 * number)
            round += 1
        return value

    def _deck(self, state: ClassicState, city: i64, age: i64) -> i64:
        """Return the value of an average card of a later age, for each of its rounds."""
        worth: i64 = 0
        card = age * PER_AGE
        end = card + PER_AGE
        while card < end:
            if self._weights[card] != 0:
                worth += self._weights[card] * self.offer(state, city, card, False)
            card += 1
        return state.catalog.rounds * worth // self._deck_weights[age] * PICKED // 100

    def _wonder(self, state: ClassicState, city: i64) -> i64:
        """Return the value of the stages that are still to be built, as far as there is time."""
        catalog = state.catalog
        here = state.cities[city]
        rounds = (4 - state.age) * catalog.rounds - state.round
        value: i64 = 0
        stage = here.stages
        end = catalog.stage_count[here.board]
        while stage < end and rounds > 0:
            number = here.board * STAGES + stage
            worth = self._stages[number] - STAGE_ROUND
            price = self._stage_price(state, city, number)
            if price < 0:
                worth = worth * LATER_STAGE // 100
            else:
                worth = (worth - PRICE * price) * PAYABLE_STAGE // 100
            if worth > 0:
                value += worth
            stage += 1
            rounds -= 1
        return value

    def _stage_price(self, state: ClassicState, city: i64, stage: i64) -> i64:
        catalog = state.catalog
        for rule in state.moments.waives_stage:
            if rule.waives_stage(state, city):
                return catalog.stage_coins[stage]
        return _price(
            state,
            city,
            catalog.stage_raw[stage],
            catalog.stage_made[stage],
            catalog.stage_coins[stage],
        )


def _price(state: ClassicState, city: i64, raw: i64, made: i64, coins: i64) -> i64:
    """Return the least coins for a cost, or -1 if a usual purse is not enough."""
    if fill_trades(state, city, raw, made, PURSE, 0) == 0:
        return -1
    return coins_of(state.plans[0]) + coins
