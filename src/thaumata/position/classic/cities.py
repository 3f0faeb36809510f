"""Debts, diplomacy and losses in a position."""

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.cities.part import CitiesPart
from thaumata.classic.knowledge.discard_looks import DiscardLooks
from thaumata.classic.state import ClassicState
from thaumata.game import State
from thaumata.position.fields import fields_of, items_of, number_in
from thaumata.position.parts import PartFormat
from thaumata.proof.classic.cities_deed_effects import CitiesDeedEffects

_MOST_TOKENS: Final = 999
_MOST_LOST: Final = 20
_MOST_LOST_EACH: Final = 2
"""More than any city can have, or lose in a round: flat, and for each victory token or stage."""


class CitiesFormat(PartFormat):
    """Writes and reads the part of Cities."""

    def write(self, part: CitiesPart, state: State) -> dict[str, Any]:
        """Return the tokens; rights follow from the cards."""
        table = cast(ClassicState, state)
        cities = range(table.catalog.cities)
        data: dict[str, Any] = {}
        if any(part.debts):
            data["debts"] = [int(part.debts[city]) for city in cities]
        if any(part.diplomacy):
            data["diplomacy"] = [int(part.diplomacy[city]) for city in cities]
        losses = rows_of_losses(table, part.losses, part.losses_per_victory, part.losses_per_stage)
        if losses != expected_losses(table, effects_of(table)):
            data["losses"] = losses
        return data

    def read(self, part: CitiesPart, state: State, data: dict[str, Any], field: str) -> None:
        """Read the tokens; rights have been granted already while reading the cities' cards.

        The losses of the current round, and rights that are too new, are derived from its deeds.
        """
        table = cast(ClassicState, state)
        cities = table.catalog.cities
        expected = effects_of(table)
        given = fields_of(data, field, ("debts", "diplomacy", "losses"))
        for name, tokens in (("debts", part.debts), ("diplomacy", part.diplomacy)):
            inside, value = given.get(name, (name, [0] * cities))
            for city, (where, number) in enumerate(items_of(value, inside, cities)):
                tokens[city] = number_in(number, where, 0, _MOST_TOKENS)
        inside, value = given.get("losses", ("losses", expected_losses(table, expected)))
        for city, (where, row) in enumerate(items_of(value, inside, cities)):
            flat, per_victory, per_stage = items_of(row, where, 3)
            part.losses[city] = number_in(flat[1], flat[0], 0, _MOST_LOST)
            part.losses_per_victory[city] = number_in(
                per_victory[1], per_victory[0], 0, _MOST_LOST_EACH
            )
            part.losses_per_stage[city] = number_in(per_stage[1], per_stage[0], 0, _MOST_LOST_EACH)
            fresh = expected.next_rights[city] & ~expected.rights[city]
            part.rights[city] = part.next_rights[city] & ~fresh


def effects_of(state: ClassicState) -> CitiesDeedEffects:
    """Return the effects of a table's deeds up to the current round."""
    looks = DiscardLooks(state.catalog)
    looks.follow(state)
    effects = CitiesDeedEffects(state.catalog, False)
    effects.recompute(state, looks)
    return effects


def expected_losses(state: ClassicState, expected: CitiesDeedEffects) -> list[list[int]]:
    """Return the losses of each city by the deeds of the current round."""
    return rows_of_losses(
        state, expected.losses, expected.losses_per_victory, expected.losses_per_stage
    )


def rows_of_losses(
    state: ClassicState, flat: vec[i64], per_victory: vec[i64], per_stage: vec[i64]
) -> list[list[int]]:
    """Return the coins that each city loses: flat, for each victory token, for each stage."""
    cities = range(state.catalog.cities)
    return [[int(flat[city]), int(per_victory[city]), int(per_stage[city])] for city in cities]
