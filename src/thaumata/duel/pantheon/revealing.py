"""Free activation of gods revealed by the Gate or the Divine Theater (D139, D148)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.duel.pantheon.activating import gain_god
from thaumata.duel.pantheon.decks import show_deck
from thaumata.duel.pantheon.happenings import ACTIVATED, DECK_ORDERED, DECK_REVEALED
from thaumata.duel.pantheon.icons import EVERY_DECK
from thaumata.duel.pantheon.names import (
    ACTIVATE,
    ENKI,
    FREE_GOD,
    GODS_EACH,
    MYTHOLOGIES,
    ORDER_DECK,
    REVEAL,
    TOP,
)
from thaumata.duel.pantheon.part import DECK_PLACES, PLACES, mythology_of, pantheon_of
from thaumata.duel.state import DuelState
from thaumata.game import action_of, piece_of
from thaumata.kit.bits import BITS


class FreeGod(Decision[DuelState]):
    """Activate one of the revealed gods for free (D238)."""

    def __init__(self) -> None:
        """Its argument is the mythology, or 5 for the top of every deck."""
        super().__init__("free_god")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return "every" if argument == EVERY_DECK else MYTHOLOGIES[argument]

    def read_argument(self, state: DuelState, text: str) -> int:
        return (*MYTHOLOGIES, "every").index(text)

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether every deck is empty."""
        return pantheon_of(state).deck_sizes == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the revealed gods."""
        part = pantheon_of(state)
        n: i64 = 0
        if argument == EVERY_DECK:
            mythology: i64 = 0
            while mythology < EVERY_DECK:
                if part.deck_size(mythology) > 0:
                    buffer[n] = action_of(ACTIVATE, part.god_at[mythology * GODS_EACH])
                    n += 1
                mythology += 1
            return n
        while n < part.deck_size(argument):
            buffer[n] = action_of(ACTIVATE, part.god_at[argument * GODS_EACH + n])
            n += 1
        return n

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Take the god; the others stay in their decks, Enki without tokens (D111, D112)."""
        part = pantheon_of(state)
        god = piece_of(action)
        mythology = mythology_of(god)
        depth: i64 = 0
        while part.god_at[mythology * GODS_EACH + depth] != god:
            depth += 1
        part.take_from_deck(mythology, depth)
        if god != ENKI and part.enki != 0 and not _lies_in_pantheon(state, ENKI):
            state.box = state.box | part.enki
            part.enki = 0
        state.tell(ACTIVATED, seat, god)
        gain_god(state, seat, god)


def _lies_in_pantheon(state: DuelState, god: i64) -> bool:
    god_at = pantheon_of(state).god_at
    place: i64 = DECK_PLACES
    while place < PLACES:
        if god_at[place] == god:
            return True
        place += 1
    return False


class ChooseDeck(Decision[DuelState]):
    """The Divine Theater: choose a deck that is not empty and reveal all of it (D148)."""

    def __init__(self) -> None:
        super().__init__("choose_deck")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether every deck is empty."""
        return pantheon_of(state).deck_sizes == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the decks that are not empty."""
        part = pantheon_of(state)
        n: i64 = 0
        mythology: i64 = 0
        while mythology < EVERY_DECK:
            if part.deck_size(mythology) > 0:
                buffer[n] = action_of(REVEAL, mythology)
                n += 1
            mythology += 1
        return n

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Reveal the deck; a god is activated, then the others are put in order."""
        mythology = piece_of(action)
        state.tell(DECK_REVEALED, seat, mythology)
        state.ask(ORDER_DECK, mythology, BITS[seat])
        state.ask(FREE_GOD, mythology, BITS[seat])
        show_deck(state, mythology, pantheon_of(state).deck_size(mythology))


class OrderDeck(Decision[DuelState]):
    """Put the rest of a deck back in any order, known to the active player alone (D148, D239)."""

    def __init__(self) -> None:
        """Its argument is the mythology."""
        super().__init__("order_deck")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return MYTHOLOGIES[argument]

    def read_argument(self, state: DuelState, text: str) -> int:
        return MYTHOLOGIES.index(text)

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether fewer than two gods are left."""
        return pantheon_of(state).deck_size(argument) < 2

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer each of the two gods for the top."""
        part = pantheon_of(state)
        top = argument * GODS_EACH
        buffer[0] = action_of(TOP, part.god_at[top])
        buffer[1] = action_of(TOP, part.god_at[top + 1])
        return 2

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Put the god on top."""
        part = pantheon_of(state)
        top = argument * GODS_EACH
        if part.god_at[top] != piece_of(action):
            part.god_at[top + 1] = part.god_at[top]
            part.god_at[top] = piece_of(action)
        part.known_to[top] = BITS[seat]
        part.known_to[top + 1] = BITS[seat]
        state.tell_only(BITS[seat], DECK_ORDERED, seat, piece_of(action))

    def secret_from(
        self, state: DuelState, argument: i64, seat: i64, action: i64, viewer: i64
    ) -> bool:
        """Hide the order from the other player."""
        return True
