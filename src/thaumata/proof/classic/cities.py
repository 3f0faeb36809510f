"""Invariants of every table with Cities: tokens, losses and rights match the deeds."""

from __future__ import annotations

from mypy_extensions import i64

from thaumata.classic.catalog import Catalog
from thaumata.classic.cities.names import CITY_PAY, PAY, SETTLE
from thaumata.classic.cities.part import CitiesPart, part_of
from thaumata.classic.knowledge.discard_looks import DiscardLooks
from thaumata.classic.state import ClassicState
from thaumata.game import piece_of, verb_of
from thaumata.kit.bits import BITS
from thaumata.kit.counts import count
from thaumata.proof.classic.cities_deed_effects import CitiesDeedEffects
from thaumata.proof.classic.part_soundness import PartSoundness
from thaumata.proof.classic.round_soundness import controller_in, next_kind
from thaumata.proof.printed import must_keep
from thaumata.proof.soundness import Unsound, miscount, odd_number


class CitiesSoundness(PartSoundness):
    """Checks the parts of Cities and team play."""

    is_whole: bool
    """Whether all deeds are given."""

    _effects: CitiesDeedEffects

    def __init__(self, catalog: Catalog, twice: bool, is_whole: bool) -> None:
        """Read the printed components; follow the option ``last_fight``."""
        self.is_whole = is_whole
        self._effects = CitiesDeedEffects(catalog, twice)

    def settles(self, kind: i64) -> bool:
        """Return whether losses are settled, at the end of a round (C204)."""
        return kind == SETTLE

    def knows_conflicts(self) -> bool:
        """Return True: raiders, diplomacy, the Memorial and teams change the tokens."""
        return True

    def asked(self, state: ClassicState, kind: i64) -> i64:
        """Return the seats that settle losses: the deciders of losing cities (C229, C231)."""
        if kind != SETTLE:
            return 0
        deciders: i64 = 0
        city: i64 = 0
        while city < state.catalog.cities:
            if loss_in(state, city) > 0:
                deciders = deciders | BITS[decider_of(state, city)]
            city += 1
        return deciders

    def check(self, state: ClassicState, looks: DiscardLooks) -> None:
        """Raise ``Unsound`` with the first error."""
        self._effects.recompute(state, looks)
        part = part_of(state)
        if self.is_whole:
            self._check_cities(state, part)
        if next_kind(state) == SETTLE:
            self._check_payments(state)
        city: i64 = state.catalog.cities
        while city < len(part.debts):
            for row in (part.debts, part.diplomacy, part.losses, part.next_rights, part.copies):
                if row[city] != 0:
                    raise odd_number("parts.cities", f"things of city {city}", row[city], 0)
            city += 1

    def _check_cities(self, state: ClassicState, part: CitiesPart) -> None:
        expected = self._effects
        expected.check_tokens(state)
        number: i64 = 0
        while number < state.catalog.cities:
            if part.diplomacy[number] != expected.diplomacy[number]:
                raise miscount(
                    f"parts.cities.diplomacy[{number}]",
                    part.diplomacy[number],
                    expected.diplomacy[number],
                )
            if (
                part.losses[number] != expected.losses[number]
                or part.losses_per_victory[number] != expected.losses_per_victory[number]
                or part.losses_per_stage[number] != expected.losses_per_stage[number]
            ):
                raise Unsound(
                    "impossible-losses", f"parts.cities.losses[{number}]", city=int(number + 1)
                )
            must_keep(number, "rights", part.rights[number], expected.rights[number])
            must_keep(number, "new rights", part.next_rights[number], expected.next_rights[number])
            must_keep(number, "copied symbols", part.copies[number], expected.copies[number])
            debts = part.debts[number]
            if debts < expected.least_debts[number] or debts > expected.most_debts[number]:
                raise Unsound(
                    "impossible-debts",
                    f"parts.cities.debts[{number}]",
                    city=int(number + 1),
                    given=int(debts),
                    least=int(expected.least_debts[number]),
                    most=int(expected.most_debts[number]),
                )
            number += 1

    def _check_payments(self, state: ClassicState) -> None:
        """Check that no payment exceeds the loss or the treasury; the own city is first (C229)."""
        seat: i64 = 0
        while seat < state.catalog.players:
            sealed = count(state.sealed_counts, seat)
            paid: i64 = 0
            city: i64 = 0
            while city < state.catalog.cities:
                loss = loss_in(state, city)
                if loss > 0 and decider_of(state, city) == seat and paid < sealed:
                    action = state.sealed_choice(seat, paid)
                    verb: i64 = PAY if city == seat else CITY_PAY
                    coins = piece_of(action)
                    if verb_of(action) != verb or coins > loss or coins > state.cities[city].coins:
                        raise miscount(f"sealed.{seat}", coins, loss)
                    paid += 1
                city += 1
            if paid < sealed:
                raise miscount(f"sealed.{seat}", sealed, paid)
            seat += 1


def loss_in(state: ClassicState, city: i64) -> i64:
    """Return the loss of a city by the part of the table (C144)."""
    part = part_of(state)
    tokens = state.cities[city].victories
    victories = count(tokens, 0) + count(tokens, 1) + count(tokens, 2)
    for_stages = part.losses_per_stage[city] * state.cities[city].stages
    return part.losses[city] + part.losses_per_victory[city] * victories + for_stages


def decider_of(state: ClassicState, city: i64) -> i64:
    """Return the seat that settles the loss of a city in this round (C116)."""
    return city if city < state.catalog.players else controller_in(state.age, state.round)
