"""The value of an action of 7 Wonders, by the table in ``worth.py``.

All seats choose at once and in secret, so an action is tried out for its own city alone, as if the
others did nothing in this round. Then the city is valued, and the gains of the others.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.building import activate, activate_afterwards, pay_for, place
from thaumata.classic.catalog import Catalog
from thaumata.classic.city import POWER_READY, POWERLESS
from thaumata.classic.names import (
    CHOOSE_SIDE,
    FOR_FREE_CITY,
    FREE_CITY,
    ROW_TREASURY,
    SELL,
)
from thaumata.classic.rounds import use_in
from thaumata.classic.setup import turn_board
from thaumata.classic.sides import side_of
from thaumata.classic.state import ClassicState
from thaumata.game import Game, State, piece_of, verb_of
from thaumata.kit.bits import BITS
from thaumata.kit.piles import take
from thaumata.kit.points import points_now
from thaumata.players.values.action_value import ActionValue
from thaumata.players.values.classic.conflict_value import conflicts_value
from thaumata.players.values.classic.part_value import ClassicPartValue
from thaumata.players.values.classic.potential_value import Potential
from thaumata.players.values.classic.worth import (
    ALLY,
    COIN,
    COIN_AT_HAND,
    COINS_AT_HAND,
    COPIED_GUILD,
    FREE_BUILD,
    GIVEN,
    ICONS,
    LAST_CARD,
    POINT,
    RIVALS,
)


class ClassicValue(ActionValue):
    """Values the actions of one variant of 7 Wonders."""

    _parts: list[ClassicPartValue]
    """The values that expansions add."""

    _potential: Potential
    _seats: i64
    _rounds: i64
    """The rounds of a game."""

    _scratch: State
    _sheet: vec[i64]
    _seen: vec[i64]
    """The city whose potential was computed last, and what it depends on."""

    _seen_potential: i64

    def __init__(self, game: Game, parts: list[ClassicPartValue]) -> None:
        """Look up the components of the variant in the tables."""
        catalog = game.catalog
        assert isinstance(catalog, Catalog)
        icons = dict(ICONS)
        for part in parts:
            icons |= part.icons
        self._parts = parts
        self._potential = Potential(catalog, icons)
        self._seats = game.seats
        self._rounds = 3 * catalog.rounds
        self._scratch = game.new_state()
        self._sheet = vec[i64]([0] * len(game.categories))
        self._seen = vec[i64]([-1] * 9)
        self._seen_potential = 0

    def best(self, state: State, seat: i64, actions: list[int]) -> tuple[int, int]:
        """Return the best action and its value; compute a city's potential once while it lasts."""
        self._seen[0] = -1
        return super().best(state, seat, actions)

    def after(self, state: State, seat: i64, action: i64) -> i64:
        """Try the action out and value the result."""
        scratch = self._scratch
        assert isinstance(scratch, ClassicState)
        state.copy_into(scratch)
        if scratch.asked.seals:
            self._act_alone(scratch, seat, action)
        else:
            scratch.perform(seat, action)
        return self.of(scratch, seat)

    def _act_alone(self, state: ClassicState, seat: i64, action: i64) -> None:
        """Carry out a sealed choice without waiting for those of the others."""
        verb = verb_of(action)
        if verb < FOR_FREE_CITY + SELL + 1:
            city: i64 = FREE_CITY if verb >= FOR_FREE_CITY else seat
            use = use_in(action)
            take(state.hands, state.hand_at(seat), piece_of(action) & 63)
            pay_for(state, city, use, action)
            place(state, city, use, action)
            activate(state, city, use, action)
            activate_afterwards(state, city, use, action)
        elif verb == CHOOSE_SIDE:
            turn_board(state, seat, state.cities[seat].board - 1 + piece_of(action))
        else:
            for part in self._parts:
                part.act_alone(state, seat, action)

    def of(self, state: ClassicState, seat: i64) -> i64:
        """Return the value of a table: the seat's city, less a part of its rivals' gains."""
        value = self._standing(state, seat)
        allies = side_of(state, seat)
        rivals = self._seats - state.catalog.side_size
        other: i64 = 0
        while other < self._seats:
            if other != seat:
                # The city of the only rival is valued in full, those of several rivals are not.
                worth = (
                    self._standing(state, other) if self._seats == 2 else self._others(state, other)
                )
                if allies & BITS[other] != 0:
                    value += worth * ALLY // 100
                else:
                    value -= worth * RIVALS // (100 * rivals)
            other += 1
        return value - self._passed_on(state, seat)

    def _others(self, state: ClassicState, city: i64) -> i64:
        """Return the change of value in a city that is not the seat's."""
        return self._treasury(state, city) + self._weigh_parts(state, city)

    def _standing(self, state: ClassicState, city: i64) -> i64:
        """Return the value of one city."""
        if state.ended != 0:
            return self._points(state, city)
        here = state.cities[city]
        here.prices = here.next_prices
        for part in self._parts:
            part.look_ahead(state, city)
        value = (
            self._points(state, city)
            + self._treasury(state, city)
            + conflicts_value(state, city, 0)
            + self._potentials(state, city)
            + self._powers(state, city)
            + self._weigh_parts(state, city)
        )
        if state.discard_builders & BITS[city] != 0:
            value += self._potential.best_discard(state, city)
        return value

    def _weigh_parts(self, state: ClassicState, city: i64) -> i64:
        value: i64 = 0
        for part in self._parts:
            value += part.worth(state, city)
        return value

    def _left(self, state: ClassicState) -> i64:
        """Return the number of rounds after this one."""
        return (4 - state.age) * state.catalog.rounds - state.round

    def _points(self, state: ClassicState, city: i64) -> i64:
        """Return the points as they stand, with the treasury to the coin while the game runs."""
        points = points_now(state, city, self._sheet)
        if state.ended == 0:
            points -= self._sheet[ROW_TREASURY]
        return points * POINT

    def _treasury(self, state: ClassicState, city: i64) -> i64:
        """Return the value of coins: their points, and what they can buy."""
        coins = state.cities[city].coins
        at_hand = coins if coins < COINS_AT_HAND else COINS_AT_HAND
        return COIN * coins + COIN_AT_HAND * at_hand * self._left(state) // self._rounds

    def _powers(self, state: ClassicState, city: i64) -> i64:
        """Return the value of a wonder's powers in this age and later ones."""
        here = state.cities[city]
        ages = 3 - state.age
        value: i64 = 0
        if here.power != POWERLESS:
            value += FREE_BUILD * ages
            if here.power == POWER_READY and state.round < state.catalog.rounds:
                value += FREE_BUILD
        if here.plays_last_card != 0:
            value += LAST_CARD * (ages + 1)
        if here.copies_guild != 0:
            value += COPIED_GUILD * self._left(state) // self._rounds
        return value

    def _potentials(self, state: ClassicState, city: i64) -> i64:
        """Return the value of what can still be built, cached for an equal city."""
        here = state.cities[city]
        left = state.cities[state.catalog.left[city]]
        right = state.cities[state.catalog.right[city]]
        seen = self._seen
        if (
            seen[0] == city
            and seen[1] == here.built[0]
            and seen[2] == here.built[1]
            and seen[3] == here.built[2]
            and seen[4] == here.board * 8 + here.stages
            and seen[5] == left.raw_for_sale
            and seen[6] == left.made_for_sale
            and seen[7] == right.raw_for_sale
            and seen[8] == right.made_for_sale
        ):
            return self._seen_potential
        self._seen_potential = self._potential.of(state, city, city < self._seats)
        seen[0] = city
        seen[1] = here.built[0]
        seen[2] = here.built[1]
        seen[3] = here.built[2]
        seen[4] = here.board * 8 + here.stages
        seen[5] = left.raw_for_sale
        seen[6] = left.made_for_sale
        seen[7] = right.raw_for_sale
        seen[8] = right.made_for_sale
        return self._seen_potential

    def _passed_on(self, state: ClassicState, seat: i64) -> i64:
        """Return the value for the next player of the hand that the seat passes on."""
        if state.age == 0 or state.ended != 0 or state.round >= state.catalog.rounds:
            return 0
        catalog = state.catalog
        players = self._seats
        following = (seat + 1) % players if state.age != 2 else (seat + players - 1) % players
        best = self._potential.best_of(state, following, state.hands[state.hand_at(seat)])
        worth = best * GIVEN // 100
        if side_of(state, seat) & BITS[following] != 0:
            return -worth
        return worth // (players - catalog.side_size)
