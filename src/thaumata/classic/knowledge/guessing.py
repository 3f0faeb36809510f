"""Guessing the cards that a seat cannot see, from what it knows alone.

Hidden cards come from the stock of their stretch, or are among those that the seat has never seen;
so are the hands that it has not held yet, and the deck.
"""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.knowledge import deeds as trail
from thaumata.classic.knowledge.deeds import BLANK, NEVER
from thaumata.classic.knowledge.hidden_cards import NO_HAND, UNSEEN, HiddenCards, take_stock
from thaumata.classic.knowledge.seen_discards import SeenDiscards
from thaumata.classic.knowledge.who_discarded import Explanation
from thaumata.classic.names import FREE_CITY
from thaumata.classic.state import (
    LOOKS,
    NOTHING_RAISED,
    UNKNOWN,
    ClassicState,
    kind_in,
    raised_in,
)
from thaumata.kit.bits import BITS, first, nth, size
from thaumata.kit.piles import LAYERS, any_of, put, take
from thaumata.rng import Rng


def guess_age(state: ClassicState, age: i64, seat: i64, rng: Rng) -> None:
    """Say for every hidden card of an age which one it is."""
    stocks = HiddenCards()
    take_stock(state, age, seat, stocks)
    if state.looks[0] != 0:
        sightings = SeenDiscards(state, age, seat)
        if sightings.count > 0:
            Explanation(state, age, sightings, stocks, rng).find()
    guess_mixed(state, age, stocks, rng)
    unseen = BLANK[:]
    n = fill_cards(stocks.piles, UNSEEN, unseen)
    stretch: i64 = UNSEEN + 1
    while stretch < stocks.stretches:
        n = guess_stretch(state, age, stocks, stretch, rng, unseen, n)
        stretch += 1
    i: i64 = 0
    while i < stocks.traces:
        if stocks.kind[i] == UNKNOWN:
            stocks.kind[i] = draw(unseen, n, rng)
            n -= 1
        trail.write_kind(state, age, stocks.trace[i], stocks.kind[i])
        i += 1
    if age == state.age:
        n = guess_unseen_hands(state, seat, rng, unseen, n)
        while n > 0:
            n -= 1
            put(state.deck, 0, unseen[n])
    if state.draws[age - 1] != 0:
        guess_draws(state, age, rng)


def draw(cards: vec[i64], n: i64, rng: Rng) -> i64:
    """Take any of n cards; the last of them closes the gap."""
    chosen = rng.below(n)
    card = cards[chosen]
    cards[chosen] = cards[n - 1]
    return card


def fill_cards(piles: vec[i64], pile: i64, cards: vec[i64]) -> i64:
    """List the cards of a pile, each as often as it is there, and return how many."""
    n: i64 = 0
    layer = pile
    while layer < pile + LAYERS:
        left = piles[layer]
        while left != 0:
            cards[n] = first(left)
            n += 1
            left = left & (left - 1)
        layer += 1
    return n


def guess_mixed(state: ClassicState, age: i64, stocks: HiddenCards, rng: Rng) -> None:
    """Say which of the guilds that are nowhere to be seen were mixed in (C3)."""
    groups = state.catalog.mixed_in[age - 1]
    group: i64 = 0
    while group < len(groups):
        absent = stocks.piles[UNSEEN] & groups[group].members
        joined = groups[group].members & ~absent
        wanted = trail.cards_mixed_in(state, age, group) - size(joined)
        while wanted > 0:
            card = BITS[nth(absent, rng.below(size(absent)))]
            absent = absent & ~card
            wanted -= 1
        stocks.piles[UNSEEN] = stocks.piles[UNSEEN] & ~absent
        if age == state.age:
            state.drawn = state.drawn | (groups[group].members & ~absent)
        group += 1


def guess_stretch(
    state: ClassicState,
    age: i64,
    stocks: HiddenCards,
    stretch: i64,
    rng: Rng,
    unseen: vec[i64],
    n: i64,
) -> i64:
    """Deal the stock of a stretch out to its hidden cards; the rest is in the hand.

    Of the n unseen cards newcomers are drawn first. Return how many of them are left.
    """
    cards = BLANK[:32]
    left = fill_cards(stocks.piles, stretch * LAYERS, cards)
    while stocks.newcomers[stretch] > 0:
        stocks.newcomer[stretch] = draw(unseen, n, rng)
        n -= 1
        cards[left] = stocks.newcomer[stretch]
        left += 1
        stocks.newcomers[stretch] -= 1
    i = stocks.begin[stretch]
    while i < stocks.traces and stocks.stretch[i] == stretch:
        if stocks.kind[i] == UNKNOWN:
            stocks.kind[i] = draw(cards, left, rng)
            left -= 1
        i += 1
    if stocks.hand[stretch] != NO_HAND:
        while left > 0:
            left -= 1
            put(state.hands, stocks.hand[stretch], cards[left])
    if stocks.newcomer[stretch] != UNKNOWN:
        trail.write_draw(state, age, stocks.drawn_in[stretch], stocks.newcomer[stretch])
    return n


def guess_unseen_hands(state: ClassicState, seat: i64, rng: Rng, unseen: vec[i64], n: i64) -> i64:
    """Deal the hands that the seat has not held yet; return how many unseen cards are left."""
    hand: i64 = 0
    while hand < state.catalog.players:
        if trail.last_hold(state, state.age, hand, seat) == NEVER:
            cards = trail.cards_in_hand(state, state.age, hand)
            while cards > 0:
                put(state.hands, state.hand_pile(state.age, hand), draw(unseen, n, rng))
                n -= 1
                cards -= 1
        hand += 1
    return n


def guess_draws(state: ClassicState, age: i64, rng: Rng) -> None:
    """Say which cards of the Free City's pile came to a hand before the seat had it (C222).

    From the last round to the first: any card that was in the hand may have been drawn then.
    """
    hand = state.hand_number(age, 1, state.decided_by(age, 1, FREE_CITY))
    pile = BLANK[:LAYERS]
    add_cards(state.hands, state.hand_pile(age, hand), pile)
    round = trail.rounds_begun(state, age)
    while round > 0:
        holder = state.holder(age, round, hand)
        if round == state.catalog.rounds:
            add_deed(pile, trail.deed_at(state, age, trail.last_trace(holder)))
        add_deed(pile, state.deed(age, round, holder))
        add_deed(pile, state.deed(age, round, FREE_CITY))
        if trail.draw_in(state, age, round) != 0:
            if trail.is_unknown_draw(state, age, round):
                trail.write_draw(state, age, round, any_of(pile, 0, rng))
            take(pile, 0, kind_in(trail.draw_in(state, age, round)))
        round -= 1


def add_cards(piles: vec[i64], pile: i64, target: vec[i64]) -> None:
    """Add the cards of a pile to another."""
    cards = BLANK[:32]
    n = fill_cards(piles, pile, cards)
    while n > 0:
        n -= 1
        put(target, 0, cards[n])


def add_deed(pile: vec[i64], deed: i64) -> None:
    """Put the card of a deed, if there is one, on a pile."""
    if deed != 0:
        put(pile, 0, kind_in(deed))


def settle_discards(state: ClassicState) -> None:
    """Lay out the discard pile: what was sold or left over and not built since."""
    age: i64 = 1
    while age <= state.age:
        trace: i64 = 0
        while trace < 8 * state.catalog.cities:
            deed = trail.deed_at(state, age, trace)
            if trail.is_discard(deed):
                put(state.discards, (age - 1) * LAYERS, kind_in(deed))
            trace += 1
        age += 1
    number: i64 = 0
    while number < LOOKS:
        look = state.looks[number]
        if look != 0 and raised_in(look) != NOTHING_RAISED:
            card = raised_in(look)
            take(state.discards, (card >> 6) * LAYERS, card & 63)
        number += 1
