"""The value of a position of Duel for a seat, by the table in ``worth.py``.

Whatever pays off later is worth less the nearer the end is. Plain loops over integers, which are
fast when compiled.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import kind_of, seats_of
from thaumata.duel.carrying_out import icons_ahead
from thaumata.duel.catalog import PER_AGE, Catalog
from thaumata.duel.city import City
from thaumata.duel.commerce import card_price
from thaumata.duel.military import CAPITAL
from thaumata.duel.names import CARRY_ON, END_TURN, SYMBOLS, TURN
from thaumata.duel.science import SUPREMACY, different_symbols
from thaumata.duel.state import DuelState
from thaumata.game import NATURE_BIT, Game
from thaumata.kit.bits import BITS, first, size
from thaumata.kit.counts import count
from thaumata.kit.points import points_now
from thaumata.players.values.duel.part_value import PartValue
from thaumata.players.values.duel.worth import (
    ADVANCE,
    CHAIN,
    CHOICES,
    COIN,
    COINS_AT_HAND,
    DEMAND,
    DIFFERENT,
    HIDDEN,
    ICONS,
    MADE_CHOICE,
    NEEDED_COIN,
    OFFER,
    PAIR,
    POINT,
    PRICE,
    RAW_CHOICE,
    SALE,
    THREATENED,
    TOKENS,
    USUAL_WONDERS,
    VICTORY,
    WONDERS,
)
from thaumata.players.values.icon_value import symbol_of, units_of, worth_of


class DuelValue:
    """Values positions of one variant of Duel."""

    _parts: list[PartValue]
    """The values that expansions add."""

    _cards_later: vec[i64]
    """By age, the number of cards in the structures of later ages."""

    _demand: vec[i64]
    _advance: vec[i64]
    _different: vec[i64]
    _tokens: vec[i64]
    _wonders: vec[i64]
    _choices: vec[i64]
    _cards: vec[i64]
    _shields: vec[i64]
    _symbols: vec[i64]
    """By card, the value of its icons, its shields, and the index of its symbol or -1."""

    _late_chains: vec[i64]
    """By age, the chain symbols wanted by cards of that age or a later one."""

    _sheet: vec[i64]

    def __init__(self, game: Game, parts: list[PartValue]) -> None:
        """Look up the components of the variant in the tables; see ``families.value_of``."""
        catalog = game.catalog
        assert isinstance(catalog, Catalog)
        self._parts = parts
        tokens, wonders, choices, icons = dict(TOKENS), dict(WONDERS), dict(CHOICES), dict(ICONS)
        for part in parts:
            tokens |= part.tokens
            wonders |= part.wonders
            choices |= part.choices
            icons |= part.icons
        sizes = [int(layout.size) for layout in catalog.layouts]
        self._cards_later = vec[i64]([sum(sizes[age:]) for age in range(len(sizes) + 1)])
        self._demand = vec[i64]([units for row in DEMAND for units in row])
        self._advance = vec[i64](list(ADVANCE))
        self._different = vec[i64](list(DIFFERENT))
        self._tokens = vec[i64]([tokens.get(token.id, 0) for token in catalog.tokens])
        self._wonders = vec[i64]([wonders.get(wonder.id, 0) for wonder in catalog.wonders])
        self._choices = vec[i64]([choices.get(kind.name, 0) for kind in game.decisions])
        self._cards = vec[i64]([worth_of(effects, icons) for effects in catalog.effects])
        self._shields = vec[i64]([units_of(effects, "shields") for effects in catalog.effects])
        self._symbols = vec[i64]([symbol_of(effects, SYMBOLS) for effects in catalog.effects])
        late = [0, 0, 0, 0]
        for card, wanted in enumerate(catalog.chain_needed):
            for age in range(card // PER_AGE + 2):
                late[age] |= wanted
        self._late_chains = vec[i64](late)
        self._sheet = vec[i64]([0] * len(game.categories))

    def of(self, state: DuelState, seat: i64) -> i64:
        """Return the value of a position: the seat's less the opponent's."""
        if state.ended != 0:
            if state.winners & (state.winners - 1):
                return 0
            return VICTORY if state.winners & BITS[seat] else -VICTORY
        left = size(state.present) + self._cards_later[state.age]
        if left > self._cards_later[0]:
            left = self._cards_later[0]
        return (
            self._standing(state, seat, left)
            - self._standing(state, 1 - seat, left)
            + self._prospect(state, seat)
        )

    def _standing(self, state: DuelState, seat: i64, left: i64) -> i64:
        """Return the value of one seat's city, with so many cards left in the game."""
        city = state.city(seat)
        later = (
            self._treasury(city)
            - self._shopping(city)
            + self._science(state, city)
            + self._progress(city)
            + self._wonders_waiting(state, city)
            + CHAIN * size(city.chains & self._late_chains[state.age])
        )
        distance = state.pawn if seat == 0 else -state.pawn
        now = self._points(state, seat) + (self._advance[distance] if distance > 0 else 0)
        for part in self._parts:
            now += part.now(state, seat)
            later += part.later(state, seat)
        return now + later * left // self._cards_later[0]

    def _points(self, state: DuelState, seat: i64) -> i64:
        """Return the points as they stand."""
        return points_now(state, seat, self._sheet) * POINT

    def _treasury(self, city: City) -> i64:
        """Return the value of the coins."""
        coins = city.purse()
        return COIN * (coins if coins < COINS_AT_HAND else COINS_AT_HAND)

    def _shopping(self, city: City) -> i64:
        """Return the value of production by what the city will have to buy otherwise."""
        demand = self._demand
        cost: i64 = 0
        resource: i64 = 0
        while resource < 5:
            unit = count(city.production, resource)
            while unit < 3:
                cost += demand[resource * 3 + unit] * count(city.prices, resource)
                unit += 1
            resource += 1
        return cost * NEEDED_COIN - RAW_CHOICE * city.raw_choices - MADE_CHOICE * city.made_choices

    def _science(self, state: DuelState, city: City) -> i64:
        """Return the value of symbols; a single one can become a pair while tokens are left."""
        value = self._different[different_symbols(city.symbols)]
        if state.board != 0:
            symbols = city.symbols
            while symbols != 0:
                if symbols & 255 == 1:
                    value += PAIR
                symbols = symbols >> 8
        return value

    def _progress(self, city: City) -> i64:
        """Return the later value of the progress tokens."""
        value: i64 = 0
        tokens = city.progress
        while tokens != 0:
            value += self._tokens[first(tokens)]
            tokens = tokens & (tokens - 1)
        return value

    def _wonders_waiting(self, state: DuelState, city: City) -> i64:
        """Return the value of wonders that are not built yet; more than four are too many."""
        value: i64 = 0
        wonders = city.wonders
        while wonders != 0:
            value += self._wonders[first(wonders)]
            wonders = wonders & (wonders - 1)
        owned = size(city.wonders | city.wonders_built)
        return value if owned <= USUAL_WONDERS else value * USUAL_WONDERS // owned

    def _prospect(self, state: DuelState, seat: i64) -> i64:
        """Return the value of what comes next: decisions earned, and the accessible cards."""
        value: i64 = 0
        plays_again = state.extra_turn != 0
        top = state.depth - 1
        kind = kind_of(state.agenda[top])
        while top >= 0 and kind != TURN and kind != END_TURN:
            if kind == CARRY_ON:
                icons = icons_ahead(state)
                coins: i64 = COIN * units_of(icons, "coins")
                value += coins if state.active == seat else -coins
                plays_again = plays_again or units_of(icons, "play_again") > 0
            value += self._owed(state, state.agenda[top], seat)
            top -= 1
            kind = kind_of(state.agenda[top]) if top >= 0 else END_TURN
        mover = state.active
        if kind != TURN and not plays_again:
            mover = 1 - mover
        if state.age == 0:
            return value
        offer = self._best_offer(state, mover)
        return value + (offer if mover == seat else -offer)

    def _owed(self, state: DuelState, entry: i64, seat: i64) -> i64:
        """Return the value of an entry of the agenda: a decision that a seat has earned."""
        value: i64 = 0
        for part in self._parts:
            value += part.owed(state, entry, seat)
        seats = seats_of(entry)
        if seats == 0 or seats == NATURE_BIT:
            return value
        choice = self._choices[kind_of(entry)]
        return value + (choice if seats & BITS[seat] else -choice)

    def _best_offer(self, state: DuelState, mover: i64) -> i64:
        """Return the value of the best accessible card for the player to move."""
        for part in self._parts:
            if part.wins_without(state, mover):
                return THREATENED
        best: i64 = 0
        slots = state.slots
        accessible = state.accessible
        coins = state.city(mover).purse()
        while accessible != 0:
            slot = first(accessible)
            accessible = accessible & (accessible - 1)
            worth: i64 = HIDDEN
            if state.known & BITS[slot]:
                card = slots[slot]
                price = card_price(state, mover, card)
                if price > coins:
                    worth = SALE
                elif self._wins(state, mover, card):
                    return THREATENED
                else:
                    worth = self._cards[card] - PRICE * price
            if worth > best:
                best = worth
        return best * OFFER // 100

    def _wins(self, state: DuelState, mover: i64, card: i64) -> bool:
        """Return whether building a card would win at once."""
        for part in self._parts:
            if part.wins_with(state, mover, card):
                return True
        city = state.city(mover)
        shields = self._shields[card]
        if shields > 0:
            distance = state.pawn if mover == 0 else -state.pawn
            return distance + shields + city.shield_bonus >= CAPITAL
        symbol = self._symbols[card]
        if symbol < 0 or count(city.symbols, symbol) > 0:
            return False
        return different_symbols(city.symbols) == SUPREMACY - 1
