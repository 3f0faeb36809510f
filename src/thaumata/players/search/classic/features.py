"""Network inputs for a position of 7 Wonders, as a seat sees it: its hand and all cities."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import kind_of
from thaumata.classic.catalog import PER_AGE, Catalog
from thaumata.classic.city import NO_BOARD, POWER_READY, City
from thaumata.classic.commerce import (
    fill_card_plans,
    fill_stage_plans,
    is_chained,
    is_twice,
)
from thaumata.classic.names import COLORS, RESOURCES, SYMBOLS
from thaumata.classic.state import ClassicState
from thaumata.game import Game, State
from thaumata.kit.bits import first
from thaumata.kit.counts import count
from thaumata.kit.supply import covers, need_of
from thaumata.players.search.classic.part_features import PartFeatures
from thaumata.players.search.classic.standing import Standing
from thaumata.players.search.features import (
    Features,
    add_members,
    add_steps,
    at_most,
    between,
)

COINS: Final = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20])
_SIDES: Final = ("mine", "left", "right", "other")
OTHER: Final = 3
_MOST_SHIELDS: Final = 12
_LEAD: Final = 5
_ROUNDS: Final = 9
_MOST_SYMBOLS: Final = 6

_RAW_UNITS: Final = vec[i64](
    [
        need_of([n if place == good else 0 for place in range(4)])
        for good in range(4)
        for n in (1, 2)
    ]
)
_MADE_UNITS: Final = vec[i64](
    [need_of([1 if place == good else 0 for place in range(3)] + [0]) for good in range(3)]
)
"""The costs whose coverage is a feature: one unit of each resource, two of raw materials."""


class ClassicFeatures(Features):
    """The features of a variant of 7 Wonders."""

    parts: Final[list[PartFeatures]]
    _cards: Final[vec[i64]]
    _stages: Final[vec[i64]]
    _coins: Final[vec[i64]]
    _colors: Final[vec[i64]]
    _shields: Final[vec[i64]]
    _symbols: Final[vec[i64]]
    _units: Final[vec[i64]]
    _tokens: Final[vec[i64]]
    _powers: Final[vec[i64]]
    """The first feature of each kind, by side."""

    _hand: i64
    _payable: i64
    _chained: i64
    _twice: i64
    _stage_payable: i64
    _leads: Final[vec[i64]]
    _round: i64
    _seats: i64
    _decision: i64
    _free_city: i64
    _standing: Final[Standing]

    def __init__(self, game: Game, parts: list[PartFeatures]) -> None:
        super().__init__()
        catalog = game.catalog
        assert isinstance(catalog, Catalog)
        self.parts = parts
        cards = catalog.names()["card"]
        self._cards = self._each("card", cards)
        boards = [
            f"{board.id}_{side}_{n}" for board in catalog.boards for side in "AB" for n in range(5)
        ]
        self._stages = self._each("stages", boards)
        self._coins = self._each("coins", [str(step) for step in COINS])
        self._colors = self._each(
            "color", [f"{color}_{n}" for color in COLORS for n in range(1, 9)]
        )
        self._shields = self._each("shields", [str(n) for n in range(_MOST_SHIELDS + 1)])
        kinds = (*SYMBOLS, "any")
        self._symbols = self._each("symbol", [f"{s}_{n}" for s in kinds for n in range(1, 7)])
        units = [f"{good}_{n}" for good in RESOURCES[:4] for n in (1, 2)] + list(RESOURCES[4:])
        self._units = self._each("makes", units)
        self._tokens = self._each("won", [f"{age}_{n}" for age in range(4) for n in range(1, 7)])
        self._powers = self._each("power", ["free_build", "last_card", "guild"])
        self._hand = self.block("hand", cards)
        self._payable = self.block("payable", cards)
        self._chained = self.block("chained", cards)
        self._twice = self.block("twice", cards)
        self._stage_payable = self.block("payable_stage", ["yes"])
        leads = [f"{age}_{n}" for age in range(4) for n in range(-_LEAD, _LEAD + 1)]
        self._leads = vec[i64]([self.block(f"lead:{side}", leads) for side in ("left", "right")])
        self._round = self.block(
            "round", [f"{age}_{n}" for age in range(4) for n in range(_ROUNDS)]
        )
        self._seats = self.block("seats", [str(n) for n in range(8)])
        self._decision = self.block("decision", [kind.name for kind in game.decisions])
        self._free_city = self.block("free_city", ["mine", "theirs"])
        self._standing = Standing(self, cards)
        for part in parts:
            part.name(self, game)

    def _each(self, subject: str, ids: list[str]) -> vec[i64]:
        return vec[i64]([self.block(f"{side}:{subject}", ids) for side in _SIDES])

    def fill(self, state: State, seat: i64, true: vec[i64]) -> i64:
        """Write the features of a table."""
        assert isinstance(state, ClassicState)
        catalog = state.catalog
        left, right = catalog.left[seat], catalog.right[seat]
        n: i64 = 0
        city: i64 = 0
        cities: i64 = catalog.cities
        while city < cities:
            side: i64 = OTHER
            if city == seat:
                side = 0
            elif city == left:
                side = 1
            elif city == right:
                side = 2
            n = self._fill_city(state.cities[city], side, true, n)
            for part in self.parts:
                n = part.fill_city(state, city, side, true, n)
            city += 1
        n = self._fill_lead(state, seat, left, 0, true, n)
        n = self._fill_lead(state, seat, right, 1, true, n)
        if state.age > 0 and state.round > 0:
            n = self._fill_hand(state, seat, true, n)
        n = self._standing.fill(state, seat, true, n)
        true[n] = self._round + state.age * _ROUNDS + state.round
        true[n + 1] = self._seats + catalog.players
        true[n + 2] = self._decision + kind_of(state.agenda[state.depth - 1])
        n += 3
        if cities > catalog.players:
            true[n] = self._free_city + (0 if state.controller == seat else 1)
            n += 1
        return n

    def _fill_city(self, city: City, side: i64, true: vec[i64], n: i64) -> i64:
        age: i64 = 0
        while age < 3:
            n = add_members(city.built[age], self._cards[side] + age * PER_AGE, true, n)
            age += 1
        if city.board != NO_BOARD:
            true[n] = self._stages[side] + city.board * 5 + city.stages
            n += 1
        n = add_steps(city.coins, COINS, self._coins[side], true, n)
        color: i64 = 0
        while color < 8:
            cards = city.cards_of(color)
            if cards > 0:
                true[n] = self._colors[side] + 8 * color + at_most(cards, 8) - 1
                n += 1
            color += 1
        shields = city.shields
        true[n] = self._shields[side] + at_most(shields, _MOST_SHIELDS)
        n += 1
        symbol: i64 = 0
        while symbol < 4:
            equal = city.any_symbols
            if symbol < 3:
                equal = count(city.symbols, symbol)
            if equal > 0:
                equal = at_most(equal, _MOST_SYMBOLS)
                true[n] = self._symbols[side] + _MOST_SYMBOLS * symbol + equal - 1
                n += 1
            symbol += 1
        if side < OTHER:
            n = self._fill_units(city, side, true, n)
        return self._fill_tokens(city, side, true, n)

    def _fill_units(self, city: City, side: i64, true: vec[i64], n: i64) -> i64:
        """Write which costs a city can cover by itself, or a neighbor by selling."""
        raw = city.raw if side == 0 else city.raw_for_sale
        made = city.made if side == 0 else city.made_for_sale
        unit: i64 = 0
        while unit < 8:
            if covers(raw, _RAW_UNITS[unit]):
                true[n] = self._units[side] + unit
                n += 1
            unit += 1
        unit = 0
        while unit < 3:
            if covers(made, _MADE_UNITS[unit]):
                true[n] = self._units[side] + 8 + unit
                n += 1
            unit += 1
        return n

    def _fill_tokens(self, city: City, side: i64, true: vec[i64], n: i64) -> i64:
        age: i64 = 0
        while age < 4:
            won = city.defeats
            if age < 3:
                won = count(city.victories, age)
            if won > 0:
                true[n] = self._tokens[side] + 6 * age + at_most(won, 6) - 1
                n += 1
            age += 1
        if city.power == POWER_READY:
            true[n] = self._powers[side]
            n += 1
        if city.plays_last_card:
            true[n] = self._powers[side] + 1
            n += 1
        if city.copies_guild:
            true[n] = self._powers[side] + 2
            n += 1
        return n

    def _fill_lead(
        self, state: ClassicState, seat: i64, other: i64, side: i64, true: vec[i64], n: i64
    ) -> i64:
        lead = state.cities[seat].shields - state.cities[other].shields + _LEAD
        lead = between(lead, 0, 2 * _LEAD)
        true[n] = self._leads[side] + state.age * (2 * _LEAD + 1) + lead
        return n + 1

    def _fill_hand(self, state: ClassicState, seat: i64, true: vec[i64], n: i64) -> i64:
        kinds = state.hands[state.hand_at(seat)]
        while kinds != 0:
            card = state.card(first(kinds))
            kinds = kinds & (kinds - 1)
            true[n] = self._hand + card
            n += 1
            if is_twice(state, seat, card):
                true[n] = self._twice + card
                n += 1
            elif is_chained(state, seat, card):
                true[n] = self._chained + card
                n += 1
            elif fill_card_plans(state, seat, card, 0) > 0:
                true[n] = self._payable + card
                n += 1
        if fill_stage_plans(state, seat, 0) > 0:
            true[n] = self._stage_payable
            n += 1
        return n
