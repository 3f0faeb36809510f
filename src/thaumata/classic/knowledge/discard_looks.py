"""Deriving from the deeds which city each look at the discard pile was for (C82, C166, C239).

A stage, or a card, lets its city build from the pile at the end of the round: stages come first,
then cards, and last a card that was itself built like that.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.catalog import PER_AGE, STAGES, Catalog
from thaumata.classic.city import NO_BOARD
from thaumata.classic.icons import BuildsFromDiscard
from thaumata.classic.state import (
    LOOKS,
    NOTHING_BUILT,
    UNKNOWN,
    USED_FOR_STAGE,
    USED_TO_BUILD,
    ClassicState,
    discard_build_of,
    kind_in,
    use_of,
    when_of,
)
from thaumata.kit.bits import BITS, first
from thaumata.kit.effects import Effect


def allows_look(effects: list[Effect[Any]]) -> bool:
    """Return whether a component builds from the discard pile."""
    return any(isinstance(effect, BuildsFromDiscard) for effect in effects)


class DiscardLooks:
    """Follows the deeds of a table from look to look."""

    catalog: Catalog
    number: i64
    """The number of noted looks that follow from deeds."""

    city: vec[i64]
    """The city of each of these looks."""

    age: i64
    round: i64
    waiting: i64
    """The first round with cities that may look but have not: its age, its number, and the mask of
    these cities; empty if all have looked."""

    next: i64
    """The next of these cities."""

    _stages: vec[i64]
    """The number of stages of each city built by the deeds so far."""

    _by_stage: i64
    _by_card: i64

    def __init__(self, catalog: Catalog) -> None:
        """Follow tables of a variant."""
        self.catalog = catalog
        self._stages = vec[i64]([0] * catalog.cities)
        self.city = vec[i64]([0] * LOOKS)
        self._forget()

    def _forget(self) -> None:
        self.number = 0
        self.age = 0
        self.round = 0
        self.waiting = 0
        self.next = 0
        self._by_stage = 0
        self._by_card = 0
        city: i64 = 0
        while city < self.catalog.cities:
            self._stages[city] = 0
            city += 1

    def follow(self, state: ClassicState) -> None:
        """Go through the rounds up to the first look that is missing."""
        self._forget()
        age: i64 = 1
        while age <= state.age:
            round: i64 = 1
            while round <= self.catalog.rounds:
                city: i64 = 0
                while city < self.catalog.cities:
                    self._meet(state, city, age, state.deed(age, round, city))
                    if round == self.catalog.rounds:
                        last = state.last_deeds[(age - 1) * self.catalog.cities + city]
                        self._meet(state, city, age, last)
                    city += 1
                self._look(state, 8 * age + round)
                self.waiting = self._by_stage | self._by_card
                if self.waiting != 0:
                    self.age = age
                    self.round = round
                    self.next = self._next()
                    return
                round += 1
            age += 1

    def _meet(self, state: ClassicState, city: i64, age: i64, deed: i64) -> None:
        """Let a city wait for a look if a deed allows one."""
        use = use_of(deed)
        kind = kind_in(deed)
        if use == USED_TO_BUILD and kind != UNKNOWN:
            if allows_look(self.catalog.effects[(age - 1) * PER_AGE + kind]):
                self._by_card = self._by_card | BITS[city]
        elif use == USED_FOR_STAGE:
            board = state.cities[city].board
            stage = self._stages[city]
            self._stages[city] += 1
            if board == NO_BOARD or stage >= STAGES:
                return
            if allows_look(self.catalog.stage_effects[board * STAGES + stage]):
                self._by_stage = self._by_stage | BITS[city]

    def _next(self) -> i64:
        return first(self._by_stage if self._by_stage != 0 else self._by_card)

    def _look(self, state: ClassicState, moment: i64) -> None:
        """Assign the looks noted for a moment to the waiting cities."""
        while self.number < LOOKS and self._by_stage | self._by_card != 0:
            look = state.looks[self.number]
            if look == 0 or when_of(look) != moment:
                return
            city = self._next()
            if self._by_stage != 0:
                self._by_stage = self._by_stage & ~BITS[city]
            else:
                self._by_card = self._by_card & ~BITS[city]
            self.city[self.number] = city
            self.number += 1
            card = discard_build_of(look)
            if card != NOTHING_BUILT and allows_look(self.catalog.effects[card]):
                self._by_card = self._by_card | BITS[city]
