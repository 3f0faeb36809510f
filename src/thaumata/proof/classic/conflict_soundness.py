"""Whether the conflict tokens are those that the shields at the end of each age give (C97-C101)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.catalog import PER_AGE, STAGES, Catalog
from thaumata.classic.city import NO_BOARD
from thaumata.classic.knowledge.discard_looks import DiscardLooks
from thaumata.classic.state import (
    NOTHING_RAISED,
    USED_FOR_STAGE,
    USED_TO_BUILD,
    ClassicState,
    kind_in,
    raised_in,
    use_of,
    when_of,
)
from thaumata.kit.counts import ONES, count
from thaumata.kit.effects import Effect
from thaumata.proof.printed import number_in
from thaumata.proof.soundness import Unsound

_AGES: Final = 3


class ConflictSoundness:
    """Fights the conflicts of a table again."""

    catalog: Catalog
    is_whole: bool
    """Whether what everybody did is told; otherwise a city has two tokens of an age at most."""

    _of_cards: vec[i64]
    _of_stages: vec[i64]
    """For each component its shields."""

    _shields: vec[i64]
    _stages: vec[i64]
    _victories: vec[i64]
    _defeats: vec[i64]
    """For each city what it has so far."""

    def __init__(self, catalog: Catalog, is_whole: bool) -> None:
        """Read the printed shields."""
        self.catalog = catalog
        self.is_whole = is_whole
        self._of_cards = vec[i64]([_shields_on(icons) for icons in catalog.effects])
        self._of_stages = vec[i64]([_shields_on(icons) for icons in catalog.stage_effects])
        self._begin()

    def _begin(self) -> None:
        nothing = [0] * self.catalog.cities
        self._shields = vec[i64](nothing)
        self._stages = vec[i64](nothing)
        self._victories = vec[i64](nothing)
        self._defeats = vec[i64](nothing)

    def check(self, state: ClassicState, looks: DiscardLooks) -> None:
        """Raise ``Unsound`` where a city has other tokens than it has won and lost."""
        fought: i64 = _AGES if state.pending == 0 else state.age - 1
        if self.is_whole:
            self._begin()
            age: i64 = 1
            while age <= fought:
                self._build(state, looks, age)
                self._fight(age)
                age += 1
        number: i64 = 0
        while number < self.catalog.cities:
            city = state.cities[number]
            is_right = _is_possible(city.victories, city.defeats, fought)
            if self.is_whole:
                is_right = (
                    city.victories == self._victories[number]
                    and city.defeats == self._defeats[number]
                )
            if not is_right:
                raise Unsound(
                    "impossible-conflicts", f"cities[{number}].tokens", city=int(number + 1)
                )
            number += 1

    def _build(self, state: ClassicState, looks: DiscardLooks, age: i64) -> None:
        """Add the shields of everything that was built in an age."""
        cities: i64 = self.catalog.cities
        city: i64 = 0
        while city < cities:
            round: i64 = 1
            while round <= self.catalog.rounds:
                self._do(state, city, age, state.deed(age, round, city))
                round += 1
            self._do(state, city, age, state.last_deeds[(age - 1) * cities + city])
            city += 1
        look: i64 = 0
        while look < looks.number:
            noted = state.looks[look]
            if when_of(noted) >> 3 == age and raised_in(noted) != NOTHING_RAISED:
                self._shields[looks.city[look]] += self._of_cards[raised_in(noted)]
            look += 1

    def _do(self, state: ClassicState, city: i64, age: i64, deed: i64) -> None:
        use = use_of(deed)
        if use == USED_TO_BUILD:
            self._shields[city] += self._of_cards[(age - 1) * PER_AGE + kind_in(deed)]
        elif use == USED_FOR_STAGE:
            board = state.cities[city].board
            if board != NO_BOARD and self._stages[city] < STAGES:
                self._shields[city] += self._of_stages[board * STAGES + self._stages[city]]
            self._stages[city] += 1

    def _fight(self, age: i64) -> None:
        """Let every city meet the next."""
        cities: i64 = self.catalog.cities
        city: i64 = 0
        while city < cities:
            other = (city + 1) % cities
            lead = self._shields[city] - self._shields[other]
            if lead != 0:
                stronger = city if lead > 0 else other
                self._victories[stronger] += ONES[age - 1]
                self._defeats[other if lead > 0 else city] += 1
            city += 1


def _is_possible(victories: i64, defeats: i64, fought: i64) -> bool:
    """Tell whether a city can have these tokens: two for each age that is over."""
    won: i64 = 0
    age: i64 = 0
    while age < _AGES:
        if count(victories, age) > (2 if age < fought else 0):
            return False
        won += count(victories, age)
        age += 1
    return defeats >= 0 and won + defeats <= 2 * max(fought, 0)


def _shields_on(effects: list[Effect[Any]]) -> int:
    """Add up the shields that the icons of a component print."""
    forms = [effect.form() for effect in effects]
    return sum(number_in(form[1]) for form in forms if form and form[0] == "shields")
