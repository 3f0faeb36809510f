"""The value of the Pantheon for a seat, by the table in ``worth.py``."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.military import CAPITAL
from thaumata.duel.names import BROWN, GREEN, GREY, SYMBOLS
from thaumata.duel.pantheon.activating import cost_before_offerings
from thaumata.duel.pantheon.gods import GODS as ALL_GODS
from thaumata.duel.pantheon.names import (
    ANUBIS,
    BAAL,
    HADES,
    HIDDEN,
    ISHTAR,
    ISIS,
    MARS,
    NEPTUNE,
    NISABA,
    OFFERINGS,
    RA,
    SPACES,
)
from thaumata.duel.pantheon.part import DECK_PLACES, EMPTY, NO_MINERVA, PantheonPart, pantheon_of
from thaumata.duel.science import SUPREMACY, different_symbols
from thaumata.duel.state import DuelState
from thaumata.kit.bits import first, size
from thaumata.kit.counts import count
from thaumata.players.values.duel.pantheon.worth import (
    CHOICES,
    GOD_COIN,
    GODS,
    GUARD,
    GUARD_STEP,
    ICONS,
    MYTHOLOGY,
    OFFERING_COIN,
    TOKENS,
    WITHIN_REACH,
    WONDERS,
)
from thaumata.players.values.duel.part_value import PartValue
from thaumata.players.values.duel.worth import DIFFERENT, PAIR


class PantheonValue(PartValue):
    """Values gods within reach, the tokens for them, and Minerva."""

    _gods: vec[i64]
    _unknown: i64
    """The value of each god, and the average for a face-down one."""

    _offerings: vec[i64]
    _different: vec[i64]
    _scales: i64

    def __init__(self) -> None:
        """Look up the gods in the table."""
        super().__init__(TOKENS, WONDERS, CHOICES, ICONS)
        worth = [GODS[god.id] for god in ALL_GODS]
        self._gods = vec[i64](worth)
        self._unknown = sum(worth) // len(worth)
        self._offerings = vec[i64](list(OFFERINGS))
        self._different = vec[i64](list(DIFFERENT))
        self._scales = SYMBOLS.index("scales")

    def now(self, state: DuelState, seat: i64) -> i64:
        """Return the value of Minerva in front of the seat's capital."""
        minerva = pantheon_of(state).minerva
        if minerva == NO_MINERVA:
            return 0
        gap = state.pawn - minerva if seat == 0 else minerva - state.pawn
        return GUARD - GUARD_STEP * gap if gap > 0 else 0

    def later(self, state: DuelState, seat: i64) -> i64:
        """Return the value of gods within reach, mythology tokens and offerings."""
        part = pantheon_of(state)
        value = self._within_reach(state, part, seat)
        value += MYTHOLOGY * size(part.tokens_of(seat))
        if value > 0:
            offerings = part.offerings_of(seat)
            while offerings != 0:
                value += OFFERING_COIN * self._offerings[first(offerings)]
                offerings = offerings & (offerings - 1)
        return value

    def _within_reach(self, state: DuelState, part: PantheonPart, seat: i64) -> i64:
        """Return the value of the gods on the spaces for a seat, at the prices it would pay."""
        value: i64 = 0
        space: i64 = 0
        while space < SPACES:
            god = part.god_at[DECK_PLACES + space]
            if god != EMPTY:
                price = cost_before_offerings(part, seat, space)
                worth = self._promise(state, seat, god) - GOD_COIN * price
                if worth > 0:
                    value += worth
            space += 1
        return value * WITHIN_REACH // 100

    def _promise(self, state: DuelState, seat: i64, god: i64) -> i64:
        """Return the value of a god for a seat; some have no effect now."""
        if god >= HIDDEN:
            return self._unknown
        rival = state.rival(seat)
        is_idle = False
        if god in (ISHTAR, NISABA):
            return self._gods[god] + self._symbol(state, seat, god)
        if god == BAAL:
            is_idle = rival.cards_of(BROWN) + rival.cards_of(GREY) == 0
        elif god == HADES:
            is_idle = not self._has_discards(state)
        elif god == ISIS:
            is_idle = state.city(seat).wonders == 0 or not self._has_discards(state)
        elif god == RA:
            is_idle = rival.wonders == 0
        elif god == ANUBIS:
            is_idle = rival.wonders_built == 0
        elif god == NEPTUNE:
            is_idle = size(state.military_tokens) < 2
        return 0 if is_idle else self._gods[god]

    def _has_discards(self, state: DuelState) -> bool:
        discards = state.discards
        return discards[0] | discards[1] | discards[2] != 0

    def _symbol(self, state: DuelState, seat: i64, god: i64) -> i64:
        """Return the value of the science symbol that a god would bring."""
        symbols = state.city(seat).symbols
        kinds = different_symbols(symbols)
        if kinds >= SUPREMACY:
            return 0
        step = self._different[kinds + 1] - self._different[kinds]
        if god == ISHTAR:
            return step if count(symbols, self._scales) == 0 else PAIR
        if state.rival(seat).cards_of(GREEN) == 0:
            return 0
        return step if self._copies_new(state, seat) else PAIR

    def _copies_new(self, state: DuelState, seat: i64) -> bool:
        """Return whether the opponent has a green card with a symbol that the seat lacks."""
        mine = state.city(seat).symbols
        theirs = state.rival(seat).symbols
        symbol: i64 = 0
        while symbol < self._scales:
            if count(theirs, symbol) > 0 and count(mine, symbol) == 0:
                return True
            symbol += 1
        return False

    def wins_without(self, state: DuelState, mover: i64) -> bool:
        """Return whether an affordable god would win at once."""
        if state.age < 2:
            return False
        part = pantheon_of(state)
        coins = state.city(mover).purse()
        offerings = part.offerings_of(mover)
        while offerings != 0:
            coins += self._offerings[first(offerings)]
            offerings = offerings & (offerings - 1)
        space: i64 = 0
        while space < SPACES:
            god = part.god_at[DECK_PLACES + space]
            is_paid = god != EMPTY and cost_before_offerings(part, mover, space) <= coins
            if is_paid and self._wins_by(state, mover, god):
                return True
            space += 1
        return False

    def _wins_by(self, state: DuelState, mover: i64, god: i64) -> bool:
        if god == MARS:
            distance = state.pawn if mover == 0 else -state.pawn
            return distance + 2 >= CAPITAL
        symbols = state.city(mover).symbols
        if different_symbols(symbols) != SUPREMACY - 1:
            return False
        if god == ISHTAR:
            return count(symbols, self._scales) == 0
        has_green = state.rival(mover).cards_of(GREEN) > 0
        return god == NISABA and has_green and self._copies_new(state, mover)
