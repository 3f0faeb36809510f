"""What the deeds of a table have brought, told again from the printed icons: conflict tokens.

The shields at the end of each age say who has won and lost (C97-C101). None of the code that plays
the icons takes part.
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
"""Where a number for each city begins: a slice of it."""

_AGES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle:
    """Tells the story of a table round by round."""

    catalog: Catalog
    victories: vec[i64]
    defeats: vec[i64]
    """For each city its conflict tokens: a row of counts by age, and a number."""

    shields: vec[i64]
    stages: vec[i64]
    """For each city what it has at this point of the story."""

    _of_cards: vec[i64]
    _of_stages: vec[i64]
    """For each component its shields."""

    def __init__(self, catalog: Catalog) -> None:
        """Read the printed shields."""
        self.catalog = catalog
        self._of_cards = vec[i64]([_shields_on(icons) for icons in catalog.effects])
        self._of_stages = vec[i64]([_shields_on(icons) for icons in catalog.stage_effects])
        self.begin()

    def begin(self) -> None:
        """Forget everything."""
        self.victories = CITIES[:]
        self.defeats = CITIES[:]
        self.shields = CITIES[:]
        self.stages = CITIES[:]

    def tell(self, state: ClassicState, looks: DiscardLooks) -> None:
        """Go through the rounds; those who look at the discard pile have been followed."""
        self.begin()
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
        """Let everything act that was built in a round."""
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

    # What an expansion tells besides

    def act_card(self, city: i64, card: i64) -> None:
        """Let the icons of a card act for a city."""
        self.shields[city] += self._of_cards[card]

    def act_stage(self, city: i64, stage: i64) -> None:
        """Let the icons of a stage act for a city."""
        self.shields[city] += self._of_stages[stage]

    def pause(self, state: ClassicState) -> None:
        """Stop in the round in hand."""

    def end_round(self) -> None:
        """End a round."""

    def fight(self, age: i64) -> None:
        """Fight the conflicts of an age: every city meets the next."""
        city: i64 = 0
        while city < self.catalog.cities:
            self.meet(city, (city + 1) % self.catalog.cities, age, 1)
            city += 1

    def meet(self, one: i64, other: i64, age: i64, tokens: i64) -> None:
        """Give the stronger of two cities victories of an age and the weaker defeats."""
        lead = self.shields[one] - self.shields[other]
        if lead > 0:
            self.victories[one] += tokens * ONES[age - 1]
            self.defeats[other] += tokens
        elif lead < 0:
            self.victories[other] += tokens * ONES[age - 1]
            self.defeats[one] += tokens

    def check_tokens(self, state: ClassicState) -> None:
        """Raise ``Unsound`` where a city has other tokens than the story gives it."""
        number: i64 = 0
        while number < self.catalog.cities:
            city = state.cities[number]
            if city.victories != self.victories[number] or city.defeats != self.defeats[number]:
                raise wrong_tokens(number)
            number += 1


def check_number_of_tokens(state: ClassicState) -> None:
    """Where nobody tells the deeds, a city has two tokens at most for each age that is over."""
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
    """Say that a city cannot have its conflict tokens."""
    return Unsound("impossible-conflicts", f"cities[{number}].tokens", city=int(number + 1))


def _shields_on(effects: list[Effect[Any]]) -> int:
    """Add up the shields that the icons of a component print."""
    forms = [effect.form() for effect in effects]
    return sum([number_in(form[1]) for form in forms if form and form[0] == "shields"])
