"""Special payments: Engineering's coin, and coins from Astarte's card.

Engineering replaces the cost of a card with a chain symbol by a coin (D143, D144, D246). With the
option ``astarte=ask`` the owner of Astarte chooses how much of a payment comes from her card
(D118).
"""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.duel import commerce
from thaumata.duel.names import BUILD, WONDER
from thaumata.duel.pantheon.activating import activation_price, space_of
from thaumata.duel.pantheon.happenings import PAID_FROM_CARD
from thaumata.duel.pantheon.names import ACTIVATE, SPEND, SPLIT_PAYMENT
from thaumata.duel.pantheon.part import pantheon_of
from thaumata.duel.state import DuelState
from thaumata.duel.turns import Turn
from thaumata.game import action_of, piece_of, target_of, verb_of
from thaumata.kit.bits import BITS
from thaumata.kit.counts import count
from thaumata.rules import Rule


class Engineering(Rule[DuelState]):
    """The owner of this token pays the usual cost or one coin to the bank, whichever is lower."""

    def bill_for(self, state: DuelState, seat: i64, card: i64, bill: i64) -> i64:
        """Replace the whole cost if that is cheaper."""
        engineers = pantheon_of(state).engineers
        if engineers == 0:
            return bill
        coins = count(engineers, seat)
        if coins == 0 or state.catalog.chain_needed[card] == 0:
            return bill
        if commerce.printed_coins(bill) + commerce.trade_coins(bill) <= coins:
            return bill
        return commerce.bill_of(coins, 0)


# Astarte's card


def price_of(state: DuelState, seat: i64, action: i64) -> i64:
    """Return the coins that an action of a turn costs."""
    verb = verb_of(action)
    if verb == BUILD:
        return commerce.card_price(state, seat, piece_of(action))
    if verb == WONDER:
        return commerce.wonder_price(state, seat, piece_of(action))
    if verb == ACTIVATE:
        space = space_of(state, piece_of(action))
        return activation_price(state, seat, space, target_of(action))
    return 0


class AskingTurn(Turn):
    """A turn that first asks a player with coins on a card how to pay."""

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Ask if there is a choice, else play the turn as usual."""
        price = price_of(state, seat, action)
        if least_from_card(state, seat, price) < most_from_card(state, seat, price):
            state.ask(SPLIT_PAYMENT, _packed(action), BITS[seat])
        else:
            super().apply(state, argument, seat, action)


def least_from_card(state: DuelState, seat: i64, price: i64) -> i64:
    """Return how many coins must come from the card because the treasury lacks them."""
    missing = price - state.city(seat).coins
    if missing < 0:
        return 0
    return missing


def most_from_card(state: DuelState, seat: i64, price: i64) -> i64:
    """Return how many coins can come from the card."""
    reserve = state.city(seat).reserve
    return reserve if reserve < price else price


def _packed(action: i64) -> i64:
    """Pack an action into the argument of an entry: its pieces have small numbers."""
    return verb_of(action) + piece_of(action) * 256 + target_of(action) * 65536


def _unpacked(argument: i64) -> i64:
    return action_of(argument & 255, (argument >> 8) & 255, argument >> 16)


class SplitPayment(Decision[DuelState]):
    """Choose how many coins come from Astarte's card; then carry out the turn's action."""

    turn: Turn

    def __init__(self) -> None:
        """Its argument is the action."""
        super().__init__("split_payment")
        self.turn = Turn()

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return state.game.text(state, state.active, _unpacked(argument))

    def read_argument(self, state: DuelState, text: str) -> int:
        buffer = vec[i64]([0] * 512)
        for i in range(self.turn.fill(state, 0, state.active, buffer)):
            if state.game.text(state, state.active, buffer[i]) == text:
                return _packed(buffer[i])
        raise ValueError(text)

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every way to split the price."""
        price = price_of(state, seat, _unpacked(argument))
        coins = least_from_card(state, seat, price)
        n: i64 = 0
        while coins <= most_from_card(state, seat, price):
            buffer[n] = action_of(SPEND, coins)
            coins += 1
            n += 1
        return n

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Move the coins to the treasury, which then pays the whole price at once."""
        coins = piece_of(action)
        city = state.city(seat)
        city.reserve -= coins
        city.coins += coins
        if coins > 0:
            state.tell(PAID_FROM_CARD, seat, coins)
        self.turn.apply(state, 0, seat, _unpacked(argument))
