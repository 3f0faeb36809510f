"""Losing coins, and taking debts for coins not paid (C137-C145, C229-C231)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.classic.cities.happenings import COINS_LOST
from thaumata.classic.cities.icons import take_debts, victory_tokens
from thaumata.classic.cities.names import CITY_PAY, PAY, SETTLE
from thaumata.classic.cities.part import part_of
from thaumata.classic.state import ClassicState
from thaumata.errors import IllegalAction
from thaumata.game import action_of, piece_of, verb_of
from thaumata.kit.bits import BITS, first
from thaumata.kit.counts import count
from thaumata.rules import Rule


def loss_of(state: ClassicState, city: i64) -> i64:
    """Return the coins that a city loses in this round, by its current possessions (C141, C144)."""
    part = part_of(state)
    return (
        part.losses[city]
        + part.losses_per_victory[city] * victory_tokens(state, city)
        + part.losses_per_stage[city] * state.cities[city].stages
    )


class CoinLosses(Rule[ClassicState]):
    """All losses of a round are settled together at its end (C137, C204)."""

    def on_round_end(self, state: ClassicState) -> None:
        """Ask each player with a loss how to pay, and put new rights in force."""
        part = part_of(state)
        deciders: i64 = 0
        city: i64 = 0
        while city < state.catalog.cities:
            if loss_of(state, city) > 0:
                deciders = deciders | BITS[state.decider(city)]
            part.rights[city] = part.next_rights[city]
            city += 1
        if deciders != 0:
            state.ask(SETTLE, 0, deciders)
        else:
            forget_losses(state)


def forget_losses(state: ClassicState) -> None:
    """Reset the losses for the next round."""
    part = part_of(state)
    city: i64 = 0
    while city < state.catalog.cities:
        part.losses[city] = 0
        part.losses_per_victory[city] = 0
        part.losses_per_stage[city] = 0
        city += 1


def to_settle(state: ClassicState, seat: i64) -> i64:
    """Return the mask of cities whose losses a seat has to settle: its own comes first."""
    cities: i64 = 0
    city: i64 = 0
    while city < state.catalog.cities:
        if state.decider(city) == seat and loss_of(state, city) > 0:
            cities = cities | BITS[city]
        city += 1
    return cities


class Settle(Decision[ClassicState]):
    """All choose at the same time how many coins to pay; the rest becomes debt (C139, C229)."""

    def __init__(self) -> None:
        super().__init__("settle", seals=True)

    def fill(self, state: ClassicState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every number of coins, from none to the smaller of the loss and the treasury."""
        city = self._city(state, seat)
        most = self._most(state, city)
        verb: i64 = PAY if city == seat else CITY_PAY
        coins: i64 = 0
        while coins <= most:
            buffer[coins] = action_of(verb, coins)
            coins += 1
        return most + 1

    def _city(self, state: ClassicState, seat: i64) -> i64:
        """Return the city for which a seat has to choose next."""
        cities = to_settle(state, seat)
        if count(state.sealed_counts, seat) == 1:
            cities = cities & (cities - 1)
        return first(cities)

    def _most(self, state: ClassicState, city: i64) -> i64:
        """Return the most coins that a city can pay: its loss, or its treasury if that is less."""
        loss = loss_of(state, city)
        coins = state.cities[city].coins
        return coins if loss > coins else loss

    def why_not(
        self, state: ClassicState, argument: i64, seat: i64, action: i64
    ) -> IllegalAction | None:
        """Return the refusal with the most coins that can be paid."""
        city = self._city(state, seat)
        if verb_of(action) != (PAY if city == seat else CITY_PAY):
            return None
        return IllegalAction("refused-pay-most", coins=int(self._most(state, city)))

    def is_complete(self, state: ClassicState, argument: i64, seat: i64) -> bool:
        """Return whether the seat has chosen for each of its cities."""
        cities = to_settle(state, seat)
        both = cities & (cities - 1) != 0
        return count(state.sealed_counts, seat) == (2 if both else 1)

    def resolve(self, state: ClassicState, argument: i64) -> None:
        """Pay, and take debts for the rest."""
        seat: i64 = 0
        while seat < state.catalog.players:
            cities = to_settle(state, seat)
            number: i64 = 0
            while cities != 0:
                settle(state, first(cities), piece_of(state.sealed_choice(seat, number)))
                cities = cities & (cities - 1)
                number += 1
            seat += 1
        forget_losses(state)


def settle(state: ClassicState, city: i64, coins: i64) -> None:
    """Take the coins from a city, and give it a debt for each coin of the loss not paid."""
    debts = loss_of(state, city) - coins
    if coins > 0:
        state.cities[city].coins -= coins
        state.bank += coins
        state.tell(COINS_LOST, city, coins)
    take_debts(state, city, debts)
