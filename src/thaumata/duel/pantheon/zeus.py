"""Zeus discards any card from the structure (D122, D123, D244)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.duel.dealing import DealSlot
from thaumata.duel.listing import fill_slots
from thaumata.duel.pantheon.happenings import STRUCTURE_DISCARDED
from thaumata.duel.pantheon.names import DEAL_DISCARDED, DISCARD_SLOT
from thaumata.duel.pantheon.tokens import take_token
from thaumata.duel.state import DuelState
from thaumata.game import NATURE_BIT, piece_of
from thaumata.kit.bits import BITS


class DiscardFromStructure(Decision[DuelState]):
    """Discard any card of the structure without coins (D122)."""

    def __init__(self) -> None:
        super().__init__("discard_from_structure")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the structure is empty."""
        return state.present == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every slot with a card."""
        return fill_slots(DISCARD_SLOT, state.present, state.layout().codes, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Discard the card; a face-down one is revealed first."""
        slot = state.layout().slot_at[piece_of(action)]
        if state.known & BITS[slot]:
            throw_out(state, seat, slot, state.slots[slot])
        else:
            state.ask(DEAL_DISCARDED, slot, NATURE_BIT)


def throw_out(state: DuelState, seat: i64, slot: i64, card: i64) -> None:
    """Discard a card from the structure; a token on it goes to the seat (D122)."""
    state.take_from_structure(slot)
    state.discard(card)
    state.tell(STRUCTURE_DISCARDED, seat, state.layout().codes[slot], card)
    take_token(state, seat, slot)


class DealDiscarded(DealSlot):
    """Nature reveals the discarded face-down card: the discard pile has no secrets (D244)."""

    def __init__(self) -> None:
        """Its argument is the slot."""
        super().__init__()
        self.name = "deal_discarded"

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        card = piece_of(action)
        state.unseen[card >> 6] = state.unseen[card >> 6] & ~BITS[card & 63]
        throw_out(state, state.active, argument, card)
