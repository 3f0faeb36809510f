"""The place of every copy of every card: in the deck, in a hand, or used by a noted deed.

Cards built without a deed came from the discard pile; cards that were sold or left over and not
built are in it. In an incomplete table, no card occurs more often than it is printed.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.catalog import PER_AGE, Catalog
from thaumata.classic.state import (
    EVERYTHING,
    LEFT_OVER,
    UNKNOWN,
    USED_FOR_STAGE,
    USED_TO_BUILD,
    ClassicState,
    kind_in,
    use_of,
)
from thaumata.kit.bits import BITS, first, size
from thaumata.kit.piles import LAYERS
from thaumata.proof.classic.pieces import card_name
from thaumata.proof.soundness import Unsound, miscount, odd_number


class CardPlaces:
    """Counts the copies of every card of a variant."""

    catalog: Catalog
    is_whole: bool
    """Whether all deeds are given; otherwise buildings are counted by themselves."""

    stages: vec[i64]
    """The number of stages built by each city's deeds."""

    raised: vec[i64]
    """For each age and city the set of its buildings that came from the discard pile."""

    _copies: vec[i64]
    """The number of copies of each card that are always in the deck."""

    _met: vec[i64]
    _discarded: vec[i64]
    _lying: vec[i64]
    """For each card of the current age: the copies found; those discarded and not built; those in
    the discard pile."""

    def __init__(self, catalog: Catalog, is_whole: bool) -> None:
        """Count the printed cards: each copy from its number of players on (C2)."""
        self.catalog = catalog
        self.is_whole = is_whole
        self.stages = vec[i64]([0] * catalog.cities)
        self.raised = vec[i64]([0] * (3 * catalog.cities))
        copies = [0] * (3 * PER_AGE)
        for number, card in enumerate(catalog.cards):
            if card is not None:
                copies[number] = len([n for n in card.players if n <= catalog.cities])
        self._copies = vec[i64](copies)
        self._met = vec[i64]([0] * PER_AGE)
        self._discarded = vec[i64]([0] * PER_AGE)
        self._lying = vec[i64]([0] * PER_AGE)

    def check(self, state: ClassicState) -> None:
        """Raise ``Unsound`` if a copy is missing, or there twice."""
        city: i64 = 0
        while city < self.catalog.cities:
            self.stages[city] = 0
            city += 1
        age: i64 = 1
        while age <= 3:
            self._check_age(state, age)
            age += 1

    def _check_age(self, state: ClassicState, age: i64) -> None:
        kind: i64 = 0
        while kind < PER_AGE:
            self._met[kind] = 0
            self._discarded[kind] = 0
            self._lying[kind] = 0
            kind += 1
        if age == state.age:
            self._count_pile(state.deck, 0, self._met)
        hand: i64 = 0
        while hand < self.catalog.players:
            self._count_pile(state.hands, state.hand_pile(age, hand), self._met)
            hand += 1
        city: i64 = 0
        while city < self.catalog.cities:
            self._count_deeds(state, age, city)
            city += 1
        self._count_pile(state.discards, (age - 1) * LAYERS, self._lying)
        self._compare(state, age)

    def _count_pile(self, piles: vec[i64], pile: i64, found: vec[i64]) -> None:
        """Count the cards of a pile, checking that no layer exceeds the one before."""
        layer = pile
        while layer < pile + LAYERS:
            cards = piles[layer]
            if layer > pile and cards & ~piles[layer - 1] != 0:
                raise odd_number("hands", "second copies", cards, piles[layer - 1])
            while cards != 0:
                found[first(cards)] += 1
                cards = cards & (cards - 1)
            layer += 1

    def _count_deeds(self, state: ClassicState, age: i64, city: i64) -> None:
        """Count the cards that a city has used, and compare its buildings."""
        catalog = self.catalog
        built: i64 = 0
        round: i64 = 1
        while round <= catalog.rounds + 1:
            if round <= catalog.rounds:
                deed = state.deed(age, round, city)
            else:
                deed = state.last_deeds[(age - 1) * catalog.cities + city]
            round += 1
            if deed == 0:
                continue
            kind = kind_in(deed)
            use = use_of(deed)
            is_hidden = kind == UNKNOWN and (use == USED_TO_BUILD or state.seen_by == EVERYTHING)
            if is_hidden or use < USED_TO_BUILD or use > LEFT_OVER:
                field = f"cities[{city}].deeds[{age - 1}]"
                raise Unsound(
                    "impossible-deeds",
                    field,
                    city=int(city + 1),
                    age=int(age),
                    round=int(round - 1),
                )
            self._met[kind] += 1
            if use == USED_TO_BUILD:
                if built & BITS[kind] != 0:
                    raise _wrong_build(state, city, age, kind)
                built = built | BITS[kind]
            elif use == USED_FOR_STAGE:
                self.stages[city] += 1
            else:
                self._discarded[kind] += 1
        standing = state.cities[city].built[age - 1]
        if built & ~standing != 0:
            raise _wrong_build(state, city, age, first(built & ~standing))
        raised = standing & ~built
        self.raised[(age - 1) * catalog.cities + city] = raised
        while raised != 0:
            self._discarded[first(raised)] -= 1
            raised = raised & (raised - 1)

    def _compare(self, state: ClassicState, age: i64) -> None:
        """Check that every copy of a dealt deck is somewhere, and none of a later one.

        The discard pile has the cards that were sold or left over and not built.
        """
        is_all_there = self.is_whole and state.seen_by == EVERYTHING
        joined: i64 = 0
        if age == state.age and is_all_there:
            joined = state.drawn
        elif age <= state.age:
            joined = self._joined(age, is_all_there)
        kind: i64 = 0
        while kind < UNKNOWN:
            expected: i64 = 0
            if age <= state.age:
                expected = self._copies[(age - 1) * PER_AGE + kind]
                if joined & BITS[kind] != 0:
                    expected += 1
            met = self._met[kind]
            if not self.is_whole:
                met += self._untold(kind)
            if met > expected or (is_all_there and met < expected):
                raise _wrong_number(state, age, kind, met, expected)
            if is_all_there and self._lying[kind] != self._discarded[kind]:
                raise self._wrong_discard(state, age, kind)
            kind += 1

    def _untold(self, kind: i64) -> i64:
        """Return the copies in cities, or in the discard pile, without a deed."""
        discarded = self._discarded[kind]
        built: i64 = -discarded if discarded < 0 else 0
        return built + max(0, self._lying[kind] - max(0, discarded))

    def _wrong_discard(self, state: ClassicState, age: i64, kind: i64) -> Unsound:
        """Return the error for a building that is too early or of no origin, or a wrong pile."""
        card = card_name(state, age, kind)
        if self._discarded[kind] >= 0:
            return Unsound("impossible-discards", "discards", card=card)
        if age > state.age:
            return Unsound("impossible-too-early", "cities", card=card)
        return Unsound("impossible-building", "cities", card=card)

    def _joined(self, age: i64, is_all_there: bool) -> i64:
        """Return the set of mixed-in cards found, checking their number for each group (C3)."""
        joined: i64 = 0
        for group in self.catalog.mixed_in[age - 1]:
            met: i64 = 0
            members = group.members
            while members != 0:
                kind = first(members)
                members = members & (members - 1)
                if self._met[kind] > 0 or (not self.is_whole and self._untold(kind) > 0):
                    met = met | BITS[kind]
            if size(met) > group.number or (is_all_there and size(met) < group.number):
                raise miscount("mixed_in", size(met), group.number)
            joined = joined | met
        return joined


def _wrong_build(state: ClassicState, city: i64, age: i64, kind: i64) -> Unsound:
    field = f"cities[{city}].deeds[{age - 1}]"
    card = card_name(state, age, kind)
    return Unsound("impossible-built-deed", field, city=int(city + 1), card=card)


def _wrong_number(state: ClassicState, age: i64, kind: i64, given: i64, expected: i64) -> Unsound:
    """Return the error for too many or too few copies, or a card of a later age."""
    card = card_name(state, age, kind)
    if age > state.age:
        return Unsound("impossible-too-early", "age", card=card)
    field = _place_of(state, age, kind)
    return Unsound("impossible-copies", field, card=card, given=int(given), expected=int(expected))


def _place_of(state: ClassicState, age: i64, kind: i64) -> str:
    """Return the field where a card occurs first: a hand, a city, the discard pile, or the deck."""
    seat: i64 = 0
    while age == state.age and state.round > 0 and seat < state.catalog.players:
        if state.hands[state.hand_at(seat)] & BITS[kind] != 0:
            return f"hands[{seat}]"
        seat += 1
    for number, city in enumerate(state.cities):
        if city.built[age - 1] & BITS[kind] != 0:
            return f"cities[{number}].cards"
        round: i64 = 1
        while round <= state.catalog.rounds:
            deed = state.deed(age, round, number)
            if deed != 0 and kind_in(deed) == kind:
                return f"cities[{number}].deeds[{age - 1}]"
            round += 1
    return "discards" if state.discards[(age - 1) * LAYERS] & BITS[kind] != 0 else "deck"
