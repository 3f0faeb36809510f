"""Network inputs for threats: a pair, a symbol, an advance or a victory that is one card away.

They follow from other inputs, but only from many at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.catalog import Catalog
from thaumata.duel.military import CAPITAL
from thaumata.duel.names import SYMBOLS
from thaumata.duel.science import SUPREMACY, different_symbols
from thaumata.duel.state import DuelState
from thaumata.kit.bits import BITS, first
from thaumata.kit.counts import count
from thaumata.players.search.features import Features, at_most, seen_from
from thaumata.players.values.icon_value import symbol_of, units_of

_NO_SYMBOL: Final = -1
_MOST_SHIELDS: Final = 5

PAIR: Final = 0
SYMBOL: Final = 1
SCIENCE: Final = 2
WAR: Final = 3
LATER: Final = 4
"""The offset of a pair or symbol on a card that one other card still covers."""

_NAMES: Final = ("pair", "symbol", "science", "war", "later_pair", "later_symbol")


class WithinReach:
    """The features of what is within reach of either side."""

    _within_reach: Final[vec[i64]]
    _attacks: Final[vec[i64]]
    """The first feature of each kind, by side."""

    _symbols: Final[vec[i64]]
    _shields: Final[vec[i64]]
    _wonder_shields: Final[vec[i64]]
    """The science symbol and the shields of each card, and the shields of each wonder."""

    _found: Final[vec[i64]]
    _strongest: Final[vec[i64]]
    """For each side the features found, as a set, and the most shields that it could gain."""

    def __init__(self, features: Features, sides: tuple[str, ...], catalog: Catalog) -> None:
        self._within_reach = vec[i64]([features.block(f"{s}:prospect", _NAMES) for s in sides])
        amounts = [str(n) for n in range(_MOST_SHIELDS + 1)]
        self._attacks = vec[i64]([features.block(f"{s}:attack", amounts) for s in sides])
        self._symbols = vec[i64]([symbol_of(e, SYMBOLS) for e in catalog.effects])
        self._shields = vec[i64]([units_of(e, "shields") for e in catalog.effects])
        self._wonder_shields = vec[i64]([units_of(e, "shields") for e in catalog.wonder_effects])
        self._found = vec[i64]([0, 0])
        self._strongest = vec[i64]([0, 0])

    def begin(self) -> None:
        """Clear the features of the last position."""
        self._found[0] = 0
        self._found[1] = 0
        self._strongest[0] = 0
        self._strongest[1] = 0

    def note_wonders(self, side: i64, wonders: i64) -> None:
        """Add the wonders that a side can pay for."""
        while wonders != 0:
            shields = self._wonder_shields[first(wonders)]
            wonders = wonders & (wonders - 1)
            if shields > self._strongest[side]:
                self._strongest[side] = shields

    def note_card(self, state: DuelState, seat: i64, side: i64, card: i64, later: i64) -> None:
        """Add a card that a side can pay for; with ``LATER`` one that is still covered."""
        symbol = self._symbols[card]
        city = state.city(seat)
        if symbol != _NO_SYMBOL:
            equal = count(city.symbols, symbol)
            if equal == 1:
                self._found[side] |= BITS[PAIR + later]
            elif equal == 0:
                self._found[side] |= BITS[SYMBOL + later]
        elif later == 0 and self._shields[card] > 0:
            shields = self._shields[card] + city.shield_bonus
            if shields > self._strongest[side]:
                self._strongest[side] = shields

    def fill(self, state: DuelState, seat: i64, side: i64, true: vec[i64], n: i64) -> i64:
        """Write the features of a side after n others, and return the new number."""
        found = self._found[side]
        shields = self._strongest[side]
        reached = seen_from(seat, state.pawn) + shields
        if found & BITS[SYMBOL] and different_symbols(state.city(seat).symbols) == SUPREMACY - 1:
            found |= BITS[SCIENCE]
        if reached >= CAPITAL:
            found |= BITS[WAR]
        number: i64 = 0
        while found != 0:
            if found & 1:
                true[n] = self._within_reach[side] + number
                n += 1
            found = found >> 1
            number += 1
        true[n] = self._attacks[side] + at_most(shields, _MOST_SHIELDS)
        return n + 1
