"""Reasons why a player cannot take or build a card or a wonder."""

from mypy_extensions import i64

from thaumata.duel import commerce
from thaumata.duel.state import DuelState
from thaumata.errors import IllegalAction
from thaumata.kit.bits import BITS, first


def why_not_taken(state: DuelState, card: i64) -> IllegalAction | None:
    """Return why a card cannot be taken from the structure; None if it can (D12, D14)."""
    present = state.present & state.known
    while present != 0:
        slot = first(present)
        present = present & (present - 1)
        if state.slots[slot] == card:
            if state.accessible & BITS[slot]:
                return None
            return IllegalAction("refused-covered")
    if state.first_city.has(card) or state.second_city.has(card):
        return IllegalAction("refused-built")
    if state.discards[card >> 6] & BITS[card & 63]:
        return IllegalAction("refused-discarded")
    return IllegalAction("refused-no-card")


def why_not_paid(state: DuelState, seat: i64, price: i64) -> IllegalAction | None:
    """Return the refusal with the coins that a seat is short; None if it can pay."""
    short = price - state.city(seat).purse()
    return IllegalAction("refused-coins", coins=int(short)) if short > 0 else None


def why_not_built(state: DuelState, seat: i64, card: i64) -> IllegalAction | None:
    """Return why a seat cannot build a card of the structure."""
    refusal = why_not_taken(state, card)
    if refusal is not None:
        return refusal
    return why_not_paid(state, seat, commerce.card_price(state, seat, card))


def why_not_wonder(state: DuelState, seat: i64, wonder: i64, card: i64) -> IllegalAction | None:
    """Return why a seat cannot build a wonder with a card of the structure (D19, D36)."""
    mine = state.city(seat)
    if mine.wonders & BITS[wonder] == 0:
        if (mine.wonders_built | state.rival(seat).wonders_built) & BITS[wonder]:
            return IllegalAction("refused-wonder-built")
        if state.first_city.wonders | state.second_city.wonders == 0:
            return IllegalAction("refused-seven-wonders")
        return IllegalAction("refused-wonder-of-others")
    refusal = why_not_paid(state, seat, commerce.wonder_price(state, seat, wonder))
    return why_not_taken(state, card) if refusal is None else refusal
