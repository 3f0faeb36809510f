"""Deeds: the cities' uses of their cards, one for each holder of a hand and round.

A deed has a place among those of its age: a city and a round, or the city's last card. Built cards
are public. A card that was put under a wonder, sold or left over is hidden from all but the player
who decided it (C198).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import argument_of, kind_of
from thaumata.classic.catalog import STAGES
from thaumata.classic.icons import LastCard
from thaumata.classic.names import DEAL_HANDS, FREE_CITY, MIX_IN
from thaumata.classic.sides import sees_hand, side_of
from thaumata.classic.state import (
    LEFT_OVER,
    SOLD,
    UNKNOWN,
    USED_FOR_STAGE,
    USED_TO_BUILD,
    ClassicState,
    kind_in,
    use_of,
)
from thaumata.kit.bits import BITS

NOBODY: Final = -1
"""In place of a seat: a spectator."""

NEVER: Final = 99
"""In place of a round: none."""

BLANK: Final = vec[i64]([0] * 64)
"""Zeros; a list of places or cards starts as a slice of them."""

_LAST: Final = 7
"""The place of a city's last card among its deeds."""


def place_of(city: i64, round: i64) -> i64:
    """Return the place of a city's deed in a round."""
    return city * 8 + round - 1


def last_place(city: i64) -> i64:
    """Return the place of a city's deed with its last card."""
    return city * 8 + _LAST


def deed_at(state: ClassicState, age: i64, place: i64) -> i64:
    """Return the deed at a place."""
    row = (age - 1) * state.catalog.cities + (place >> 3)
    turn = place & 7
    if turn == _LAST:
        return state.last_deeds[row]
    return (state.deeds[row] >> (8 * turn)) & 255


def write_kind(state: ClassicState, age: i64, place: i64, kind: i64) -> None:
    """Set the card of a deed."""
    row = (age - 1) * state.catalog.cities + (place >> 3)
    turn = place & 7
    if turn == _LAST:
        state.last_deeds[row] += kind - kind_in(state.last_deeds[row])
    else:
        change = kind ^ ((state.deeds[row] >> (8 * turn)) & 63)
        state.deeds[row] = state.deeds[row] ^ (change << (8 * turn))


def is_hidden(deed: i64) -> bool:
    """Return whether a deed was done face down."""
    return use_of(deed) > USED_TO_BUILD


def is_discard(deed: i64) -> bool:
    """Return whether a deed has put its card on the discard pile."""
    return use_of(deed) == SOLD or use_of(deed) == LEFT_OVER


def moment_of(state: ClassicState, age: i64, place: i64) -> i64:
    """Return the moment of a deed: 8 * age + round."""
    turn = place & 7
    if turn == _LAST:
        return 8 * age + state.catalog.rounds
    return 8 * age + turn + 1


def knows(state: ClassicState, age: i64, place: i64, seat: i64) -> bool:
    """Return whether a seat, or its ally, decided about the card (C198, C222, C245)."""
    city = place >> 3
    if city < state.catalog.players:
        return sees_hand(state, seat, city)
    if place & 7 != _LAST:
        return state.decided_by(age, (place & 7) + 1, city) == seat
    is_controller = state.decided_by(age, state.catalog.rounds, city) == seat
    return is_controller and sees_last_of_pile(state, age)


def sees_last_of_pile(state: ClassicState, age: i64) -> bool:
    """Return whether the last card of an age's pile was offered to the Free City (C128)."""
    here = state.cities[FREE_CITY]
    if here.plays_last_card == 0:
        return False
    stages: i64 = 0
    earlier: i64 = 1
    while earlier <= age:
        round: i64 = 1
        while round <= state.catalog.rounds:
            if use_of(state.deed(earlier, round, FREE_CITY)) == USED_FOR_STAGE:
                stages += 1
            round += 1
        if earlier < age:
            last = deed_at(state, earlier, last_place(FREE_CITY))
            if use_of(last) == USED_FOR_STAGE:
                stages += 1
        earlier += 1
    while stages > 0:
        stages -= 1
        for effect in state.catalog.stage_effects[here.board * STAGES + stages]:
            if isinstance(effect, LastCard):
                return True
    return False


def is_told(state: ClassicState) -> bool:
    """Return whether the deeds of this age are noted: a puzzle may lack them."""
    row = (state.age - 1) * state.catalog.cities
    while row < state.age * state.catalog.cities:
        round: i64 = 1
        while round < state.round:
            if (state.deeds[row] >> (8 * (round - 1))) & 255 == 0:
                return False
            round += 1
        row += 1
    return True


# Passing hands


def rounds_begun(state: ClassicState, age: i64) -> i64:
    """Return the last round of an age in which hands have been held so far."""
    if age < state.age:
        return state.catalog.rounds
    return state.round if state.round > 0 else 1


def next_hold(state: ClassicState, age: i64, hand: i64, seat: i64, after: i64) -> i64:
    """Return the next round after one in which a seat, or its ally, holds a hand (C245)."""
    if seat == NOBODY:
        return NEVER
    side = side_of(state, seat)
    round = after + 1
    while side & BITS[state.holder(age, round, hand)] == 0:
        round += 1
    return round


def last_hold(state: ClassicState, age: i64, hand: i64, seat: i64) -> i64:
    """Return the last round so far in which a seat, or its ally, held a hand, or ``NEVER``."""
    last = rounds_begun(state, age)
    hold = next_hold(state, age, hand, seat, 0)
    following = hold
    while following <= last:
        hold = following
        following = next_hold(state, age, hand, seat, hold)
    return hold if hold <= last else NEVER


def has_pile_card(state: ClassicState, age: i64, round: i64, holder: i64) -> bool:
    """Return whether a hand's holder also plays for the Free City and adds a card of its pile."""
    catalog = state.catalog
    if catalog.players == catalog.cities:
        return False
    return state.decided_by(age, round, FREE_CITY) == holder


def fill_hidden(
    state: ClassicState, age: i64, hand: i64, start: i64, stop: i64, places: vec[i64], n: i64
) -> i64:
    """Append the places of a hand's hidden deeds in some rounds to n others; return the new n."""
    round = start
    while round <= stop:
        holder = state.holder(age, round, hand)
        if is_hidden(state.deed(age, round, holder)):
            places[n] = place_of(holder, round)
            n += 1
        if has_pile_card(state, age, round, holder) and is_hidden(
            state.deed(age, round, FREE_CITY)
        ):
            places[n] = place_of(FREE_CITY, round)
            n += 1
        if round == state.catalog.rounds:
            last = last_place(holder)
            if is_hidden(deed_at(state, age, last)):
                places[n] = last
                n += 1
        round += 1
    return n


def cards_in_hand(state: ClassicState, age: i64, hand: i64) -> i64:
    """Return the number of cards in a hand now, from public information (C197)."""
    if age < state.age:
        return 0
    size: i64 = state.catalog.hand_size
    if state.round == 0:
        dealt = cards_dealt(state) - hand * size
        return 0 if dealt < 0 else (size if dealt > size else dealt)
    round: i64 = 1
    while round <= state.round:
        holder = state.holder(age, round, hand)
        if state.deed(age, round, holder) != 0:
            size -= 1
        if has_pile_card(state, age, round, holder):
            if state.deed(age, round, FREE_CITY) != 0:
                size -= 1
            if draw_in(state, age, round) != 0:
                size += 1
        if round == state.catalog.rounds and deed_at(state, age, last_place(holder)) != 0:
            size -= 1
        round += 1
    return size


def unseen_in_hand(state: ClassicState, age: i64, hand: i64, seat: i64) -> i64:
    """Return how many cards that a seat has not seen may be in a hand now."""
    hold = last_hold(state, age, hand, seat)
    if hold == NEVER:
        return cards_in_hand(state, age, hand)
    draw = draw_between(state, age, hand, hold + 1, rounds_begun(state, age))
    return 1 if is_unknown_draw(state, age, draw) else 0


def cards_dealt(state: ClassicState) -> i64:
    """Return how many cards of the age have been dealt into the hands so far."""
    entry: i64 = 0
    while entry < state.depth:
        if kind_of(state.agenda[entry]) == DEAL_HANDS:
            return argument_of(state.agenda[entry])
        entry += 1
    return 0


def cards_mixed_in(state: ClassicState, age: i64, group: i64) -> i64:
    """Return how many cards of a group have joined the deck of an age (C3)."""
    joined: i64 = state.catalog.mixed_in[age - 1][group].number
    entry: i64 = 0
    while age == state.age and entry < state.depth:
        argument = argument_of(state.agenda[entry])
        if kind_of(state.agenda[entry]) == MIX_IN and argument // 64 == group:
            joined -= argument % 64
        entry += 1
    return joined


# Draws from the Free City's pile


def draw_in(state: ClassicState, age: i64, round: i64) -> i64:
    """Return the card drawn from the pile in a round, packed like a deed; 0 for none yet."""
    return (state.draws[age - 1] >> (8 * (round - 1))) & 255


def write_draw(state: ClassicState, age: i64, round: i64, kind: i64) -> None:
    """Set the card that was drawn."""
    change = kind ^ kind_in(draw_in(state, age, round))
    state.draws[age - 1] = state.draws[age - 1] ^ (change << (8 * (round - 1)))


def draw_between(state: ClassicState, age: i64, hand: i64, start: i64, stop: i64) -> i64:
    """Return the round of a range in which a hand got a card of the pile, or ``NEVER``.

    Between two times that a seat holds it there is one at most: only two players share a pile.
    """
    round = start
    while round <= stop:
        if draw_in(state, age, round) != 0 and has_pile_card(
            state, age, round, state.holder(age, round, hand)
        ):
            return round
        round += 1
    return NEVER


def is_unknown_draw(state: ClassicState, age: i64, round: i64) -> bool:
    """Return whether an unknown card was drawn in a round; never in ``NEVER``."""
    return round != NEVER and kind_in(draw_in(state, age, round)) == UNKNOWN
