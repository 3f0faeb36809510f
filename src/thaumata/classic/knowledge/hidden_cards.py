"""Where the hidden cards of an age can have come from, for all that a seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.knowledge import deeds as trail
from thaumata.classic.knowledge.deeds import BLANK
from thaumata.classic.names import FREE_CITY
from thaumata.classic.state import UNKNOWN, ClassicState, kind_in
from thaumata.kit.bits import first
from thaumata.kit.piles import LAYERS, clear, height, pour, put, take

UNSEEN: Final = 0
"""The stock of the cards that the seat has never seen; every other belongs to a stretch."""

NO_HAND: Final = -1
"""Instead of a hand's pile: all cards of the stretch went face down."""

_STRETCHES: Final = 20


class HiddenCards:
    """The hidden cards of an age, and what they can be.

    A stretch is a run of rounds in which others held a hand that the seat had before. Its hidden
    cards come from its stock.
    """

    trace: vec[i64]
    stretch: vec[i64]
    kind: vec[i64]
    """For each hidden card its trace, its stretch or ``UNSEEN``, and which card it is guessed to
    be, ``UNKNOWN`` before that."""

    traces: i64
    stretches: i64
    """How many of both there are."""

    piles: vec[i64]
    """The stock of each stretch."""

    newcomers: vec[i64]
    """For each stretch how many cards came to its stock that the seat has not seen."""

    newcomer: vec[i64]
    """For each stretch which card that was; ``UNKNOWN`` before it is guessed."""

    drawn_in: vec[i64]
    """For each stretch the round in which it came from the Free City's pile."""

    begin: vec[i64]
    """For each stretch the first of its hidden cards; those of the next follow."""

    hand: vec[i64]
    """For each stretch the pile of the hand that keeps what is left, or ``NO_HAND``."""

    def __init__(self) -> None:
        """Begin with the cards that nobody has seen, of which there are none yet."""
        self.trace = BLANK[:]
        self.stretch = BLANK[:]
        self.kind = BLANK[:]
        self.traces = 0
        self.stretches = 1
        self.piles = BLANK[: _STRETCHES * LAYERS]
        self.newcomers = BLANK[:_STRETCHES]
        self.newcomer = BLANK[:_STRETCHES]
        self.drawn_in = BLANK[:_STRETCHES]
        self.begin = BLANK[:_STRETCHES]
        self.hand = BLANK[:_STRETCHES]

    def take_in(self, traces: i64, stretch: i64) -> None:
        """Take hidden cards in whose traces are written behind the others."""
        while self.traces < traces:
            self.stretch[self.traces] = stretch
            self.kind[self.traces] = UNKNOWN
            self.traces += 1

    def open_stretch(self, hand: i64, drawn_in: i64) -> i64:
        """Begin a new stretch and return its number."""
        stretch = self.stretches
        self.begin[stretch] = self.traces
        self.hand[stretch] = hand
        self.drawn_in[stretch] = drawn_in
        self.newcomer[stretch] = UNKNOWN
        self.stretches += 1
        return stretch


def take_stock(state: ClassicState, age: i64, seat: i64, stocks: HiddenCards) -> None:
    """List the hidden cards of an age, with the stock of each."""
    players: i64 = state.catalog.players
    pour(state.catalog.decks, (age - 1) * LAYERS, stocks.piles, UNSEEN)
    for mixed in state.catalog.mixed_in[age - 1]:
        stocks.piles[UNSEEN] |= mixed.members
    strike_seen(state, age, stocks.piles)
    hand: i64 = 0
    while hand < players:
        stock_hand(state, age, hand, seat, stocks)
        hand += 1
    if players < state.catalog.cities:
        last = trail.last_trace(FREE_CITY)
        deed = trail.deed_at(state, age, last)
        if deed != 0 and kind_in(deed) == UNKNOWN:
            stocks.trace[stocks.traces] = last
            stocks.take_in(stocks.traces + 1, UNSEEN)


def strike_seen(state: ClassicState, age: i64, unseen: vec[i64]) -> None:
    """Take out of the deck of an age whatever is known to be elsewhere."""
    cities: i64 = state.catalog.cities
    row = (age - 1) * cities
    while row < age * cities:
        deeds = state.deeds[row]
        while deeds != 0:
            if deeds & 63 != UNKNOWN:
                take(unseen, UNSEEN, deeds & 63)
            deeds = deeds >> 8
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


def stock_hand(state: ClassicState, age: i64, hand: i64, seat: i64, stocks: HiddenCards) -> None:
    """List the hidden cards that came from a hand."""
    last = trail.rounds_begun(state, age)
    hold = trail.next_hold(state, age, hand, seat, 0)
    before = hold - 1 if hold <= last else last
    n = trail.fill_hidden(state, age, hand, 1, before, stocks.trace, stocks.traces)
    stocks.take_in(n, UNSEEN)
    while hold < last:
        following = trail.next_hold(state, age, hand, seat, hold)
        if following > last:
            stock_rest(state, age, hand, hold + 1, last, stocks)
        else:
            stock_gap(state, age, hand, hold + 1, following - 1, stocks)
        hold = following


def stock_gap(
    state: ClassicState, age: i64, hand: i64, start: i64, stop: i64, stocks: HiddenCards
) -> None:
    """Stock what a hand had lost when it came back: it went face down, all of it."""
    n = trail.fill_hidden(state, age, hand, start, stop, stocks.trace, stocks.traces)
    if n == stocks.traces:
        return
    drawn_in = trail.draw_between(state, age, hand, start, stop)
    stretch = stocks.open_stretch(NO_HAND, drawn_in)
    i = stocks.traces
    while i < n:
        kind = kind_in(trail.deed_at(state, age, stocks.trace[i]))
        if kind == UNKNOWN:
            stocks.newcomers[stretch] += 1
        else:
            put(stocks.piles, stretch * LAYERS, kind)
        i += 1
    stocks.take_in(n, stretch)


def stock_rest(
    state: ClassicState, age: i64, hand: i64, start: i64, stop: i64, stocks: HiddenCards
) -> None:
    """Stock what a hand held that the seat has passed on: some went face down, some is left."""
    n = trail.fill_hidden(state, age, hand, start, stop, stocks.trace, stocks.traces)
    pile = state.hand_pile(age, hand)
    cards = n - stocks.traces + trail.cards_in_hand(state, age, hand)
    newcomers = cards - height(state.hands, pile)
    if n == stocks.traces and newcomers == 0:
        return
    stretch = stocks.open_stretch(pile, trail.draw_between(state, age, hand, start, stop))
    stocks.newcomers[stretch] = newcomers
    pour(state.hands, pile, stocks.piles, stretch * LAYERS)
    clear(state.hands, pile)
    stocks.take_in(n, stretch)
