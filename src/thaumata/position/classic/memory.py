"""Whether somebody can know of a table what a position through their eyes shows.

What is known of hands and of cards that went face down follows from who has held which hand, and
when: see ``classic/knowledge/memory.py``. A position that shows more or less than that leaves cards
over when the hidden ones are guessed, or too few.
"""

from __future__ import annotations

from thaumata.classic.knowledge import deeds
from thaumata.classic.knowledge.deeds import BLANK
from thaumata.classic.state import UNKNOWN, ClassicState, kind_in
from thaumata.kit.piles import height
from thaumata.position.classic.past import AGES, deeds_of, last_place
from thaumata.position.classic.words import wrong_amount
from thaumata.position.impossible import Impossible
from thaumata.rng import Rng


def check_memory(table: ClassicState, seat: int) -> None:
    """Check what a seat, or ``NOBODY``, knows of deeds and hands (C10, C198, C245)."""
    for city in range(table.catalog.cities):
        for deed in deeds_of(table, city):
            is_last = deed.place == last_place(table)
            trace = deeds.last_place(city) if is_last else deeds.place_of(city, deed.place)
            if deed.kind == UNKNOWN and deeds.knows(table, deed.age, trace, seat):
                raise Impossible("impossible-own-card", player=seat + 1)
    for age in AGES[: table.age]:
        for hand in range(table.catalog.players):
            _check_hand(table, age, hand, seat)
    # Whatever the hidden cards are guessed to be, the guess looks the same through these eyes.
    if table.resample(seat, Rng(0)).known_to(seat).numbers() != table.numbers():
        raise Impossible("impossible-memory")


def _check_hand(table: ClassicState, age: int, hand: int, seat: int) -> None:
    """Go from one round in which the seat, or its ally, held a hand to the next."""
    last = int(deeds.rounds_begun(table, age))
    hold = 0
    while (following := int(deeds.next_hold(table, age, hand, seat, hold))) <= last:
        stop = following - 1
        # Once the hand is back it shows what is missing, but for a card that came and went.
        expected = _newcomers(table, age, hand, hold + 1, stop) if hold else None
        _check_unknown(table, age, hand, (hold + 1, stop), expected)
        hold = following
    _check_unknown(table, age, hand, (hold + 1, last), None)
    expected = 0
    if hold:
        hidden = len(_hidden(table, age, hand, hold + 1, last))
        expected = hidden + int(deeds.cards_in_hand(table, age, hand))
        expected -= _newcomers(table, age, hand, hold + 1, last)
    known = height(table.hands, table.hand_pile(age, hand))
    if known != expected and age == table.age:
        holder = int(table.holder(age, max(1, table.round), hand))
        raise Impossible("impossible-hand", player=holder + 1, given=known, expected=expected)
    if known != expected:
        raise wrong_amount("remembered", known, expected)


def _check_unknown(
    table: ClassicState, age: int, hand: int, rounds: tuple[int, int], expected: int | None
) -> None:
    """Of the cards taken face down in some rounds just so many are unknown; None for all."""
    hidden = _hidden(table, age, hand, *rounds)
    unknown = hidden.count(UNKNOWN)
    if expected is None:
        expected = len(hidden)
    if unknown != expected:
        raise wrong_amount("remembered", len(hidden) - unknown, len(hidden) - expected)


def _hidden(table: ClassicState, age: int, hand: int, start: int, stop: int) -> list[int]:
    """List the kinds of the cards that were taken from a hand face down in some rounds."""
    traces = BLANK[:]
    n = deeds.fill_hidden(table, age, hand, start, stop, traces, 0)
    return [int(kind_in(deeds.deed_at(table, age, traces[i]))) for i in range(n)]


def _newcomers(table: ClassicState, age: int, hand: int, start: int, stop: int) -> int:
    """Count the cards of the Free City's pile that came to a hand unseen in some rounds."""
    return int(deeds.is_unknown_draw(table, age, deeds.draw_between(table, age, hand, start, stop)))
