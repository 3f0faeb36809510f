"""Comparing the cached numbers of a city with the sums of its printed icons.

The values of components are read off their icons; it shares no code with the rules.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.catalog import PER_AGE, Catalog
from thaumata.duel.city import City
from thaumata.duel.names import COLORS, SYMBOLS, WONDERS
from thaumata.duel.state import DuelState
from thaumata.kit.bits import first
from thaumata.kit.effects import Effect
from thaumata.kit.payment import RAW, RESOURCES
from thaumata.proof.printed import amounts_in, must_keep, number_in, one_at, words_in

# The columns of a table of components: counts and rows of counts, which are added up ...
_FAMILIES: Final = 0
_PRODUCTION: Final = 1
_RAW_CHOICES: Final = 2
_MADE_CHOICES: Final = 3
_DISCOUNTS: Final = 4
_SYMBOLS: Final = 5
_SHIELD_BONUS: Final = 6
_CHAIN_INCOME: Final = 7
_COLLECTS_TRADE: Final = 8
_WONDERS_PLAY_AGAIN: Final = 9
_BORROWS_CHAINS: Final = 10
# ... and sets, which are joined.
_FIXED: Final = 11
_CHAINS: Final = 12
_COLUMNS: Final = 13


def printed(effects: list[Effect[Any]]) -> list[int]:
    """Return the values that a component's icons add to its city, by column."""
    row = [0] * _COLUMNS
    for effect in effects:
        icon, *details = effect.form() or ("",)
        if icon == "produces":
            for resource, amount in amounts_in(details[0]).items():
                row[_PRODUCTION] += amount * one_at(RESOURCES.index(resource))
        elif icon == "produces_one_of":
            is_raw = details[0] == RESOURCES[:RAW]
            row[_RAW_CHOICES if is_raw else _MADE_CHOICES] += 1
        elif icon == "fixed_price":
            for resource in words_in(details[0]):
                row[_FIXED] |= 255 * one_at(RESOURCES.index(resource))
        elif icon == "science":
            row[_SYMBOLS] += one_at(SYMBOLS.index(str(details[0])))
        elif icon == "resource_discount":
            what = WONDERS if details[0] == "wonder" else COLORS.index(str(details[0]))
            row[_DISCOUNTS] += number_in(details[1]) * one_at(what)
        elif icon == "extra_shields":
            row[_SHIELD_BONUS] += number_in(details[0])
        elif icon == "coins_per_chain":
            row[_CHAIN_INCOME] += number_in(details[0])
        elif icon == "collects_trade":
            row[_COLLECTS_TRADE] += 1
        elif icon == "wonders_play_again":
            row[_WONDERS_PLAY_AGAIN] += 1
        elif icon == "borrows_chains":
            row[_BORROWS_CHAINS] += 1
    return row


class IconSums:
    """The icons of every component of a variant, as values to be added up for a city."""

    _cards: vec[i64]
    _wonders: vec[i64]
    _tokens: vec[i64]
    """The values of each component, one row of columns after the other."""

    _sums: vec[i64]

    def __init__(self, catalog: Catalog) -> None:
        cards: list[int] = []
        for number, effects in enumerate(catalog.effects):
            row = printed(effects)
            if catalog.cards[number] is not None:
                row[_FAMILIES] = one_at(catalog.color[number])
            row[_CHAINS] = catalog.chain_given[number]
            cards += row
        self._cards = vec[i64](cards)
        self._wonders = vec[i64]([n for icons in catalog.wonder_effects for n in printed(icons)])
        self._tokens = vec[i64]([n for icons in catalog.token_effects for n in printed(icons)])
        self._sums = vec[i64]([0] * _COLUMNS)

    def check(
        self, state: DuelState, seat: i64, icons: list[Effect[Any]], chains: i64, symbols: i64
    ) -> None:
        """Add up the components of a city and compare its cached numbers.

        Expansions may add icons, white symbols and science symbols of their own.
        """
        city = state.city(seat)
        sums = self._sums
        column: i64 = 0
        while column < _COLUMNS:
            sums[column] = 0
            column += 1
        age: i64 = 0
        while age < 3:
            self._add(self._cards, city.built[age], age * PER_AGE)
            age += 1
        self._add(self._wonders, city.wonders_built, 0)
        self._add(self._tokens, city.progress, 0)
        if icons:
            self._add(vec[i64](printed(icons)), 1, 0)
        must_keep(seat, "cards by color", city.families, sums[_FAMILIES])
        must_keep(seat, "production", city.production, sums[_PRODUCTION])
        must_keep(seat, "raw choices", city.raw_choices, sums[_RAW_CHOICES])
        must_keep(seat, "manufactured choices", city.made_choices, sums[_MADE_CHOICES])
        must_keep(seat, "discounts", city.discounts, sums[_DISCOUNTS])
        must_keep(seat, "science symbols", city.symbols, sums[_SYMBOLS] + symbols)
        must_keep(seat, "shield bonus", city.shield_bonus, sums[_SHIELD_BONUS])
        must_keep(seat, "chain income", city.chain_income, sums[_CHAIN_INCOME])
        must_keep(seat, "collected trade", city.collects_trade, sums[_COLLECTS_TRADE])
        must_keep(seat, "extra turns", city.wonders_play_again, sums[_WONDERS_PLAY_AGAIN])
        must_keep(seat, "borrowed chains", city.borrows_chains, sums[_BORROWS_CHAINS])
        must_keep(seat, "fixed prices", city.fixed, sums[_FIXED])
        must_keep(seat, "chains", city.chains, sums[_CHAINS] | chains)
        must_keep(seat, "prices", city.prices, self._prices(state, city, seat))

    def _add(self, table: vec[i64], members: i64, start: i64) -> None:
        sums = self._sums
        while members != 0:
            row = (start + first(members)) * _COLUMNS
            members = members & (members - 1)
            column: i64 = 0
            while column < _FIXED:
                sums[column] += table[row + column]
                column += 1
            while column < _COLUMNS:
                sums[column] = sums[column] | table[row + column]
                column += 1

    def _prices(self, state: DuelState, city: City, seat: i64) -> i64:
        """Return the prices: two coins plus the opponent's units, or one if a card fixes it."""
        rival = state.rival(seat).production
        prices: i64 = 0
        place: i64 = len(RESOURCES) - 1
        while place >= 0:
            if (city.fixed >> (8 * place)) & 255:
                prices = prices * 256 + 1
            else:
                prices = prices * 256 + 2 + ((rival >> (8 * place)) & 255)
            place -= 1
        for rule in state.moments.trade_price:
            prices = rule.trade_price(state, seat, prices)
        return prices
