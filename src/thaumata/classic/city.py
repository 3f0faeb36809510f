"""A city: its board, cards, production, prices, science and military tokens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.kit.bits import BITS
from thaumata.kit.counts import count

_NO_CARDS: Final = vec[i64]([0, 0, 0])

TWO_COINS_EACH: Final = 0x02020202
"""The prices of a city without discounts (C31)."""

NO_BOARD: Final = -1

# The state of the power to build one card for free in each age (C74, C75).
POWERLESS: Final = 0
POWER_USED: Final = 1
POWER_READY: Final = 2


class City:
    """One city with its board."""

    coins: i64
    """The treasury."""

    board: i64
    """The side of its board, or ``NO_BOARD``."""

    stages: i64
    """The number of stages built (C59)."""

    built: Final[vec[i64]]
    """The set of each age's cards in the city."""

    families: i64
    """The number of cards of each color: a row of counts."""

    raw: i64
    made: i64
    """The city's own production: supplies of both groups."""

    raw_for_sale: i64
    made_for_sale: i64
    """The part of it that neighbors may buy: the board, brown and grey cards (C29, C30)."""

    prices: i64
    """The price of one unit: raw materials from the left and the right, goods from the left and the
    right; a row of counts."""

    next_prices: i64
    """The prices from the next round on (C45)."""

    shields: i64
    symbols: i64
    """The number of each science symbol: a row of counts."""

    any_symbols: i64
    """Symbols that are chosen at the end (C109)."""

    victories: i64
    """The number of victory tokens of each age: a row of counts (C99)."""

    defeats: i64
    power: i64
    """Olympia's free build: ``POWERLESS``, ``POWER_USED`` or ``POWER_READY``."""

    plays_last_card: i64
    """1 if the last card of each age is played, not discarded (C69)."""

    copies_guild: i64
    """1 if a neighbor's guild is scored at the end (C76)."""

    def __init__(self) -> None:
        self.coins = 0
        self.board = NO_BOARD
        self.stages = 0
        self.built = _NO_CARDS[:]
        self.families = 0
        self.raw = 0
        self.made = 0
        self.raw_for_sale = 0
        self.made_for_sale = 0
        self.prices = TWO_COINS_EACH
        self.next_prices = TWO_COINS_EACH
        self.shields = 0
        self.symbols = 0
        self.any_symbols = 0
        self.victories = 0
        self.defeats = 0
        self.power = POWERLESS
        self.plays_last_card = 0
        self.copies_guild = 0

    def has(self, card: i64) -> bool:
        """Return whether a card is in the city."""
        return self.built[card >> 6] & BITS[card & 63] != 0

    def cards_of(self, color: i64) -> i64:
        """Return the number of cards of a color in the city."""
        return count(self.families, color)

    def copy_into(self, other: City) -> None:
        """Make another city equal to this one."""
        other.coins = self.coins
        other.board = self.board
        other.stages = self.stages
        mine = self.built
        theirs = other.built
        theirs[0] = mine[0]
        theirs[1] = mine[1]
        theirs[2] = mine[2]
        other.families = self.families
        other.raw = self.raw
        other.made = self.made
        other.raw_for_sale = self.raw_for_sale
        other.made_for_sale = self.made_for_sale
        other.prices = self.prices
        other.next_prices = self.next_prices
        other.shields = self.shields
        other.symbols = self.symbols
        other.any_symbols = self.any_symbols
        other.victories = self.victories
        other.defeats = self.defeats
        other.power = self.power
        other.plays_last_card = self.plays_last_card
        other.copies_guild = self.copies_guild

    def numbers(self) -> list[int]:
        """List all numbers in which two cities can differ."""
        return [
            int(self.coins),
            int(self.board),
            int(self.stages),
            int(self.built[0]),
            int(self.built[1]),
            int(self.built[2]),
            int(self.families),
            int(self.raw),
            int(self.made),
            int(self.raw_for_sale),
            int(self.made_for_sale),
            int(self.prices),
            int(self.next_prices),
            int(self.shields),
            int(self.symbols),
            int(self.any_symbols),
            int(self.victories),
            int(self.defeats),
            int(self.power),
            int(self.plays_last_card),
            int(self.copies_guild),
        ]
