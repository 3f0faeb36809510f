"""Conspiracies about the structure and the removed cards (D203, D204, D207, D215, D259, D260)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Chance, Decision, Step
from thaumata.duel.agora.conspiring import read_seat
from thaumata.duel.agora.happenings import (
    BUILT_FROM_REMOVED,
    BUILT_FROM_TOP_ROW,
    REMOVED_CARD_SEEN,
    STRUCTURE_CARD_DISCARDED,
)
from thaumata.duel.agora.names import SENATORS, TURN_UP
from thaumata.duel.agora.part import agora_of
from thaumata.duel.building import put_into_city
from thaumata.duel.catalog import PER_AGE
from thaumata.duel.dealing import turn_up
from thaumata.duel.listing import fill_cards, fill_slots
from thaumata.duel.names import BUILD, DEAL_CARD, DISCARD, PASS
from thaumata.duel.state import DuelState
from thaumata.game import action_of, piece_of, verb_of
from thaumata.kit.bits import BITS, first, size
from thaumata.rules import Rule


class PropertyFraud(Decision[DuelState]):
    """Build a building of the top row for free, even if it is covered (D203, D259)."""

    def __init__(self) -> None:
        super().__init__("property_fraud")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the row has no building: it may be empty, or hold only senators."""
        return top_row(state) == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the buildings of the row."""
        return fill_slots(BUILD, top_row(state), state.slots, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Build the card; this is not a chain build (D216)."""
        card = piece_of(action)
        slots = top_row(state)
        while state.slots[first(slots)] != card:
            slots = slots & (slots - 1)
        state.take_from_structure(first(slots))
        state.tell(BUILT_FROM_TOP_ROW, seat, card)
        put_into_city(state, seat, card, False)


def top_row(state: DuelState) -> i64:
    """Return the set of slots in row 1 that hold a building."""
    rows = state.layout().rows
    slots: i64 = 0
    slot: i64 = 0
    while rows[slot] == 1:
        if state.known & BITS[slot] and state.catalog.color[state.slots[slot]] != SENATORS:
            slots = slots | BITS[slot]
        slot += 1
    return slots


class LookAtRemoved(Chance[DuelState]):
    """Nature shows a player one card that was removed from the deck of this age (D260)."""

    def __init__(self) -> None:
        """Its argument is the player."""
        super().__init__("deal_removed")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return str(argument)

    def read_argument(self, state: DuelState, text: str) -> int:
        return read_seat(text)

    def pool(self, state: DuelState, argument: i64) -> i64:
        """Continue the order of the deck: the removed cards come last."""
        return state.catalog.decks[state.age - 1][0].pool

    def pieces(self, state: DuelState, argument: i64) -> i64:
        return len(state.catalog.decks[state.age - 1][0].cards)

    def place(self, state: DuelState, argument: i64) -> i64:
        """Return a place after those of the structure's slots."""
        return state.catalog.decks[state.age - 1][0].dealt + agora_of(state).removed_count

    def is_there(self, state: DuelState, argument: i64, piece: i64) -> bool:
        """Return whether no player has seen the card yet."""
        card = state.catalog.decks[state.age - 1][0].start + piece
        return state.unseen[state.age - 1] & BITS[card] != 0

    def action(self, state: DuelState, argument: i64, piece: i64) -> i64:
        card = state.catalog.decks[state.age - 1][0].start + piece
        return action_of(DEAL_CARD, (state.age - 1) * PER_AGE + card)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Show it to the player alone: from now on it cannot be in any slot."""
        part = agora_of(state)
        card = piece_of(action)
        state.unseen[card >> 6] = state.unseen[card >> 6] & ~BITS[card & 63]
        part.looker = argument
        part.removed_age = card >> 6
        part.removed = part.removed | BITS[card & 63]
        part.removed_count += 1
        state.tell_only(BITS[argument], REMOVED_CARD_SEEN, argument, card)

    def secret_from(
        self, state: DuelState, argument: i64, seat: i64, action: i64, viewer: i64
    ) -> bool:
        """Hide the card from the other player."""
        return viewer != argument


class Treason(Decision[DuelState]):
    """Build one of the removed cards for free (D204)."""

    def __init__(self) -> None:
        super().__init__("treason")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether no card has been removed."""
        return removed_cards(state, 0) | removed_cards(state, 1) | removed_cards(state, 2) == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the removed cards of this age and of earlier ones."""
        n: i64 = 0
        age: i64 = 0
        while age < 3:
            n = fill_cards(BUILD, age, removed_cards(state, age), buffer, n)
            age += 1
        return n

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Build the card, now public; this is not a chain build (D216)."""
        part = agora_of(state)
        card = piece_of(action)
        part.brought_in = card
        if card >> 6 == state.age - 1:
            part.removed = part.removed & ~BITS[card & 63]
            part.removed_count -= 1
        state.unseen[card >> 6] = state.unseen[card >> 6] & ~BITS[card & 63]
        state.tell(BUILT_FROM_REMOVED, seat, card)
        put_into_city(state, seat, card, False)


def removed_cards(state: DuelState, age: i64) -> i64:
    """Return the set of an age's removed cards, or of all that could be removed.

    When an age is over, the removed cards are those of its own deck that no player has seen.
    """
    if age >= state.age:
        return 0
    part = agora_of(state)
    if age == state.age - 1 and size(part.removed) == part.removed_count:
        return part.removed
    return state.unseen[age] & state.catalog.decks[age][0].members


class TurnOfEvents(Decision[DuelState]):
    """Discard an accessible card without coins; a second one is optional (D207)."""

    def __init__(self) -> None:
        """Its argument is 1 for the second card."""
        super().__init__("turn_of_events")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return "second" if argument else "first"

    def read_argument(self, state: DuelState, text: str) -> int:
        return ("first", "second").index(text)

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the structure is empty."""
        return state.accessible == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every accessible card; the second may be declined."""
        n = fill_slots(DISCARD, state.accessible, state.slots, buffer, 0)
        if argument:
            buffer[n] = action_of(PASS)
            n += 1
        return n

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Discard the card and reveal the cards it uncovers at once."""
        if verb_of(action) == PASS:
            return
        card = piece_of(action)
        state.take_from_structure(state.slot_of(card))
        state.discard(card)
        state.tell(STRUCTURE_CARD_DISCARDED, seat, card)
        state.then(TURN_UP)


class TurnUp(Step[DuelState]):
    """Reveal the newly accessible cards in the middle of a turn."""

    def __init__(self) -> None:
        super().__init__("turn_up")

    def run(self, state: DuelState, argument: i64) -> None:
        """Ask nature to deal."""
        turn_up(state, TURN_UP)


class RemovedCards(Rule[DuelState]):
    """Once an age is over, both players know which cards of it were removed."""

    def on_age_end(self, state: DuelState) -> None:
        """Make the removed cards public: after the age they are no longer a secret."""
        part = agora_of(state)
        if part.removed_count > 0:
            state.unseen[part.removed_age] |= part.removed
            part.removed = 0
            part.removed_age = 0
            part.removed_count = 0
            part.looker = 0
