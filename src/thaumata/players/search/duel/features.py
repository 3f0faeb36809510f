"""Network inputs for a position of Duel, as the seat that decides sees it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel import commerce
from thaumata.duel.catalog import PER_AGE, Catalog
from thaumata.duel.city import City
from thaumata.duel.names import COLORS, SYMBOLS
from thaumata.duel.state import SLOTS, DuelState
from thaumata.duel.turns import affordable_wonders
from thaumata.game import Game, State
from thaumata.kit.bits import BITS, first, size
from thaumata.kit.counts import count
from thaumata.kit.payment import RESOURCES
from thaumata.players.search.duel.part_features import PartFeatures
from thaumata.players.search.duel.within_reach import LATER, WithinReach
from thaumata.players.search.features import (
    Features,
    add_members,
    add_steps,
    at_most,
    seen_from,
)

COINS: Final = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 25, 30])
AMOUNTS: Final = vec[i64]([1, 2, 3])
LEADS: Final = vec[i64]([-20, -14, -10, -7, -5, -3, -2, -1, 0, 1, 2, 3, 4, 6, 8, 11, 15, 21])
_SIDES: Final = ("mine", "theirs")
_DEAREST: Final = 6
_CAPITAL: Final = 9
_MOST_LEFT: Final = 24


class DuelFeatures(Features):
    """The features of a variant of Duel."""

    parts: Final[list[PartFeatures]]
    _cards: Final[vec[i64]]
    _waiting: vec[i64]
    _payable: Final[vec[i64]]
    _built: Final[vec[i64]]
    _tokens: Final[vec[i64]]
    _coins: Final[vec[i64]]
    _goods: Final[vec[i64]]
    _choices: Final[vec[i64]]
    _prices: Final[vec[i64]]
    _symbols: Final[vec[i64]]
    _knowledge: Final[vec[i64]]
    _colors: Final[vec[i64]]
    """The first feature of each kind, by side."""

    _open: i64
    _payable_cards: Final[vec[i64]]
    _chained_cards: Final[vec[i64]]
    _seen: i64
    _next: i64
    _discarded: i64
    _slots: i64
    _left: i64
    _pawn: i64
    _military: i64
    _board: i64
    _drawn: i64
    _shown: i64
    _decision: i64
    _extra_turn: i64
    _active: i64
    _leads: i64
    _within_reach: Final[WithinReach]

    def __init__(self, game: Game, parts: list[PartFeatures]) -> None:
        super().__init__()
        catalog = game.catalog
        assert isinstance(catalog, Catalog)
        self.parts = parts
        names = catalog.names()
        cards, wonders, tokens = names["card"], names["wonder"], names["token"]
        self._cards = self._both("card", cards)
        self._waiting = self._both("wonder", wonders)
        self._payable = self._both("payable_wonder", wonders)
        self._built = self._both("built_wonder", wonders)
        self._tokens = self._both("token", tokens)
        self._coins = self._both("coins", [str(step) for step in COINS])
        amounts = [f"{good}_{amount}" for good in RESOURCES for amount in AMOUNTS]
        self._goods = self._both("goods", amounts)
        self._choices = self._both(
            "choices", [f"{kind}_{n}" for kind in ("raw", "made") for n in AMOUNTS]
        )
        self._prices = self._both(
            "price", [f"{good}_{coins}" for good in RESOURCES for coins in range(1 + _DEAREST)]
        )
        self._symbols = self._both("symbol", [f"{s}_{n}" for s in SYMBOLS for n in (1, 2)])
        self._knowledge = self._both("symbols", [str(n) for n in range(8)])
        self._colors = self._both("color", [f"{c}_{n}" for c in COLORS for n in range(1, 8)])
        self._open = self.block("open", cards)
        self._payable_cards = self._both("payable", cards)
        self._chained_cards = self._both("chained", cards)
        self._seen = self.block("seen", cards)
        self._next = self.block("next", cards)
        self._discarded = self.block("discarded", cards)
        shape = "wide" if any(len(layout.names) > 20 for layout in catalog.layouts[:1]) else "slot"
        self._slots = self.block(shape, [f"{age}_{n}" for age in range(3) for n in range(SLOTS)])
        self._left = self.block("left", [f"{a}_{n}" for a in range(3) for n in range(_MOST_LEFT)])
        self._pawn = self.block("pawn", [str(n) for n in range(-_CAPITAL, _CAPITAL + 1)])
        self._military = self.block("military", ["small", "large", "their_small", "their_large"])
        self._board = self.block("board", tokens)
        self._drawn = self.block("drawn", tokens)
        self._shown = self.block("shown", wonders)
        self._decision = self.block("decision", [kind.name for kind in game.decisions])
        self._extra_turn = self.block("extra_turn", ["yes"])
        self._active = self.block("active", ["me"])
        self._leads = self.block("lead", [str(step) for step in LEADS])
        self._within_reach = WithinReach(self, _SIDES, catalog)
        for part in parts:
            part.name(self, game)

    def _both(self, subject: str, ids: list[str]) -> vec[i64]:
        return vec[i64]([self.block(f"{side}:{subject}", ids) for side in _SIDES])

    def fill(self, state: State, seat: i64, true: vec[i64]) -> i64:
        """Write the features of a position."""
        assert isinstance(state, DuelState)
        self._within_reach.begin()
        n = self._fill_city(state, seat, 0, true, 0)
        n = self._fill_city(state, 1 - seat, 1, true, n)
        if state.age > 0:
            n = self._fill_structure(state, seat, true, n)
            n = self._within_reach.fill(state, seat, 0, true, n)
            n = self._within_reach.fill(state, 1 - seat, 1, true, n)
        if state.age == 3:
            n = add_steps(self._lead(state, seat), LEADS, self._leads, true, n)
        age: i64 = 0
        while age < 3:
            n = add_members(state.discards[age], self._discarded + age * PER_AGE, true, n)
            age += 1
        n = add_members(state.board, self._board, true, n)
        n = add_members(state.drawn, self._drawn, true, n)
        n = add_members(state.shown, self._shown, true, n)
        # From either side, the opponent's capital is at the far end.
        true[n] = self._pawn + _CAPITAL + seen_from(seat, state.pawn)
        n += 1
        tokens = state.military_tokens
        if seat == 1:
            tokens = (tokens >> 2) | ((tokens & 3) << 2)
        n = add_members(tokens, self._military, true, n)
        top = state.agenda[state.depth - 1]
        true[n] = self._decision + (top & 255)
        n += 1
        if state.extra_turn != 0:
            true[n] = self._extra_turn
            n += 1
        if state.active == seat:
            true[n] = self._active
            n += 1
        for part in self.parts:
            n = part.fill(state, seat, true, n)
        return n

    def _fill_city(self, state: DuelState, seat: i64, side: i64, true: vec[i64], n: i64) -> i64:
        city = state.city(seat)
        age: i64 = 0
        while age < 3:
            n = add_members(city.built[age], self._cards[side] + age * PER_AGE, true, n)
            age += 1
        n = add_members(city.wonders, self._waiting[side], true, n)
        if city.wonders != 0:
            affordable = affordable_wonders(state, seat)
            n = add_members(affordable, self._payable[side], true, n)
            self._within_reach.note_wonders(side, affordable)
        n = add_members(city.wonders_built, self._built[side], true, n)
        n = add_members(city.progress, self._tokens[side], true, n)
        n = add_steps(city.purse(), COINS, self._coins[side], true, n)
        good: i64 = 0
        while good < 5:
            made = count(city.production, good)
            n = add_steps(made, AMOUNTS, self._goods[side] + 3 * good, true, n)
            price = count(city.prices, good)
            if price > _DEAREST:
                price = _DEAREST
            true[n] = self._prices[side] + good * (_DEAREST + 1) + price
            n += 1
            good += 1
        n = add_steps(city.raw_choices, AMOUNTS, self._choices[side], true, n)
        n = add_steps(city.made_choices, AMOUNTS, self._choices[side] + 3, true, n)
        n = self._fill_science(city, side, true, n)
        color: i64 = 0
        while color < 7:
            cards = city.cards_of(color)
            if cards > 0:
                true[n] = self._colors[side] + 7 * color + at_most(cards, 7) - 1
                n += 1
            color += 1
        return n

    def _fill_science(self, city: City, side: i64, true: vec[i64], n: i64) -> i64:
        different: i64 = 0
        symbol: i64 = 0
        while symbol < 7:
            equal = count(city.symbols, symbol)
            if equal > 0:
                different += 1
                true[n] = self._symbols[side] + 2 * symbol
                n += 1
                if equal > 1:
                    true[n] = self._symbols[side] + 2 * symbol + 1
                    n += 1
            symbol += 1
        true[n] = self._knowledge[side] + different
        return n + 1

    def _fill_structure(self, state: DuelState, seat: i64, true: vec[i64], n: i64) -> i64:
        within_reach = self._within_reach
        present = state.present
        age = state.age - 1
        n = add_members(present, self._slots + SLOTS * age, true, n)
        true[n] = self._left + _MOST_LEFT * age + size(present)
        n += 1
        layout = state.layout()
        mine = state.city(seat).purse()
        theirs = state.rival(seat).purse()
        slots = state.known
        while slots != 0:
            slot = first(slots)
            slots = slots & (slots - 1)
            card = state.slots[slot]
            if state.accessible & BITS[slot] == 0:
                true[n] = self._seen + card
                n += 1
                covering = layout.covered_by[slot] & present
                if covering & (covering - 1) == 0:
                    true[n] = self._next + card
                    n += 1
                    within_reach.note_card(state, seat, 0, card, LATER)
                    within_reach.note_card(state, 1 - seat, 1, card, LATER)
                continue
            true[n] = self._open + card
            n += 1
            if commerce.is_chained(state, seat, card):
                true[n] = self._chained_cards[0] + card
                n += 1
            if commerce.card_price(state, seat, card) <= mine:
                true[n] = self._payable_cards[0] + card
                n += 1
                within_reach.note_card(state, seat, 0, card, 0)
            if commerce.is_chained(state, 1 - seat, card):
                true[n] = self._chained_cards[1] + card
                n += 1
            if commerce.card_price(state, 1 - seat, card) <= theirs:
                true[n] = self._payable_cards[1] + card
                n += 1
                within_reach.note_card(state, 1 - seat, 1, card, 0)
        return n

    def _lead(self, state: DuelState, seat: i64) -> i64:
        """Return the points by which the seat leads, as if the game were over."""
        sheet = state.count_points()
        width: i64 = len(state.game.categories)
        lead: i64 = 0
        row: i64 = 0
        while row < width:
            lead += sheet[row] - sheet[width + row]
            row += 1
        return seen_from(seat, lead)
