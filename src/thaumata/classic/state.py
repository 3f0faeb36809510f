"""The state of a game of Classic: the cities, the hands, the discard pile.

It keeps every city's use of its card in each round: this determines what each seat may know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.catalog import PER_AGE, Catalog
from thaumata.classic.city import City
from thaumata.classic.happenings import COINS_GAINED
from thaumata.game import Game, State
from thaumata.kit.piles import LAYERS, put

UNKNOWN: Final = 63
"""The kind of an unknown card."""

# Uses of a card by a city.
USED_TO_BUILD: Final = 1
USED_FOR_STAGE: Final = 2
SOLD: Final = 3
LEFT_OVER: Final = 4

DRAWN: Final = 1
"""The mark of a card drawn from the Free City's pile."""

# Whose knowledge a table shows: that of a seat is its number plus one.
EVERYTHING: Final = 0
SPECTATOR: Final = 8

LOOKS: Final = 4
"""The most discard builds of a game: those of Halikarnassos, side B, and one by a card."""

NOTHING_BUILT: Final = 255
"""In place of a card: nothing was built after a look at the discard pile."""

_ZEROS: Final = vec[i64]([0] * 64)


def deed_of(use: i64, kind: i64) -> i64:
    """Pack a city's use of a card of the age into a deed."""
    return use * 64 + kind


def use_of(deed: i64) -> i64:
    """Return the use of the card; 0 for none yet."""
    return deed >> 6


def kind_in(deed: i64) -> i64:
    """Return the kind of the card, or ``UNKNOWN``."""
    return deed & 63


def when_of(look: i64) -> i64:
    """Return the moment of a look at the discard pile: 8 * age + round."""
    return look >> 16


def looker_of(look: i64) -> i64:
    """Return the seat that looked."""
    return (look >> 8) & 255


def discard_build_of(look: i64) -> i64:
    """Return the card that was built from the pile, or ``NOTHING_BUILT``."""
    return look & 255


class ClassicState(State):
    """A game of Classic in play."""

    catalog: Final[Catalog]
    round: i64
    """The round of the age, from 1; 0 while cards are dealt."""

    cities: Final[list[City]]
    hands: Final[vec[i64]]
    """The piles of the hands of each age, by the seat that each was dealt to.

    Those of earlier ages are empty. In a state as known to a seat, a hand has all cards that the
    seat knows to be, or to have been, in it since the seat last had it: see ``memory.py``."""

    deck: Final[vec[i64]]
    """The pile of cards of this age that are not dealt."""

    drawn: i64
    """The set of guilds, and cards of expansions, that are mixed into this age's deck."""

    discards: Final[vec[i64]]
    """The pile of each age's discarded cards."""

    deeds: Final[vec[i64]]
    """The uses of their cards by each age and city: a row of counts, one round after the other."""

    last_deeds: Final[vec[i64]]
    """The use of the last card, by age and city."""

    draws: Final[vec[i64]]
    """The cards drawn from the Free City's pile, by age: a row of counts, one for each round."""

    looks: Final[vec[i64]]
    """The looks at the discard pile, in their order: the moment, the seat, the card built
    (C199)."""

    seen_by: i64
    """Whose knowledge the table shows: ``EVERYTHING``, a seat plus one, or ``SPECTATOR``."""

    seen: Final[vec[i64]]
    """For each look and age a pile of the cards of others that the look revealed.

    Only in a state as known to a seat, and for its own looks: see ``memory.py``."""

    boards_left: i64
    """The set of boards that are not dealt."""

    controller: i64
    """The seat that decides for the Free City in this round (C116)."""

    discard_builders: i64
    """The mask of cities that may still build from the discard pile in this round."""

    bank: i64
    """Coins paid to the bank minus coins received from it."""

    plans: Final[vec[i64]]
    """The buffer for ways to pay, so that listing them allocates nothing."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        catalog = game.catalog
        assert isinstance(catalog, Catalog)
        self.catalog = catalog
        self.round = 0
        self.cities = [City() for _ in range(catalog.cities)]
        self.hands = _ZEROS[: 3 * LAYERS * catalog.players]
        self.deck = _ZEROS[:LAYERS]
        self.drawn = 0
        self.discards = _ZEROS[: 3 * LAYERS]
        self.deeds = _ZEROS[: 3 * catalog.cities]
        self.last_deeds = _ZEROS[: 3 * catalog.cities]
        self.draws = _ZEROS[:3]
        self.looks = _ZEROS[:LOOKS]
        self.seen_by = EVERYTHING
        self.seen = _ZEROS[: LOOKS * 3 * LAYERS]
        self.boards_left = 2 ** len(catalog.boards) - 1
        self.controller = 0
        self.discard_builders = 0
        self.bank = 0
        self.plans = _ZEROS[:64]

    def decider(self, city: i64) -> i64:
        """Return the seat that decides for a city."""
        return city if city < self.catalog.players else self.controller

    def decided_by(self, age: i64, round: i64, city: i64) -> i64:
        """Return the seat that decides for a city in a round of any age (C116, C227)."""
        if city < self.catalog.players:
            return city
        return (round - 1 + (1 if age == 2 else 0)) & 1

    # Hands and cards

    def hand_at(self, seat: i64) -> i64:
        """Return the pile of the hand that a seat holds in this round (C13, C123)."""
        return self.hand_pile(self.age, self.hand_number(self.age, self.round, seat))

    def hand_number(self, age: i64, round: i64, seat: i64) -> i64:
        """Return the hand that a seat holds in a round, by the seat that it was dealt to."""
        players: i64 = self.catalog.players
        passed: i64 = 0
        if round > 0:
            passed = round - 1
        if age == 2:
            return (seat + passed) % players
        return (seat + 8 * players - passed) % players

    def holder(self, age: i64, round: i64, hand: i64) -> i64:
        """Return the seat that holds a hand in a round."""
        players: i64 = self.catalog.players
        if age == 2:
            return (hand + 8 * players - round + 1) % players
        return (hand + round - 1) % players

    def hand_pile(self, age: i64, hand: i64) -> i64:
        """Return the index of a hand's pile."""
        players: i64 = self.catalog.players
        return ((age - 1) * players + hand) * LAYERS

    def discard(self, card: i64) -> None:
        """Put a card on the discard pile (C18)."""
        put(self.discards, (card >> 6) * LAYERS, card & 63)

    def card(self, kind: i64) -> i64:
        """Return the number of a card of this age."""
        return (self.age - 1) * PER_AGE + kind

    def note_deed(self, city: i64, use: i64, kind: i64) -> None:
        """Note a city's use of its card in this round."""
        at = (self.age - 1) * self.catalog.cities + city
        self.deeds[at] = self.deeds[at] | (deed_of(use, kind) << (8 * (self.round - 1)))

    def deed(self, age: i64, round: i64, city: i64) -> i64:
        """Return a city's use of its card in a round."""
        return (self.deeds[(age - 1) * self.catalog.cities + city] >> (8 * (round - 1))) & 255

    def note_last_deed(self, city: i64, use: i64, kind: i64) -> None:
        """Note the use of a city's last card of the age."""
        self.last_deeds[(self.age - 1) * self.catalog.cities + city] = deed_of(use, kind)

    def note_draw(self, kind: i64) -> None:
        """Note the card drawn from the Free City's pile in this round."""
        at = self.age - 1
        self.draws[at] = self.draws[at] | (deed_of(DRAWN, kind) << (8 * (self.round - 1)))

    def note_look(self, seat: i64) -> None:
        """Note that a seat now sees the discard pile."""
        number: i64 = 0
        while self.looks[number] != 0:
            number += 1
        moment = 8 * self.age + self.round
        self.looks[number] = moment * 65536 + seat * 256 + NOTHING_BUILT

    def note_discard_build(self, card: i64) -> None:
        """Note the card that was built after the last look."""
        number: i64 = LOOKS - 1
        while number > 0 and self.looks[number] == 0:
            number -= 1
        self.looks[number] += card - NOTHING_BUILT

    # Coins

    def give(self, city: i64, coins: i64) -> None:
        """Give a city coins from the bank."""
        if coins > 0:
            self.cities[city].coins += coins
            self.bank -= coins
            self.tell(COINS_GAINED, city, coins)

    # Copies

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, ClassicState)
        other.round = self.round
        other.drawn = self.drawn
        other.boards_left = self.boards_left
        other.controller = self.controller
        other.discard_builders = self.discard_builders
        other.bank = self.bank
        _copy(self.hands, other.hands)
        _copy(self.deck, other.deck)
        _copy(self.discards, other.discards)
        _copy(self.deeds, other.deeds)
        _copy(self.last_deeds, other.last_deeds)
        _copy(self.draws, other.draws)
        _copy(self.looks, other.looks)
        if self.seen_by != EVERYTHING or other.seen_by != EVERYTHING:
            other.seen_by = self.seen_by
            _copy(self.seen, other.seen)
        for mine, theirs in zip(self.cities, other.cities, strict=True):
            mine.copy_into(theirs)

    def numbers(self) -> list[int]:
        """List all numbers in which two states of the same variant can differ."""
        everything = [
            *super().numbers(),
            int(self.round),
            int(self.drawn),
            int(self.boards_left),
            int(self.controller),
            int(self.discard_builders),
            int(self.bank),
            int(self.seen_by),
        ]
        for row in (
            self.hands,
            self.deck,
            self.discards,
            self.deeds,
            self.last_deeds,
            self.draws,
            self.looks,
            self.seen,
        ):
            everything.extend(int(number) for number in row)
        for city in self.cities:
            everything.extend(city.numbers())
        return everything


def _copy(source: vec[i64], target: vec[i64]) -> None:
    i: i64 = 0
    while i < len(source):
        target[i] = source[i]
        i += 1
