"""The possible origins of an age's hidden cards, given the knowledge of a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.knowledge import deeds
from thaumata.classic.knowledge.deeds import BLANK
from thaumata.classic.names import FREE_CITY
from thaumata.classic.state import UNKNOWN, ClassicState, kind_in
from thaumata.kit.bits import first
from thaumata.kit.piles import LAYERS, clear, height, pour, put, take

UNSEEN: Final = 0
"""The pile of cards that the seat has never seen; each of the others belongs to a stretch."""

NO_HAND: Final = -1
"""In place of a hand's pile: all cards of the stretch went face down."""

_STRETCHES: Final = 20


class HiddenCards:
    """The hidden cards of an age, with the cards that each may be.

    A stretch is a run of rounds in which other seats held a hand that this seat had held before.
    The hidden cards of a stretch are among those that the seat had seen in that hand.
    """

    place: vec[i64]
    stretch: vec[i64]
    kind: vec[i64]
    """For each hidden card the place of its deed, its stretch or ``UNSEEN``, and the guessed card,
    ``UNKNOWN`` at first."""

    count: i64
    """The number of hidden cards."""

    stretches: i64
    """The number of stretches; ``UNSEEN`` counts as one."""

    piles: vec[i64]
    """For each stretch the pile of cards that may be its hidden ones."""

    new_cards: vec[i64]
    """For each stretch the number of cards in the hand that the seat has not seen."""

    new_card: vec[i64]
    """For each stretch the guess of that card; ``UNKNOWN`` at first."""

    drawn_in: vec[i64]
    """For each stretch the round in which it came from the Free City's pile."""

    begin: vec[i64]
    """For each stretch the first of its hidden cards; those of the next follow."""

    hand: vec[i64]
    """For each stretch the pile of the hand with the rest of its cards, or ``NO_HAND``."""

    def __init__(self) -> None:
        self.place = BLANK[:]
        self.stretch = BLANK[:]
        self.kind = BLANK[:]
        self.count = 0
        self.stretches = 1
        self.piles = BLANK[: _STRETCHES * LAYERS]
        self.new_cards = BLANK[:_STRETCHES]
        self.new_card = BLANK[:_STRETCHES]
        self.drawn_in = BLANK[:_STRETCHES]
        self.begin = BLANK[:_STRETCHES]
        self.hand = BLANK[:_STRETCHES]

    def add(self, count: i64, stretch: i64) -> None:
        """Add hidden cards, up to a count, whose places are already written behind the others."""
        while self.count < count:
            self.stretch[self.count] = stretch
            self.kind[self.count] = UNKNOWN
            self.count += 1

    def open_stretch(self, hand: i64, drawn_in: i64) -> i64:
        """Start a new stretch and return its number."""
        stretch = self.stretches
        self.begin[stretch] = self.count
        self.hand[stretch] = hand
        self.drawn_in[stretch] = drawn_in
        self.new_card[stretch] = UNKNOWN
        self.stretches += 1
        return stretch


def list_hidden(state: ClassicState, age: i64, seat: i64, hidden: HiddenCards) -> None:
    """List the hidden cards of an age, with the cards that each may be."""
    players: i64 = state.catalog.players
    pour(state.catalog.decks, (age - 1) * LAYERS, hidden.piles, UNSEEN)
    for mixed in state.catalog.mixed_in[age - 1]:
        hidden.piles[UNSEEN] |= mixed.members
    remove_known(state, age, hidden.piles)
    hand: i64 = 0
    while hand < players:
        list_from_hand(state, age, hand, seat, hidden)
        hand += 1
    if players < state.catalog.cities:
        last = deeds.last_place(FREE_CITY)
        deed = deeds.deed_at(state, age, last)
        if deed != 0 and kind_in(deed) == UNKNOWN:
            hidden.place[hidden.count] = last
            hidden.add(hidden.count + 1, UNSEEN)


def remove_known(state: ClassicState, age: i64, unseen: vec[i64]) -> None:
    """Remove all cards known to be elsewhere from the deck of an age."""
    cities: i64 = state.catalog.cities
    row = (age - 1) * cities
    while row < age * cities:
        rounds = state.deeds[row]
        while rounds != 0:
            if kind_in(rounds) != UNKNOWN:
                take(unseen, UNSEEN, kind_in(rounds))
            rounds = rounds >> 8
        last = state.last_deeds[row]
        if last != 0 and last & 63 != UNKNOWN:
            take(unseen, UNSEEN, last & 63)
        row += 1
    players: i64 = state.catalog.players
    layer = state.hand_pile(age, 0)
    while layer < state.hand_pile(age, players):
        cards = state.hands[layer]
        while cards != 0:
            take(unseen, UNSEEN, first(cards))
            cards = cards & (cards - 1)
        layer += 1


def list_from_hand(
    state: ClassicState, age: i64, hand: i64, seat: i64, hidden: HiddenCards
) -> None:
    """List the hidden cards that came from a hand."""
    last = deeds.rounds_begun(state, age)
    hold = deeds.next_hold(state, age, hand, seat, 0)
    before = hold - 1 if hold <= last else last
    n = deeds.fill_hidden(state, age, hand, 1, before, hidden.place, hidden.count)
    hidden.add(n, UNSEEN)
    while hold < last:
        following = deeds.next_hold(state, age, hand, seat, hold)
        if following > last:
            list_since_passed_on(state, age, hand, hold + 1, last, hidden)
        else:
            list_until_back(state, age, hand, hold + 1, following - 1, hidden)
        hold = following


def list_until_back(
    state: ClassicState, age: i64, hand: i64, start: i64, stop: i64, hidden: HiddenCards
) -> None:
    """List the losses of a hand before it came back to the seat: all went face down."""
    n = deeds.fill_hidden(state, age, hand, start, stop, hidden.place, hidden.count)
    if n == hidden.count:
        return
    drawn_in = deeds.draw_between(state, age, hand, start, stop)
    stretch = hidden.open_stretch(NO_HAND, drawn_in)
    i = hidden.count
    while i < n:
        kind = kind_in(deeds.deed_at(state, age, hidden.place[i]))
        if kind == UNKNOWN:
            hidden.new_cards[stretch] += 1
        else:
            put(hidden.piles, stretch * LAYERS, kind)
        i += 1
    hidden.add(n, stretch)


def list_since_passed_on(
    state: ClassicState, age: i64, hand: i64, start: i64, stop: i64, hidden: HiddenCards
) -> None:
    """List the cards of a hand since the seat passed it on: some went face down, some are left."""
    n = deeds.fill_hidden(state, age, hand, start, stop, hidden.place, hidden.count)
    pile = state.hand_pile(age, hand)
    cards = n - hidden.count + deeds.cards_in_hand(state, age, hand)
    new_cards = cards - height(state.hands, pile)
    if n == hidden.count and new_cards == 0:
        return
    stretch = hidden.open_stretch(pile, deeds.draw_between(state, age, hand, start, stop))
    hidden.new_cards[stretch] = new_cards
    pour(state.hands, pile, hidden.piles, stretch * LAYERS)
    clear(state.hands, pile)
    hidden.add(n, stretch)
