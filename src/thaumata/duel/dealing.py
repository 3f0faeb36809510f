"""Dealing the structure: nature places the backs, then reveals one card after another."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Chance
from thaumata.duel.catalog import DECKS_PER_AGE, PER_AGE
from thaumata.duel.happenings import BACK_LAID, REVEALED
from thaumata.duel.names import BACK_POOLS, DEAL_CARD, DEAL_SLOT, LAY, LAY_BACK
from thaumata.duel.state import DuelState
from thaumata.duel.structure import SLOT_NAMES
from thaumata.game import NATURE_BIT, action_of, piece_of, target_of
from thaumata.kit.bits import BITS, first, nth, size
from thaumata.rng import Rng

_EACH_SLOT: Final = 0x1555555555555555
"""The lower of the two bits that each slot has for its back."""


def deck_at(state: DuelState, slot: i64) -> i64:
    """Return the index, in the tables of decks, of the deck that the card of a slot is from."""
    return (state.age - 1) * DECKS_PER_AGE + back_of(state, slot)


def back_of(state: DuelState, slot: i64) -> i64:
    """Return which of the age's decks the card of a slot is from."""
    return (state.backs >> (2 * slot)) & 3


def lay_backs(state: DuelState) -> None:
    """Ask nature for the slots of cards whose backs differ from the age's own (D227)."""
    decks = state.catalog.decks[state.age - 1]
    deck = len(decks) - 1
    while deck > 0:
        for _ in range(decks[deck].dealt):
            state.ask(LAY_BACK, deck, NATURE_BIT)
        deck -= 1


def deal_next(state: DuelState) -> None:
    """Ask nature for the next card to reveal, if there is one."""
    if state.to_deal == 0:
        return
    slot = first(state.to_deal)
    state.ask(DEAL_SLOT, slot, NATURE_BIT)
    rules = state.moments.uncovered
    if len(rules) > 0 and state.accessible & ~state.layout().face_up & BITS[slot]:
        for rule in rules:
            rule.on_uncovered(state, state.active, slot)


def turn_up(state: DuelState, step: i64) -> bool:
    """Ask nature to reveal newly accessible cards, then return to a step of the agenda.

    Return whether there was anything to reveal.
    """
    uncovered = state.accessible & ~state.known
    if uncovered == 0:
        return False
    state.then(step)
    for rule in state.moments.turn_up_now:
        uncovered = rule.turn_up_now(state, state.active, uncovered)
    state.to_deal = uncovered
    deal_next(state)
    return True


class LayBack(Chance[DuelState]):
    """Nature chooses the slot of a card from a deck that is mixed in: each is equally likely."""

    def __init__(self) -> None:
        """Its argument is the deck's number within the age."""
        super().__init__("lay_back")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return state.catalog.decks[state.age - 1][argument].back

    def read_argument(self, state: DuelState, text: str) -> int:
        return [deck.back for deck in state.catalog.decks[state.age - 1]].index(text)

    def pool(self, state: DuelState, argument: i64) -> i64:
        """Return the deck's own order of slots."""
        return BACK_POOLS + state.catalog.decks[state.age - 1][argument].pool

    def pieces(self, state: DuelState, argument: i64) -> i64:
        return state.layout().size

    def is_there(self, state: DuelState, argument: i64, piece: i64) -> bool:
        """Return whether the slot still has a card of the age's own deck."""
        return back_of(state, piece) == 0

    def action(self, state: DuelState, argument: i64, piece: i64) -> i64:
        """Place a card of the deck in the slot."""
        pool = state.catalog.decks[state.age - 1][argument].pool
        return action_of(LAY, pool, state.layout().codes[piece])

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        slot = state.layout().slot_at[target_of(action)]
        state.backs += argument << (2 * slot)
        state.tell(BACK_LAID, seat, target_of(action), piece_of(action))


class DealSlot(Chance[DuelState]):
    """Nature reveals the card of a slot: each unseen one of its deck is equally likely."""

    def __init__(self) -> None:
        """Its argument is the slot."""
        super().__init__("deal_card")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return state.layout().names[argument]

    def read_argument(self, state: DuelState, text: str) -> int:
        slot = state.layout().slot_at[SLOT_NAMES.index(text)]
        if slot < 0:
            raise ValueError(text)
        return slot

    def pool(self, state: DuelState, argument: i64) -> i64:
        """Return the order of the deck."""
        return state.catalog.deck_pool[deck_at(state, argument)]

    def pieces(self, state: DuelState, argument: i64) -> i64:
        """Return the number of cards in the deck, including those that stay in the box."""
        return len(state.deck(argument).cards)

    def place(self, state: DuelState, argument: i64) -> i64:
        """Return the slot's rank among the slots with the same back, in this age and before."""
        if state.backs == 0:
            return argument
        # Without a loop over the slots: earlier ones whose two bits differ have another back.
        differing = state.backs ^ (back_of(state, argument) * _EACH_SLOT)
        others = (differing | (differing >> 1)) & _EACH_SLOT & (BITS[2 * argument] - 1)
        return state.catalog.deck_place[deck_at(state, argument)] + argument - size(others)

    def is_there(self, state: DuelState, argument: i64, piece: i64) -> bool:
        """Return whether no player has seen the card yet."""
        deck = deck_at(state, argument)
        card = state.catalog.deck_start[deck] + piece
        return state.unseen[state.catalog.deck_home[deck]] & BITS[card] != 0

    def action(self, state: DuelState, argument: i64, piece: i64) -> i64:
        deck = deck_at(state, argument)
        card = state.catalog.deck_start[deck] + piece
        return action_of(DEAL_CARD, state.catalog.deck_home[deck] * PER_AGE + card)

    def pick(self, state: DuelState, argument: i64, seat: i64, rng: Rng, buffer: vec[i64]) -> i64:
        deck = deck_at(state, argument)
        home = state.catalog.deck_home[deck]
        cards = state.unseen[home] & state.catalog.deck_members[deck]
        return action_of(DEAL_CARD, home * PER_AGE + nth(cards, rng.below(size(cards))))

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        card = piece_of(action)
        state.slots[argument] = card
        state.known = state.known | BITS[argument]
        state.to_deal = state.to_deal & ~BITS[argument]
        state.unseen[card >> 6] = state.unseen[card >> 6] & ~BITS[card & 63]
        if state.log is not None:
            state.tell(REVEALED, seat, state.layout().codes[argument], card)
        deal_next(state)
