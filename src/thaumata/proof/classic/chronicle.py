"""What the deeds of a table have brought with Cities, told again from the printed icons.

Tokens, losses, debts and rights follow from what everybody built, and when; only how much of a
loss was paid does not. None of the code that plays the icons takes part.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import kind_of
from thaumata.classic.catalog import PER_AGE, STAGES, Catalog
from thaumata.classic.cities.names import MARKET, RIGHTS, SETTLE, WAREHOUSE
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
from thaumata.kit.bits import BITS
from thaumata.kit.counts import ONES, count
from thaumata.kit.effects import Effect

# The columns of a table of components.
_SHIELDS: Final = 0
_LOSS: Final = 1
_LOSS_PER_VICTORY: Final = 2
_LOSS_PER_STAGE: Final = 3
_DEBT: Final = 4
_VICTORY: Final = 5  # the age of the token
_RETURNS: Final = 6
_DIPLOMACY: Final = 7
_RIGHTS: Final = 8
_COPIES: Final = 9
_COLUMNS: Final = 10

_LOSSES: Final = {"flat": _LOSS, "victories": _LOSS_PER_VICTORY, "stages": _LOSS_PER_STAGE}

_PRODUCERS: Final = WAREHOUSE | MARKET
"""The rights that count at once; others wait for the next round (C171, C173-C175)."""

_CITIES: Final = vec[i64]([0] * 7)


def printed(effects: list[Effect[Any]]) -> list[int]:
    """Return what the icons of a component do, column by column."""
    row = [0] * _COLUMNS
    for effect in effects:
        icon, *details = effect.form() or ("",)
        if icon == "shields":
            row[_SHIELDS] += _number(details[0])
        elif icon == "others_lose":
            row[_LOSSES[str(details[1])]] += _number(details[0])
        elif icon == "neighbors_debt":
            row[_DEBT] += _number(details[0])
        elif icon == "takes_victory":
            row[_VICTORY] = _number(details[0])
        elif icon == "returns_defeats":
            row[_RETURNS] = 1
        elif icon == "diplomacy":
            row[_DIPLOMACY] += 1
        elif icon == "right":
            row[_RIGHTS] |= RIGHTS[str(details[0])]
        elif icon == "copies_science":
            row[_COPIES] += 1
    return row


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


class Chronicle:
    """Tells the story of a table round by round."""

    catalog: Catalog
    twice: bool
    """Whether two who are left after diplomacy fight on both sides."""

    victories: vec[i64]
    defeats: vec[i64]
    diplomacy: vec[i64]
    losses: vec[i64]
    losses_per_victory: vec[i64]
    losses_per_stage: vec[i64]
    rights: vec[i64]
    next_rights: vec[i64]
    copies: vec[i64]
    """For each city what it must have, by the names of the table and of its part."""

    least_debts: vec[i64]
    most_debts: vec[i64]
    """For each city its debts if it paid every loss, and if it paid none."""

    _shields: vec[i64]
    _stages: vec[i64]
    _of_cards: vec[i64]
    _of_stages: vec[i64]

    def __init__(self, catalog: Catalog, twice: bool) -> None:
        """Read the printed components; follow the option ``last_fight``."""
        self.catalog = catalog
        self.twice = twice
        self._of_cards = vec[i64]([n for icons in catalog.effects for n in printed(icons)])
        self._of_stages = vec[i64]([n for icons in catalog.stage_effects for n in printed(icons)])
        self._begin()

    def _begin(self) -> None:
        self.victories = _CITIES[:]
        self.defeats = _CITIES[:]
        self.diplomacy = _CITIES[:]
        self.losses = _CITIES[:]
        self.losses_per_victory = _CITIES[:]
        self.losses_per_stage = _CITIES[:]
        self.rights = _CITIES[:]
        self.next_rights = _CITIES[:]
        self.copies = _CITIES[:]
        self.least_debts = _CITIES[:]
        self.most_debts = _CITIES[:]
        self._shields = _CITIES[:]
        self._stages = _CITIES[:]

    def tell(self, state: ClassicState, looks: DiscardLooks) -> None:
        """Go through the rounds; those who look at the discard pile have been followed."""
        self._begin()
        age: i64 = 1
        while age <= state.age:
            round: i64 = 1
            while round <= self.catalog.rounds:
                is_now = age == state.age and round >= state.round and state.pending != 0
                if is_now and round > state.round:
                    return
                self._build(state, looks, age, round)
                if is_now:
                    if kind_of(state.agenda[state.depth - 1]) == SETTLE:
                        self._grant()
                    return
                self._settle()
                round += 1
            self._fight(age)
            age += 1

    # A round

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
                self._act(looks.city[look], self._of_cards, discard_build_of(noted))
            look += 1

    def _do(self, state: ClassicState, city: i64, age: i64, deed: i64) -> None:
        use = use_of(deed)
        if use == USED_TO_BUILD and kind_in(deed) != UNKNOWN:
            self._act(city, self._of_cards, (age - 1) * PER_AGE + kind_in(deed))
        elif use == USED_FOR_STAGE:
            board = state.cities[city].board
            if board != NO_BOARD and self._stages[city] < STAGES:
                self._act(city, self._of_stages, board * STAGES + self._stages[city])
            self._stages[city] += 1

    def _act(self, city: i64, table: vec[i64], component: i64) -> None:
        """Let the icons of a component act for a city."""
        row = component * _COLUMNS
        self._shields[city] += table[row + _SHIELDS]
        self.diplomacy[city] += table[row + _DIPLOMACY]
        self.copies[city] += table[row + _COPIES]
        self.next_rights[city] = self.next_rights[city] | table[row + _RIGHTS]
        self.rights[city] = self.rights[city] | (table[row + _RIGHTS] & _PRODUCERS)
        if table[row + _VICTORY] > 0:
            self.victories[city] += ONES[table[row + _VICTORY] - 1]
        if table[row + _RETURNS] != 0:
            self.defeats[city] = 0
        self._owe(self.catalog.left[city], table[row + _DEBT])
        self._owe(self.catalog.right[city], table[row + _DEBT])
        other: i64 = 0
        while other < self.catalog.cities:
            if other != city:
                self.losses[other] += table[row + _LOSS]
                self.losses_per_victory[other] += table[row + _LOSS_PER_VICTORY]
                self.losses_per_stage[other] += table[row + _LOSS_PER_STAGE]
            other += 1

    def _owe(self, city: i64, debts: i64) -> None:
        self.least_debts[city] += debts
        self.most_debts[city] += debts

    def _settle(self) -> None:
        """End a round: its losses are paid, or become debts; new rights count (C139, C204)."""
        city: i64 = 0
        while city < self.catalog.cities:
            tokens = self.victories[city]
            victories = count(tokens, 0) + count(tokens, 1) + count(tokens, 2)
            self.most_debts[city] += self.losses[city]
            self.most_debts[city] += self.losses_per_victory[city] * victories
            self.most_debts[city] += self.losses_per_stage[city] * self._stages[city]
            self.losses[city] = 0
            self.losses_per_victory[city] = 0
            self.losses_per_stage[city] = 0
            city += 1
        self._grant()

    def _grant(self) -> None:
        city: i64 = 0
        while city < self.catalog.cities:
            self.rights[city] = self.next_rights[city]
            city += 1

    # Conflicts

    def _fight(self, age: i64) -> None:
        """Fight the conflicts of an age and discard a diplomacy token of each holder."""
        if self.catalog.side_size == 1:
            self._fight_around(age)
        else:
            self._fight_enemies(age)
        city: i64 = 0
        while city < self.catalog.cities:
            if self.diplomacy[city] > 0:
                self.diplomacy[city] -= 1
            city += 1

    def _fight_around(self, age: i64) -> None:
        """Whoever holds no token meets the next one who holds none either (C148-C153)."""
        cities: i64 = self.catalog.cities
        holders: i64 = 0
        fighters: i64 = 0
        city: i64 = 0
        while city < cities:
            if self.diplomacy[city] > 0:
                holders = holders | BITS[city]
            else:
                fighters += 1
            city += 1
        conflicts = fighters
        if fighters < 2:
            conflicts = 0
        elif fighters == 2 and not self.twice:
            conflicts = 1
        city = 0
        while conflicts > 0:
            if holders & BITS[city] == 0:
                enemy = (city + 1) % cities
                while holders & BITS[enemy] != 0:
                    enemy = (enemy + 1) % cities
                self._meet(city, enemy, age, 1)
                conflicts -= 1
            city += 1

    def _fight_enemies(self, age: i64) -> None:
        """The second of each team meets the first of the next, for two tokens (C188-C190)."""
        cities: i64 = self.catalog.cities
        city: i64 = 1
        while city < cities:
            enemy = (city + 1) % cities
            tokens: i64 = 2
            if self.diplomacy[city] > 0:
                tokens -= 1
            if self.diplomacy[enemy] > 0:
                tokens -= 1
            self._meet(city, enemy, age, tokens)
            city += 2

    def _meet(self, one: i64, other: i64, age: i64, tokens: i64) -> None:
        """Give the stronger of two cities victories of an age and the weaker defeats."""
        lead = self._shields[one] - self._shields[other]
        if lead > 0:
            self.victories[one] += tokens * ONES[age - 1]
            self.defeats[other] += tokens
        elif lead < 0:
            self.victories[other] += tokens * ONES[age - 1]
            self.defeats[one] += tokens
