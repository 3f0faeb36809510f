"""Taking an unbuilt wonder or a producing card from the opponent.

The base game has no such choice; an expansion that adds one gives it a name, a verb and an event.
"""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.duel.building import move_to_city
from thaumata.duel.listing import fill_city_cards, fill_each
from thaumata.duel.names import BROWN, GREY
from thaumata.duel.state import DuelState
from thaumata.game import piece_of
from thaumata.kit.bits import BITS


class Taking(Decision[DuelState]):
    """Take a piece from the opponent."""

    verb: i64
    happening: i64

    def __init__(self, name: str, verb: int, happening: int) -> None:
        """Set the name of the decision, the verb of its actions and the event they cause."""
        super().__init__(name)
        self.verb = verb
        self.happening = happening


class TakeWonder(Taking):
    """Take a wonder that the opponent has not built (D130, D198, D243)."""

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the opponent has no unbuilt wonder."""
        return state.rival(state.active).wonders == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the opponent's unbuilt wonders."""
        return fill_each(self.verb, state.rival(seat).wonders, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Give the wonder to its new owner; this is not a pick (D156)."""
        wonder = piece_of(action)
        rival = state.rival(seat)
        city = state.city(seat)
        rival.wonders = rival.wonders & ~BITS[wonder]
        city.wonders = city.wonders | BITS[wonder]
        state.tell(self.happening, seat, wonder)


class TakeResourceCard(Taking):
    """Take a brown or grey card from the opponent's city (D119, D209)."""

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the opponent has no such card."""
        rival = state.rival(state.active)
        return rival.cards_of(BROWN) + rival.cards_of(GREY) == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the opponent's brown and grey cards."""
        return fill_city_cards(state, self.verb, 1 - seat, BITS[BROWN] | BITS[GREY], buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Move the card, which produces here from now on."""
        state.tell(self.happening, seat, piece_of(action))
        move_to_city(state, seat, piece_of(action))
