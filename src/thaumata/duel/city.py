"""A player's city: its cards, production, coins and progress."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.kit.bits import BITS
from thaumata.kit.counts import count

_NO_CARDS: Final = vec[i64]([0, 0, 0])


class City:
    """One player's side of the table."""

    coins: i64
    """The treasury."""

    reserve: i64
    """Coins outside the treasury: spent after those in it, and safe from losses."""

    built: Final[vec[i64]]
    """The set of each age's cards in the city."""

    families: i64
    """The number of cards of each color: a row of counts."""

    production: i64
    """The production of brown and grey cards, which also raises the opponent's prices (D23): a row
    of counts. No yellow card or wonder produces without a choice (D24)."""

    raw_choices: i64
    """The number of producers of any one raw material (D30)."""

    made_choices: i64
    """The number of producers of any one manufactured good."""

    fixed: i64
    """The resources with a fixed price of one coin: a row with every bit of their places set
    (D27)."""

    prices: i64
    """The current price of one unit of each resource: a row of counts."""

    discounts: i64
    """The discount in resource units on cards of each color, wonders last: a row of counts."""

    chains: i64
    """The set of white symbols that the city shows."""

    borrows_chains: i64
    """Above 0 if the opponent's white symbols count here too."""

    symbols: i64
    """The number of each science symbol: a row of counts."""

    wonders: i64
    """The set of wonders still to be built."""

    wonders_built: i64
    progress: i64
    """The set of progress tokens."""

    shield_bonus: i64
    """Extra shields for each red card (D58)."""

    chain_income: i64
    """Coins for each card built by chain (D74)."""

    collects_trade: i64
    """Above 0 if the opponent's trade coins come here (D69)."""

    wonders_play_again: i64
    """Above 0 if every wonder gives an extra turn (D73)."""

    def __init__(self) -> None:
        self.coins = 0
        self.reserve = 0
        self.built = _NO_CARDS[:]
        self.families = 0
        self.production = 0
        self.raw_choices = 0
        self.made_choices = 0
        self.fixed = 0
        self.prices = 0
        self.discounts = 0
        self.chains = 0
        self.borrows_chains = 0
        self.symbols = 0
        self.wonders = 0
        self.wonders_built = 0
        self.progress = 0
        self.shield_bonus = 0
        self.chain_income = 0
        self.collects_trade = 0
        self.wonders_play_again = 0

    def has(self, card: i64) -> bool:
        """Return whether a card is in the city."""
        return self.built[card >> 6] & BITS[card & 63] != 0

    def purse(self) -> i64:
        """Return all coins that the city can spend."""
        return self.coins + self.reserve

    def cards_of(self, color: i64) -> i64:
        """Return the number of cards of a color in the city."""
        return count(self.families, color)

    def copy_into(self, other: City) -> None:
        """Make another city equal to this one."""
        other.coins = self.coins
        other.reserve = self.reserve
        mine = self.built
        theirs = other.built
        theirs[0] = mine[0]
        theirs[1] = mine[1]
        theirs[2] = mine[2]
        other.families = self.families
        other.production = self.production
        other.raw_choices = self.raw_choices
        other.made_choices = self.made_choices
        other.fixed = self.fixed
        other.prices = self.prices
        other.discounts = self.discounts
        other.chains = self.chains
        other.borrows_chains = self.borrows_chains
        other.symbols = self.symbols
        other.wonders = self.wonders
        other.wonders_built = self.wonders_built
        other.progress = self.progress
        other.shield_bonus = self.shield_bonus
        other.chain_income = self.chain_income
        other.collects_trade = self.collects_trade
        other.wonders_play_again = self.wonders_play_again

    def numbers(self) -> list[int]:
        """List all numbers in which two cities can differ."""
        return [
            int(self.coins),
            int(self.reserve),
            int(self.built[0]),
            int(self.built[1]),
            int(self.built[2]),
            int(self.families),
            int(self.production),
            int(self.raw_choices),
            int(self.made_choices),
            int(self.fixed),
            int(self.prices),
            int(self.discounts),
            int(self.chains),
            int(self.borrows_chains),
            int(self.symbols),
            int(self.wonders),
            int(self.wonders_built),
            int(self.progress),
            int(self.shield_bonus),
            int(self.chain_income),
            int(self.collects_trade),
            int(self.wonders_play_again),
        ]
