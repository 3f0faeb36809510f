"""Comparing the cached numbers of a city with the sums of its printed icons.

The values of components are read off their icons; it shares no code with the rules.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.catalog import PER_AGE, STAGES, Catalog
from thaumata.classic.city import NO_BOARD, POWER_READY, POWER_USED, POWERLESS, City
from thaumata.classic.knowledge.discard_looks import DiscardLooks
from thaumata.classic.names import BROWN, GREY, MADE, RAW, SYMBOLS
from thaumata.classic.state import (
    NOTHING_BUILT,
    USED_FOR_STAGE,
    USED_TO_BUILD,
    ClassicState,
    discard_build_of,
    kind_in,
    use_of,
    when_of,
)
from thaumata.kit.bits import first
from thaumata.kit.effects import Effect
from thaumata.proof.classic.pieces import piece_name
from thaumata.proof.printed import amounts_in, must_keep, number_in, one_at, words_in
from thaumata.proof.soundness import Unsound

# The columns of a table of components: counts and rows of counts, which are added up. A supply has
# a count for each of the 15 ways to take some of four resources, in two rows.
_FAMILIES: Final = 0
_RAW: Final = 1
_MADE: Final = 3
_RAW_FOR_SALE: Final = 5
_MADE_FOR_SALE: Final = 7
_SHIELDS: Final = 9
_SYMBOLS: Final = 10
_ANY_SYMBOLS: Final = 11
_LAST_CARD: Final = 12
_COPIES_GUILD: Final = 13
_FREE_BUILD: Final = 14
_CHEAP: Final = 15
_COLUMNS: Final = 19  # the last four count discounts: raw left and right, made left and right

_WAYS: Final = 15
_IN_A_ROW: Final = 8
"""The number of counts in a row."""

_MOST: Final = 7
"""The limit of a supply: no cost asks for more units of a group."""


def printed(effects: list[Effect[Any]], is_for_sale: bool) -> list[int]:
    """Return the values that a component's icons add to its city, by column."""
    row = [0] * _COLUMNS
    for effect in effects:
        icon, *details = effect.form() or ("",)
        if icon == "produces":
            for resource, units in amounts_in(details[0]).items():
                _produce(row, [resource], units, is_for_sale)
        elif icon == "produces_one_of":
            _produce(row, words_in(details[0]), 1, is_for_sale)
        elif icon == "cheap_trade":
            group = 0 if details[0] == "raw" else 2
            row[_CHEAP + group] += int(details[1] != "right")
            row[_CHEAP + group + 1] += int(details[1] != "left")
        elif icon == "shields":
            row[_SHIELDS] += number_in(details[0])
        elif icon == "science":
            row[_SYMBOLS] += one_at(SYMBOLS.index(str(details[0])))
        elif icon == "any_science":
            row[_ANY_SYMBOLS] += 1
        elif icon == "last_card":
            row[_LAST_CARD] += 1
        elif icon == "copies_guild":
            row[_COPIES_GUILD] += 1
        elif icon == "free_build":
            row[_FREE_BUILD] += 1
    return row


def _produce(row: list[int], options: list[str], units: int, is_for_sale: bool) -> None:
    """Add a producer to every way of taking resources that includes one of its options."""
    is_raw = options[0] in RAW
    places = [(RAW if is_raw else MADE).index(option) for option in options]
    columns = [_RAW if is_raw else _MADE]
    if is_for_sale:
        columns.append(_RAW_FOR_SALE if is_raw else _MADE_FOR_SALE)
    for way in range(_WAYS):
        if any((way + 1) >> place & 1 for place in places):
            for column in columns:
                row[column + way // _IN_A_ROW] += units * one_at(way % _IN_A_ROW)


class IconSums:
    """The icons of every component of a variant, as values to be added up for a city."""

    _cards: vec[i64]
    _stages: vec[i64]
    _boards: vec[i64]
    """The values of each component, one row of columns after the other."""

    _twins: list[tuple[int, int]]
    """Cards of two ages that are the same building (C50)."""

    _sums: vec[i64]

    def __init__(self, catalog: Catalog) -> None:
        """Read the printed components; boards, brown and grey cards sell (C29, C30)."""
        cards: list[int] = []
        self._twins = []
        numbers = {card.id: number for number, card in enumerate(catalog.cards) if card}
        for number, card in enumerate(catalog.cards):
            row = [0] * _COLUMNS
            if card is not None:
                row = printed(card.effects, card.color in (BROWN, GREY))
                row[_FAMILIES] = one_at(card.color)
                if card.same_as:
                    self._twins.append((numbers[card.same_as], number))
            cards += row
        self._cards = vec[i64](cards)
        stages = [n for icons in catalog.stage_effects for n in printed(icons, False)]
        self._stages = vec[i64](stages)
        boards = [n for side in catalog.sides for n in printed([side.resource], True)]
        self._boards = vec[i64](boards)
        self._sums = vec[i64]([0] * _COLUMNS)

    def check(
        self,
        state: ClassicState,
        number: i64,
        looks: DiscardLooks,
        has_acted: bool,
        is_turned: bool,
    ) -> None:
        """Add up the components of a city and compare its cached numbers.

        ``has_acted`` is true for a round that is carried out but not over, ``is_turned`` for a
        board whose side is settled.
        """
        city = state.cities[number]
        self._add_all(city, is_turned)
        sums = self._sums
        must_keep(number, "cards by color", city.families, sums[_FAMILIES])
        self._compare_supply(number, "raw materials", city.raw, _RAW)
        self._compare_supply(number, "manufactured goods", city.made, _MADE)
        self._compare_supply(number, "raw sales", city.raw_for_sale, _RAW_FOR_SALE)
        self._compare_supply(number, "sales of goods", city.made_for_sale, _MADE_FOR_SALE)
        must_keep(number, "shields", city.shields, sums[_SHIELDS])
        must_keep(number, "science symbols", city.symbols, sums[_SYMBOLS])
        must_keep(number, "symbols of choice", city.any_symbols, sums[_ANY_SYMBOLS])
        must_keep(number, "last cards", city.plays_last_card, sums[_LAST_CARD])
        must_keep(number, "copied guilds", city.copies_guild, sums[_COPIES_GUILD])
        self._check_power(state, city, number)
        must_keep(number, "new prices", city.next_prices, self._prices())
        if has_acted:
            self._leave_out_this_round(state, city, number, looks)
        must_keep(number, "prices", city.prices, self._prices())
        for one, other in self._twins:
            if city.has(one) and city.has(other):
                card = piece_name(state, "card", other)
                raise Unsound("impossible-same-building", f"cities[{number}].cards", card=card)

    def _add_all(self, city: City, is_turned: bool) -> None:
        sums = self._sums
        column: i64 = 0
        while column < _COLUMNS:
            sums[column] = 0
            column += 1
        if is_turned and city.board != NO_BOARD:
            self._add(self._boards, city.board, 1)
        stage: i64 = 0
        while stage < city.stages:
            self._add(self._stages, city.board * STAGES + stage, 1)
            stage += 1
        age: i64 = 0
        while age < 3:
            cards = city.built[age]
            while cards != 0:
                self._add(self._cards, age * PER_AGE + first(cards), 1)
                cards = cards & (cards - 1)
            age += 1

    def _add(self, table: vec[i64], component: i64, times: i64) -> None:
        sums = self._sums
        row = component * _COLUMNS
        column: i64 = 0
        while column < _COLUMNS:
            sums[column] += times * table[row + column]
            column += 1

    def _leave_out_this_round(
        self, state: ClassicState, city: City, number: i64, looks: DiscardLooks
    ) -> None:
        """Subtract the builds of this round, for discounts that are not in force yet (C45)."""
        at = (state.age - 1) * state.catalog.cities + number
        stages = city.stages
        for deed in (state.deed(state.age, state.round, number), state.last_deeds[at]):
            if use_of(deed) == USED_TO_BUILD:
                self._add(self._cards, state.card(kind_in(deed)), -1)
            elif use_of(deed) == USED_FOR_STAGE:
                stages -= 1
                self._add(self._stages, city.board * STAGES + stages, -1)
        look: i64 = 0
        while look < looks.number:
            noted = state.looks[look]
            is_new = when_of(noted) == 8 * state.age + state.round
            if is_new and looks.city[look] == number and discard_build_of(noted) != NOTHING_BUILT:
                self._add(self._cards, discard_build_of(noted), -1)
            look += 1

    def _compare_supply(self, number: i64, what: str, kept: i64, column: i64) -> None:
        """Compare the four bits for each way to take resources with its count, up to 7."""
        expected: i64 = 0
        way: i64 = _WAYS
        while way > 0:
            way -= 1
            row = self._sums[column + way // _IN_A_ROW]
            units = (row >> (8 * (way % _IN_A_ROW))) & 255
            expected = expected * 16 + (units if units < _MOST else _MOST)
        must_keep(number, what, kept, expected)

    def _prices(self) -> i64:
        """Return the prices: one coin with a discount, otherwise two."""
        prices: i64 = 0
        place: i64 = 3
        while place >= 0:
            prices = prices * 256 + (1 if self._sums[_CHEAP + place] > 0 else 2)
            place -= 1
        return prices

    def _check_power(self, state: ClassicState, city: City, number: i64) -> None:
        """Check the free build of each age: it comes with a stage, unused before a round (C74)."""
        has_power = self._sums[_FREE_BUILD] > 0
        is_known = POWERLESS <= city.power <= POWER_READY
        is_used_early = city.power == POWER_USED and state.round == 0
        if not is_known or (city.power == POWERLESS) == has_power or is_used_early:
            raise Unsound("impossible-power", f"cities[{number}].power_used", city=int(number + 1))
