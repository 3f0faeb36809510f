"""The cheapest way to pay for resources.

A cost is a row of five counts. What the city produces is taken off; then producers with a choice
and waivers stand in for the dearest missing units; the rest is bought at the price of each.
Raw materials take the first three places and manufactured goods the other two. A producer with a
choice serves one of these groups and a waiver serves both, so taking the dearest unit each time
is exact.
"""

from typing import Final

from mypy_extensions import i64

from thaumata.kit.counts import ONES, count, shortfall

RESOURCES: Final = ("wood", "stone", "clay", "glass", "papyrus")
"""The resources in the order of their places in a row."""

RAW: Final = 3
"""How many places, from the first, are raw materials."""


def cost_to_buy(missing: i64, prices: i64) -> i64:
    """Return what the missing units cost at these unit prices.

    Place by place, since a processor guesses badly how often a loop would run.
    """
    return (
        count(missing, 0) * count(prices, 0)
        + count(missing, 1) * count(prices, 1)
        + count(missing, 2) * count(prices, 2)
        + count(missing, 3) * count(prices, 3)
        + count(missing, 4) * count(prices, 4)
    )


def dearest(missing: i64, prices: i64, start: i64, stop: i64) -> i64:
    """Return which missing resource of some places costs most, or -1 where none is missing."""
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
    """Take off as many of the dearest missing units of some places as are given."""
    while units > 0 and missing != 0:
        place = dearest(missing, prices, start, stop)
        if place < 0:
            return missing
        missing = missing - ONES[place]
        units -= 1
    return missing


def cheapest(need: i64, have: i64, prices: i64, raw: i64, made: i64, waived: i64) -> i64:
    """Return the least coins that buy what is needed.

    ``raw`` and ``made`` count the producers of one raw material, or one manufactured good, of
    the owner's choice; ``waived`` is how many units of any kind need not be paid.
    """
    missing = shortfall(need, have)
    if raw > 0:
        missing = without_dearest(missing, prices, 0, RAW, raw)
    if made > 0:
        missing = without_dearest(missing, prices, RAW, 5, made)
    if waived > 0:
        missing = without_dearest(missing, prices, 0, 5, waived)
    return cost_to_buy(missing, prices)
