"""The icons of Duel: what each does when its component is gained, lost and scored."""

from typing import Final

from mypy_extensions import i64

from thaumata.duel import commerce, military, science
from thaumata.duel.happenings import PLAY_AGAIN
from thaumata.duel.names import (
    BROWN,
    COLORS,
    DISCARD_CARD,
    GREY,
    MAUSOLEUM,
    SYMBOLS,
    WONDERS,
)
from thaumata.duel.state import DuelState
from thaumata.kit.bits import BITS, size
from thaumata.kit.counts import FULL, ONES, row_of
from thaumata.kit.effects import Effect, Form
from thaumata.kit.payment import RAW, RESOURCES

# What an icon can count besides cards of a color and wonders.
BROWN_AND_GREY: Final = 8
COIN_SETS: Final = 9
PROGRESS: Final = 10
COUNTED: Final = (*COLORS, "wonders", "brown_and_grey", "coin_sets", "progress")

OWN: Final = 0
MOST: Final = 1
WHOSE: Final = ("own", "most")
"""Count in the owner's city, or in the city that has most (D77)."""

COINS_PER_POINT: Final = 3


def amount_of(state: DuelState, seat: i64, what: i64) -> i64:
    """Count something in a seat's city."""
    city = state.city(seat)
    if what < WONDERS:
        return city.cards_of(what)
    if what == WONDERS:
        return size(city.wonders_built)
    if what == BROWN_AND_GREY:
        return city.cards_of(BROWN) + city.cards_of(GREY)
    if what == COIN_SETS:
        return city.coins // COINS_PER_POINT
    return size(city.progress)


def counted(state: DuelState, seat: i64, what: i64, whose: i64) -> i64:
    """Count something in the city, or the one of both cities, that an icon names (D76-D80)."""
    mine = amount_of(state, seat, what)
    if whose == MOST:
        theirs = amount_of(state, 1 - seat, what)
        if theirs > mine:
            return theirs
    return mine


class Produces(Effect[DuelState]):
    """Resources every turn; they raise the opponent's prices (D21-D23)."""

    resources: i64

    def __init__(
        self, wood: int = 0, stone: int = 0, clay: int = 0, glass: int = 0, papyrus: int = 0
    ) -> None:
        """Note the printed resources."""
        super().__init__()
        self.resources = row_of([wood, stone, clay, glass, papyrus])

    def hold(self, state: DuelState, seat: i64) -> None:
        """Begin to produce."""
        state.city(seat).production += self.resources
        commerce.set_prices(state, 1 - seat)

    def lose(self, state: DuelState, seat: i64) -> None:
        """Produce no more, from now on (D44)."""
        state.city(seat).production -= self.resources
        commerce.set_prices(state, 1 - seat)

    def form(self) -> Form:
        """Name the resources."""
        amounts = {
            resource: int(self.resources >> (8 * place)) & 255
            for place, resource in enumerate(RESOURCES)
        }
        return ("produces", {resource: n for resource, n in amounts.items() if n})


class ProducesOneOf(Effect[DuelState]):
    """One raw material, or one manufactured good, of the owner's choice per build (D30)."""

    is_raw: bool

    def __init__(self, is_raw: bool) -> None:
        """Choose the group of resources."""
        super().__init__()
        self.is_raw = is_raw

    def hold(self, state: DuelState, seat: i64) -> None:
        """Begin to produce."""
        self._change(state, seat, 1)

    def lose(self, state: DuelState, seat: i64) -> None:
        """Produce no more."""
        self._change(state, seat, -1)

    def _change(self, state: DuelState, seat: i64, by: i64) -> None:
        city = state.city(seat)
        if self.is_raw:
            city.raw_choices += by
        else:
            city.made_choices += by

    def form(self) -> Form:
        """Name the resources to choose from."""
        return ("produces_one_of", RESOURCES[:RAW] if self.is_raw else RESOURCES[RAW:])


class FixedPrice(Effect[DuelState]):
    """Some resources cost one coin each, from the next build on (D27-D29)."""

    resources: tuple[int, ...]

    def __init__(self, *resources: int) -> None:
        """Note the printed resources."""
        super().__init__()
        self.resources = resources

    def hold(self, state: DuelState, seat: i64) -> None:
        """Fix the prices."""
        city = state.city(seat)
        for resource in self.resources:
            city.fixed = city.fixed | FULL[resource]
        commerce.set_prices(state, seat)

    def lose(self, state: DuelState, seat: i64) -> None:
        """Free the prices: no two cards fix the same one."""
        city = state.city(seat)
        for resource in self.resources:
            city.fixed = city.fixed & ~FULL[resource]
        commerce.set_prices(state, seat)

    def form(self) -> Form:
        """Name the resources."""
        return ("fixed_price", tuple(RESOURCES[resource] for resource in self.resources))


class Shields(Effect[DuelState]):
    """Moves the conflict pawn at once (D53)."""

    shields: i64
    on_red_card: bool
    """Whether Strategy adds to it: on red cards alone (D58)."""

    def __init__(self, shields: int, on_red_card: bool = True) -> None:
        """Note the printed shields."""
        super().__init__()
        self.shields = shields
        self.on_red_card = on_red_card

    def gain(self, state: DuelState, seat: i64) -> None:
        """Advance."""
        shields = self.shields
        if self.on_red_card:
            shields += state.city(seat).shield_bonus
        military.advance(state, seat, shields)

    def form(self) -> Form:
        """Name the number of shields."""
        return ("shields", int(self.shields))


class Science(Effect[DuelState]):
    """A science symbol (D59, D60)."""

    symbol: i64

    def __init__(self, symbol: str) -> None:
        """Note the printed symbol."""
        super().__init__()
        self.symbol = SYMBOLS.index(symbol)

    def gain(self, state: DuelState, seat: i64) -> None:
        """Add the symbol to the city: it may win or complete a pair."""
        science.gain_symbol(state, seat, self.symbol)

    def hold(self, state: DuelState, seat: i64) -> None:
        """Count the symbol."""
        state.city(seat).symbols += ONES[self.symbol]

    def lose(self, state: DuelState, seat: i64) -> None:
        """Take the symbol away; what it has earned is kept (D232)."""
        state.city(seat).symbols -= ONES[self.symbol]

    def form(self) -> Form:
        """Name the symbol."""
        return ("science", SYMBOLS[self.symbol])


class Points(Effect[DuelState]):
    """Victory points at the end."""

    amount: i64

    def __init__(self, amount: int) -> None:
        """Note the printed points."""
        super().__init__()
        self.amount = amount

    def points(self, state: DuelState, seat: i64) -> i64:
        """Count them."""
        return self.amount

    def form(self) -> Form:
        """Name the points."""
        return ("points", int(self.amount))


class Coins(Effect[DuelState]):
    """Coins from the bank, once (D75)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        """Note the printed coins."""
        super().__init__()
        self.amount = amount

    def gain(self, state: DuelState, seat: i64) -> None:
        """Take the coins."""
        state.give(seat, self.amount)

    def form(self) -> Form:
        """Name the coins."""
        return ("coins", int(self.amount))


class CoinsPer(Effect[DuelState]):
    """Coins for each of something, counted when the card is built (D75-D77)."""

    what: i64
    amount: i64
    whose: i64

    def __init__(self, what: int, amount: int, whose: int = OWN) -> None:
        """Note what is counted, and where."""
        super().__init__()
        self.what = what
        self.amount = amount
        self.whose = whose

    def gain(self, state: DuelState, seat: i64) -> None:
        """Take the coins."""
        state.give(seat, self.amount * counted(state, seat, self.what, self.whose))

    def form(self) -> Form:
        """Name what is counted."""
        return ("coins_per", COUNTED[self.what], int(self.amount), WHOSE[self.whose])


class PointsPer(Effect[DuelState]):
    """Victory points for each of something, counted at the end (D72, D78-D80)."""

    what: i64
    amount: i64
    whose: i64

    def __init__(self, what: int, amount: int, whose: int = OWN) -> None:
        """Note what is counted, and where."""
        super().__init__()
        self.what = what
        self.amount = amount
        self.whose = whose

    def points(self, state: DuelState, seat: i64) -> i64:
        """Count them."""
        return self.amount * counted(state, seat, self.what, self.whose)

    def form(self) -> Form:
        """Name what is counted."""
        return ("points_per", COUNTED[self.what], int(self.amount), WHOSE[self.whose])


class OpponentLosesCoins(Effect[DuelState]):
    """The opponent loses coins to the bank, as many as there are (D41)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        """Note the printed coins."""
        super().__init__()
        self.amount = amount

    def gain(self, state: DuelState, seat: i64) -> None:
        """Fine the opponent."""
        state.fine(1 - seat, self.amount)

    def form(self) -> Form:
        """Name the coins."""
        return ("opponent_loses_coins", int(self.amount))


class PlayAgain(Effect[DuelState]):
    """One extra turn (D38-D40)."""

    def gain(self, state: DuelState, seat: i64) -> None:
        """Promise the extra turn."""
        promise_extra_turn(state, seat)

    def form(self) -> Form:
        """Name the icon."""
        return ("play_again",)


def promise_extra_turn(state: DuelState, seat: i64) -> None:
    """Let the active player play again: several promises in one turn are one (D230)."""
    if state.extra_turn == 0:
        state.extra_turn = 1
        state.tell(PLAY_AGAIN, seat)


class DiscardOpponentCard(Effect[DuelState]):
    """One card of a color leaves the opponent's city (D42, D43)."""

    color: i64

    def __init__(self, color: int) -> None:
        """Note the printed color."""
        super().__init__(asks=True)
        self.color = color

    def gain(self, state: DuelState, seat: i64) -> None:
        """Ask which card."""
        state.ask(DISCARD_CARD, self.color, BITS[seat])

    def form(self) -> Form:
        """Name the color."""
        return ("discard_opponent_card", COLORS[self.color])


class TokenFromBox(Effect[DuelState]):
    """A choice among progress tokens drawn from the box (D45)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        """Note how many are drawn."""
        super().__init__(asks=True)
        self.amount = amount

    def gain(self, state: DuelState, seat: i64) -> None:
        """Draw, then ask which to keep."""
        science.draw_from_box(state, seat, self.amount)

    def form(self) -> Form:
        """Name how many are drawn."""
        return ("token_from_box", int(self.amount))


class BuildFromDiscard(Effect[DuelState]):
    """A card of the discard pile is built free (D46, D47)."""

    def __init__(self) -> None:
        """This effect asks which card."""
        super().__init__(asks=True)

    def gain(self, state: DuelState, seat: i64) -> None:
        """Ask which card."""
        state.ask(MAUSOLEUM, 0, BITS[seat])

    def form(self) -> Form:
        """Name the icon."""
        return ("build_from_discard",)


class ResourceDiscount(Effect[DuelState]):
    """Cards of a color, or wonders, cost fewer resource units (D67, D68)."""

    what: i64
    amount: i64

    def __init__(self, what: int, amount: int) -> None:
        """Note what becomes cheaper, and by how much."""
        super().__init__()
        self.what = what
        self.amount = amount

    def hold(self, state: DuelState, seat: i64) -> None:
        """Grant the discount."""
        state.city(seat).discounts += self.amount * ONES[self.what]

    def lose(self, state: DuelState, seat: i64) -> None:
        """Withdraw the discount."""
        state.city(seat).discounts -= self.amount * ONES[self.what]

    def form(self) -> Form:
        """Name what becomes cheaper."""
        what = "wonder" if self.what == WONDERS else COLORS[self.what]
        return ("resource_discount", what, int(self.amount))


class CollectsTrade(Effect[DuelState]):
    """The opponent's trade coins come here (D69-D71)."""

    def hold(self, state: DuelState, seat: i64) -> None:
        """Begin to collect."""
        state.city(seat).collects_trade += 1

    def lose(self, state: DuelState, seat: i64) -> None:
        """Collect no more."""
        state.city(seat).collects_trade -= 1

    def form(self) -> Form:
        """Name the icon."""
        return ("collects_trade",)


class ExtraShields(Effect[DuelState]):
    """Red cards built from now on bring more shields (D58)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        """Note how many."""
        super().__init__()
        self.amount = amount

    def hold(self, state: DuelState, seat: i64) -> None:
        """Begin to add them."""
        state.city(seat).shield_bonus += self.amount

    def lose(self, state: DuelState, seat: i64) -> None:
        """Add no more."""
        state.city(seat).shield_bonus -= self.amount

    def form(self) -> Form:
        """Name how many."""
        return ("extra_shields", int(self.amount))


class WondersPlayAgain(Effect[DuelState]):
    """Wonders built from now on give an extra turn (D73)."""

    def hold(self, state: DuelState, seat: i64) -> None:
        """Begin to grant it."""
        state.city(seat).wonders_play_again += 1

    def lose(self, state: DuelState, seat: i64) -> None:
        """Grant it no more."""
        state.city(seat).wonders_play_again -= 1

    def form(self) -> Form:
        """Name the icon."""
        return ("wonders_play_again",)


class CoinsPerChain(Effect[DuelState]):
    """Coins for each card that is built free by chain (D74)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        """Note the printed coins."""
        super().__init__()
        self.amount = amount

    def hold(self, state: DuelState, seat: i64) -> None:
        """Begin to earn them."""
        state.city(seat).chain_income += self.amount

    def lose(self, state: DuelState, seat: i64) -> None:
        """Earn them no more."""
        state.city(seat).chain_income -= self.amount

    def form(self) -> Form:
        """Name the coins."""
        return ("coins_per_chain", int(self.amount))
