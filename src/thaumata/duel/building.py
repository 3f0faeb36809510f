"""Building a card or a wonder in a city, and removing them."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.duel.carrying_out import carry_out
from thaumata.duel.catalog import FIRST_WONDER
from thaumata.duel.happenings import (
    BUILT_FROM_DISCARD,
    CITY_CARD_DISCARDED,
)
from thaumata.duel.listing import fill_cards, fill_city_cards
from thaumata.duel.names import BUILD, COLORS, DISCARD
from thaumata.duel.state import NO_CARD, DuelState
from thaumata.game import piece_of
from thaumata.kit.bits import BITS
from thaumata.kit.counts import ONES


def put_into_city(state: DuelState, seat: i64, card: i64, by_chain: bool) -> None:
    """Add a card to a city and apply its effects."""
    city = state.city(seat)
    catalog = state.catalog
    city.built[card >> 6] |= BITS[card & 63]
    city.families += ONES[catalog.color[card]]
    city.chains = city.chains | catalog.chain_given[card]
    for rule in state.moments.built:
        rule.on_built(state, seat, card, by_chain)
    carry_out(state, seat, card)
    if by_chain and state.ended == 0:
        state.give(seat, city.chain_income)


def take_from_city(state: DuelState, seat: i64, card: i64) -> None:
    """Remove a card from a city: it no longer counts, produces or chains (D34, D44)."""
    city = state.city(seat)
    catalog = state.catalog
    city.built[card >> 6] = city.built[card >> 6] & ~BITS[card & 63]
    city.families -= ONES[catalog.color[card]]
    city.chains = city.chains & ~catalog.chain_given[card]
    for effect in catalog.effects[card]:
        effect.lose(state, seat)
    for rule in state.moments.left_city:
        rule.on_left_city(state, seat, card)


def move_to_city(state: DuelState, seat: i64, card: i64) -> None:
    """Move a card from the other city to this one, without building it again."""
    take_from_city(state, 1 - seat, card)
    city = state.city(seat)
    catalog = state.catalog
    city.built[card >> 6] |= BITS[card & 63]
    city.families += ONES[catalog.color[card]]
    city.chains = city.chains | catalog.chain_given[card]
    for effect in catalog.effects[card]:
        effect.hold(state, seat)


def put_up_wonder(state: DuelState, seat: i64, wonder: i64, card: i64) -> None:
    """Build a wonder, with a card face down under it (D19, D37)."""
    city = state.city(seat)
    city.wonders = city.wonders & ~BITS[wonder]
    city.wonders_built = city.wonders_built | BITS[wonder]
    state.under[wonder] = card
    for rule in state.moments.wonder_built:
        rule.on_wonder_built(state, seat, wonder)
    carry_out(state, seat, FIRST_WONDER + wonder)


def take_down_wonder(state: DuelState, seat: i64, wonder: i64) -> i64:
    """Remove a seat's wonder: lasting effects end, past gains are kept (D125, D214).

    The card under it goes to the discard pile and is returned.
    """
    city = state.city(seat)
    card = state.under[wonder]
    city.wonders_built = city.wonders_built & ~BITS[wonder]
    state.under[wonder] = NO_CARD
    state.discard(card)
    for effect in state.catalog.wonder_effects[wonder]:
        effect.lose(state, seat)
    return card


class Mausoleum(Decision[DuelState]):
    """Build any card of the discard pile for free; this is not a chain build (D46, D47)."""

    def __init__(self) -> None:
        super().__init__("mausoleum")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the discard pile is empty."""
        discards = state.discards
        return discards[0] | discards[1] | discards[2] == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every discarded card."""
        n: i64 = 0
        age: i64 = 0
        while age < 3:
            n = fill_cards(BUILD, age, state.discards[age], buffer, n)
            age += 1
        return n

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        card = piece_of(action)
        state.discards[card >> 6] = state.discards[card >> 6] & ~BITS[card & 63]
        state.tell(BUILT_FROM_DISCARD, seat, card)
        put_into_city(state, seat, card, False)


class DiscardCard(Decision[DuelState]):
    """Discard one card of a color from the opponent's city (D42, D44)."""

    def __init__(self) -> None:
        """Its argument is the color."""
        super().__init__("discard_card")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return COLORS[argument]

    def read_argument(self, state: DuelState, text: str) -> int:
        return COLORS.index(text)

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the opponent has no such card."""
        return state.rival(state.active).cards_of(argument) == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the opponent's cards of that color."""
        return fill_city_cards(state, DISCARD, 1 - seat, BITS[argument], buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        card = piece_of(action)
        take_from_city(state, 1 - seat, card)
        state.discard(card)
        state.tell(CITY_CARD_DISCARDED, 1 - seat, card)
