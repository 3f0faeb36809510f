"""The place of each conspiracy, and each player's knowledge of it (D167, D196).

A conspiracy that no player has drawn has no place of its own. The others lie at numbered places:
before a player, on top of the deck, at its bottom, or drawn and not yet chosen from. A seat either
knows for certain which card lies at a place, or it can trace a card: one that it put on top and its
opponent drew was either kept or put back.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.state import NO_CARD, UNKNOWN
from thaumata.kit.bits import BITS, first, members_of, nth, size
from thaumata.rng import Rng

CONSPIRACIES: Final = 16
KEPT: Final = 13
"""The most conspiracies a player can come to keep (D168)."""

ON_TOP: Final = 26
AT_BOTTOM: Final = 27
DRAWN: Final = 34
PLACES: Final = 36
"""Two players' conspiracies come first, then one place on top, seven at the bottom, two drawn.

There are never more: a draw takes the card on top, and there are at most seven draws."""

MOST_AT_BOTTOM: Final = DRAWN - AT_BOTTOM
BOTH_DRAWN: Final = 3 * 2**DRAWN
_ALL: Final = 2**CONSPIRACIES - 1
_BEFORE: Final = vec[i64]([2**KEPT - 1, (2**KEPT - 1) * 2**KEPT])
"""The set of the places before each seat."""

_NOWHERE: Final = vec[i64]([UNKNOWN] * PLACES)
_NOTHING: Final = vec[i64]([NO_CARD] * (2 * KEPT))
_NO_TRACES: Final = vec[i64]([0] * (2 * CONSPIRACIES))


class Plots:
    """The conspiracies of a game."""

    deck: i64
    """The set of conspiracies without a place of their own: no player has seen them."""

    places: Final[vec[i64]]
    """The conspiracy at each place."""

    kept: Final[vec[i64]]
    """The number each seat has kept, triggered ones included."""

    on_top: i64
    at_bottom: i64
    drawn: i64
    """The number on top of the deck, at its bottom, and drawn."""

    under: Final[vec[i64]]
    """The card with which each kept conspiracy was prepared."""

    ready: i64
    """The set of places with a conspiracy that is prepared and not yet triggered."""

    triggered: i64
    """The set of places with a triggered conspiracy, which lies face up."""

    knows: Final[vec[i64]]
    """The set of places where each seat knows the conspiracy."""

    traced: i64
    """The set of cards that a seat can trace, those of seat 1 from 16."""

    traces: Final[vec[i64]]
    """The set of places where each of them may be."""

    def __init__(self) -> None:
        """Put all of them into the deck."""
        self.deck = _ALL
        self.places = _NOWHERE[:]
        self.kept = vec[i64]([0, 0])
        self.on_top = 0
        self.at_bottom = 0
        self.drawn = 0
        self.under = _NOTHING[:]
        self.ready = 0
        self.triggered = 0
        self.knows = vec[i64]([0, 0])
        self.traced = 0
        self.traces = _NO_TRACES[:]

    # Places

    def occupied(self) -> i64:
        """Return the set of places with a conspiracy."""
        kept = self.kept
        places = (BITS[kept[0]] - 1) | ((BITS[kept[1]] - 1) * BITS[KEPT])
        places = places | ((BITS[self.at_bottom] - 1) * BITS[AT_BOTTOM])
        places = places | ((BITS[self.drawn] - 1) * BITS[DRAWN])
        return places | BITS[ON_TOP] if self.on_top else places

    def waiting(self, seat: i64) -> i64:
        """Return the set of places with a seat's unprepared conspiracies."""
        before = (BITS[self.kept[seat]] - 1) * BITS[seat * KEPT]
        return before & ~self.ready & ~self.triggered

    def prepared(self, seat: i64) -> i64:
        """Return the set of places with a seat's prepared conspiracies."""
        return self.ready & _BEFORE[seat]

    def lying(self, places: i64) -> i64:
        """Return the set of conspiracies that are, or may be, at some places."""
        found: i64 = 0
        while places != 0:
            card = self.places[first(places)]
            places = places & (places - 1)
            found = found | (self.deck if card == UNKNOWN else BITS[card])
        return found

    def place_of(self, card: i64, places: i64) -> i64:
        """Return at which of some places a card is, or else the first place that is unknown."""
        unknown: i64 = UNKNOWN
        while places != 0:
            place = first(places)
            places = places & (places - 1)
            if self.places[place] == card:
                return place
            if self.places[place] == UNKNOWN and unknown == UNKNOWN:
                unknown = place
        self.places[unknown] = card
        self.deck = self.deck & ~BITS[card]
        return unknown

    def drawable(self) -> i64:
        """Return the set of conspiracies that can be drawn next."""
        return self.lying(BITS[ON_TOP]) if self.on_top else self.deck

    # Drawing, keeping, preparing and revealing

    def draw(self, seat: i64, card: i64) -> None:
        """Give a seat a card that it sees: the one on top, else one that no player knows."""
        place = DRAWN + self.drawn
        if self.on_top:
            self.on_top = 0
            self._rename(ON_TOP, place)
        self.places[place] = card
        self.deck = self.deck & ~BITS[card]
        self.drawn += 1
        self._learn(seat, place)

    def keep(self, seat: i64, card: i64) -> None:
        """Let a seat keep one of the drawn cards."""
        chosen = self.place_of(card, self.occupied() & BOTH_DRAWN)
        other = self.places[DRAWN if chosen != DRAWN else DRAWN + 1]
        kept = self._next(seat)
        # The opponent cannot tell which of the two went where.
        rest: i64 = 0
        if self.drawn == 2:
            rest = BITS[DRAWN]
        self._mix(1 - seat, BITS[kept] | rest)
        self.places[kept] = card
        self.places[DRAWN] = other
        self.drawn -= 1
        self.knows[seat] = (self.knows[seat] & ~BOTH_DRAWN) | BITS[kept] | rest
        self._conclude(1 - seat)

    def keep_both(self, seat: i64) -> None:
        """Let a seat keep all drawn cards."""
        mixed: i64 = 0
        number: i64 = 0
        while number < self.drawn:
            kept = self._next(seat)
            self.places[kept] = self.places[DRAWN + number]
            mixed = mixed | BITS[kept]
            number += 1
        self._mix(1 - seat, mixed)
        self.drawn = 0
        self.knows[seat] = (self.knows[seat] & ~BOTH_DRAWN) | mixed
        self._conclude(1 - seat)

    def put_back(self, at_bottom: bool) -> None:
        """Put the remaining drawn card on the top or the bottom of the deck."""
        place: i64 = ON_TOP
        if at_bottom:
            place = AT_BOTTOM + self.at_bottom
        self.places[place] = self.places[DRAWN]
        self._rename(DRAWN, place)
        self.drawn = 0
        if at_bottom:
            self.at_bottom += 1
        else:
            self.on_top = 1

    def prepare(self, place: i64, card: i64) -> None:
        """Put an age card under a conspiracy."""
        self.under[place] = card
        self.ready = self.ready | BITS[place]

    def reveal(self, place: i64) -> None:
        """Turn a conspiracy face up for good."""
        self.ready = self.ready & ~BITS[place]
        self.triggered = self.triggered | BITS[place]
        self._learn(0, place)
        self._learn(1, place)

    def _next(self, seat: i64) -> i64:
        """Return a new place before a seat."""
        place = seat * KEPT + self.kept[seat]
        self.kept[seat] += 1
        self.under[place] = NO_CARD
        return place

    # Knowledge

    def _rename(self, old: i64, new: i64) -> None:
        """Transfer all knowledge about a place to another place."""
        seat: i64 = 0
        while seat < 2:
            if self.knows[seat] & BITS[old]:
                self.knows[seat] = (self.knows[seat] & ~BITS[old]) | BITS[new]
            seat += 1
        traced = self.traced
        while traced != 0:
            card = first(traced)
            traced = traced & (traced - 1)
            if self.traces[card] & BITS[old]:
                self.traces[card] = (self.traces[card] & ~BITS[old]) | BITS[new]

    def _mix(self, seat: i64, places: i64) -> None:
        """Reduce a seat's knowledge of the drawn cards to the set of places where they are now."""
        certain = self.knows[seat] & BOTH_DRAWN
        self.knows[seat] = self.knows[seat] & ~BOTH_DRAWN
        while certain != 0:
            # In the table as another seat knows it, the card may be hidden.
            card = self.places[first(certain)]
            certain = certain & (certain - 1)
            if card != UNKNOWN:
                self.traced = self.traced | BITS[seat * CONSPIRACIES + card]
                self.traces[seat * CONSPIRACIES + card] = places
        traced = self.traced
        while traced != 0:
            trace = first(traced)
            traced = traced & (traced - 1)
            if trace // CONSPIRACIES == seat and self.traces[trace] & BOTH_DRAWN:
                self.traces[trace] = (self.traces[trace] & ~BOTH_DRAWN) | places

    def _learn(self, seat: i64, place: i64) -> None:
        """Record that a seat sees the card at a place."""
        self.knows[seat] = self.knows[seat] | BITS[place]
        if self.traced == 0:
            return
        card = self.places[place]
        if card != UNKNOWN:
            self._forget_trace(seat * CONSPIRACIES + card)
        self._exclude(seat, place)
        self._conclude(seat)

    def _forget_trace(self, trace: i64) -> None:
        self.traced = self.traced & ~BITS[trace]
        self.traces[trace] = 0

    def _exclude(self, seat: i64, place: i64) -> None:
        """Record that none of the cards a seat traces is at a place."""
        traced = self.traced
        while traced != 0:
            trace = first(traced)
            traced = traced & (traced - 1)
            if trace // CONSPIRACIES == seat:
                self.traces[trace] = self.traces[trace] & ~BITS[place]

    def _conclude(self, seat: i64) -> None:
        """Turn a trace with one possible place into certain knowledge."""
        traced = self.traced
        while traced != 0:
            trace = first(traced)
            traced = traced & (traced - 1)
            if trace // CONSPIRACIES == seat and size(self.traces[trace]) == 1:
                place = first(self.traces[trace])
                self.places[place] = trace % CONSPIRACIES
                self.deck = self.deck & ~BITS[trace % CONSPIRACIES]
                self.knows[seat] = self.knows[seat] | BITS[place]
                self._forget_trace(trace)
                self._exclude(seat, place)
                traced = self.traced

    def hide_from(self, seat: i64) -> None:
        """Erase the conspiracies at places that a seat does not know."""
        hidden = self.occupied() & ~self.knows[seat]
        while hidden != 0:
            place = first(hidden)
            hidden = hidden & (hidden - 1)
            if self.places[place] != UNKNOWN:
                self.deck = self.deck | BITS[self.places[place]]
                self.places[place] = UNKNOWN

    def guess(self, seat: i64, rng: Rng) -> None:
        """Fill each unknown place with a random card consistent with all that the seat knows.

        Traced cards come first, redrawn together if two collide: so no place is favored.
        """
        unknown = self.occupied() & ~self.knows[seat]
        mine = (self.traced >> (seat * CONSPIRACIES)) & _ALL
        free = unknown
        traced = mine
        while traced != 0:
            card = first(traced)
            possible = self.traces[seat * CONSPIRACIES + card]
            place = nth(possible, rng.below(size(possible)))
            if free & BITS[place]:
                self.places[place] = card
                free = free & ~BITS[place]
                traced = traced & (traced - 1)
            else:
                free = unknown
                traced = mine
        self.deck = self.deck & ~mine
        while free != 0:
            card = nth(self.deck, rng.below(size(self.deck)))
            self.places[first(free)] = card
            self.deck = self.deck & ~BITS[card]
            free = free & (free - 1)

    # Copies

    def copy_into(self, other: Plots) -> None:
        """Copy everything into another object."""
        other.deck = self.deck
        other.on_top = self.on_top
        other.at_bottom = self.at_bottom
        other.drawn = self.drawn
        other.ready = self.ready
        other.triggered = self.triggered
        mine = self.kept
        other.kept[0] = mine[0]
        other.kept[1] = mine[1]
        mine = self.knows
        other.knows[0] = mine[0]
        other.knows[1] = mine[1]
        occupied = self.occupied()
        while occupied != 0:
            place = first(occupied)
            occupied = occupied & (occupied - 1)
            other.places[place] = self.places[place]
            if place < ON_TOP:
                other.under[place] = self.under[place]
        other.traced = self.traced
        traced = self.traced
        while traced != 0:
            trace = first(traced)
            traced = traced & (traced - 1)
            other.traces[trace] = self.traces[trace]

    def numbers(self) -> list[int]:
        """List all numbers in which two of these can differ."""
        occupied = members_of(self.occupied())
        return [
            int(self.deck),
            int(self.kept[0]),
            int(self.kept[1]),
            int(self.on_top),
            int(self.at_bottom),
            int(self.drawn),
            int(self.ready),
            int(self.triggered),
            int(self.knows[0]),
            int(self.knows[1]),
            int(self.traced),
            *[int(self.places[place]) for place in occupied],
            *[int(self.under[place]) for place in occupied if place < ON_TOP],
            *[int(self.traces[trace]) for trace in members_of(self.traced)],
        ]
