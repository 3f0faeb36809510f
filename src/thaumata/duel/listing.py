"""Listing the actions of a decision: one for each piece of a set.

Each function writes into the buffer of a decision from index ``n`` on, and returns the new end.
"""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.catalog import PER_AGE
from thaumata.duel.state import DuelState
from thaumata.game import action_of
from thaumata.kit.bits import BITS, first


def fill_each(verb: i64, pieces: i64, buffer: vec[i64], n: i64) -> i64:
    """List an action for each piece of a set."""
    while pieces != 0:
        buffer[n] = action_of(verb, first(pieces))
        pieces = pieces & (pieces - 1)
        n += 1
    return n


def fill_slots(verb: i64, slots: i64, pieces: vec[i64], buffer: vec[i64], n: i64) -> i64:
    """List an action for each slot of a set, with the slot's piece from a table."""
    while slots != 0:
        buffer[n] = action_of(verb, pieces[first(slots)])
        slots = slots & (slots - 1)
        n += 1
    return n


def fill_cards(verb: i64, age: i64, cards: i64, buffer: vec[i64], n: i64) -> i64:
    """List an action for each card of a set of an age's cards; the age counts from 0."""
    while cards != 0:
        buffer[n] = action_of(verb, age * PER_AGE + first(cards))
        cards = cards & (cards - 1)
        n += 1
    return n


def fill_city_cards(
    state: DuelState, verb: i64, seat: i64, colors: i64, buffer: vec[i64], n: i64
) -> i64:
    """List an action for each card of a seat's city that has one of a set of colors."""
    color = state.catalog.color
    built = state.city(seat).built
    age: i64 = 0
    while age < 3:
        cards = built[age]
        while cards != 0:
            card = age * PER_AGE + first(cards)
            cards = cards & (cards - 1)
            if colors & BITS[color[card]]:
                buffer[n] = action_of(verb, card)
                n += 1
        age += 1
    return n
