"""Receipts of Classic: a way to pay, explained line by line (C21-C56, C206-C210).

The rules know a way to pay by its coins alone. This module finds the units behind them: which own
producer makes which, and which of the neighbors' producers sell the rest, so that the coins for
either neighbor match exactly, with all changes by expansions (C171-C176, C236-C238).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from thaumata.actions import left_coins, right_coins
from thaumata.classic.catalog import PER_AGE, Cost
from thaumata.classic.commerce import is_chained
from thaumata.classic.names import MADE, RAW, WITH_POWER
from thaumata.classic.state import ClassicState
from thaumata.game import piece_of, target_of
from thaumata.kit.bits import members_of
from thaumata.kit.counts import count
from thaumata.views.classic.expansion import Neighbor
from thaumata.views.classic.payment import (
    BoughtFrom,
    ClassicReceipt,
    FreeBuild,
    ToNeighbor,
)
from thaumata.views.classic.sources import Sources
from thaumata.views.classic.structs import Producer
from thaumata.views.payment import Chain, Choice, Free, PaymentLine, PrintedCoins, Produced, ToBank
from thaumata.views.pieces import Piece

OWN: Final = 0
LEFT: Final = 1
RIGHT: Final = 2

Coins = tuple[int, int]
"""The coins for the left and for the right neighbor."""


class Stock(NamedTuple):
    """A producer within reach."""

    place: int
    producer: Producer
    price: int
    """The price of a unit; 0 in the own city."""


def assign(
    units: tuple[str, ...], stocks: list[Stock], bought: int, coins: Coins
) -> list[int] | None:
    """Find a producer for each unit, with ``bought`` of them costing exactly ``coins``, or None."""
    free = tuple([stock.producer.units for stock in stocks])
    return _assign(units, stocks, free, bought, coins, set())


def _assign(
    units: tuple[str, ...],
    stocks: list[Stock],
    free: tuple[int, ...],
    bought: int,
    coins: Coins,
    hopeless: set[tuple[int, tuple[int, ...], int, Coins]],
) -> list[int] | None:
    if not units:
        return [] if coins == (0, 0) else None
    here = (len(units), free, bought, coins)
    if here in hopeless:
        return None
    tried = set()
    for number, (place, producer, price) in enumerate(stocks):
        kind = (place, producer.resources, price)  # units of one kind are interchangeable
        if not free[number] or units[0] not in producer.resources or kind in tried:
            continue
        tried.add(kind)
        if bought == (len(units) if place == OWN else 0):
            continue  # all the remaining ones have to be bought, or none of them
        rest = (coins[0] - price * (place == LEFT), coins[1] - price * (place == RIGHT))
        if min(rest) < 0:
            continue
        less = (*free[:number], free[number] - 1, *free[number + 1 :])
        others = _assign(units[1:], stocks, less, bought - (place != OWN), rest, hopeless)
        if others is not None:
            return [number, *others]
    hopeless.add(here)
    return None


class Cashier:
    """Writes the receipts of one city for a fixed state."""

    def __init__(self, state: ClassicState, city: int) -> None:
        """Collect the producers of the city and its neighbors."""
        self._state = state
        self._city = city
        catalog = state.catalog
        self._left = catalog.left[city]
        self._right = catalog.right[city]
        self._sources = Sources(state, city)
        row = state.cities[city].prices
        self._prices = [count(row, place) for place in range(4)]
        stocks = [Stock(OWN, producer, 0) for producer in self._sources.producers]
        for place, neighbor in ((LEFT, self._left), (RIGHT, self._right)):
            for producer in Sources(state, neighbor).producers:
                if producer.for_sale:
                    stocks.append(Stock(place, producer, self._price(place, producer)))
        # Those with a choice come last, so that they remain for units that are harder to get.
        self.stocks = sorted(stocks, key=lambda stock: (stock.place, len(stock.producer.resources)))
        self._explained: dict[tuple[str, int, int], tuple[PaymentLine, ...]] = {}

    def for_card(self, action: int) -> ClassicReceipt:
        """Explain how an action pays for the card that it builds."""
        card = piece_of(action)
        state = self._state
        if target_of(action) == WITH_POWER:
            assert self._sources.power is not None
            return ClassicReceipt(0, 0, 0, 0, (FreeBuild(self._sources.power),))
        if is_chained(state, self._city, card):
            return ClassicReceipt(0, 0, 0, 0, (self._chain(card),))
        printed = state.catalog.cards[card]
        assert printed is not None
        return self._for_cost(printed.cost, action)

    def for_stage(self, action: int) -> ClassicReceipt:
        """Explain how an action pays for the next stage."""
        here = self._state.cities[self._city]
        cost = self._state.catalog.sides[here.board].stages[here.stages].cost
        for expansion in self._sources.expansions:
            if waived := expansion.waived(self._sources.rights, cost):
                return self._without_resources(cost, waived)
        return self._for_cost(cost, action)

    def _without_resources(self, cost: Cost, waived: PaymentLine) -> ClassicReceipt:
        """Explain a stage of which only the coins are paid."""
        lines: list[PaymentLine] = []
        if cost.coins:
            lines.append(PrintedCoins(cost.coins))
        if cost.resources:
            lines.append(waived)
        if cost.coins:
            lines.append(ToBank(cost.coins))
        return ClassicReceipt(cost.coins, cost.coins, 0, 0, tuple(lines))

    def _chain(self, card: int) -> Chain:
        earlier = card // PER_AGE - 1
        built = self._state.cities[self._city].built[earlier]
        kind = members_of(built & self._state.catalog.free_with[card])[0]
        return Chain(self._state.game.names["card"][earlier * PER_AGE + kind])

    def _for_cost(self, cost: Cost, action: int) -> ClassicReceipt:
        to_left, to_right = left_coins(action), right_coins(action)
        lines: list[PaymentLine] = []
        if cost.coins:
            lines.append(PrintedCoins(cost.coins))
        lines += self._resources(cost.resources, to_left, to_right)
        lines = lines or [Free()]
        if cost.coins:
            lines.append(ToBank(cost.coins))
        if to_left:
            lines.append(ToNeighbor("left", self._left, to_left))
        if to_right:
            lines.append(ToNeighbor("right", self._right, to_right))
        total = cost.coins + to_left + to_right
        return ClassicReceipt(total, cost.coins, to_left, to_right, tuple(lines))

    def _resources(
        self, need: dict[str, int], to_left: int, to_right: int
    ) -> tuple[PaymentLine, ...]:
        """Explain each unit, cached: a stage needs the same with every card of a hand."""
        asked = (str(need), to_left, to_right)
        if asked not in self._explained:
            self._explained[asked] = tuple(self._explain(need, to_left, to_right))
        return self._explained[asked]

    def _explain(self, need: dict[str, int], to_left: int, to_right: int) -> Iterator[PaymentLine]:
        """Find the smallest purchase that costs exactly these coins after rebates."""
        units = tuple([good for good in RAW + MADE for _ in range(need.get(good, 0))])
        for bought in range(len(units) + 1):
            for left in self._before_rebate("left", to_left):
                for right in self._before_rebate("right", to_right):
                    numbers = assign(units, self.stocks, bought, (left, right))
                    if numbers is not None:
                        yield from self._lines([*zip(numbers, units, strict=True)])
                        yield from self._rebate("left", left - to_left)
                        yield from self._rebate("right", right - to_right)
                        return
        raise ValueError(
            f"nothing explains {to_left} coins to the left and {to_right} to the right"
        )

    def _before_rebate(self, neighbor: Neighbor, coins: int) -> list[int]:
        """Return the possible prices of goods for which this many coins are paid in the end."""
        costs = [coins]
        for expansion in self._sources.expansions:
            rights = self._sources.rights
            costs = [
                more for cost in costs for more in expansion.before_rebate(rights, neighbor, cost)
            ]
        return costs

    def _rebate(self, neighbor: Neighbor, coins: int) -> Iterator[PaymentLine]:
        for expansion in self._sources.expansions:
            yield from expansion.rebate(self._sources.rights, neighbor, coins)

    def _lines(self, taken: list[tuple[int, str]]) -> Iterator[PaymentLine]:
        """Write a line for each resource of each producer, own ones first."""
        amounts: dict[tuple[int, str], int] = {}
        for each in sorted(taken, key=lambda each: each[0]):
            amounts[each] = amounts.get(each, 0) + 1
        for (number, resource), amount in amounts.items():
            place, producer, price = self.stocks[number]
            if place == LEFT:
                yield self._bought(resource, amount, "left", self._left, producer, price)
            elif place == RIGHT:
                yield self._bought(resource, amount, "right", self._right, producer, price)
            elif len(producer.resources) == 1:
                yield Produced(resource, amount, producer.source)
            else:
                yield Choice(resource, amount, producer.source)

    def _bought(
        self,
        resource: str,
        amount: int,
        neighbor: Neighbor,
        seat: int,
        producer: Producer,
        price: int,
    ) -> BoughtFrom:
        return BoughtFrom(
            resource=resource,
            amount=amount,
            neighbor=neighbor,
            seat=seat,
            source=producer.source,
            unit_price=price,
            coins=amount * price,
            cheaper_by=self._sources.discount(
                _price_place(LEFT if neighbor == "left" else RIGHT, producer)
            ),
            board_cut_by=self._board_cut(producer),
        )

    def _price(self, place: int, producer: Producer) -> int:
        """Return the price of a unit of a neighbor's producer (C236)."""
        price = self._prices[_price_place(place, producer)]
        return price - 1 if self._board_cut(producer) else price

    def _board_cut(self, producer: Producer) -> Piece | None:
        """Return the piece that makes the unit of a neighbor's board cheaper."""
        if producer.source.kind == "board":
            for expansion in self._sources.expansions:
                if piece := expansion.board_cut(self._sources.rights):
                    return piece
        return None


def _price_place(place: int, producer: Producer) -> int:
    """Return the index of a neighbor's producer in the row of prices."""
    return (0 if producer.resources[0] in RAW else 2) + (0 if place == LEFT else 1)
