"""Piles of cards, some of them with several copies, kept as layers of sets.

The first layer holds every card in the pile, the second those with at least two copies, the third
those with three. A list of numbers holds many piles one after the other; a pile is identified by
the index of its first layer.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.kit.bits import BITS, members_of, nth, size
from thaumata.rng import Rng

LAYERS: Final = 3
"""The most copies of any card."""


def put(piles: vec[i64], pile: i64, card: i64) -> None:
    """Add a card to a pile."""
    bit = BITS[card]
    while piles[pile] & bit != 0:
        pile += 1
    piles[pile] = piles[pile] | bit


def take(piles: vec[i64], pile: i64, card: i64) -> None:
    """Take a card that is there from a pile."""
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
    """Copy a pile over another one."""
    target[other] = source[pile]
    target[other + 1] = source[pile + 1]
    target[other + 2] = source[pile + 2]


def cards_of(piles: vec[i64], pile: i64) -> list[int]:
    """List the cards of a pile in ascending order, with their copies."""
    return sorted(card for layer in range(LAYERS) for card in members_of(int(piles[pile + layer])))
