"""Activating a card of the Pantheon instead of taking one of the structure (D103-D109)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel import commerce
from thaumata.duel.carrying_out import carry_out
from thaumata.duel.pantheon.gods import GOD_EFFECTS
from thaumata.duel.pantheon.happenings import ACTIVATED, OFFERING_SPENT
from thaumata.duel.pantheon.names import (
    ACTIVATE,
    FIRST_GOD,
    GATE,
    MYTHOLOGY_TOKENS,
    OFFERINGS,
    SPACES,
)
from thaumata.duel.pantheon.part import DECK_PLACES, EMPTY, PantheonPart, pantheon_of
from thaumata.duel.refusals import why_not_paid
from thaumata.duel.state import DuelState
from thaumata.errors import IllegalAction
from thaumata.game import action_of, piece_of, target_of, verb_of
from thaumata.kit.bits import BITS, first
from thaumata.kit.counts import count
from thaumata.kit.points import printed_points
from thaumata.rules import Rule

NEAREST: Final = 3
"""The cost of the space nearest to a player; each farther one costs a coin more (D104)."""

GATE_FACTOR: Final = 2
"""The Gate costs this many times the price of its space (D105)."""

_SETS: Final = 2 ** len(OFFERINGS)


def _values(members: int) -> list[int]:
    return [value for n, value in enumerate(OFFERINGS) if members >> n & 1]


_WORTH: Final = vec[i64]([sum(_values(members)) for members in range(_SETS)])
"""The total discount of each set of offering tokens."""

_ALL_BUT_LEAST: Final = vec[i64](
    [sum(_values(members)) - min(_values(members), default=0) for members in range(_SETS)]
)
"""The same without the smallest of them: a cost no higher than this wastes a token."""


def cost_before_offerings(part: PantheonPart, seat: i64, space: i64) -> i64:
    """Return the cost of a space's card for a seat, without offerings; spaces from 0 (D105)."""
    steps = space if seat == 0 else SPACES - 1 - space
    cost: i64 = NEAREST + steps
    if part.god_at[DECK_PLACES + space] == GATE:
        cost = cost * GATE_FACTOR
    cost -= count(part.discounts, seat)
    if cost < 0:
        return 0
    return cost


def activation_price(state: DuelState, seat: i64, space: i64, offerings: i64) -> i64:
    """Return the coins for an activation; no change is given for offerings (D101)."""
    price = cost_before_offerings(pantheon_of(state), seat, space) - _WORTH[offerings]
    if price < 0:
        return 0
    return price


def space_of(state: DuelState, god: i64) -> i64:
    """Return the space of a god."""
    god_at = pantheon_of(state).god_at
    space: i64 = 0
    while god_at[DECK_PLACES + space] != god:
        space += 1
    return space


def is_in_pantheon(part: PantheonPart, god: i64) -> bool:
    """Return whether a god is on one of the spaces."""
    space: i64 = 0
    while space < SPACES:
        if part.god_at[DECK_PLACES + space] == god:
            return True
        space += 1
    return False


class Activation(Rule[DuelState]):
    """From Age II on a turn may be used to activate a card of the Pantheon (D103)."""

    def more_actions(self, state: DuelState, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Offer each card that the seat can pay, with every set of offerings that wastes none."""
        if state.age == 1:
            return n
        part = pantheon_of(state)
        god_at = part.god_at
        coins = state.city(seat).purse()
        mine = part.offerings_of(seat)
        space: i64 = 0
        while space < SPACES:
            god = god_at[DECK_PLACES + space]
            if god != EMPTY:
                cost = cost_before_offerings(part, seat, space)
                if cost <= coins:
                    buffer[n] = action_of(ACTIVATE, god)
                    n += 1
                if mine != 0:
                    n = self._with_offerings(god, cost, coins, mine, buffer, n)
            space += 1
        return n

    def _with_offerings(
        self, god: i64, cost: i64, coins: i64, mine: i64, buffer: vec[i64], n: i64
    ) -> i64:
        offerings: i64 = 1
        while offerings < len(_WORTH):
            is_owned = offerings & ~mine == 0
            if is_owned and cost > _ALL_BUT_LEAST[offerings] and cost - _WORTH[offerings] <= coins:
                buffer[n] = action_of(ACTIVATE, god, offerings)
                n += 1
            offerings += 1
        return n

    def why_not(self, state: DuelState, seat: i64, action: i64) -> IllegalAction | None:
        """Return why a card of the Pantheon, or a set of offerings, cannot be used."""
        if verb_of(action) != ACTIVATE:
            return None
        if state.age < 2:
            return IllegalAction("refused-pantheon-closed")
        part = pantheon_of(state)
        if not is_in_pantheon(part, piece_of(action)):
            return IllegalAction("refused-no-god")
        offerings = target_of(action)
        if offerings & ~part.offerings_of(seat):
            return IllegalAction("refused-offerings")
        space = space_of(state, piece_of(action))
        if offerings and cost_before_offerings(part, seat, space) <= _ALL_BUT_LEAST[offerings]:
            return IllegalAction("refused-offering-wasted")
        return why_not_paid(state, seat, activation_price(state, seat, space, offerings))

    def on_turn_action(self, state: DuelState, seat: i64, action: i64) -> None:
        """Pay, take the card and apply its effects; its space stays empty (D106)."""
        if verb_of(action) != ACTIVATE:
            return
        part = pantheon_of(state)
        god = piece_of(action)
        offerings = target_of(action)
        space = space_of(state, god)
        price = activation_price(state, seat, space, offerings)
        state.tell(ACTIVATED, seat, god, price)
        while offerings != 0:
            part.offerings = part.offerings & ~BITS[len(OFFERINGS) * seat + first(offerings)]
            state.tell(OFFERING_SPENT, seat, MYTHOLOGY_TOKENS + first(offerings))
            offerings = offerings & (offerings - 1)
        commerce.pay(state, seat, price, 0)
        part.god_at[DECK_PLACES + space] = EMPTY
        part.known_to[DECK_PLACES + space] = 0
        gain_god(state, seat, god)


def gain_god(state: DuelState, seat: i64, god: i64) -> None:
    """Give a card to its new owner and apply it at once (D106, D238)."""
    pantheon_of(state).give_god(seat, god)
    carry_out(state, seat, FIRST_GOD + god)


class GodPoints(Rule[DuelState]):
    """Points on gods: Aphrodite's, and the coins left on Astarte (D109, D150)."""

    row: i64

    def __init__(self, row: int) -> None:
        self.row = row

    def score(self, state: DuelState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Add the points of a seat's gods."""
        gods = pantheon_of(state).gods_of(seat)
        while gods != 0:
            sheet[row + self.row] += printed_points(state, seat, GOD_EFFECTS[first(gods)])
            gods = gods & (gods - 1)
