"""Costs, trade and chains: the price of a card or a wonder, and paying it (D22-D35)."""

from typing import Final

from mypy_extensions import i64

from thaumata.duel.city import City
from thaumata.duel.happenings import PAID_BANK, PAID_OPPONENT
from thaumata.duel.names import WONDERS, YELLOW
from thaumata.duel.state import DuelState
from thaumata.kit.counts import count
from thaumata.kit.payment import cheapest

_TWO_EACH: Final = 0x0202020202
_ONE_EACH: Final = 0x0101010101

_TRADE: Final = 65536

SALE: Final = 2
"""Coins for a discarded card, before those for yellow cards (D17)."""


def set_prices(state: DuelState, seat: i64) -> None:
    """Update the price of a unit of each resource for a seat.

    Two coins plus one for each symbol on the opponent's brown and grey cards, or one coin if a card
    fixes the price (D23, D27).
    """
    city = state.city(seat)
    asked = _TWO_EACH + state.rival(seat).production
    prices = (asked & ~city.fixed) | (_ONE_EACH & city.fixed)
    for rule in state.moments.trade_price:
        prices = rule.trade_price(state, seat, prices)
    city.prices = prices


def resource_price(city: City, need: i64, discount: i64) -> i64:
    """Return the fewest coins that buy the resources the city lacks for a cost (D31, D67)."""
    return cheapest(
        need, city.production, city.prices, city.raw_choices, city.made_choices, discount
    )


def bill_of(printed: i64, trade: i64) -> i64:
    """Pack a bill: the coins of a printed cost, and those spent on buying resources."""
    return printed + trade * _TRADE


def printed_coins(bill: i64) -> i64:
    """Return the coins of a bill for the printed cost."""
    return bill & (_TRADE - 1)


def trade_coins(bill: i64) -> i64:
    """Return the coins of a bill for buying resources."""
    return bill >> 16


def is_chained(state: DuelState, seat: i64, card: i64) -> bool:
    """Return whether the city has the white symbol that makes the card free (D33, D34)."""
    city = state.city(seat)
    chains = city.chains
    if city.borrows_chains > 0:
        chains = chains | state.rival(seat).chains
    return chains & state.catalog.chain_needed[card] != 0


def card_bill(state: DuelState, seat: i64, card: i64) -> i64:
    """Return the bill of a card for a seat."""
    if is_chained(state, seat, card):
        return 0
    city = state.city(seat)
    catalog = state.catalog
    discount = count(city.discounts, catalog.color[card])
    bill = bill_of(catalog.coins[card], resource_price(city, catalog.need[card], discount))
    for rule in state.moments.bill_for:
        bill = rule.bill_for(state, seat, card, bill)
    return bill


def card_price(state: DuelState, seat: i64, card: i64) -> i64:
    """Return the total coins that a card costs a seat."""
    bill = card_bill(state, seat, card)
    return printed_coins(bill) + trade_coins(bill)


def wonder_price(state: DuelState, seat: i64, wonder: i64) -> i64:
    """Return the coins that a wonder costs a seat; the card used for it is not paid for (D20)."""
    city = state.city(seat)
    need = state.catalog.wonder_need[wonder]
    return resource_price(city, need, count(city.discounts, WONDERS))


def sale_price(state: DuelState, seat: i64) -> i64:
    """Return the coins for discarding a card (D17)."""
    coins = SALE + state.city(seat).cards_of(YELLOW)
    for rule in state.moments.sale_price:
        coins = rule.sale_price(state, seat, coins)
    return coins


def pay(state: DuelState, seat: i64, printed: i64, trade: i64) -> None:
    """Pay the coins of a printed cost to the bank, and those of trade to their recipient.

    Trade coins go to the bank, or to an opponent with Economy (D25, D69).
    """
    to_bank = printed
    if trade > 0:
        rival = state.rival(seat)
        if rival.collects_trade > 0:
            spend(state.city(seat), trade)
            rival.coins += trade
            state.tell(PAID_OPPONENT, seat, trade)
        else:
            to_bank += trade
    if to_bank > 0:
        spend(state.city(seat), to_bank)
        state.bank += to_bank
        state.tell(PAID_BANK, seat, to_bank)


def spend(city: City, coins: i64) -> None:
    """Take coins from the treasury, then from the reserve."""
    city.coins -= coins
    if city.coins < 0:
        city.reserve += city.coins
        city.coins = 0
