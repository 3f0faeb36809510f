"""The cheapest way to pay for resources.

A cost is a row of five counts. The city's own production is subtracted; then producers with a
choice and waivers cover the most expensive missing units; the rest is bought at the price of each.
Raw materials take the first three places and manufactured goods the other two. A producer with a
choice serves one of these groups and a waiver serves both, so covering the most expensive unit each
time is exact.
"""

from typing import Final

from mypy_extensions import i64

from thaumata.kit.counts import ONES, count, shortfall

RESOURCES: Final = ("wood", "stone", "clay", "glass", "papyrus")
"""The resources in the order of their places in a row."""

RAW: Final = 3
"""The number of places, from the first, that are raw materials."""


def cost_to_buy(missing: i64, prices: i64) -> i64:
    """Return the cost of the missing units at these unit prices.

    Unrolled, since a processor predicts the length of such a loop badly.
    """
    return (
        count(missing, 0) * count(prices, 0)
        + count(missing, 1) * count(prices, 1)
        + count(missing, 2) * count(prices, 2)
        + count(missing, 3) * count(prices, 3)
        + count(missing, 4) * count(prices, 4)
    )


def dearest(missing: i64, prices: i64, start: i64, stop: i64) -> i64:
    """Return the missing resource with the highest price in a range of places; -1 if none."""
    best: i64 = -1
    best_price: i64 = 0
    place = start
    while place < stop:
        if count(missing, place) > 0 and count(prices, place) > best_price:
            best = place
            best_price = count(prices, place)
        place += 1
    return best


def without_dearest(missing: i64, prices: i64, start: i64, stop: i64, units: i64) -> i64:
    """Remove up to ``units`` of the most expensive missing units in a range of places."""
    while units > 0 and missing != 0:
        place = dearest(missing, prices, start, stop)
        if place < 0:
            return missing
        missing = missing - ONES[place]
        units -= 1
    return missing


def cheapest(need: i64, have: i64, prices: i64, raw: i64, made: i64, waived: i64) -> i64:
    """Return the fewest coins that buy the missing resources.

    ``raw`` and ``made`` count the producers of one raw material, or one manufactured good, of the
    owner's choice; ``waived`` is the number of units of any kind that need not be paid.
    """
    missing = shortfall(need, have)
    if raw > 0:
        missing = without_dearest(missing, prices, 0, RAW, raw)
    if made > 0:
        missing = without_dearest(missing, prices, RAW, 5, made)
    if waived > 0:
        missing = without_dearest(missing, prices, 0, 5, waived)
    return cost_to_buy(missing, prices)
