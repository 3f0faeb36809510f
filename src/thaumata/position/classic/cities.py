"""Debts, diplomacy and losses in a position, in the words of the game."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.cities.part import CitiesPart
from thaumata.classic.knowledge.discard_looks import DiscardLooks
from thaumata.classic.state import ClassicState
from thaumata.game import State
from thaumata.kit.plain_data import amount_of, list_of, refuse_unknown
from thaumata.proof.classic.chronicle import Chronicle

_MOST_TOKENS: Final = 999
_MOST_LOST: Final = 20
_MOST_LOST_EACH: Final = 2
"""More than any city can have, or lose in a round: flat, and for each victory token or stage."""


def write(part: CitiesPart, state: State) -> dict[str, Any]:
    """Write the tokens; what cards allow follows from the cards."""
    assert isinstance(state, ClassicState)
    cities = range(state.catalog.cities)
    data: dict[str, Any] = {}
    if any(part.debts):
        data["debts"] = [int(part.debts[city]) for city in cities]
    if any(part.diplomacy):
        data["diplomacy"] = [int(part.diplomacy[city]) for city in cities]
    losses = rows_of_losses(state, part.losses, part.losses_per_victory, part.losses_per_stage)
    told = told_of(state)
    if losses != rows_of_losses(state, told.losses, told.losses_per_victory, told.losses_per_stage):
        data["losses"] = losses
    return data


def read(part: CitiesPart, state: State, data: dict[str, Any]) -> None:
    """Read the tokens; the cards of the cities have given them their rights already.

    What the round in hand makes cities lose, and which rights are too new to count, follows
    from its deeds.
    """
    assert isinstance(state, ClassicState)
    refuse_unknown(data, ("debts", "diplomacy", "losses"))
    cities = state.catalog.cities
    told = told_of(state)
    losses = rows_of_losses(state, told.losses, told.losses_per_victory, told.losses_per_stage)
    debts = list_of(data.get("debts", [0] * cities), cities)
    diplomacy = list_of(data.get("diplomacy", [0] * cities), cities)
    losses = list_of(data.get("losses", losses), cities)
    for city in range(cities):
        part.debts[city] = amount_of(debts[city], _MOST_TOKENS)
        part.diplomacy[city] = amount_of(diplomacy[city], _MOST_TOKENS)
        flat, per_victory, per_stage = list_of(losses[city], 3)
        part.losses[city] = amount_of(flat, _MOST_LOST)
        part.losses_per_victory[city] = amount_of(per_victory, _MOST_LOST_EACH)
        part.losses_per_stage[city] = amount_of(per_stage, _MOST_LOST_EACH)
        fresh = told.next_rights[city] & ~told.rights[city]
        part.rights[city] = part.next_rights[city] & ~fresh


def told_of(state: ClassicState) -> Chronicle:
    """Return what the deeds of a table tell about the round in hand."""
    looks = DiscardLooks(state.catalog)
    looks.follow(state)
    chronicle = Chronicle(state.catalog, False)
    chronicle.tell(state, looks)
    return chronicle


def rows_of_losses(
    state: ClassicState, flat: vec[i64], per_victory: vec[i64], per_stage: vec[i64]
) -> list[list[int]]:
    """Write for each city the coins that it loses: flat, for each victory, for each stage."""
    cities = range(state.catalog.cities)
    return [[int(flat[city]), int(per_victory[city]), int(per_stage[city])] for city in cities]
