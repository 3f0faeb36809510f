"""Cards that are known to have been in the discard pile (C199).

A player who looks through the pile knows every card that was sold or left over until then; and all
players know that a card built from the pile had been there. Each such card was discarded face down
between two moments.
"""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.knowledge import deeds
from thaumata.classic.knowledge.deeds import BLANK
from thaumata.classic.state import (
    LOOKS,
    NOTHING_BUILT,
    ClassicState,
    discard_build_of,
    kind_in,
    looker_of,
    when_of,
)
from thaumata.kit.bits import first
from thaumata.kit.piles import LAYERS


class SeenDiscards:
    """A seat's knowledge of the cards that others have discarded in an age."""

    state: ClassicState
    age: i64
    seat: i64
    count: i64
    kind: vec[i64]
    after: vec[i64]
    until: vec[i64]
    """The kind of each card, and the two moments between which it was discarded."""

    is_even: bool
    """Whether all cards of a look have the same moments."""

    looked: i64
    """The moment of the seat's last look: it has seen every card that was discarded before."""

    def __init__(self, state: ClassicState, age: i64, seat: i64) -> None:
        self.state = state
        self.age = age
        self.seat = seat
        self.count = 0
        self.kind = BLANK[:]
        self.after = BLANK[:]
        self.until = BLANK[:]
        self.is_even = True
        self.looked = 0
        self._collect_looks()
        self._collect_discard_builds()

    def _add(self, kind: i64, after: i64, until: i64) -> None:
        self.kind[self.count] = kind
        self.after[self.count] = after
        self.until[self.count] = until
        self.count += 1

    def _collect_looks(self) -> None:
        """Add the cards that each look of the seat shows for the first time."""
        state = self.state
        number: i64 = 0
        while number < LOOKS:
            look = state.looks[number]
            if look != 0 and looker_of(look) == self.seat:
                layer = (number * 3 + self.age - 1) * LAYERS
                end = layer + LAYERS
                while layer < end:
                    cards = state.seen[layer]
                    while cards != 0:
                        self._add(first(cards), self.looked, when_of(look))
                        cards = cards & (cards - 1)
                    layer += 1
                self.looked = when_of(look)
            number += 1

    def _collect_discard_builds(self) -> None:
        """Add the cards built from the pile: they had been discarded until then."""
        number: i64 = 0
        while number < LOOKS:
            look = self.state.looks[number]
            card = discard_build_of(look)
            if look != 0 and card != NOTHING_BUILT and card >> 6 == self.age - 1:
                kind = card & 63
                until = when_of(look)
                if self._discarded(kind, until) < self._built(card, number):
                    self._need(kind, until)
            number += 1

    def _built(self, card: i64, number: i64) -> i64:
        """Return how often a card was built from the pile up to a look."""
        found: i64 = 0
        while number >= 0:
            if discard_build_of(self.state.looks[number]) == card:
                found += 1
            number -= 1
        return found

    def _discarded(self, kind: i64, until: i64) -> i64:
        """Return how often a card is known to have been discarded until a moment."""
        state = self.state
        found: i64 = 0
        place: i64 = 0
        while place < 8 * state.catalog.cities:
            deed = deeds.deed_at(state, self.age, place)
            if (
                kind_in(deed) == kind
                and deeds.is_discard(deed)
                and deeds.moment_of(state, self.age, place) <= until
                and deeds.knows(state, self.age, place, self.seat)
            ):
                found += 1
            place += 1
        discard: i64 = 0
        while discard < self.count:
            if self.kind[discard] == kind and self.until[discard] <= until:
                found += 1
            discard += 1
        return found

    def _need(self, kind: i64, until: i64) -> None:
        """Require one more discard of a card until a moment: if possible one seen later."""
        self.is_even = False
        discard: i64 = 0
        while discard < self.count:
            if self.kind[discard] == kind and self.after[discard] < until:
                self.until[discard] = until
                return
            discard += 1
        self._add(kind, self.looked, until)
