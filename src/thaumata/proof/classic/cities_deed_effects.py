"""Recomputing the effects of all deeds with Cities from the printed icons.

Tokens, losses, debts and rights follow from all builds and their rounds; only the paid part of a
loss does not.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import kind_of
from thaumata.classic.catalog import Catalog
from thaumata.classic.cities.names import MARKET, RIGHTS, SETTLE, WAREHOUSE
from thaumata.classic.state import ClassicState
from thaumata.kit.bits import BITS
from thaumata.kit.counts import ONES, count
from thaumata.kit.effects import Effect
from thaumata.proof.classic.deed_effects import CITIES, DeedEffects
from thaumata.proof.printed import number_in

# The columns of a table of components.
_LOSS: Final = 0
_LOSS_PER_VICTORY: Final = 1
_LOSS_PER_STAGE: Final = 2
_DEBT: Final = 3
_VICTORY: Final = 4  # the age of the token
_RETURNS: Final = 5
_DIPLOMACY: Final = 6
_RIGHTS: Final = 7
_COPIES: Final = 8
_COLUMNS: Final = 9

_LOSSES: Final = {"flat": _LOSS, "victories": _LOSS_PER_VICTORY, "stages": _LOSS_PER_STAGE}

_PRODUCERS: Final = WAREHOUSE | MARKET
"""The rights in force at once; others wait for the next round (C171, C173-C175)."""


def printed(effects: list[Effect[Any]]) -> list[int]:
    """Return the effects of a component's icons, by column."""
    row = [0] * _COLUMNS
    for effect in effects:
        icon, *details = effect.form() or ("",)
        if icon == "others_lose":
            row[_LOSSES[str(details[1])]] += number_in(details[0])
        elif icon == "neighbors_debt":
            row[_DEBT] += number_in(details[0])
        elif icon == "takes_victory":
            row[_VICTORY] = number_in(details[0])
        elif icon == "returns_defeats":
            row[_RETURNS] = 1
        elif icon == "diplomacy":
            row[_DIPLOMACY] += 1
        elif icon == "right":
            row[_RIGHTS] |= RIGHTS[str(details[0])]
        elif icon == "copies_science":
            row[_COPIES] += 1
    return row


class CitiesDeedEffects(DeedEffects):
    """Recomputes the effects of a table's deeds with black cards."""

    twice: bool
    """Whether two fighters left after diplomacy fight on both sides."""

    diplomacy: vec[i64]
    losses: vec[i64]
    losses_per_victory: vec[i64]
    losses_per_stage: vec[i64]
    rights: vec[i64]
    next_rights: vec[i64]
    copies: vec[i64]
    """The expected values for each city, by the names of the state and of its part."""

    least_debts: vec[i64]
    most_debts: vec[i64]
    """Each city's debts if it paid every loss, and if it paid none."""

    _rows_of_cards: vec[i64]
    _rows_of_stages: vec[i64]

    def __init__(self, catalog: Catalog, twice: bool) -> None:
        """Read the printed components; follow the option ``last_fight``."""
        super().__init__(catalog)
        self.twice = twice
        self._rows_of_cards = vec[i64]([n for icons in catalog.effects for n in printed(icons)])
        stages = [n for icons in catalog.stage_effects for n in printed(icons)]
        self._rows_of_stages = vec[i64](stages)

    def reset(self) -> None:
        """Reset everything."""
        super().reset()
        self.diplomacy = CITIES[:]
        self.losses = CITIES[:]
        self.losses_per_victory = CITIES[:]
        self.losses_per_stage = CITIES[:]
        self.rights = CITIES[:]
        self.next_rights = CITIES[:]
        self.copies = CITIES[:]
        self.least_debts = CITIES[:]
        self.most_debts = CITIES[:]

    # A round

    def act_card(self, city: i64, card: i64) -> None:
        """Apply the icons of a card for a city."""
        super().act_card(city, card)
        self._act(city, self._rows_of_cards, card * _COLUMNS)

    def act_stage(self, city: i64, stage: i64) -> None:
        """Apply the icons of a stage for a city."""
        super().act_stage(city, stage)
        self._act(city, self._rows_of_stages, stage * _COLUMNS)

    def pause(self, state: ClassicState) -> None:
        """Put new rights in force if losses are being settled."""
        if kind_of(state.agenda[state.depth - 1]) == SETTLE:
            self._grant()

    def _act(self, city: i64, table: vec[i64], row: i64) -> None:
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

    def end_round(self) -> None:
        """End a round: losses are paid or become debts; new rights are in force (C139, C204)."""
        city: i64 = 0
        while city < self.catalog.cities:
            tokens = self.victories[city]
            victories = count(tokens, 0) + count(tokens, 1) + count(tokens, 2)
            self.most_debts[city] += self.losses[city]
            self.most_debts[city] += self.losses_per_victory[city] * victories
            self.most_debts[city] += self.losses_per_stage[city] * self.stages[city]
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

    def fight(self, age: i64) -> None:
        """Resolve the conflicts of an age and discard a diplomacy token of each holder."""
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
        """Each city without a token fights the next one without (C148-C153)."""
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
                self.meet(city, enemy, age, 1)
                conflicts -= 1
            city += 1

    def _fight_enemies(self, age: i64) -> None:
        """The second of each team fights the first of the next, for two tokens (C188-C190)."""
        cities: i64 = self.catalog.cities
        city: i64 = 1
        while city < cities:
            enemy = (city + 1) % cities
            tokens: i64 = 2
            if self.diplomacy[city] > 0:
                tokens -= 1
            if self.diplomacy[enemy] > 0:
                tokens -= 1
            self.meet(city, enemy, age, tokens)
            city += 2
