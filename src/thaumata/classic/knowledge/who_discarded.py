"""Explaining sightings: for every card that was in the discard pile somebody who put it there.

A hidden discard can have been a card that its stretch has in stock. The search goes through the
sightings one by one and leaves a way for each of the rest; it takes a step back where copies of a
card that different looks have shown were in each other's way.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.knowledge import deeds as trail
from thaumata.classic.knowledge.deeds import BLANK
from thaumata.classic.knowledge.hidden_cards import UNSEEN, HiddenCards
from thaumata.classic.knowledge.seen_discards import SeenDiscards
from thaumata.classic.state import UNKNOWN, ClassicState
from thaumata.kit.bits import BITS
from thaumata.kit.piles import LAYERS, copies, put, take
from thaumata.rng import Rng

# A way to explain a sighting packs the hidden card, the sighting and where the card came from.
_TRACE: Final = 1024
_SIGHTING: Final = 8
_FROM_STOCK: Final = 0
_NEWCOMER: Final = 1
_FROM_UNSEEN: Final = 2

_NONE: Final = -1
_NO_MATCHES: Final = vec[i64]([_NONE] * 64)


class Explanation:
    """The search for the hidden cards that the sightings of an age were."""

    sightings: SeenDiscards
    stocks: HiddenCards
    rng: Rng
    when: vec[i64]
    """For each hidden card when it was discarded; 0 for one that was not."""

    moment: vec[i64]
    """The same, but 0 for those that are explained."""

    order: vec[i64]
    """The sightings in the order in which they are explained."""

    is_open: vec[i64]
    """1 for each sighting that has no explanation yet."""

    is_single: vec[i64]
    """1 for each sighting of a card that was not seen again."""

    guess: vec[i64]
    taker: vec[i64]
    """For each open sighting a hidden card that it may be, all different, and the reverse."""

    tried: vec[i64]
    tried_kinds: i64
    """The hidden cards, and the kinds of cards, that were tried while one match is looked for."""

    scratch: vec[i64]
    """Where ways are listed that are only counted."""

    def __init__(
        self, state: ClassicState, age: i64, sightings: SeenDiscards, stocks: HiddenCards, rng: Rng
    ) -> None:
        """Prepare the search."""
        self.sightings = sightings
        self.stocks = stocks
        self.rng = rng
        self.moment = BLANK[:]
        i: i64 = 0
        while i < stocks.traces:
            if trail.is_discard(trail.deed_at(state, age, stocks.trace[i])):
                self.moment[i] = trail.moment_of(state, age, stocks.trace[i])
            i += 1
        self.when = self.moment[:]
        self.order = BLANK[:]
        self.is_open = BLANK[:]
        self.is_single = BLANK[:]
        i = 0
        while i < sightings.count:
            self.is_open[i] = 1
            self.is_single[i] = 1
            i += 1
        self.guess = _NO_MATCHES[:]
        self.taker = _NO_MATCHES[:]
        self.tried = BLANK[:]
        self.tried_kinds = 0
        self.scratch = BLANK[:4]

    def find(self) -> None:
        """Explain all sightings; what is so settled leaves the stocks."""
        self._put_in_order()
        self._explain(0)

    def _put_in_order(self) -> None:
        """Begin with cards that can be in each other's way without the search foreseeing it."""
        n: i64 = 0
        rival: i64 = 1
        while rival >= 0:
            sighting: i64 = 0
            while sighting < self.sightings.count:
                if self._has_rival(sighting) == rival:
                    self.order[n] = sighting
                    n += 1
                sighting += 1
            rival -= 1

    def _has_rival(self, sighting: i64) -> i64:
        """Tell by 1 whether the same card was seen again in another look, or at other moments."""
        seen = self.sightings
        other: i64 = 0
        while other < seen.count:
            if other != sighting and seen.kind[other] == seen.kind[sighting]:
                self.is_single[sighting] = 0
                if not seen.is_even or seen.after[other] != seen.after[sighting]:
                    return 1
            other += 1
        return 0

    def _explain(self, done: i64) -> bool:
        """Explain one sighting after the other by any way that leaves one for each of the rest."""
        if done == self.sightings.count:
            return True
        sighting = self.order[done]
        ways = BLANK[:]
        n = self._fill_ways(sighting, ways)
        guesses = self.guess[:]
        takers = self.taker[:]
        while n > 0:
            chosen = self.rng.below(n)
            way = ways[chosen]
            n -= 1
            ways[chosen] = ways[n]
            self._take(way)
            if self._match_rest() and self._explain(done + 1):
                return True
            self._take_back(way)
            self.guess = guesses[:]
            self.taker = takers[:]
        return False

    def _match_rest(self) -> bool:
        """Find a hidden card for every open sighting, each look taken for itself.

        What was found before is kept where it still holds.
        """
        sighting: i64 = 0
        while sighting < self.sightings.count:
            guess = self.guess[sighting]
            if guess != _NONE and (
                not self._can_be(guess, sighting) or self._spare(guess, sighting) < 0
            ):
                self._release(sighting, guess)
            sighting += 1
        sighting = 0
        while sighting < self.sightings.count:
            if self.is_open[sighting] != 0 and self.guess[sighting] == _NONE:
                self.tried = BLANK[:]
                self.tried_kinds = 0
                if not self._match(sighting):
                    return False
            sighting += 1
        return True

    def _match(self, sighting: i64) -> bool:
        """Find a hidden card for a sighting; another sighting may have to make room."""
        if self.sightings.is_even:
            # Copies of a card are alike: where one finds no room no other does.
            if self.tried_kinds & BITS[self.sightings.kind[sighting]] != 0:
                return False
            self.tried_kinds = self.tried_kinds | BITS[self.sightings.kind[sighting]]
        trace: i64 = 0
        while trace < self.stocks.traces:
            if (
                self.tried[trace] == 0
                and self._can_be(trace, sighting)
                and self._spare(trace, sighting) > 0
            ):
                self.tried[trace] = 1
                if self.taker[trace] == _NONE or self._match(self.taker[trace]):
                    self.taker[trace] = sighting
                    self.guess[sighting] = trace
                    return True
            trace += 1
        return False

    def _spare(self, trace: i64, sighting: i64) -> i64:
        """Count the copies of a card in a stretch's stock, less those that one look takes."""
        seen = self.sightings
        if not seen.is_even or self.is_single[sighting] != 0:
            return 1
        stocks = self.stocks
        kind = seen.kind[sighting]
        stretch = stocks.stretch[trace]
        spare = copies(stocks.piles, stretch * LAYERS, kind)
        if stocks.newcomers[stretch] > 0 and stocks.piles[UNSEEN] & BITS[kind] != 0:
            spare += 1
        other: i64 = 0
        while other < seen.count:
            if seen.kind[other] == kind and seen.after[other] == seen.after[sighting]:
                guess = self.guess[other]
                if guess != _NONE and stocks.stretch[guess] == stretch:
                    spare -= 1
            other += 1
        return spare

    def _can_be(self, trace: i64, sighting: i64) -> bool:
        """Tell whether a hidden card can have been a sighting."""
        return self._add_ways(trace, sighting, self.scratch, 0) > 0

    def _fill_ways(self, sighting: i64, ways: vec[i64]) -> i64:
        """List the ways to explain a sighting."""
        n: i64 = 0
        trace: i64 = 0
        while trace < self.stocks.traces:
            n = self._add_ways(trace, sighting, ways, n)
            trace += 1
        return n

    def _add_ways(self, trace: i64, sighting: i64, ways: vec[i64], n: i64) -> i64:
        """Add the ways in which a hidden card can have been a sighting to n others."""
        moment = self.moment[trace]
        if moment <= self.sightings.after[sighting] or moment > self.sightings.until[sighting]:
            return n
        stocks = self.stocks
        kind = BITS[self.sightings.kind[sighting]]
        stretch = stocks.stretch[trace]
        way = trace * _TRACE + sighting * _SIGHTING
        if stretch == UNSEEN:
            if stocks.piles[UNSEEN] & kind != 0:
                ways[n] = way + _FROM_UNSEEN
                n += 1
            return n
        if stocks.piles[stretch * LAYERS] & kind != 0:
            ways[n] = way + _FROM_STOCK
            n += 1
        if stocks.newcomers[stretch] > 0 and stocks.piles[UNSEEN] & kind != 0:
            ways[n] = way + _NEWCOMER
            n += 1
        return n

    def _take(self, way: i64) -> None:
        """Explain a sighting."""
        stocks = self.stocks
        trace = way // _TRACE
        sighting = (way % _TRACE) // _SIGHTING
        stretch = stocks.stretch[trace]
        kind = self.sightings.kind[sighting]
        self.is_open[sighting] = 0
        self.moment[trace] = 0
        self._release(sighting, self.guess[sighting])
        self._release(self.taker[trace], trace)
        stocks.kind[trace] = kind
        if way % _SIGHTING == _FROM_STOCK:
            take(stocks.piles, stretch * LAYERS, kind)
            return
        take(stocks.piles, UNSEEN, kind)
        if way % _SIGHTING == _NEWCOMER:
            stocks.newcomers[stretch] -= 1
            stocks.newcomer[stretch] = kind

    def _release(self, sighting: i64, trace: i64) -> None:
        """Let a sighting and a hidden card be matched no longer."""
        if sighting != _NONE and trace != _NONE:
            self.guess[sighting] = _NONE
            self.taker[trace] = _NONE

    def _take_back(self, way: i64) -> None:
        """Leave a sighting unexplained again."""
        stocks = self.stocks
        trace = way // _TRACE
        sighting = (way % _TRACE) // _SIGHTING
        stretch = stocks.stretch[trace]
        kind = self.sightings.kind[sighting]
        self.is_open[sighting] = 1
        self.moment[trace] = self.when[trace]
        stocks.kind[trace] = UNKNOWN
        if way % _SIGHTING == _FROM_STOCK:
            put(stocks.piles, stretch * LAYERS, kind)
            return
        put(stocks.piles, UNSEEN, kind)
        if way % _SIGHTING == _NEWCOMER:
            stocks.newcomers[stretch] += 1
            stocks.newcomer[stretch] = UNKNOWN
