"""The decrees: one line each, and the icons on them (D175-D188, D254, D269)."""

from typing import Final

from mypy_extensions import i64

from thaumata.agenda import Step
from thaumata.duel import commerce, military
from thaumata.duel.agora.names import INCOME, SENATORS
from thaumata.duel.agora.part import agora_of
from thaumata.duel.icon_shapes import Lasting
from thaumata.duel.lasting import ResourceDiscount
from thaumata.duel.names import BLUE, COLORS, GREEN, RED, WONDERS, YELLOW
from thaumata.duel.state import DuelState
from thaumata.kit.bits import BITS
from thaumata.kit.counts import ONES, count
from thaumata.kit.effects import Effect, Form
from thaumata.kit.payment import RAW, RESOURCES
from thaumata.rules import Rule


class Income(Effect[DuelState]):
    """Coins whenever either player builds a card of a color or a wonder (D175)."""

    what: i64

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what

    def hold(self, state: DuelState, seat: i64) -> None:
        """Start collecting."""
        rights = agora_of(state).rights(seat)
        rights.income = rights.income | BITS[self.what]

    def lose(self, state: DuelState, seat: i64) -> None:
        """Stop collecting."""
        rights = agora_of(state).rights(seat)
        rights.income = rights.income & ~BITS[self.what]

    def form(self) -> Form:
        return ("income", "wonder" if self.what == WONDERS else COLORS[self.what])


class IgnoresSymbol(Effect[DuelState]):
    """Cards of a color cost one symbol less: a resource unit, or all the coins (D176)."""

    color: i64

    def __init__(self, color: int) -> None:
        super().__init__()
        self.color = color

    def hold(self, state: DuelState, seat: i64) -> None:
        """Start ignoring it."""
        rights = agora_of(state).rights(seat)
        rights.ignored = rights.ignored | BITS[self.color]

    def lose(self, state: DuelState, seat: i64) -> None:
        """Stop ignoring it."""
        rights = agora_of(state).rights(seat)
        rights.ignored = rights.ignored & ~BITS[self.color]

    def form(self) -> Form:
        return ("ignores_symbol", COLORS[self.color])


class TradeDiscount(Lasting):
    """Raw materials, or manufactured goods, cost one coin less to buy (D179)."""

    is_raw: bool

    def __init__(self, is_raw: bool) -> None:
        super().__init__(1, "trade_discount", RESOURCES[:RAW] if is_raw else RESOURCES[RAW:])
        self.is_raw = is_raw

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        """Lower the prices by this amount."""
        rights = agora_of(state).rights(seat)
        place: i64 = 0 if self.is_raw else RAW
        stop: i64 = RAW if self.is_raw else len(RESOURCES)
        while place < stop:
            rights.cheaper += by * ONES[place]
            place += 1
        commerce.set_prices(state, seat)


class ShieldInControl(Effect[DuelState]):
    """A shield while in control of the chamber, given back with it (D181-D183)."""

    def gain(self, state: DuelState, seat: i64) -> None:
        """Move the conflict pawn towards the opponent."""
        military.advance(state, seat, 1)

    def lose(self, state: DuelState, seat: i64) -> None:
        """Move it back, in the opponent's favor."""
        military.advance(state, 1 - seat, 1)

    def form(self) -> Form:
        return ("shield_in_control",)


class MoreBlueCards(Lasting):
    """Extra blue cards, counted for senate actions only (D180)."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, "more_blue_cards", amount)

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        agora_of(state).rights(seat).more_blue += by


class MoreForDiscards(Lasting):
    """Extra coins for a card discarded for coins (D184)."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, "more_for_discards", amount)

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        agora_of(state).rights(seat).more_for_discards += by


class BorrowsChains(Lasting):
    """The opponent's chain symbols count as one's own (D185, D186)."""

    def __init__(self) -> None:
        super().__init__(1, "borrows_chains")

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        """Add to the number of icons that allow it."""
        state.city(seat).borrows_chains += by


class ConspiratorsPlayAgain(Lasting):
    """Recruiting a conspirator gives an extra turn (D187)."""

    def __init__(self) -> None:
        super().__init__(1, "conspirators_play_again")

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        """Add to the number of icons that grant it."""
        agora_of(state).rights(seat).recruits_again += by


class Decree:
    """A decree token."""

    id: str
    effect: Effect[DuelState]

    def __init__(self, id: str, effect: Effect[DuelState]) -> None:
        self.id = id
        self.effect = effect


DECREES: Final = [
    Decree("income_blue", Income(BLUE)),
    Decree("income_green", Income(GREEN)),
    Decree("income_yellow", Income(YELLOW)),
    Decree("income_red", Income(RED)),
    Decree("ignore_cost_yellow", IgnoresSymbol(YELLOW)),
    Decree("ignore_cost_red", IgnoresSymbol(RED)),
    Decree("ignore_cost_green", IgnoresSymbol(GREEN)),
    Decree("wonder_discount", ResourceDiscount(WONDERS, 1)),
    Decree("shield", ShieldInControl()),
    Decree("trade_brown", TradeDiscount(is_raw=True)),
    Decree("trade_grey", TradeDiscount(is_raw=False)),
    Decree("senate_plus_two_blue", MoreBlueCards(2)),
    Decree("discard_plus_two", MoreForDiscards(2)),
    Decree("income_wonder", Income(WONDERS)),
    Decree("opponent_chains", BorrowsChains()),
    Decree("conspirator_play_again", ConspiratorsPlayAgain()),
]


class Decrees(Rule[DuelState]):
    """The effects of decrees on costs and income."""

    def on_built(self, state: DuelState, seat: i64, card: i64, by_chain: bool) -> None:
        """Reserve the income of a color for the seat that controls its decree now (D175, D254)."""
        color = state.catalog.color[card]
        if color != SENATORS:
            _promise_income(state, color)

    def on_wonder_built(self, state: DuelState, seat: i64, wonder: i64) -> None:
        """Reserve the income of wonders."""
        _promise_income(state, WONDERS)

    def bill_for(self, state: DuelState, seat: i64, card: i64, bill: i64) -> i64:
        """Ignore the symbol that saves most: a resource unit, or the coins (D176, D177)."""
        color = state.catalog.color[card]
        part = agora_of(state)
        if part.rights(seat).ignored & BITS[color] == 0:
            return bill
        city = state.city(seat)
        need = state.catalog.need[card]
        discount = count(city.discounts, color)
        coins = state.catalog.coins[card]
        without_coins = commerce.bill_of(0, commerce.resource_price(city, need, discount))
        without_unit = commerce.bill_of(coins, commerce.resource_price(city, need, discount + 1))
        return _cheaper(_cheaper(bill, without_unit), without_coins)

    def trade_price(self, state: DuelState, seat: i64, prices: i64) -> i64:
        """Take a coin off each price above one (D179)."""
        cheaper = agora_of(state).rights(seat).cheaper
        place: i64 = 0
        while cheaper != 0:
            if cheaper & 255 and count(prices, place) > 1:
                prices -= ONES[place]
            cheaper = cheaper >> 8
            place += 1
        return prices

    def sale_price(self, state: DuelState, seat: i64, coins: i64) -> i64:
        """Add the coins of the decree (D184)."""
        return coins + agora_of(state).rights(seat).more_for_discards


def _promise_income(state: DuelState, what: i64) -> None:
    """Put the income on the agenda, to be paid after the effects of the build (D269)."""
    part = agora_of(state)
    if part.first_rights.income & BITS[what]:
        state.then(INCOME, 2 * state.age)
    elif part.second_rights.income & BITS[what]:
        state.then(INCOME, 1 + 2 * state.age)


class PayIncome(Step[DuelState]):
    """Pay the income to the seat that controlled the decree during the build (D254, D269)."""

    def __init__(self) -> None:
        """Its argument is a seat and its coins."""
        super().__init__("income")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return f"{argument & 1} {argument >> 1}"

    def read_argument(self, state: DuelState, text: str) -> int:
        seat, coins = text.split()
        if seat not in ("0", "1") or coins not in ("1", "2", "3"):
            raise ValueError(text)
        return int(seat) + 2 * int(coins)

    def run(self, state: DuelState, argument: i64) -> None:
        """Pay the coins."""
        state.give(argument & 1, argument >> 1)


def _cheaper(bill: i64, other: i64) -> i64:
    """Return the bill with the smaller sum, the first one if they are equal."""
    sum_of_bill = commerce.printed_coins(bill) + commerce.trade_coins(bill)
    sum_of_other = commerce.printed_coins(other) + commerce.trade_coins(other)
    return other if sum_of_other < sum_of_bill else bill
