"""Recomputing the effects of all deeds from the printed icons: conflict tokens.

The shields at the end of each age determine who has won and lost (C97-C101). It shares no code with
the rules.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from thaumata.classic.catalog import PER_AGE, STAGES, Catalog
from thaumata.classic.city import NO_BOARD
from thaumata.classic.knowledge.discard_looks import DiscardLooks
from thaumata.classic.state import (
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
from thaumata.kit.counts import ONES, count
from thaumata.kit.effects import Effect
from thaumata.proof.printed import number_in
from thaumata.proof.soundness import Unsound

CITIES: Final = vec[i64]([0] * 7)
"""A zero for each city, to be copied."""

_AGES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class DeedEffects:
    """Recomputes the effects of a table's deeds, round by round."""

    catalog: Catalog
    victories: vec[i64]
    defeats: vec[i64]
    """The conflict tokens of each city: a row of counts by age, and a number."""

    shields: vec[i64]
    stages: vec[i64]
    """Each city's shields and stages so far."""

    _of_cards: vec[i64]
    _of_stages: vec[i64]
    """The shields of each component."""

    def __init__(self, catalog: Catalog) -> None:
        """Read the printed shields."""
        self.catalog = catalog
        self._of_cards = vec[i64]([_shields_on(icons) for icons in catalog.effects])
        self._of_stages = vec[i64]([_shields_on(icons) for icons in catalog.stage_effects])
        self.reset()

    def reset(self) -> None:
        """Reset everything."""
        self.victories = CITIES[:]
        self.defeats = CITIES[:]
        self.shields = CITIES[:]
        self.stages = CITIES[:]

    def recompute(self, state: ClassicState, looks: DiscardLooks) -> None:
        """Go through all rounds; the looks at the discard pile have been followed."""
        self.reset()
        age: i64 = 1
        while age <= state.age:
            round: i64 = 1
            while round <= self.catalog.rounds:
                is_now = age == state.age and round >= state.round and state.pending != 0
                if is_now and round > state.round:
                    return
                self._build(state, looks, age, round)
                if is_now:
                    self.pause(state)
                    return
                self.end_round()
                round += 1
            self.fight(age)
            age += 1

    def _build(self, state: ClassicState, looks: DiscardLooks, age: i64, round: i64) -> None:
        """Apply everything that was built in a round."""
        cities: i64 = self.catalog.cities
        city: i64 = 0
        while city < cities:
            self._do(state, city, age, state.deed(age, round, city))
            if round == self.catalog.rounds:
                self._do(state, city, age, state.last_deeds[(age - 1) * cities + city])
            city += 1
        look: i64 = 0
        while look < looks.number:
            noted = state.looks[look]
            if when_of(noted) == 8 * age + round and discard_build_of(noted) != NOTHING_BUILT:
                self.act_card(looks.city[look], discard_build_of(noted))
            look += 1

    def _do(self, state: ClassicState, city: i64, age: i64, deed: i64) -> None:
        use = use_of(deed)
        if use == USED_TO_BUILD and kind_in(deed) != UNKNOWN:
            self.act_card(city, (age - 1) * PER_AGE + kind_in(deed))
        elif use == USED_FOR_STAGE:
            board = state.cities[city].board
            if board != NO_BOARD and self.stages[city] < STAGES:
                self.act_stage(city, board * STAGES + self.stages[city])
            self.stages[city] += 1

    # Hooks for an expansion

    def act_card(self, city: i64, card: i64) -> None:
        """Apply the icons of a card for a city."""
        self.shields[city] += self._of_cards[card]

    def act_stage(self, city: i64, stage: i64) -> None:
        """Apply the icons of a stage for a city."""
        self.shields[city] += self._of_stages[stage]

    def pause(self, state: ClassicState) -> None:
        """Stop in the current round."""

    def end_round(self) -> None:
        """End a round."""

    def fight(self, age: i64) -> None:
        """Resolve the conflicts of an age: every city with the next."""
        city: i64 = 0
        while city < self.catalog.cities:
            self.meet(city, (city + 1) % self.catalog.cities, age, 1)
            city += 1

    def meet(self, one: i64, other: i64, age: i64, tokens: i64) -> None:
        """Give the stronger of two cities victory tokens of an age and the weaker defeats."""
        lead = self.shields[one] - self.shields[other]
        if lead > 0:
            self.victories[one] += tokens * ONES[age - 1]
            self.defeats[other] += tokens
        elif lead < 0:
            self.victories[other] += tokens * ONES[age - 1]
            self.defeats[one] += tokens

    def check_tokens(self, state: ClassicState) -> None:
        """Raise ``Unsound`` if a city has other tokens than recomputed."""
        number: i64 = 0
        while number < self.catalog.cities:
            city = state.cities[number]
            if city.victories != self.victories[number] or city.defeats != self.defeats[number]:
                raise wrong_tokens(number)
            number += 1


def check_number_of_tokens(state: ClassicState) -> None:
    """Without deeds, check that a city has at most two tokens for each past age."""
    fought: i64 = _AGES if state.pending == 0 else max(0, state.age - 1)
    for number, city in enumerate(state.cities):
        tokens = city.defeats
        age: i64 = 0
        while age < _AGES:
            if count(city.victories, age) > (2 if age < fought else 0):
                raise wrong_tokens(number)
            tokens += count(city.victories, age)
            age += 1
        if tokens > 2 * fought:
            raise wrong_tokens(number)


def wrong_tokens(number: i64) -> Unsound:
    """Return the error for impossible conflict tokens of a city."""
    return Unsound("impossible-conflicts", f"cities[{number}].tokens", city=int(number + 1))


def _shields_on(effects: list[Effect[Any]]) -> int:
    """Return the total of the shields printed on a component."""
    forms = [effect.form() for effect in effects]
    return sum([number_in(form[1]) for form in forms if form and form[0] == "shields"])
