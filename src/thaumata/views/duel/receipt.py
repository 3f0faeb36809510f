"""Receipts: the cheapest payment of Duel, explained line by line (D22-D35, D67-D71).

The choice of units is that of ``kit/payment.py``: own production first, then producers with a
choice and waivers for the most expensive missing units, the rest bought. Totals are the sums of the
lines, and tests compare them with the prices of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from thaumata.duel import commerce
from thaumata.duel.city import City
from thaumata.duel.names import WONDERS
from thaumata.duel.state import DuelState
from thaumata.kit.counts import ONES, count, shortfall
from thaumata.kit.payment import RAW, RESOURCES, dearest
from thaumata.views.duel.payment import (
    FREE,
    FROM_DISCARD,
    Bought,
    Receipt,
    ToOpponent,
    Waived,
)
from thaumata.views.duel.sources import Sources, sources_of
from thaumata.views.payment import Chain, Choice, Free, PaymentLine, PrintedCoins, Produced, ToBank
from thaumata.views.pieces import Piece


def receipt_for_card(state: DuelState, seat: int, card: str) -> Receipt:
    """Explain the current cost of a card for a seat, affordable or not."""
    return Cashier(state, seat).for_card(state.game.names["card"].index(card))


def receipt_for_wonder(state: DuelState, seat: int, wonder: str) -> Receipt:
    """Explain the current cost of a wonder for a seat, affordable or not."""
    return Cashier(state, seat).for_wonder(state.game.names["wonder"].index(wonder))


class Cashier:
    """Writes the receipts of one seat for a fixed state."""

    state: DuelState
    seat: int
    city: City
    sources: Sources
    """The pieces behind the seat's goods and discounts."""

    rival: Sources
    """The pieces behind those of the opponent."""

    from_reserve: int | None
    """The number of coins outside the treasury to spend, if that was chosen."""

    def __init__(
        self,
        state: DuelState,
        seat: int,
        both: tuple[Sources, Sources] | None = None,
        from_reserve: int | None = None,
    ) -> None:
        """Collect the seat's pieces, and the recipient of its trade coins.

        The pieces of both seats can be passed if they have been collected already. Coins outside
        the treasury pay what the treasury cannot, unless their number is given.
        """
        self.state = state
        self.seat = seat
        self.city = state.city(seat)
        self._both = both or sources_of(state)
        self.sources = self._both[seat]
        self.rival = self._both[1 - seat]
        self.from_reserve = from_reserve
        self._cards: dict[int, Receipt] = {}
        self._wonders: dict[int, Receipt] = {}

    def splitting(self, from_reserve: int) -> Cashier:
        """Return a cashier that takes this many coins from outside the treasury."""
        return Cashier(self.state, self.seat, self._both, from_reserve)

    def for_card(self, card: int) -> Receipt:
        """Explain the cost of a card, cached."""
        if card not in self._cards:
            self._cards[card] = self._write_for_card(card)
        return self._cards[card]

    def _write_for_card(self, card: int) -> Receipt:
        catalog = self.state.catalog
        if commerce.is_chained(self.state, self.seat, card):
            return Receipt(0, (self._chain(catalog.chain_needed[card]),), 0)
        receipt = self.for_cost(catalog.coins[card], catalog.need[card], catalog.color[card])
        for expansion in self.sources.expansions:
            receipt = expansion.revise(self, card, receipt)
        return receipt

    def free(self) -> Receipt:
        """Return the receipt of something free."""
        return FREE

    def from_discard(self) -> Receipt:
        """Return the receipt of a card of the discard pile."""
        return FROM_DISCARD

    def for_wonder(self, wonder: int) -> Receipt:
        """Explain the cost of a wonder, cached: it is the same with any card under it."""
        if wonder not in self._wonders:
            need = self.state.catalog.wonder_need[wonder]
            self._wonders[wonder] = self.for_cost(0, need, WONDERS)
        return self._wonders[wonder]

    def for_cost(
        self,
        printed: int,
        need: int,
        what: int,
        waiver: Piece | None = None,
        before: tuple[PaymentLine, ...] = (),
    ) -> Receipt:
        """Explain the printed cost of cards of a color, or of wonders.

        A waiver saves one unit besides the usual discounts; ``before`` are lines to put first.
        """
        lines = list(before)
        if printed:
            lines.append(PrintedCoins(printed))
        goods = list(self._resources(need, what, waiver))
        trade = sum(line.coins for line in goods if isinstance(line, Bought))
        return self.receipt([*lines, *goods] or [Free()], printed, trade)

    def receipt(self, lines: list[PaymentLine], printed: int, trade: int = 0) -> Receipt:
        """Complete a receipt with the recipients of the coins, those of trade and the others."""
        total = printed + trade
        to_opponent = trade if self.rival.trade else 0
        if total > to_opponent:
            lines.append(ToBank(total - to_opponent))
        if self.rival.trade and to_opponent:
            lines.append(ToOpponent(to_opponent, self.rival.trade))
        for expansion in self.sources.expansions:
            lines += expansion.closing(self, total)
        return Receipt(total, tuple(lines), max(0, total - self.city.purse()))

    def spent_from_reserve(self, total: int) -> int:
        """Return how many of the coins come from outside the treasury."""
        if self.from_reserve is not None:
            return self.from_reserve
        return min(self.city.reserve, max(0, total - self.city.coins))

    def _chain(self, symbols: int) -> PaymentLine:
        for symbol, source in self.sources.chains:
            if symbols >> symbol & 1 and source.kind == "card":
                return Chain(source.id, self.state.catalog.chains[symbol])
        for expansion in self.sources.expansions:
            if line := expansion.chain(self, symbols):
                return line
        raise ValueError("nothing of either city shows the symbol")

    def _resources(self, need: int, what: int, waiver: Piece | None) -> Iterator[PaymentLine]:
        missing = shortfall(need, self.city.production)
        yield from self._produced(need - missing)
        prices = self.city.prices
        for group, start, stop in ((self.sources.raw, 0, RAW), (self.sources.made, RAW, 5)):
            for source in group:
                if (place := dearest(missing, prices, start, stop)) >= 0:
                    missing -= ONES[place]
                    yield Choice(RESOURCES[place], 1, source)
        discounts = self.sources.discounts
        if waiver:
            discounts = [*discounts, (waiver, what, 1)]
        for source, cheaper, units in discounts:
            if cheaper == what:
                waived = self._waive(missing, units)
                missing -= sum(ONES[place] * amount for place, amount in waived.items())
                for place in sorted(waived):
                    yield Waived(RESOURCES[place], waived[place], source, count(prices, place))
        for place, resource in enumerate(RESOURCES):
            if amount := count(missing, place):
                price = count(prices, place)
                reason = price_reason(self.state, self.seat, self.sources, place)
                yield Bought(resource, amount, price, amount * price, *reason)

    def _produced(self, row: int) -> Iterator[Produced]:
        for place, resource in enumerate(RESOURCES):
            wanted = count(row, place)
            for source, resources in self.sources.producers:
                if amount := min(wanted, count(resources, place)):
                    wanted -= amount
                    yield Produced(resource, amount, source)

    def _waive(self, missing: int, units: int) -> dict[int, int]:
        """Return the units to waive, the most expensive first, as amounts by place."""
        waived: dict[int, int] = {}
        while units > 0 and (place := dearest(missing, self.city.prices, 0, 5)) >= 0:
            missing -= ONES[place]
            units -= 1
            waived[place] = waived.get(place, 0) + 1
        return waived


def price_reason(
    state: DuelState, seat: int, sources: Sources, place: int
) -> tuple[int, Piece | None, Piece | None]:
    """Return the reason of a price: the opponent's symbols, or the card that fixes it.

    The third item is the piece that makes it a coin cheaper, if any.
    """
    if fixed_by := sources.fixed.get(place):
        return 0, fixed_by, None
    symbols = count(state.rival(seat).production, place)
    for expansion in sources.expansions:
        if cheaper_by := expansion.cheaper_by(sources, RESOURCES[place]):
            return symbols, None, cheaper_by
    return symbols, None, None
