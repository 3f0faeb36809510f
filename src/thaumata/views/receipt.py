"""Receipts: the cheapest payment of Duel, explained line by line (D22-D35, D67-D71).

The choice of units is the one of ``kit/payment.py``: own production first, then producers with a
choice and waivers for the dearest missing units, the rest bought. Totals therefore agree with the
prices of the rules, and tests compare them.
"""

from __future__ import annotations

from collections.abc import Iterator

from thaumata.duel import commerce
from thaumata.duel.city import City
from thaumata.duel.names import CHAINS, WONDERS
from thaumata.duel.state import DuelState
from thaumata.kit.counts import ONES, count, shortfall
from thaumata.kit.payment import RAW, RESOURCES, dearest
from thaumata.views.duel_sources import Sources, cards_of
from thaumata.views.payment import (
    Bought,
    Chain,
    Choice,
    Free,
    FromDiscard,
    PaymentLine,
    PrintedCoins,
    Produced,
    Receipt,
    ToBank,
    ToOpponent,
    Waived,
)
from thaumata.views.pieces import Piece

FROM_DISCARD = Receipt(0, (FromDiscard(),), 0)
"""What a card costs that is built from the discard pile."""


def receipt_for_card(state: DuelState, seat: int, card: str) -> Receipt:
    """Explain what a card costs a seat now, whether it can pay or not."""
    return Cashier(state, seat).for_card(state.game.names["card"].index(card))


def receipt_for_wonder(state: DuelState, seat: int, wonder: str) -> Receipt:
    """Explain what a wonder costs a seat now, whether it can pay or not."""
    return Cashier(state, seat).for_wonder(state.game.names["wonder"].index(wonder))


class Cashier:
    """Writes the receipts of one seat, for a state that does not change meanwhile."""

    sources: Sources
    """Where the seat's goods and discounts come from."""

    def __init__(self, state: DuelState, seat: int) -> None:
        """Look at what the seat owns, and at who would get its trade coins."""
        self.sources = Sources(state, seat)
        self._state = state
        self._seat = seat
        self._city: City = state.city(seat)
        self._trader = Sources(state, 1 - seat).trade if state.rival(seat).collects_trade else None

    def for_card(self, card: int) -> Receipt:
        """Explain what a card costs."""
        catalog = self._state.catalog
        if commerce.is_chained(self._state, self._seat, card):
            return Receipt(0, (self._chain(catalog.chain_needed[card]),), 0)
        total = commerce.card_price(self._state, self._seat, card)
        need = catalog.need[card]
        return self._receipt(total, catalog.coins[card], need, catalog.color[card])

    def for_wonder(self, wonder: int) -> Receipt:
        """Explain what a wonder costs."""
        total = commerce.wonder_price(self._state, self._seat, wonder)
        return self._receipt(total, 0, self._state.catalog.wonder_need[wonder], WONDERS)

    def _receipt(self, total: int, printed: int, need: int, what: int) -> Receipt:
        lines: list[PaymentLine] = [PrintedCoins(printed)] if printed else []
        lines += self._resources(need, what)
        if not lines:
            lines.append(Free())
        lines += self._destinations(total, min(printed, total))
        return Receipt(total, tuple(lines), max(0, total - self._city.coins))

    def _chain(self, symbols: int) -> Chain:
        given = self._state.catalog.chain_given
        for card in cards_of(self._state, self._seat):
            if shared := given[card] & symbols:
                symbol = CHAINS[int(shared).bit_length() - 1]
                return Chain(self._state.game.names["card"][card], symbol)
        raise ValueError("no card of the city shows the symbol")

    def _resources(self, need: int, what: int) -> Iterator[PaymentLine]:
        missing = shortfall(need, self._city.production)
        yield from self._produced(need - missing)
        prices = self._city.prices
        for group, start, stop in ((self.sources.raw, 0, RAW), (self.sources.made, RAW, 5)):
            for source in group:
                if (place := dearest(missing, prices, start, stop)) >= 0:
                    missing -= ONES[place]
                    yield Choice(RESOURCES[place], 1, source)
        for source, cheaper, units in self.sources.discounts:
            if cheaper == what:
                waived = self._waive(missing, units)
                missing -= sum(ONES[place] * amount for place, amount in waived.items())
                for place in sorted(waived):
                    yield Waived(RESOURCES[place], waived[place], source, count(prices, place))
        for place, resource in enumerate(RESOURCES):
            if amount := count(missing, place):
                price = count(prices, place)
                symbols, fixed_by = price_reason(self._state, self._seat, self.sources, place)
                yield Bought(resource, amount, price, amount * price, symbols, fixed_by)

    def _produced(self, row: int) -> Iterator[Produced]:
        for place, resource in enumerate(RESOURCES):
            wanted = count(row, place)
            for source, resources in self.sources.producers:
                if amount := min(wanted, count(resources, place)):
                    wanted -= amount
                    yield Produced(resource, amount, source)

    def _waive(self, missing: int, units: int) -> dict[int, int]:
        """Choose the units to be waived, the dearest first, as places with amounts."""
        waived: dict[int, int] = {}
        while units > 0 and (place := dearest(missing, self._city.prices, 0, 5)) >= 0:
            missing -= ONES[place]
            units -= 1
            waived[place] = waived.get(place, 0) + 1
        return waived

    def _destinations(self, total: int, printed: int) -> Iterator[PaymentLine]:
        to_opponent = total - printed if self._trader else 0
        if total > to_opponent:
            yield ToBank(total - to_opponent)
        if self._trader and to_opponent:
            yield ToOpponent(to_opponent, self._trader)


def price_reason(
    state: DuelState, seat: int, sources: Sources, place: int
) -> tuple[int, Piece | None]:
    """Tell why a unit costs what it does: symbols of the opponent, or the card that fixes it."""
    if fixed_by := sources.fixed.get(place):
        return 0, fixed_by
    return count(state.rival(seat).production, place), None
