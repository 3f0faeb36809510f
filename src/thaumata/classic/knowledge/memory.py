"""The knowledge of a seat, and hiding everything else (C10, C183, C197-C199, C222, C245).

A seat knows every card that it has seen and its own decisions. A hand that it has passed on has the
cards it had then, minus those built since in public; which of them went face down under wonders or
into the discard pile, the seat cannot tell. Once the hand is back, it can tell which cards are
missing, but not which player took which: they are noted in ascending order. So tables that look
equal to a seat become equal.

Allies look into each other's hands, before and after a card is taken: each of them knows the cards
that the other has seen, and the other's uses of them, but not what is still sealed. The discard
pile is seen by the player who looks through it alone (C183, C199, C245).

Nothing is inferred from a choice: that the Free City could not use a card that was sold for it, or
that a city had something to build in the discard pile.
"""

from typing import Any, NamedTuple

from mypy_extensions import i64

from thaumata.classic.catalog import PER_AGE
from thaumata.classic.knowledge import deeds
from thaumata.classic.knowledge.deeds import BLANK, NEVER, NOBODY
from thaumata.classic.knowledge.guessing import guess_age, settle_discards
from thaumata.classic.names import FREE_CITY
from thaumata.classic.state import (
    EVERYTHING,
    LOOKS,
    SPECTATOR,
    UNKNOWN,
    ClassicState,
    kind_in,
    looker_of,
    when_of,
)
from thaumata.errors import ThaumataError
from thaumata.kit.piles import LAYERS, cards_of, clear, copies, put, take
from thaumata.rng import Rng
from thaumata.rules import Rule


class Memory(Rule[ClassicState]):
    """Hides what a seat does not know, and guesses it."""

    def on_hide(self, state: ClassicState, seat: i64) -> None:
        """Erase what the seat does not know.

        A table that is already as known to another seat keeps only public information.
        """
        if state.seen_by == SPECTATOR or (state.seen_by == seat + 1 and seat != NOBODY):
            return
        if state.seen_by == EVERYTHING and seat != NOBODY:
            forget_discards(state, seat)
            forget_hands(state, seat)
            state.seen_by = seat + 1
        else:
            forget_looks(state)
            forget_hands(state, NOBODY)
            state.seen_by = SPECTATOR
        clear(state.deck, 0)
        state.drawn = 0

    def on_resample(self, state: ClassicState, seat: i64, rng: Any) -> None:
        """Guess the hidden cards of every age, each possible card equally likely."""
        if not deeds.is_told(state):
            raise ThaumataError("error-untold-past")
        dice: Rng = rng
        viewer: i64 = NOBODY if state.seen_by == SPECTATOR else state.seen_by - 1
        age: i64 = 1
        while age <= state.age:
            guess_age(state, age, viewer, dice)
            age += 1
        forget_looks(state)
        settle_discards(state)
        state.seen_by = EVERYTHING


def forget_hands(state: ClassicState, seat: i64) -> None:
    """Reduce every hand to a seat's knowledge of it."""
    players: i64 = state.catalog.players
    age: i64 = 1
    while age <= state.age:
        hand: i64 = 0
        while hand < players:
            forget_hand(state, age, hand, seat)
            hand += 1
        if players < state.catalog.cities:
            last = deeds.last_place(FREE_CITY)
            if deeds.is_hidden(deeds.deed_at(state, age, last)) and not deeds.knows(
                state, age, last, seat
            ):
                deeds.write_kind(state, age, last, UNKNOWN)
        age += 1


def forget_hand(state: ClassicState, age: i64, hand: i64, seat: i64) -> None:
    """Reduce a hand to what a seat knows from the rounds in which it, or its ally, held it."""
    last = deeds.rounds_begun(state, age)
    hold = deeds.next_hold(state, age, hand, seat, 0)
    forget_stretch(state, age, hand, 1, hold - 1 if hold <= last else last)
    if hold > last:
        clear(state.hands, state.hand_pile(age, hand))
        return
    following = deeds.next_hold(state, age, hand, seat, hold)
    while following <= last:
        order_stretch(state, age, hand, hold + 1, following - 1)
        hold = following
        following = deeds.next_hold(state, age, hand, seat, hold)
    mix_stretch(state, age, hand, hold + 1, last)


def forget_stretch(state: ClassicState, age: i64, hand: i64, start: i64, stop: i64) -> None:
    """Erase the cards taken in rounds before a seat has seen a hand."""
    hidden = BLANK[:32]
    n = deeds.fill_hidden(state, age, hand, start, stop, hidden, 0)
    while n > 0:
        n -= 1
        deeds.write_kind(state, age, hidden[n], UNKNOWN)
    if state.draws[age - 1] != 0:
        round = deeds.draw_between(state, age, hand, start, stop)
        while round != NEVER:
            deeds.write_draw(state, age, round, UNKNOWN)
            round = deeds.draw_between(state, age, hand, round + 1, stop)


def order_stretch(state: ClassicState, age: i64, hand: i64, start: i64, stop: i64) -> None:
    """Keep which cards are missing since a seat last held a hand, but not who took which.

    A card of the Free City's pile that has come and gone in the meantime is unknown to the seat.
    """
    hidden = BLANK[:32]
    n = deeds.fill_hidden(state, age, hand, start, stop, hidden, 0)
    kinds = BLANK[:32]
    i: i64 = 0
    while i < n:
        kinds[i] = kind_in(deeds.deed_at(state, age, hidden[i]))
        i += 1
    round = deeds.draw_between(state, age, hand, start, stop)
    if round != NEVER:
        drawn = kind_in(deeds.draw_in(state, age, round))
        i = 0
        while i < n:
            if kinds[i] == drawn:
                kinds[i] = UNKNOWN
                deeds.write_draw(state, age, round, UNKNOWN)
                break
            i += 1
    i = 0
    while i < n:
        lowest = i
        j = i + 1
        while j < n:
            if kinds[j] < kinds[lowest]:
                lowest = j
            j += 1
        deeds.write_kind(state, age, hidden[i], kinds[lowest])
        kinds[lowest] = kinds[i]
        i += 1


def mix_stretch(state: ClassicState, age: i64, hand: i64, start: i64, stop: i64) -> None:
    """Put the hidden cards back into a hand that a seat has passed on.

    A card of the Free City's pile that came since then is not among them, unless it was built and
    so is known.
    """
    hidden = BLANK[:32]
    pile = state.hand_pile(age, hand)
    n = deeds.fill_hidden(state, age, hand, start, stop, hidden, 0)
    while n > 0:
        n -= 1
        put(state.hands, pile, kind_in(deeds.deed_at(state, age, hidden[n])))
        deeds.write_kind(state, age, hidden[n], UNKNOWN)
    round = deeds.draw_between(state, age, hand, start, stop)
    if round != NEVER:
        drawn = kind_in(deeds.draw_in(state, age, round))
        if copies(state.hands, pile, drawn) > 0:
            take(state.hands, pile, drawn)
            deeds.write_draw(state, age, round, UNKNOWN)


# The discard pile


def forget_looks(state: ClassicState) -> None:
    """Erase all knowledge of the discard pile."""
    i: i64 = 0
    while i < len(state.seen):
        state.seen[i] = 0
        i += 1
    i = 0
    while i < len(state.discards):
        state.discards[i] = 0
        i += 1


def forget_discards(state: ClassicState, seat: i64) -> None:
    """Reduce the discard pile to the cards a seat put there or saw there (C199)."""
    age: i64 = 1
    while age <= state.age:
        city: i64 = 0
        while city < state.catalog.cities:
            row = state.deeds[(age - 1) * state.catalog.cities + city]
            place = deeds.place_of(city, 1)
            while row != 0:
                if deeds.is_discard(row & 255) and not deeds.knows(state, age, place, seat):
                    forget_discard(state, age, place, seat)
                row = row >> 8
                place += 1
            place = deeds.last_place(city)
            if deeds.is_discard(deeds.deed_at(state, age, place)) and not deeds.knows(
                state, age, place, seat
            ):
                forget_discard(state, age, place, seat)
            city += 1
        age += 1


def forget_discard(state: ClassicState, age: i64, place: i64, seat: i64) -> None:
    """Assign another city's discard to the seat's first look after it, or erase it."""
    deed = deeds.deed_at(state, age, place)
    moment = deeds.moment_of(state, age, place)
    look: i64 = 0
    while look < LOOKS:
        entry = state.looks[look]
        if entry != 0 and looker_of(entry) == seat and when_of(entry) >= moment:
            put(state.seen, (look * 3 + age - 1) * LAYERS, kind_in(deed))
            return
        look += 1
    pile = (age - 1) * LAYERS
    if copies(state.discards, pile, kind_in(deed)) > 0:
        take(state.discards, pile, kind_in(deed))


# The memory of a careful player


class HandMemory(NamedTuple):
    """A seat's knowledge of the hand that another seat holds now."""

    size: int
    """The number of its cards."""

    cards: list[int]
    """The cards that the seat has seen in it and that may still be there."""

    unseen: int
    """How many cards that the seat has not seen may also be there."""


def remembered(state: ClassicState, seat: i64) -> list[HandMemory]:
    """Return a careful player's knowledge of the hand that each seat holds now."""
    known = state.known_to(seat)
    assert isinstance(known, ClassicState)
    memories: list[HandMemory] = []
    for holder in range(known.catalog.players if known.age > 0 else 0):
        hand = known.hand_number(known.age, known.round, holder)
        size = deeds.cards_in_hand(known, known.age, hand)
        first_card = (known.age - 1) * PER_AGE
        pile = cards_of(known.hands, known.hand_pile(known.age, hand))
        cards = [int(first_card) + kind for kind in pile]
        unseen = deeds.unseen_in_hand(known, known.age, hand, seat)
        memories.append(HandMemory(int(size), cards, int(unseen)))
    return memories
