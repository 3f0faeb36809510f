"""The icons of cards and stages: production, trade, coins, shields, science, points.

One class for each icon, never for a card. Lasting effects are held from the moment of building;
immediate ones are gained when all have built (C203).
"""

from typing import Final

from mypy_extensions import i64

from thaumata.classic.city import POWER_READY
from thaumata.classic.counting import COUNTED, WHERE, counted
from thaumata.classic.names import MADE, RAW, SYMBOLS
from thaumata.classic.state import ClassicState
from thaumata.kit.bits import BITS
from thaumata.kit.counts import FULL, ONES
from thaumata.kit.effects import AT_ONCE, Effect, Form
from thaumata.kit.supply import added, producer

_ONE_COIN_EACH: Final = 0x01010101


class Produces(Effect[ClassicState]):
    """Units every round, each of one of the printed resources (C23-C30)."""

    options: tuple[str, ...]
    units: i64
    for_sale: bool
    raw: i64
    made: i64
    """The producer's share of the supply of each group."""

    def __init__(self, *options: str, units: int = 1, for_sale: bool = True) -> None:
        """Set the printed resources; those of yellow cards and stages are not for sale (C30)."""
        super().__init__()
        self.options = options
        self.units = units
        self.for_sale = for_sale
        raw = sum(2 ** RAW.index(option) for option in options if option in RAW)
        made = sum(2 ** MADE.index(option) for option in options if option in MADE)
        self.raw = producer(raw, units)
        self.made = producer(made, units)

    def hold(self, state: ClassicState, seat: i64) -> None:
        """Start producing, from the next build on (C47)."""
        city = state.cities[seat]
        if self.raw != 0:
            city.raw = added(city.raw, self.raw)
            if self.for_sale:
                city.raw_for_sale = added(city.raw_for_sale, self.raw)
        if self.made != 0:
            city.made = added(city.made, self.made)
            if self.for_sale:
                city.made_for_sale = added(city.made_for_sale, self.made)

    def form(self) -> Form:
        if len(self.options) == 1:
            return ("produces", {self.options[0]: int(self.units)})
        return ("produces_one_of", self.options, self.for_sale)


class CheapTrade(Effect[ClassicState]):
    """Raw materials, or manufactured goods, cost one coin from some neighbors (C43-C46)."""

    group: str
    side: str
    places: i64
    """The affected prices: a row with every bit of their places set."""

    def __init__(self, group: str, side: str) -> None:
        """Set the group, ``raw`` or ``made``, and the side: ``left``, ``right`` or ``both``."""
        super().__init__()
        self.group = group
        self.side = side
        first = 0 if group == "raw" else 2
        self.places = 0
        if side != "right":
            self.places = self.places | FULL[first]
        if side != "left":
            self.places = self.places | FULL[first + 1]

    def hold(self, state: ClassicState, seat: i64) -> None:
        """Lower the prices from the next round on; two discounts do not add up (C45, C46)."""
        city = state.cities[seat]
        city.next_prices = (city.next_prices & ~self.places) | (_ONE_COIN_EACH & self.places)

    def form(self) -> Form:
        """Return the cheap group and the side."""
        return ("cheap_trade", self.group, self.side)


class Shields(Effect[ClassicState]):
    """Strength in every conflict from now on (C98)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def hold(self, state: ClassicState, seat: i64) -> None:
        """Add the shields."""
        state.cities[seat].shields += self.amount

    def form(self) -> Form:
        return ("shields", int(self.amount))


class Science(Effect[ClassicState]):
    """A science symbol (C107)."""

    symbol: i64

    def __init__(self, symbol: int) -> None:
        super().__init__()
        self.symbol = symbol

    def hold(self, state: ClassicState, seat: i64) -> None:
        """Count the symbol."""
        state.cities[seat].symbols += ONES[self.symbol]

    def form(self) -> Form:
        return ("science", SYMBOLS[self.symbol])


class AnyScience(Effect[ClassicState]):
    """A science symbol chosen by the owner at the end of the game (C68, C109)."""

    def hold(self, state: ClassicState, seat: i64) -> None:
        """Count the open symbol."""
        state.cities[seat].any_symbols += 1

    def form(self) -> Form:
        return ("any_science",)


class Coins(Effect[ClassicState]):
    """Coins at once (C62, C88)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        super().__init__(phase=AT_ONCE)
        self.amount = amount

    def gain(self, state: ClassicState, seat: i64) -> None:
        """Take the coins."""
        state.give(seat, self.amount)

    def form(self) -> Form:
        return ("coins", int(self.amount))


class CoinsPer(Effect[ClassicState]):
    """Coins at once for each piece of a kind, counted after the round's builds (C89-C95)."""

    what: i64
    amount: i64
    where: i64

    def __init__(self, what: int, amount: int, where: int) -> None:
        super().__init__(phase=AT_ONCE)
        self.what = what
        self.amount = amount
        self.where = where

    def gain(self, state: ClassicState, seat: i64) -> None:
        """Take the coins."""
        state.give(seat, self.amount * counted(state, seat, self.what, self.where))

    def form(self) -> Form:
        return ("coins_per", COUNTED[self.what], int(self.amount), WHERE[self.where])


class PointsPer(Effect[ClassicState]):
    """Victory points for each piece of a kind, counted at the end (C110-C112)."""

    what: i64
    amount: i64
    where: i64

    def __init__(self, what: int, amount: int, where: int) -> None:
        super().__init__()
        self.what = what
        self.amount = amount
        self.where = where

    def points(self, state: ClassicState, seat: i64) -> i64:
        return self.amount * counted(state, seat, self.what, self.where)

    def form(self) -> Form:
        return ("points_per", COUNTED[self.what], int(self.amount), WHERE[self.where])


class LastCard(Effect[ClassicState]):
    """The last card of each age is played, not discarded (C69)."""

    def hold(self, state: ClassicState, seat: i64) -> None:
        """Allow it, even in this age (C70)."""
        state.cities[seat].plays_last_card = 1

    def form(self) -> Form:
        return ("last_card",)


class FreeBuild(Effect[ClassicState]):
    """One card of each age is built for free (C74, C75)."""

    def hold(self, state: ClassicState, seat: i64) -> None:
        """Allow it, even in this age."""
        state.cities[seat].power = POWER_READY

    def form(self) -> Form:
        return ("free_build",)


class CopiesGuild(Effect[ClassicState]):
    """A neighbor's guild is also scored for the owner (C76)."""

    def hold(self, state: ClassicState, seat: i64) -> None:
        """Mark the city for the scoring."""
        state.cities[seat].copies_guild = 1

    def form(self) -> Form:
        return ("copies_guild",)


class BuildsFromDiscard(Effect[ClassicState]):
    """A card of the discard pile is built for free at the end of the round (C82)."""

    def __init__(self) -> None:
        """Set the phase after all have built."""
        super().__init__(phase=AT_ONCE)

    def gain(self, state: ClassicState, seat: i64) -> None:
        """Mark the city for the end of the round."""
        state.discard_builders = state.discard_builders | BITS[seat]

    def form(self) -> Form:
        return ("build_from_discard",)
