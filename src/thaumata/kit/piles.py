"""Piles of cards with several copies of some of them, kept as layers of sets.

The first layer holds every card that is there, the second those that are there twice or more,
the third those that are there three times. A list of numbers holds many piles one after the other;
a pile is named by the place of its first layer.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.kit.bits import BITS, members_of, nth, size
from thaumata.rng import Rng

LAYERS: Final = 3
"""No card has more copies than this."""


def put(piles: vec[i64], pile: i64, card: i64) -> None:
    """Add a card to a pile."""
    bit = BITS[card]
    while piles[pile] & bit != 0:
        pile += 1
    piles[pile] = piles[pile] | bit


def take(piles: vec[i64], pile: i64, card: i64) -> None:
    """Take a card, which must be there, from a pile."""
    bit = BITS[card]
    layer = pile + LAYERS - 1
    while layer > pile and piles[layer] & bit == 0:
        layer -= 1
    piles[layer] = piles[layer] & ~bit


def copies(piles: vec[i64], pile: i64, card: i64) -> i64:
    """Count the copies of a card in a pile."""
    bit = BITS[card]
    found: i64 = 0
    while found < LAYERS and piles[pile + found] & bit != 0:
        found += 1
    return found


def height(piles: vec[i64], pile: i64) -> i64:
    """Count the cards of a pile."""
    return size(piles[pile]) + size(piles[pile + 1]) + size(piles[pile + 2])


def any_of(piles: vec[i64], pile: i64, rng: Rng) -> i64:
    """Return a card of a pile that is not empty, every copy equally likely."""
    chosen = rng.below(height(piles, pile))
    while chosen >= size(piles[pile]):
        chosen -= size(piles[pile])
        pile += 1
    return nth(piles[pile], chosen)


def clear(piles: vec[i64], pile: i64) -> None:
    """Leave a pile empty."""
    piles[pile] = 0
    piles[pile + 1] = 0
    piles[pile + 2] = 0


def pour(source: vec[i64], pile: i64, target: vec[i64], other: i64) -> None:
    """Make another pile equal to this one."""
    target[other] = source[pile]
    target[other + 1] = source[pile + 1]
    target[other + 2] = source[pile + 2]


def cards_of(piles: vec[i64], pile: i64) -> list[int]:
    """List the cards of a pile in rising order, each as often as it is there."""
    return sorted(card for layer in range(LAYERS) for card in members_of(int(piles[pile + layer])))
