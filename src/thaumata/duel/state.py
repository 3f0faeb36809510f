"""The state of a duel: both cities, the structure, the board, the piles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.catalog import Catalog, Deck
from thaumata.duel.city import City
from thaumata.duel.happenings import COINS_GAINED, COINS_LOST
from thaumata.duel.structure import Layout
from thaumata.game import Game, State
from thaumata.kit.bits import BITS, first

SLOTS: Final = 32
UNKNOWN: Final = -1
"""The card of a slot that has not been revealed."""

NO_CARD: Final = -1
"""The card under a wonder that is not built."""

_BLANK_SLOTS: Final = vec[i64]([UNKNOWN] * SLOTS)
_BLANK_WONDERS: Final = vec[i64]([NO_CARD] * 16)
_THREE: Final = vec[i64]([0, 0, 0])


class DuelState(State):
    """A game of Duel in play."""

    catalog: Final[Catalog]
    first: i64
    """The first player."""

    active: i64
    """The seat whose turn it is, or was last."""

    extra_turn: i64
    """1 if the active player will play again (D230: never more)."""

    pawn: i64
    """The conflict pawn, from -9 in the capital of seat 0 to 9 in that of seat 1 (D1)."""

    military_tokens: i64
    """The set of tokens on the track: two numbers for each side, small and large (D2)."""

    board: i64
    """The set of progress tokens on the board."""

    box: i64
    """The set of progress tokens in the box."""

    drawn: i64
    """The set of progress tokens drawn for a choice."""

    shown: i64
    """The set of wonders shown in the draft."""

    wonder_pool: i64
    """The set of wonders not dealt."""

    present: i64
    """The set of slots with a card."""

    accessible: i64
    """The set of slots with a card that nothing covers."""

    known: i64
    """The set of slots with a face-up card."""

    to_deal: i64
    """The set of slots whose cards nature is to reveal next."""

    slots: Final[vec[i64]]
    """The card of each slot."""

    backs: i64
    """For each slot two bits: which of the age's decks its card is from (D227)."""

    unseen: Final[vec[i64]]
    """The set of cards of each age that no player has seen."""

    discards: Final[vec[i64]]
    """The set of each age's cards in the discard pile."""

    under: Final[vec[i64]]
    """The card with which each wonder was built."""

    bank: i64
    """Coins paid to the bank minus coins received from it."""

    first_city: Final[City]
    second_city: Final[City]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        catalog = game.catalog
        assert isinstance(catalog, Catalog)
        self.catalog = catalog
        self.first = 0
        self.active = 0
        self.extra_turn = 0
        self.pawn = 0
        self.military_tokens = 15
        self.board = 0
        self.box = catalog.all_tokens
        self.drawn = 0
        self.shown = 0
        self.wonder_pool = catalog.all_wonders
        self.present = 0
        self.accessible = 0
        self.known = 0
        self.to_deal = 0
        self.slots = _BLANK_SLOTS[:]
        self.backs = 0
        self.unseen = _THREE[:]
        self.discards = _THREE[:]
        self.under = _BLANK_WONDERS[:]
        self.bank = 0
        self.first_city = City()
        self.second_city = City()

    def city(self, seat: i64) -> City:
        """Return a seat's city."""
        return self.first_city if seat == 0 else self.second_city

    def rival(self, seat: i64) -> City:
        """Return the city of a seat's opponent."""
        return self.second_city if seat == 0 else self.first_city

    # Coins

    def give(self, seat: i64, coins: i64) -> None:
        """Give a seat coins from the bank."""
        if coins > 0:
            self.city(seat).coins += coins
            self.bank -= coins
            self.tell(COINS_GAINED, seat, coins)

    def fine(self, seat: i64, coins: i64) -> None:
        """Take coins from a seat, but no more than it has (D55)."""
        city = self.city(seat)
        if coins > city.coins:
            coins = city.coins
        if coins > 0:
            city.coins -= coins
            self.bank += coins
            self.tell(COINS_LOST, seat, coins)

    # The structure

    def layout(self) -> Layout:
        """Return the layout of the current age."""
        return self.catalog.layouts[self.age - 1]

    def deck(self, slot: i64) -> Deck:
        """Return the deck that the card of a slot is from, as its back shows."""
        return self.catalog.decks[self.age - 1][(self.backs >> (2 * slot)) & 3]

    def slot_of(self, card: i64) -> i64:
        """Return the slot of an accessible card."""
        slots = self.slots
        accessible = self.accessible
        while slots[first(accessible)] != card:
            accessible = accessible & (accessible - 1)
        return first(accessible)

    def take_from_structure(self, slot: i64) -> None:
        """Remove the card of a slot and update the accessible ones (D12)."""
        layout = self.layout()
        self.present = self.present & ~BITS[slot]
        self.accessible = self.accessible & ~BITS[slot]
        self.known = self.known & ~BITS[slot]
        covered_by = layout.covered_by
        present = self.present
        accessible = self.accessible
        below = layout.covers[slot] & present
        while below != 0:
            if covered_by[first(below)] & present == 0:
                accessible = accessible | (below & -below)
            below = below & (below - 1)
        self.accessible = accessible

    def discard(self, card: i64) -> None:
        """Put a card on the discard pile."""
        self.discards[card >> 6] |= BITS[card & 63]

    # Copies

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, DuelState)
        other.first = self.first
        other.active = self.active
        other.extra_turn = self.extra_turn
        other.pawn = self.pawn
        other.military_tokens = self.military_tokens
        other.board = self.board
        other.box = self.box
        other.drawn = self.drawn
        other.shown = self.shown
        other.wonder_pool = self.wonder_pool
        other.present = self.present
        other.accessible = self.accessible
        other.known = self.known
        other.to_deal = self.to_deal
        other.backs = self.backs
        other.bank = self.bank
        _copy(self.slots, other.slots, SLOTS)
        _copy(self.unseen, other.unseen, 3)
        _copy(self.discards, other.discards, 3)
        _copy(self.under, other.under, 16)
        self.first_city.copy_into(other.first_city)
        self.second_city.copy_into(other.second_city)

    def numbers(self) -> list[int]:
        """List all numbers in which two states of the same variant can differ."""
        return [
            *super().numbers(),
            int(self.first),
            int(self.active),
            int(self.extra_turn),
            int(self.pawn),
            int(self.military_tokens),
            int(self.board),
            int(self.box),
            int(self.drawn),
            int(self.shown),
            int(self.wonder_pool),
            int(self.present),
            int(self.accessible),
            int(self.known),
            int(self.to_deal),
            int(self.backs),
            int(self.bank),
            *[int(self.slots[n]) for n in range(SLOTS) if self.known & BITS[n]],
            *[int(self.unseen[n]) for n in range(3)],
            *[int(self.discards[n]) for n in range(3)],
            *[int(self.under[n]) for n in range(16)],
            *self.first_city.numbers(),
            *self.second_city.numbers(),
        ]


def _copy(source: vec[i64], target: vec[i64], length: i64) -> None:
    i: i64 = 0
    while i < length:
        target[i] = source[i]
        i += 1
