"""Checks of hands, deeds, draws and looks at the discard pile for the age and the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from thaumata.agenda import argument_of, kind_of
from thaumata.classic.catalog import Catalog
from thaumata.classic.knowledge.discard_looks import DiscardLooks
from thaumata.classic.names import CHOOSE, DEAL_HANDS, DISCARD_BUILD, DRAW_FROM_PILE, LAST_CARD
from thaumata.classic.state import (
    DRAWN,
    EVERYTHING,
    LEFT_OVER,
    LOOKS,
    NOTHING_BUILT,
    SOLD,
    UNKNOWN,
    ClassicState,
    discard_build_of,
    kind_in,
    looker_of,
    use_of,
    when_of,
)
from thaumata.kit.bits import BITS, first, size
from thaumata.kit.piles import height
from thaumata.proof.classic.card_places import CardPlaces
from thaumata.proof.soundness import Unsound, miscount, odd_number

NOTHING: Final = -1
"""The kind of the next decision when the game is over."""


def next_kind(state: ClassicState) -> i64:
    """Return the kind of the current decision."""
    return kind_of(state.agenda[state.depth - 1]) if state.depth > 0 else NOTHING


def hand_of(state: ClassicState, seat: i64) -> i64:
    """Return the pile of a seat's hand: each round it gets that of a neighbor (C13, C123)."""
    players: i64 = state.catalog.players
    hand = seat
    round: i64 = 1
    while round < state.round:
        hand += 1 if state.age == 2 else players - 1
        round += 1
    return state.hand_pile(state.age, hand % players)


def controller_in(age: i64, round: i64) -> i64:
    """Return the controller of the Free City (C227)."""
    return (age + round) % 2


class RoundSoundness:
    """Checks everything that depends on the age and the round."""

    catalog: Catalog
    is_whole: bool
    """Whether all deeds are given."""

    has_acted: bool
    """Whether the choices of this round are carried out."""

    looks: DiscardLooks
    """The looks at the discard pile that follow from deeds."""

    _cards: CardPlaces

    def __init__(self, catalog: Catalog, cards: CardPlaces, is_whole: bool) -> None:
        """Use the results of the check of cards."""
        self.catalog = catalog
        self.is_whole = is_whole
        self.has_acted = False
        self.looks = DiscardLooks(catalog)
        self._cards = cards

    def check(self, state: ClassicState) -> None:
        """Raise ``Unsound`` if something does not fit the age and the round."""
        if state.round < 0 or state.round > self.catalog.rounds:
            raise miscount("round", state.round, self.catalog.rounds)
        self.has_acted = self._is_carried_out(state)
        age: i64 = 1
        while age <= 3 and self.is_whole:
            self._check_deeds(state, age)
            self._check_draws(state, age)
            age += 1
        self._check_stages(state)
        if state.seen_by == EVERYTHING:
            self._check_hands(state)
            self._check_deck(state)
        self._check_looks(state)

    def _is_carried_out(self, state: ClassicState) -> bool:
        asked = next_kind(state)
        if state.round == 0 or asked == CHOOSE:
            return False
        return asked != DRAW_FROM_PILE or self._is_last_draw(state)

    def _is_last_draw(self, state: ClassicState) -> bool:
        dealt = argument_of(state.agenda[state.depth - 1])
        return dealt + 1 == self.catalog.hand_size * self.catalog.cities

    def _is_done(self, state: ClassicState, age: i64, round: i64) -> bool:
        """Return whether the choices of a round are carried out."""
        if age != state.age:
            return age < state.age
        return round < state.round or (round == state.round and self.has_acted)

    def _check_deeds(self, state: ClassicState, age: i64) -> None:
        """Check that every city has a deed for each round so far, and for no other."""
        catalog = self.catalog
        city: i64 = 0
        while city < catalog.cities:
            round: i64 = 1
            while round <= catalog.rounds:
                use = use_of(state.deed(age, round, city))
                if (use != 0) != self._is_done(state, age, round) or use > SOLD:
                    raise _wrong_deed(city, age, round)
                round += 1
            use = use_of(state.last_deeds[(age - 1) * catalog.cities + city])
            if (use != 0) != self._is_finished(state, age, city):
                raise _wrong_deed(city, age, catalog.rounds + 1)
            if use != 0 and use != LEFT_OVER and state.cities[city].plays_last_card == 0:
                raise Unsound(
                    "impossible-last-card", f"cities[{city}].deeds[{age - 1}]", city=int(city + 1)
                )
            city += 1

    def _is_finished(self, state: ClassicState, age: i64, city: i64) -> bool:
        """Return whether a city's last card of an age is gone; the pile's is revealed first."""
        if not self._is_done(state, age, self.catalog.rounds):
            return False
        asked = next_kind(state)
        if age < state.age or city >= self.catalog.players:
            return age < state.age or asked != DRAW_FROM_PILE
        return asked not in (LAST_CARD, DRAW_FROM_PILE)

    def _check_draws(self, state: ClassicState, age: i64) -> None:
        """Check that a card of the pile is noted for every round of two players that has begun."""
        round: i64 = 1
        while round <= self.catalog.rounds:
            draw = (state.draws[age - 1] >> (8 * (round - 1))) & 255
            is_drawn = self._is_done(state, age, round)
            if age == state.age and round == state.round and next_kind(state) == CHOOSE:
                is_drawn = True
            if self.catalog.players == self.catalog.cities:
                is_drawn = False
            is_hidden = kind_in(draw) == UNKNOWN and state.seen_by != EVERYTHING
            is_card = is_hidden or self.catalog.cards[(age - 1) * 64 + kind_in(draw)] is not None
            if is_drawn != (use_of(draw) == DRAWN) or (is_drawn and not is_card):
                raise Unsound("impossible-draw", f"draws[{age - 1}]", round=int(round))
            round += 1

    def _check_stages(self, state: ClassicState) -> None:
        """Check the number of stages, and that a card is under each built one."""
        number: i64 = 0
        while number < self.catalog.cities:
            city = state.cities[number]
            if city.stages > 0 and city.stages > self.catalog.stage_count[city.board]:
                most = self.catalog.stage_count[city.board]
                raise miscount(f"cities[{number}].stages", city.stages, most)
            if self.is_whole and city.stages != self._cards.stages[number]:
                stages = self._cards.stages[number]
                raise miscount(f"cities[{number}].stages", city.stages, stages)
            number += 1

    def _check_hands(self, state: ClassicState) -> None:
        """Check that hands are of this age, and of the right size for the round (C4, C14, C124)."""
        seat: i64 = 0
        while seat < self.catalog.players:
            age: i64 = 1
            while age <= 3:
                if age != state.age and height(state.hands, state.hand_pile(age, seat)) > 0:
                    raise miscount("remembered", height(state.hands, state.hand_pile(age, seat)), 0)
                age += 1
            if state.age > 0:
                cards = height(state.hands, hand_of(state, seat))
                expected = self._hand_size(state, seat)
                if cards != expected:
                    raise Unsound(
                        "impossible-hand",
                        f"hands[{seat}]",
                        given=int(cards),
                        expected=int(expected),
                        round=int(state.round),
                        who="controller" if self._has_drawn(state, seat) else "player",
                    )
            seat += 1

    def _has_drawn(self, state: ClassicState, seat: i64) -> bool:
        """Return whether a seat holds the card that it has drawn for the Free City (C117)."""
        is_extra = self.catalog.players < self.catalog.cities and next_kind(state) == CHOOSE
        return is_extra and seat == controller_in(state.age, state.round)

    def _hand_size(self, state: ClassicState, seat: i64) -> i64:
        size: i64 = self.catalog.hand_size
        asked = next_kind(state)
        if state.round == 0:
            dealt: i64 = 0
            if asked == DEAL_HANDS:
                dealt = argument_of(state.agenda[state.depth - 1]) - seat * size
            return min(size, max(0, dealt))
        if not self.has_acted:
            draws: i64 = 1 if self._has_drawn(state, seat) else 0
            return size - state.round + 1 + draws
        if state.round == self.catalog.rounds and asked not in (LAST_CARD, DRAW_FROM_PILE):
            return 0
        return size - state.round

    def _check_deck(self, state: ClassicState) -> None:
        """Check that the deck is dealt, except the pile of the Free City."""
        catalog = self.catalog
        free: i64 = catalog.cities - catalog.players
        if state.round > 0:
            left = free * (catalog.hand_size - state.round)
            asked = next_kind(state)
            if free > 0:
                if asked == DRAW_FROM_PILE and not self.has_acted:
                    left += 1
                elif state.round == catalog.rounds and self.has_acted and asked != DRAW_FROM_PILE:
                    left -= 1
                if state.controller != controller_in(state.age, state.round):
                    raise odd_number("round", "the controller", state.controller, state.round)
            if height(state.deck, 0) != left:
                raise miscount("deck", height(state.deck, 0), left)

    def _check_looks(self, state: ClassicState) -> None:
        """Check that looks and the deeds that allow them match.

        Only in the current round a city may still be waiting for its look.
        """
        looks = self.looks
        looks.follow(state)
        is_now = looks.age == state.age and looks.round == state.round and state.pending != 0
        if looks.waiting != 0 and not is_now:
            raise _wrong_look(first(looks.waiting))
        if looks.waiting != state.discard_builders:
            raise _wrong_look(first(looks.waiting ^ state.discard_builders))
        asked = next_kind(state)
        if state.discard_builders != 0 and asked not in (DISCARD_BUILD, LAST_CARD, DRAW_FROM_PILE):
            raise _wrong_look(first(state.discard_builders))
        if looks.number < LOOKS and state.looks[looks.number] != 0:
            raise odd_number("cities", "looks at the discard pile", looks.number + 1, looks.number)
        if asked == DISCARD_BUILD:
            self._check_look_in_hand(state)
        number: i64 = 0
        while number < self.catalog.cities and self.is_whole:
            self._check_raised(state, number)
            number += 1

    def _check_look_in_hand(self, state: ClassicState) -> None:
        """Check that the player who may build now looks last, and has built nothing yet."""
        last = self.looks.number - 1
        city = argument_of(state.agenda[state.depth - 1])
        if (
            last < 0
            or self.looks.city[last] != city
            or when_of(state.looks[last]) != 8 * state.age + state.round
            or discard_build_of(state.looks[last]) != NOTHING_BUILT
        ):
            raise _wrong_look(city)

    def _check_raised(self, state: ClassicState, number: i64) -> None:
        """Check that every building without a deed came from a look of its decider (C128)."""
        raised: i64 = 0
        look: i64 = 0
        while look < self.looks.number:
            noted = state.looks[look]
            card = discard_build_of(noted)
            if self.looks.city[look] == number:
                when = when_of(noted)
                seat = number
                if number >= self.catalog.players:
                    seat = controller_in(when >> 3, when & 7)
                if looker_of(noted) != seat:
                    raise odd_number("cities", "who looked", looker_of(noted), seat)
                if card != NOTHING_BUILT:
                    found = self._cards.raised[(card >> 6) * self.catalog.cities + number]
                    if found & BITS[card & 63] == 0:
                        raise _wrong_look(number)
                    raised += 1
            look += 1
        if raised != self._raised(number):
            raise miscount(f"cities[{number}].raised", raised, self._raised(number))

    def _raised(self, number: i64) -> i64:
        """Return the number of a city's buildings that came from the discard pile."""
        raised = self._cards.raised
        cities: i64 = self.catalog.cities
        return (
            size(raised[number]) + size(raised[cities + number]) + size(raised[2 * cities + number])
        )


def _wrong_deed(city: i64, age: i64, round: i64) -> Unsound:
    """Return the error for a deed that is too early, missing, or impossible."""
    field = f"cities[{city}].deeds[{age - 1}]"
    return Unsound("impossible-deeds", field, city=int(city + 1), age=int(age), round=int(round))


def _wrong_look(city: i64) -> Unsound:
    """Return the error for a city that does not wait, or has not waited, for the discard pile."""
    return Unsound("impossible-raised", f"cities[{city}].raised", city=int(city + 1))
