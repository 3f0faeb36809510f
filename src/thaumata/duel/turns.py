"""A turn: use one accessible card to build it, discard it or build a wonder (D13-D21)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision, Step
from thaumata.duel import commerce
from thaumata.duel.building import put_into_city, put_up_wonder
from thaumata.duel.dealing import turn_up
from thaumata.duel.happenings import (
    AGE_ENDED,
    BUILT,
    BUILT_BY_CHAIN,
    EXTRA_TURN_LOST,
    SOLD,
    WONDER_BUILT,
)
from thaumata.duel.names import BEGIN_AGE, BUILD, DISCARD, END_TURN, LAY_OUT, TURN, WONDER
from thaumata.duel.refusals import why_not_built, why_not_taken, why_not_wonder
from thaumata.duel.scoring import end_civilian
from thaumata.duel.state import DuelState
from thaumata.errors import IllegalAction
from thaumata.game import action_of, piece_of, target_of, verb_of
from thaumata.kit.bits import BITS, first


def begin_turn(state: DuelState, seat: i64) -> None:
    """Start a seat's turn."""
    state.active = seat
    state.extra_turn = 0
    state.then(END_TURN)
    state.ask(TURN, 0, BITS[seat])
    for rule in state.moments.turn_begin:
        rule.on_turn_begin(state, seat)


class Turn(Decision[DuelState]):
    """The active player takes one accessible card and uses it (D14)."""

    def __init__(self) -> None:
        super().__init__("turn")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the structure is empty."""
        return state.present == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer for each accessible card: build it, build a wonder with it, discard it."""
        coins = state.city(seat).purse()
        wonders = affordable_wonders(state, seat)
        slots = state.slots
        accessible = state.accessible
        n: i64 = 0
        while accessible != 0:
            card = slots[first(accessible)]
            accessible = accessible & (accessible - 1)
            buffer[n] = action_of(BUILD, card)
            if commerce.card_price(state, seat, card) <= coins:
                n += 1  # otherwise the next action overwrites it
            waiting = wonders
            while waiting != 0:
                buffer[n] = action_of(WONDER, first(waiting), card)
                waiting = waiting & (waiting - 1)
                n += 1
            buffer[n] = action_of(DISCARD, card)
            n += 1
        for rule in state.moments.more_actions:
            n = rule.more_actions(state, seat, buffer, n)
        return n

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Use the card; its cost is paid before its effects (D226, D228)."""
        verb = verb_of(action)
        if verb == BUILD:
            build(state, seat, piece_of(action))
        elif verb == DISCARD:
            sell(state, seat, piece_of(action))
        elif verb == WONDER:
            build_wonder(state, seat, piece_of(action), target_of(action))
        else:
            for rule in state.moments.turn_action:
                rule.on_turn_action(state, seat, action)

    def why_not(
        self, state: DuelState, argument: i64, seat: i64, action: i64
    ) -> IllegalAction | None:
        """Return why the card or the wonder cannot be used, or ask the rules with other actions."""
        verb = verb_of(action)
        if verb == BUILD:
            return why_not_built(state, seat, piece_of(action))
        if verb == DISCARD:
            return why_not_taken(state, piece_of(action))
        if verb == WONDER:
            return why_not_wonder(state, seat, piece_of(action), target_of(action))
        for rule in state.moments.why_not:
            refusal = rule.why_not(state, seat, action)
            if refusal is not None:
                return refusal
        return None

    def secret_from(
        self, state: DuelState, argument: i64, seat: i64, action: i64, viewer: i64
    ) -> bool:
        """Ask the rules that offer actions."""
        return any(rule.hides_action(state, seat, action) for rule in state.moments.hides_action)


def affordable_wonders(state: DuelState, seat: i64) -> i64:
    """Return the set of wonders that a seat can pay for now (D48)."""
    city = state.city(seat)
    coins = city.purse()
    waiting = city.wonders
    affordable: i64 = 0
    while waiting != 0:
        if commerce.wonder_price(state, seat, first(waiting)) <= coins:
            affordable = affordable | (waiting & -waiting)
        waiting = waiting & (waiting - 1)
    return affordable


def build(state: DuelState, seat: i64, card: i64) -> None:
    """Pay for an accessible card and build it (D21)."""
    bill = commerce.card_bill(state, seat, card)
    by_chain = commerce.is_chained(state, seat, card)
    state.take_from_structure(state.slot_of(card))
    state.tell(BUILT_BY_CHAIN if by_chain else BUILT, seat, card)
    commerce.pay(state, seat, commerce.printed_coins(bill), commerce.trade_coins(bill))
    put_into_city(state, seat, card, by_chain)


def sell(state: DuelState, seat: i64, card: i64) -> None:
    """Discard an accessible card for coins (D17)."""
    coins = commerce.sale_price(state, seat)
    state.take_from_structure(state.slot_of(card))
    state.discard(card)
    state.tell(SOLD, seat, card, coins)
    state.give(seat, coins)


def build_wonder(state: DuelState, seat: i64, wonder: i64, card: i64) -> None:
    """Pay for a wonder and build it with an accessible card (D19, D20)."""
    price = commerce.wonder_price(state, seat, wonder)
    state.take_from_structure(state.slot_of(card))
    state.tell(WONDER_BUILT, seat, wonder, card)
    commerce.pay(state, seat, 0, price)
    put_up_wonder(state, seat, wonder, card)


class EndTurn(Step[DuelState]):
    """Reveal newly accessible cards, then go on to the next turn or age (D16, D226)."""

    def __init__(self) -> None:
        super().__init__("end_turn")

    def run(self, state: DuelState, argument: i64) -> None:
        """Reveal cards, or end the age, or start the next turn."""
        if turn_up(state, END_TURN):
            return
        if state.present == 0:
            self._end_age(state)
        elif state.extra_turn != 0:
            begin_turn(state, state.active)
        else:
            begin_turn(state, 1 - state.active)

    def _end_age(self, state: DuelState) -> None:
        """End the age; an extra turn is lost (D39, D49)."""
        if state.extra_turn != 0:
            state.extra_turn = 0
            state.tell(EXTRA_TURN_LOST, state.active)
        state.tell(AGE_ENDED, state.active, state.age)
        for rule in state.moments.age_end:
            rule.on_age_end(state)
        if state.age == 3:
            end_civilian(state)
        else:
            state.then(BEGIN_AGE)
            state.then(LAY_OUT, state.age + 1)
