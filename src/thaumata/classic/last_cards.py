"""The last card of a hand: discarded, or played by a wonder's power (C14, C69-C73)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision, Step
from thaumata.classic import happenings
from thaumata.classic import state as table
from thaumata.classic.building import activate, activate_afterwards, pay_for, place
from thaumata.classic.card_uses import fill_uses
from thaumata.classic.names import PASS
from thaumata.classic.refusals import why_not_used
from thaumata.classic.rounds import is_face_down, use_in
from thaumata.classic.sides import sees_hand, side_of
from thaumata.classic.state import ClassicState
from thaumata.errors import IllegalAction
from thaumata.game import action_of, piece_of
from thaumata.kit.bits import first
from thaumata.kit.piles import take


def leave_over(state: ClassicState, seat: i64) -> None:
    """Discard a seat's last card face down, without effect (C14, C15)."""
    hand = state.hand_at(seat)
    if state.hands[hand] != 0:
        kind = first(state.hands[hand])
        take(state.hands, hand, kind)
        state.discard(state.card(kind))
        state.note_last_deed(seat, table.LEFT_OVER, kind)
        state.tell_only(side_of(state, seat), happenings.LEFT_OVER, seat, state.card(kind))


class LeftOver(Step[ClassicState]):
    """The last card of every hand goes to the discard pile (C15)."""

    def __init__(self) -> None:
        super().__init__("left_over")

    def run(self, state: ClassicState, argument: i64) -> None:
        seat: i64 = 0
        while seat < state.catalog.players:
            leave_over(state, seat)
            seat += 1


class LastCard(Decision[ClassicState]):
    """The last card is built, used for a stage, sold, or discarded after all (C69-C73, C211).

    It is a step of its own: it uses the coins and buildings after all other actions, but still the
    prices of the start of the round.
    """

    def __init__(self) -> None:
        """Its argument is the city."""
        super().__init__("last_card")

    def argument_text(self, state: ClassicState, argument: i64) -> str:
        return str(argument)

    def read_argument(self, state: ClassicState, text: str) -> int:
        return [str(city) for city in range(state.catalog.cities)].index(text)

    def fill(self, state: ClassicState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every use of the card, and to discard it."""
        n = fill_uses(state, argument, state.hands[state.hand_at(seat)], 0, buffer, 0)
        buffer[n] = action_of(PASS)
        return n + 1

    def why_not(
        self, state: ClassicState, argument: i64, seat: i64, action: i64
    ) -> IllegalAction | None:
        """Return why the city cannot use the card like this."""
        return why_not_used(state, argument, state.hands[state.hand_at(seat)], 0, action)

    def apply(self, state: ClassicState, argument: i64, seat: i64, action: i64) -> None:
        """Use the card at once; a discarded card stays in the hand until all are discarded."""
        use = use_in(action)
        if use == PASS:
            return
        kind = piece_of(action) & 63
        take(state.hands, state.hand_at(seat), kind)
        play_at_once(state, argument, use, action)

    def secret_from(
        self, state: ClassicState, argument: i64, seat: i64, action: i64, viewer: i64
    ) -> bool:
        """Hide a card that is sold or put under a stage, face down (C198)."""
        return is_face_down(action) and not sees_hand(state, viewer, seat)


def play_at_once(state: ClassicState, city: i64, use: i64, action: i64) -> None:
    """Pay for, place and activate a last card without waiting for others (C203, step 4)."""
    pay_for(state, city, use, action)
    state.note_last_deed(city, place(state, city, use, action), piece_of(action) & 63)
    activate(state, city, use, action)
    activate_afterwards(state, city, use, action)
