"""Cards that are known to have been in the discard pile (C199).

Whoever looks through the pile knows every card that was sold or left over until then; and whatever
is built from it everybody knows to have been there. Such a sighting belongs to one of the hidden
discards between two moments.
"""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.knowledge import deeds as trail
from thaumata.classic.knowledge.deeds import BLANK
from thaumata.classic.state import (
    LOOKS,
    NOTHING_RAISED,
    ClassicState,
    kind_in,
    looker_of,
    raised_in,
    when_of,
)
from thaumata.kit.bits import first
from thaumata.kit.piles import LAYERS


class SeenDiscards:
    """What a seat knows to have been discarded by others in an age."""

    state: ClassicState
    age: i64
    seat: i64
    count: i64
    kind: vec[i64]
    after: vec[i64]
    until: vec[i64]
    """Of each sighting: the card, and between which moments it was discarded."""

    is_even: bool
    """Whether all sightings of a look have the same moments."""

    looked: i64
    """The moment of the seat's last look: it has seen every card that was discarded before."""

    def __init__(self, state: ClassicState, age: i64, seat: i64) -> None:
        """Collect what was seen of an age."""
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
        self._collect_raised()

    def _add(self, kind: i64, after: i64, until: i64) -> None:
        self.kind[self.count] = kind
        self.after[self.count] = after
        self.until[self.count] = until
        self.count += 1

    def _collect_looks(self) -> None:
        """Each look of the seat shows what was discarded since the one before."""
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

    def _collect_raised(self) -> None:
        """Each card that was built from the pile had been discarded until then."""
        number: i64 = 0
        while number < LOOKS:
            look = self.state.looks[number]
            card = raised_in(look)
            if look != 0 and card != NOTHING_RAISED and card >> 6 == self.age - 1:
                kind = card & 63
                until = when_of(look)
                if self._discarded(kind, until) < self._raised(card, number):
                    self._need(kind, until)
            number += 1

    def _raised(self, card: i64, number: i64) -> i64:
        """Count how often a card was built from the pile up to a look."""
        found: i64 = 0
        while number >= 0:
            if raised_in(self.state.looks[number]) == card:
                found += 1
            number -= 1
        return found

    def _discarded(self, kind: i64, until: i64) -> i64:
        """Count how often a card is known to have been discarded until a moment."""
        state = self.state
        found: i64 = 0
        trace: i64 = 0
        while trace < 8 * state.catalog.cities:
            deed = trail.deed_at(state, self.age, trace)
            if (
                kind_in(deed) == kind
                and trail.is_discard(deed)
                and trail.moment_of(state, self.age, trace) <= until
                and trail.knows(state, self.age, trace, self.seat)
            ):
                found += 1
            trace += 1
        sighting: i64 = 0
        while sighting < self.count:
            if self.kind[sighting] == kind and self.until[sighting] <= until:
                found += 1
            sighting += 1
        return found

    def _need(self, kind: i64, until: i64) -> None:
        """Let one more card have been discarded until a moment: one that was seen later if any."""
        self.is_even = False
        sighting: i64 = 0
        while sighting < self.count:
            if self.kind[sighting] == kind and self.after[sighting] < until:
                self.until[sighting] = until
                return
            sighting += 1
        self._add(kind, self.looked, until)
