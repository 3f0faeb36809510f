"""Checks that a table as known to a seat shows exactly what that seat can know.

The knowledge of hands and of face-down cards follows from who has held which hand, and when: see
``classic/knowledge/memory.py``. A table that shows more or less than that would leave too many or
too few cards when the hidden ones are guessed.
"""

from __future__ import annotations

from mypy_extensions import i64

from thaumata.classic.knowledge import deeds
from thaumata.classic.knowledge.deeds import BLANK, NOBODY
from thaumata.classic.state import SPECTATOR, UNKNOWN, ClassicState, kind_in
from thaumata.kit.piles import height
from thaumata.proof.soundness import Unsound, miscount
from thaumata.rng import Rng


def check_memory(state: ClassicState) -> None:
    """Check the knowledge of a seat, or a spectator, of deeds and hands (C10, C198, C245)."""
    seat: i64 = NOBODY if state.seen_by == SPECTATOR else state.seen_by - 1
    age: i64 = 1
    while age <= state.age:
        trace: i64 = 0
        while trace < 8 * state.catalog.cities:
            deed = deeds.deed_at(state, age, trace)
            is_unknown = deed != 0 and kind_in(deed) == UNKNOWN
            if is_unknown and deeds.knows(state, age, trace, seat):
                field = f"cities[{trace >> 3}].deeds[{age - 1}]"
                raise Unsound("impossible-own-card", field, player=int(seat + 1))
            trace += 1
        hand: i64 = 0
        while hand < state.catalog.players:
            _check_hand(state, age, hand, seat)
            hand += 1
        age += 1
    # Any guess of the hidden cards must look the same to this seat.
    if state.resample(seat, Rng(0)).known_to(seat).numbers() != state.numbers():
        raise Unsound("impossible-memory", "seen_by")


def _check_hand(state: ClassicState, age: i64, hand: i64, seat: i64) -> None:
    """Check each stretch of rounds between two in which the seat, or its ally, held a hand."""
    last = deeds.rounds_begun(state, age)
    hold: i64 = 0
    following = deeds.next_hold(state, age, hand, seat, hold)
    while following <= last:
        stop = following - 1
        # Once the hand is back it shows which cards are missing, except one that came and went.
        expected = _newcomers(state, age, hand, hold + 1, stop) if hold > 0 else -1
        _check_unknown(state, age, hand, hold + 1, stop, expected)
        hold = following
        following = deeds.next_hold(state, age, hand, seat, hold)
    _check_unknown(state, age, hand, hold + 1, last, -1)
    expected = 0
    if hold > 0:
        hidden = len(_hidden(state, age, hand, hold + 1, last))
        expected = hidden + deeds.cards_in_hand(state, age, hand)
        expected -= _newcomers(state, age, hand, hold + 1, last)
    known = height(state.hands, state.hand_pile(age, hand))
    if known != expected and age == state.age:
        holder = state.holder(age, max(1, state.round), hand)
        raise miscount(f"hands[{holder}]", known, expected)
    if known != expected:
        raise miscount(f"remembered.{age}[{hand}]", known, expected)


def _check_unknown(
    state: ClassicState, age: i64, hand: i64, start: i64, stop: i64, expected: i64
) -> None:
    """Check the number of unknown cards among those taken face down in some rounds; -1 for all."""
    hidden = _hidden(state, age, hand, start, stop)
    unknown = len([kind for kind in hidden if kind == UNKNOWN])
    if expected < 0:
        expected = len(hidden)
    if unknown != expected:
        raise miscount("remembered", len(hidden) - unknown, len(hidden) - expected)


def _hidden(state: ClassicState, age: i64, hand: i64, start: i64, stop: i64) -> list[int]:
    """List the kinds of the cards that were taken from a hand face down in some rounds."""
    traces = BLANK[:]
    n = deeds.fill_hidden(state, age, hand, start, stop, traces, 0)
    return [int(kind_in(deeds.deed_at(state, age, traces[i]))) for i in range(n)]


def _newcomers(state: ClassicState, age: i64, hand: i64, start: i64, stop: i64) -> i64:
    """Return how many cards of the Free City's pile came to a hand unseen in some rounds."""
    draw = deeds.draw_between(state, age, hand, start, stop)
    return 1 if deeds.is_unknown_draw(state, age, draw) else 0
