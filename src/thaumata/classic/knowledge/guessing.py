"""Guessing the cards that a seat cannot see, from its own knowledge.

A hidden card is one of those that the seat had seen in the hand it came from, or one that the seat
has never seen; the same holds for the hands that the seat has not held yet, and for the deck.
"""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.knowledge import deeds
from thaumata.classic.knowledge.deeds import BLANK, NEVER
from thaumata.classic.knowledge.hidden_cards import NO_HAND, UNSEEN, HiddenCards, list_hidden
from thaumata.classic.knowledge.seen_discards import SeenDiscards
from thaumata.classic.knowledge.who_discarded import WhoDiscarded
from thaumata.classic.names import FREE_CITY
from thaumata.classic.state import (
    LOOKS,
    NOTHING_BUILT,
    UNKNOWN,
    ClassicState,
    discard_build_of,
    kind_in,
)
from thaumata.kit.bits import BITS, first, nth, size
from thaumata.kit.piles import LAYERS, any_of, put, take
from thaumata.rng import Rng


def guess_age(state: ClassicState, age: i64, seat: i64, rng: Rng) -> None:
    """Guess every hidden card of an age."""
    hidden = HiddenCards()
    list_hidden(state, age, seat, hidden)
    if state.looks[0] != 0:
        seen = SeenDiscards(state, age, seat)
        if seen.count > 0:
            WhoDiscarded(state, age, seen, hidden, rng).find()
    guess_mixed(state, age, hidden, rng)
    unseen = BLANK[:]
    n = fill_cards(hidden.piles, UNSEEN, unseen)
    stretch: i64 = UNSEEN + 1
    while stretch < hidden.stretches:
        n = guess_stretch(state, age, hidden, stretch, rng, unseen, n)
        stretch += 1
    i: i64 = 0
    while i < hidden.count:
        if hidden.kind[i] == UNKNOWN:
            hidden.kind[i] = draw(unseen, n, rng)
            n -= 1
        deeds.write_kind(state, age, hidden.place[i], hidden.kind[i])
        i += 1
    if age == state.age:
        n = guess_unseen_hands(state, seat, rng, unseen, n)
        while n > 0:
            n -= 1
            put(state.deck, 0, unseen[n])
    if state.draws[age - 1] != 0:
        guess_draws(state, age, rng)


def draw(cards: vec[i64], n: i64, rng: Rng) -> i64:
    """Remove a random one of n cards; the last of them closes the gap."""
    chosen = rng.below(n)
    card = cards[chosen]
    cards[chosen] = cards[n - 1]
    return card


def fill_cards(piles: vec[i64], pile: i64, cards: vec[i64]) -> i64:
    """List the cards of a pile with their copies, and return their number."""
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


def guess_mixed(state: ClassicState, age: i64, hidden: HiddenCards, rng: Rng) -> None:
    """Guess which of the unseen guilds were mixed in (C3)."""
    groups = state.catalog.mixed_in[age - 1]
    group: i64 = 0
    while group < len(groups):
        absent = hidden.piles[UNSEEN] & groups[group].members
        joined = groups[group].members & ~absent
        wanted = deeds.cards_mixed_in(state, age, group) - size(joined)
        while wanted > 0:
            card = BITS[nth(absent, rng.below(size(absent)))]
            absent = absent & ~card
            wanted -= 1
        hidden.piles[UNSEEN] = hidden.piles[UNSEEN] & ~absent
        if age == state.age:
            state.drawn = state.drawn | (groups[group].members & ~absent)
        group += 1


def guess_stretch(
    state: ClassicState,
    age: i64,
    hidden: HiddenCards,
    stretch: i64,
    rng: Rng,
    unseen: vec[i64],
    n: i64,
) -> i64:
    """Assign the cards of a stretch to its hidden ones; the rest stays in the hand.

    New cards are first drawn from the n unseen ones. Returns how many of those are left.
    """
    cards = BLANK[:32]
    left = fill_cards(hidden.piles, stretch * LAYERS, cards)
    while hidden.new_cards[stretch] > 0:
        hidden.new_card[stretch] = draw(unseen, n, rng)
        n -= 1
        cards[left] = hidden.new_card[stretch]
        left += 1
        hidden.new_cards[stretch] -= 1
    i = hidden.begin[stretch]
    while i < hidden.count and hidden.stretch[i] == stretch:
        if hidden.kind[i] == UNKNOWN:
            hidden.kind[i] = draw(cards, left, rng)
            left -= 1
        i += 1
    if hidden.hand[stretch] != NO_HAND:
        while left > 0:
            left -= 1
            put(state.hands, hidden.hand[stretch], cards[left])
    if hidden.new_card[stretch] != UNKNOWN:
        deeds.write_draw(state, age, hidden.drawn_in[stretch], hidden.new_card[stretch])
    return n


def guess_unseen_hands(state: ClassicState, seat: i64, rng: Rng, unseen: vec[i64], n: i64) -> i64:
    """Deal the hands that the seat has not held yet; return how many unseen cards are left."""
    hand: i64 = 0
    while hand < state.catalog.players:
        if deeds.last_hold(state, state.age, hand, seat) == NEVER:
            cards = deeds.cards_in_hand(state, state.age, hand)
            while cards > 0:
                put(state.hands, state.hand_pile(state.age, hand), draw(unseen, n, rng))
                n -= 1
                cards -= 1
        hand += 1
    return n


def guess_draws(state: ClassicState, age: i64, rng: Rng) -> None:
    """Guess which cards of the Free City's pile came to a hand before the seat held it (C222).

    From the last round to the first: any card that was in the hand may have been drawn then.
    """
    hand = state.hand_number(age, 1, state.decided_by(age, 1, FREE_CITY))
    pile = BLANK[:LAYERS]
    add_cards(state.hands, state.hand_pile(age, hand), pile)
    round = deeds.rounds_begun(state, age)
    while round > 0:
        holder = state.holder(age, round, hand)
        if round == state.catalog.rounds:
            add_deed(pile, deeds.deed_at(state, age, deeds.last_place(holder)))
        add_deed(pile, state.deed(age, round, holder))
        add_deed(pile, state.deed(age, round, FREE_CITY))
        if deeds.draw_in(state, age, round) != 0:
            if deeds.is_unknown_draw(state, age, round):
                deeds.write_draw(state, age, round, any_of(pile, 0, rng))
            take(pile, 0, kind_in(deeds.draw_in(state, age, round)))
        round -= 1


def add_cards(piles: vec[i64], pile: i64, target: vec[i64]) -> None:
    """Add the cards of a pile to another."""
    cards = BLANK[:32]
    n = fill_cards(piles, pile, cards)
    while n > 0:
        n -= 1
        put(target, 0, cards[n])


def add_deed(pile: vec[i64], deed: i64) -> None:
    """Add the card of a deed, if there is one, to a pile."""
    if deed != 0:
        put(pile, 0, kind_in(deed))


def settle_discards(state: ClassicState) -> None:
    """Rebuild the discard pile: cards that were sold or left over and not built since."""
    age: i64 = 1
    while age <= state.age:
        place: i64 = 0
        while place < 8 * state.catalog.cities:
            deed = deeds.deed_at(state, age, place)
            if deeds.is_discard(deed):
                put(state.discards, (age - 1) * LAYERS, kind_in(deed))
            place += 1
        age += 1
    number: i64 = 0
    while number < LOOKS:
        look = state.looks[number]
        if look != 0 and discard_build_of(look) != NOTHING_BUILT:
            card = discard_build_of(look)
            take(state.discards, (card >> 6) * LAYERS, card & 63)
        number += 1
