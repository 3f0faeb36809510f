"""Finding a hidden discard for every card that was seen in the discard pile.

A hidden discard is one of the cards missing from the hand it came from. The search settles one seen
discard after the other, each so that every other can still be settled; it backtracks if copies of
one card, shown by different looks, are in each other's way.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.knowledge import deeds
from thaumata.classic.knowledge.deeds import BLANK
from thaumata.classic.knowledge.hidden_cards import UNSEEN, HiddenCards
from thaumata.classic.knowledge.seen_discards import SeenDiscards
from thaumata.classic.state import UNKNOWN, ClassicState
from thaumata.kit.bits import BITS
from thaumata.kit.piles import LAYERS, copies, put, take
from thaumata.rng import Rng

# A way to settle a seen discard packs the hidden card, the discard and the card's origin.
_CARD: Final = 1024
_DISCARD: Final = 8
_FROM_HAND: Final = 0
_NEW_CARD: Final = 1
_FROM_UNSEEN: Final = 2

_NONE: Final = -1
_NO_MATCHES: Final = vec[i64]([_NONE] * 64)


class WhoDiscarded:
    """The search for the hidden cards of an age that were seen in the discard pile."""

    seen: SeenDiscards
    hidden: HiddenCards
    rng: Rng
    moment: vec[i64]
    """The moment when each hidden card was discarded; 0 for one that was not."""

    open_moment: vec[i64]
    """The same, but 0 for settled ones."""

    order: vec[i64]
    """The seen discards in the order in which they are settled."""

    is_open: vec[i64]
    """1 for each seen discard that is not settled yet."""

    is_single: vec[i64]
    """1 for each seen discard whose card was not seen again."""

    candidate: vec[i64]
    claimed_by: vec[i64]
    """For each open discard a hidden card that it may be, all different; and for each hidden card
    the discard that has it as its candidate."""

    tried: vec[i64]
    tried_kinds: i64
    """The hidden cards, and the kinds of cards, tried in the current search for a match."""

    scratch: vec[i64]
    """A buffer for ways that are only counted."""

    def __init__(
        self, state: ClassicState, age: i64, seen: SeenDiscards, hidden: HiddenCards, rng: Rng
    ) -> None:
        self.seen = seen
        self.hidden = hidden
        self.rng = rng
        self.open_moment = BLANK[:]
        i: i64 = 0
        while i < hidden.count:
            if deeds.is_discard(deeds.deed_at(state, age, hidden.place[i])):
                self.open_moment[i] = deeds.moment_of(state, age, hidden.place[i])
            i += 1
        self.moment = self.open_moment[:]
        self.order = BLANK[:]
        self.is_open = BLANK[:]
        self.is_single = BLANK[:]
        i = 0
        while i < seen.count:
            self.is_open[i] = 1
            self.is_single[i] = 1
            i += 1
        self.candidate = _NO_MATCHES[:]
        self.claimed_by = _NO_MATCHES[:]
        self.tried = BLANK[:]
        self.tried_kinds = 0
        self.scratch = BLANK[:4]

    def find(self) -> None:
        """Settle all seen discards and remove their cards from those of other hidden ones."""
        self._put_in_order()
        self._settle(0)

    def _put_in_order(self) -> None:
        """Put first those copies of a card that can be in each other's way."""
        n: i64 = 0
        rival: i64 = 1
        while rival >= 0:
            discard: i64 = 0
            while discard < self.seen.count:
                if self._has_rival(discard) == rival:
                    self.order[n] = discard
                    n += 1
                discard += 1
            rival -= 1

    def _has_rival(self, discard: i64) -> i64:
        """Return 1 if the same card was seen again in another look, or at other moments, else 0."""
        seen = self.seen
        other: i64 = 0
        while other < seen.count:
            if other != discard and seen.kind[other] == seen.kind[discard]:
                self.is_single[discard] = 0
                if not seen.is_even or seen.after[other] != seen.after[discard]:
                    return 1
            other += 1
        return 0

    def _settle(self, done: i64) -> bool:
        """Settle the discards in order, in any way that leaves one for each of the rest."""
        if done == self.seen.count:
            return True
        discard = self.order[done]
        ways = BLANK[:]
        n = self._fill_ways(discard, ways)
        candidates = self.candidate[:]
        claims = self.claimed_by[:]
        while n > 0:
            chosen = self.rng.below(n)
            way = ways[chosen]
            n -= 1
            ways[chosen] = ways[n]
            self._settle_by(way)
            if self._match_rest() and self._settle(done + 1):
                return True
            self._undo(way)
            self.candidate = candidates[:]
            self.claimed_by = claims[:]
        return False

    def _match_rest(self) -> bool:
        """Find a hidden card for every open discard, ignoring other looks.

        Earlier matches are kept if they still hold.
        """
        discard: i64 = 0
        while discard < self.seen.count:
            candidate = self.candidate[discard]
            if candidate != _NONE and (
                not self._can_be(candidate, discard) or self._spare(candidate, discard) < 0
            ):
                self._release(discard, candidate)
            discard += 1
        discard = 0
        while discard < self.seen.count:
            if self.is_open[discard] != 0 and self.candidate[discard] == _NONE:
                self.tried = BLANK[:]
                self.tried_kinds = 0
                if not self._match(discard):
                    return False
            discard += 1
        return True

    def _match(self, discard: i64) -> bool:
        """Find a hidden card for a discard; another discard may have to move."""
        if self.seen.is_even:
            # Copies of a card are interchangeable: if one cannot be matched, no other can.
            if self.tried_kinds & BITS[self.seen.kind[discard]] != 0:
                return False
            self.tried_kinds = self.tried_kinds | BITS[self.seen.kind[discard]]
        card: i64 = 0
        while card < self.hidden.count:
            if (
                self.tried[card] == 0
                and self._can_be(card, discard)
                and self._spare(card, discard) > 0
            ):
                self.tried[card] = 1
                if self.claimed_by[card] == _NONE or self._match(self.claimed_by[card]):
                    self.claimed_by[card] = discard
                    self.candidate[discard] = card
                    return True
            card += 1
        return False

    def _spare(self, card: i64, discard: i64) -> i64:
        """Return the copies of a card in a stretch minus those used by one look."""
        seen = self.seen
        if not seen.is_even or self.is_single[discard] != 0:
            return 1
        hidden = self.hidden
        kind = seen.kind[discard]
        stretch = hidden.stretch[card]
        spare = copies(hidden.piles, stretch * LAYERS, kind)
        if hidden.new_cards[stretch] > 0 and hidden.piles[UNSEEN] & BITS[kind] != 0:
            spare += 1
        other: i64 = 0
        while other < seen.count:
            if seen.kind[other] == kind and seen.after[other] == seen.after[discard]:
                candidate = self.candidate[other]
                if candidate != _NONE and hidden.stretch[candidate] == stretch:
                    spare -= 1
            other += 1
        return spare

    def _can_be(self, card: i64, discard: i64) -> bool:
        """Return whether a hidden card can be a seen discard."""
        return self._add_ways(card, discard, self.scratch, 0) > 0

    def _fill_ways(self, discard: i64, ways: vec[i64]) -> i64:
        """List the ways to settle a discard."""
        n: i64 = 0
        card: i64 = 0
        while card < self.hidden.count:
            n = self._add_ways(card, discard, ways, n)
            card += 1
        return n

    def _add_ways(self, card: i64, discard: i64, ways: vec[i64], n: i64) -> i64:
        """Append the ways in which a hidden card can be a seen discard to n others."""
        moment = self.open_moment[card]
        if moment <= self.seen.after[discard] or moment > self.seen.until[discard]:
            return n
        hidden = self.hidden
        kind = BITS[self.seen.kind[discard]]
        stretch = hidden.stretch[card]
        way = card * _CARD + discard * _DISCARD
        if stretch == UNSEEN:
            if hidden.piles[UNSEEN] & kind != 0:
                ways[n] = way + _FROM_UNSEEN
                n += 1
            return n
        if hidden.piles[stretch * LAYERS] & kind != 0:
            ways[n] = way + _FROM_HAND
            n += 1
        if hidden.new_cards[stretch] > 0 and hidden.piles[UNSEEN] & kind != 0:
            ways[n] = way + _NEW_CARD
            n += 1
        return n

    def _settle_by(self, way: i64) -> None:
        """Settle a discard in a given way."""
        hidden = self.hidden
        card = way // _CARD
        discard = (way % _CARD) // _DISCARD
        stretch = hidden.stretch[card]
        kind = self.seen.kind[discard]
        self.is_open[discard] = 0
        self.open_moment[card] = 0
        self._release(discard, self.candidate[discard])
        self._release(self.claimed_by[card], card)
        hidden.kind[card] = kind
        if way % _DISCARD == _FROM_HAND:
            take(hidden.piles, stretch * LAYERS, kind)
            return
        take(hidden.piles, UNSEEN, kind)
        if way % _DISCARD == _NEW_CARD:
            hidden.new_cards[stretch] -= 1
            hidden.new_card[stretch] = kind

    def _release(self, discard: i64, card: i64) -> None:
        """Unmatch a discard and a hidden card."""
        if discard != _NONE and card != _NONE:
            self.candidate[discard] = _NONE
            self.claimed_by[card] = _NONE

    def _undo(self, way: i64) -> None:
        """Reopen a discard."""
        hidden = self.hidden
        card = way // _CARD
        discard = (way % _CARD) // _DISCARD
        stretch = hidden.stretch[card]
        kind = self.seen.kind[discard]
        self.is_open[discard] = 1
        self.open_moment[card] = self.moment[card]
        hidden.kind[card] = UNKNOWN
        if way % _DISCARD == _FROM_HAND:
            put(hidden.piles, stretch * LAYERS, kind)
            return
        put(hidden.piles, UNSEEN, kind)
        if way % _DISCARD == _NEW_CARD:
            hidden.new_cards[stretch] += 1
            hidden.new_card[stretch] = UNKNOWN
