"""A round: all choose a card, then all choices are carried out together (C11-C20, C201-C205)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision, Step
from thaumata.classic import happenings
from thaumata.classic.building import activate, activate_afterwards, pay_for, place
from thaumata.classic.card_uses import fill_uses
from thaumata.classic.catalog import STAGES
from thaumata.classic.icons import BuildsFromDiscard
from thaumata.classic.names import (
    BEGIN_AGE,
    BEGIN_ROUND,
    CHOOSE,
    DISCARD_BUILD,
    END_ROUND,
    LAST_CARD,
    LEFT_OVER,
    NEXT_ROUND,
    SELL,
    STAGE,
)
from thaumata.classic.refusals import why_not_used
from thaumata.classic.scoring import end_game
from thaumata.classic.sides import sees_hand
from thaumata.classic.state import ClassicState
from thaumata.errors import IllegalAction
from thaumata.game import piece_of, verb_of
from thaumata.kit.bits import BITS, first
from thaumata.kit.piles import take


class BeginRound(Step[ClassicState]):
    """Ask all seats for a card."""

    def __init__(self) -> None:
        super().__init__("begin_round")

    def run(self, state: ClassicState, argument: i64) -> None:
        """Ask all seats at once."""
        state.round += 1
        state.tell(happenings.ROUND_BEGAN, 0, state.round, state.age)
        state.ask(CHOOSE, 0, BITS[state.game.seats] - 1)
        for rule in state.moments.round_begin:
            rule.on_round_begin(state)


class Choose(Decision[ClassicState]):
    """Every seat seals a card and its use (C11, C12, C201)."""

    def __init__(self) -> None:
        super().__init__("choose", seals=True)

    def fill(self, state: ClassicState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every use of every card in the hand, as of the start of the round (C202)."""
        return fill_uses(state, seat, state.hands[state.hand_at(seat)], 0, buffer, 0)

    def why_not(
        self, state: ClassicState, argument: i64, seat: i64, action: i64
    ) -> IllegalAction | None:
        """Return why the city cannot use the card like this."""
        return why_not_used(state, seat, state.hands[state.hand_at(seat)], 0, action)

    def secret_from(
        self, state: ClassicState, argument: i64, seat: i64, action: i64, viewer: i64
    ) -> bool:
        """Hide a card that is sold or put under a stage, except from allies (C198)."""
        return is_face_down(action) and not sees_hand(state, viewer, seat)

    def choice_for(self, state: ClassicState, city: i64) -> i64:
        """Return the action that was sealed for a city."""
        return state.sealed_choice(city, 0)

    def resolve(self, state: ClassicState, argument: i64) -> None:
        """Carry out all choices; in the last round the last cards follow."""
        state.then(END_ROUND)
        self.carry_out_all(state)
        if state.round == state.catalog.rounds:
            self._finish_hands(state)

    def carry_out_all(self, state: ClassicState) -> None:
        """Carry out the choices for all cities together (C20)."""
        self.carry_out(state, 0, state.catalog.cities)

    def carry_out(self, state: ClassicState, start: i64, stop: i64) -> None:
        """Make the cities of a range pay, then place their cards, then apply the effects (C203)."""
        city = start
        while city < stop:
            action = self.choice_for(state, city)
            pay_for(state, city, use_in(action), action)
            city += 1
        city = start
        while city < stop:
            action = self.choice_for(state, city)
            kind = piece_of(action) & 63
            take(state.hands, state.hand_at(state.decider(city)), kind)
            state.note_deed(city, place(state, city, use_in(action), action), kind)
            city += 1
        city = start
        while city < stop:
            action = self.choice_for(state, city)
            activate(state, city, use_in(action), action)
            city += 1
        if state.catalog.has_afterwards:
            city = start
            while city < stop:
                action = self.choice_for(state, city)
                activate_afterwards(state, city, use_in(action), action)
                city += 1

    def _finish_hands(self, state: ClassicState) -> None:
        """Discard the last cards, or let them be played if a wonder allows it (C14, C69)."""
        state.then(LEFT_OVER)
        city: i64 = 0
        while city < state.catalog.cities:
            if state.cities[city].plays_last_card != 0:
                state.ask(LAST_CARD, city, BITS[state.decider(city)])
            city += 1
        for rule in state.moments.last_round:
            rule.on_last_round(state)


def use_in(action: i64) -> i64:
    """Return the use of a card in an action, for whichever city."""
    return verb_of(action) & 3


def is_face_down(action: i64) -> bool:
    """Return whether an action places its card face down, seen by its decider alone (C198)."""
    return use_in(action) in (STAGE, SELL)


class EndRound(Step[ClassicState]):
    """Builds from the discard pile, then the rules for the end of a round (C203)."""

    def __init__(self) -> None:
        super().__init__("end_round")

    def run(self, state: ClassicState, argument: i64) -> None:
        """Show the pile to each player who may build from it, one after the other."""
        if state.discard_builders != 0:
            city = next_discard_builder(state)
            state.discard_builders = state.discard_builders & ~BITS[city]
            decider = state.decider(city)
            state.note_look(decider)
            state.then(END_ROUND)
            state.ask(DISCARD_BUILD, city, BITS[decider])
            return
        state.then(NEXT_ROUND)
        for rule in state.moments.round_end:
            rule.on_round_end(state)


def next_discard_builder(state: ClassicState) -> i64:
    """Return the city that builds from the discard pile next: by a stage before any by a card.

    Only one board has such stages (C166).
    """
    discard_builders = state.discard_builders
    while discard_builders != 0:
        city = first(discard_builders)
        here = state.cities[city]
        if here.stages > 0:
            for effect in state.catalog.stage_effects[here.board * STAGES + here.stages - 1]:
                if isinstance(effect, BuildsFromDiscard):
                    return city
        discard_builders = discard_builders & (discard_builders - 1)
    return first(state.discard_builders)


class NextRound(Step[ClassicState]):
    """Pass the hands on, or end the age with its conflicts (C13, C97, C102)."""

    def __init__(self) -> None:
        super().__init__("next_round")

    def run(self, state: ClassicState, argument: i64) -> None:
        """Apply new discounts from now on (C45), and go on."""
        for city in state.cities:
            city.prices = city.next_prices
        if state.round < state.catalog.rounds:
            state.tell(happenings.HANDS_PASSED, 0, 0 if state.age == 2 else 1)
            state.then(BEGIN_ROUND)
            return
        for rule in state.moments.age_end:
            rule.on_age_end(state)
        state.tell(happenings.AGE_ENDED, 0, state.age)
        if state.age == 3:
            end_game(state)
        else:
            state.then(BEGIN_AGE)
