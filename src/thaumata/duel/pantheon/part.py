"""Pantheon's part of a state: gods in decks and spaces, tokens, and a few markers.

Gods are at numbered places: three for each deck, from its top, then the six spaces of the Pantheon.
A god that no player has looked at has no identity, only a mythology; nature decides which one it is
when it is looked at. A god that one player has seen in secret is in the state, with the mask of
seats that know it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.pantheon.facts import PantheonFacts
from thaumata.duel.pantheon.names import (
    GATE,
    GODS_EACH,
    HIDDEN,
    MYTHOLOGIES,
    MYTHOLOGY_TOKENS,
    OFFERINGS,
    SPACES,
)
from thaumata.duel.state import DuelState
from thaumata.game import Part
from thaumata.kit.bits import BITS
from thaumata.kit.counts import FULL, ONES, count

DECK_PLACES: Final = 15
PLACES: Final = DECK_PLACES + SPACES
"""Fifteen places in the decks, then the spaces of the Pantheon."""

EMPTY: Final = -1
"""A place without a card."""

NO_SNAKE: Final = -1
NO_MINERVA: Final = 99

SPECTATOR: Final = 2
"""The index of a spectator among the seats; they see all that both players see (D239)."""

EVERYBODY: Final = 7
"""The mask of both seats and of spectators."""

_GODS: Final = 16
_SEAT_GODS: Final = 65535
_SEAT_TOKENS: Final = 1023
_SEAT_OFFERINGS: Final = 7

_START: Final = vec[i64]([HIDDEN + n // GODS_EACH for n in range(DECK_PLACES)] + [EMPTY] * SPACES)
_UNKNOWN: Final = vec[i64]([0] * PLACES)


class PantheonPart(Part):
    """The Pantheon of one game."""

    facts: PantheonFacts
    laid: i64
    """The token on each marked slot, counted from 1: a row of counts."""

    god_at: Final[vec[i64]]
    """The card at each place: a god, the Gate, ``HIDDEN`` plus a mythology, or ``EMPTY``."""

    known_to: Final[vec[i64]]
    """The mask of those who know the god at each place; all know one that was shown."""

    deck_sizes: i64
    """The number of gods in each deck: a row of counts."""

    gods: i64
    """The set of activated gods: sixteen numbers for each seat."""

    tokens: i64
    """The set of the players' mythology tokens: ten numbers for each seat."""

    offerings: i64
    """The set of the players' offering tokens: three numbers for each seat."""

    enki: i64
    """The set of progress tokens on Enki."""

    snake: i64
    """The card under the snake."""

    minerva: i64
    """The space of Minerva on the track, counted like that of the conflict pawn."""

    discounts: i64
    """The discount of each seat on an activation, in coins: a row of counts."""

    sieges: i64
    """Coins that a seat's opponent loses for each space of its advance: a row of counts."""

    engineers: i64
    """The most that a card with a chain symbol costs a seat, 0 for no limit: a row of counts."""

    def __init__(self, facts: PantheonFacts) -> None:
        """Place the decks beside an empty Pantheon."""
        super().__init__("pantheon")
        self.facts = facts
        self.laid = 0
        self.god_at = _START[:]
        self.known_to = _UNKNOWN[:]
        self.deck_sizes = 0x0303030303
        self.gods = 0
        self.tokens = 0
        self.offerings = 0
        self.enki = 0
        self.snake = NO_SNAKE
        self.minerva = NO_MINERVA
        self.discounts = 0
        self.sieges = 0
        self.engineers = 0

    # Ownership

    def gods_of(self, seat: i64) -> i64:
        """Return the set of gods that a seat has activated, the Gate included."""
        return (self.gods >> (_GODS * seat)) & _SEAT_GODS

    def tokens_of(self, seat: i64) -> i64:
        """Return the set of a seat's mythology tokens."""
        return (self.tokens >> (MYTHOLOGY_TOKENS * seat)) & _SEAT_TOKENS

    def offerings_of(self, seat: i64) -> i64:
        """Return the set of a seat's offering tokens."""
        return (self.offerings >> (len(OFFERINGS) * seat)) & _SEAT_OFFERINGS

    def give_god(self, seat: i64, god: i64) -> None:
        """Give a god to a seat."""
        self.gods = self.gods | BITS[_GODS * seat + god]

    def give_token(self, seat: i64, token: i64) -> None:
        """Give a mythology or offering token to a seat."""
        if token < MYTHOLOGY_TOKENS:
            self.tokens = self.tokens | BITS[MYTHOLOGY_TOKENS * seat + token]
        else:
            offering = token - MYTHOLOGY_TOKENS
            self.offerings = self.offerings | BITS[len(OFFERINGS) * seat + offering]

    # Tokens on cards

    def token_on(self, mark: i64) -> i64:
        """Return the token on a mark, or -1."""
        return count(self.laid, mark) - 1

    def lay_token(self, mark: i64, token: i64) -> None:
        """Put a token on a mark."""
        self.laid += (token + 1) * ONES[mark]

    def lift_token(self, mark: i64) -> None:
        """Remove the token from a mark."""
        self.laid = self.laid & ~FULL[mark]

    # Gods

    def deck_size(self, mythology: i64) -> i64:
        """Return the number of gods in a deck."""
        return count(self.deck_sizes, mythology)

    def take_from_deck(self, mythology: i64, depth: i64) -> None:
        """Close the gap that a god leaves in a deck, counted from 0 at its top."""
        start = mythology * GODS_EACH
        last = self.deck_size(mythology) - 1
        while depth < last:
            self.god_at[start + depth] = self.god_at[start + depth + 1]
            self.known_to[start + depth] = self.known_to[start + depth + 1]
            depth += 1
        self.god_at[start + last] = EMPTY
        self.known_to[start + last] = 0
        self.deck_sizes -= ONES[mythology]

    def unaccounted(self, mythology: i64) -> i64:
        """Return the set of a mythology's gods that have not been identified."""
        found = (self.gods | (self.gods >> _GODS)) & _SEAT_GODS
        god_at = self.god_at
        place: i64 = 0
        while place < PLACES:
            god = god_at[place]
            if god >= 0 and god < GATE:
                found = found | BITS[god]
            place += 1
        return (7 * BITS[mythology * GODS_EACH]) & ~found

    # Copies

    def copy_into(self, other: Part) -> None:
        assert isinstance(other, PantheonPart)
        other.laid = self.laid
        other.deck_sizes = self.deck_sizes
        other.gods = self.gods
        other.tokens = self.tokens
        other.offerings = self.offerings
        other.enki = self.enki
        other.snake = self.snake
        other.minerva = self.minerva
        other.discounts = self.discounts
        other.sieges = self.sieges
        other.engineers = self.engineers
        my_gods = self.god_at
        my_seats = self.known_to
        their_gods = other.god_at
        their_seats = other.known_to
        place: i64 = 0
        while place < PLACES:
            their_gods[place] = my_gods[place]
            their_seats[place] = my_seats[place]
            place += 1

    def numbers(self) -> list[int]:
        return [
            int(self.laid),
            *[int(self.god_at[place]) for place in range(PLACES)],
            *[int(self.known_to[place]) for place in range(PLACES)],
            int(self.deck_sizes),
            int(self.gods),
            int(self.tokens),
            int(self.offerings),
            int(self.enki),
            int(self.snake),
            int(self.minerva),
            int(self.discounts),
            int(self.sieges),
            int(self.engineers),
        ]

    def hide_from(self, seat: i64) -> None:
        """Erase the gods that a seat, or a spectator, does not know.

        Their mythology is never a secret (D97).
        """
        knower: i64 = seat if seat >= 0 else SPECTATOR
        place: i64 = 0
        while place < PLACES:
            god = self.god_at[place]
            if god >= 0 and god < GATE and self.known_to[place] & BITS[knower] == 0:
                self.god_at[place] = HIDDEN + god // GODS_EACH
            place += 1


def pantheon_of(state: DuelState) -> PantheonPart:
    """Return the Pantheon part of a state, usually the first of its parts."""
    for part in state.parts:
        if isinstance(part, PantheonPart):
            return part
    raise LookupError("pantheon")


def mythology_of(god: i64) -> i64:
    """Return the mythology of a god, identified or not."""
    return god - HIDDEN if god >= HIDDEN else god // GODS_EACH


def place_name(place: i64) -> str:
    """Name a place: ``greek 1`` is the top of the Greek deck, ``space 3`` is in the Pantheon."""
    if place < DECK_PLACES:
        return f"{MYTHOLOGIES[place // GODS_EACH]} {place % GODS_EACH + 1}"
    return f"space {place - DECK_PLACES + 1}"


PLACE_NAMES: Final = [place_name(place) for place in range(PLACES)]
