"""What Cities adds to the table: debts, diplomacy, losses to be settled, and cities' rights."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.cities.chronicle import Chronicle
from thaumata.classic.lookers import Lookers
from thaumata.classic.state import ClassicState
from thaumata.game import Part, State
from thaumata.kit.plain_data import amount_of, list_of, refuse_unknown

_ZEROS: Final = vec[i64]([0] * 7)

_MOST_TOKENS: Final = 999
_MOST_LOST: Final = 20
_MOST_LOST_EACH: Final = 2
"""More than any city can have, or lose in a round: flat, and for each victory token or stage."""


class CitiesPart(Part):
    """The tokens and rights of the cities around the table."""

    debts: vec[i64]
    """The debts of each city (C139)."""

    diplomacy: vec[i64]
    """The diplomacy tokens of each city (C147)."""

    losses: vec[i64]
    losses_per_victory: vec[i64]
    losses_per_stage: vec[i64]
    """What each city loses at the end of this round: coins, coins for each of its victory tokens,
    coins for each stage of its wonder (C137, C144)."""

    rights: vec[i64]
    next_rights: vec[i64]
    """What each city may do by its black cards now, and from the next round on."""

    copies: vec[i64]
    """How many symbols each city copies from its neighbours in the end (C167)."""

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__("cities")
        self.debts = _ZEROS[:]
        self.diplomacy = _ZEROS[:]
        self.losses = _ZEROS[:]
        self.losses_per_victory = _ZEROS[:]
        self.losses_per_stage = _ZEROS[:]
        self.rights = _ZEROS[:]
        self.next_rights = _ZEROS[:]
        self.copies = _ZEROS[:]

    def copy_into(self, other: Part) -> None:
        """Make another part equal to this one."""
        assert isinstance(other, CitiesPart)
        city: i64 = 0
        while city < 7:
            other.debts[city] = self.debts[city]
            other.diplomacy[city] = self.diplomacy[city]
            other.losses[city] = self.losses[city]
            other.losses_per_victory[city] = self.losses_per_victory[city]
            other.losses_per_stage[city] = self.losses_per_stage[city]
            other.rights[city] = self.rights[city]
            other.next_rights[city] = self.next_rights[city]
            other.copies[city] = self.copies[city]
            city += 1

    def numbers(self) -> list[int]:
        """List everything that tells this part from another."""
        rows = (
            self.debts,
            self.diplomacy,
            self.losses,
            self.losses_per_victory,
            self.losses_per_stage,
            self.rights,
            self.next_rights,
            self.copies,
        )
        return [int(number) for row in rows for number in row]

    def dump(self, state: State) -> dict[str, Any]:
        """Write the tokens; what cards allow follows from the cards."""
        assert isinstance(state, ClassicState)
        cities = range(state.catalog.cities)
        data: dict[str, Any] = {}
        if any(self.debts):
            data["debts"] = [int(self.debts[city]) for city in cities]
        if any(self.diplomacy):
            data["diplomacy"] = [int(self.diplomacy[city]) for city in cities]
        losses = rows_of_losses(state, self.losses, self.losses_per_victory, self.losses_per_stage)
        told = told_of(state)
        if losses != rows_of_losses(
            state, told.losses, told.losses_per_victory, told.losses_per_stage
        ):
            data["losses"] = losses
        return data

    def load(self, state: State, data: dict[str, Any]) -> None:
        """Read the tokens; the cards of the cities have given them their rights already.

        What the round in hand makes cities lose, and which rights are too new to count, follows
        from its deeds.
        """
        assert isinstance(state, ClassicState)
        refuse_unknown(data, ("debts", "diplomacy", "losses"))
        cities = state.catalog.cities
        told = told_of(state)
        usual = rows_of_losses(state, told.losses, told.losses_per_victory, told.losses_per_stage)
        debts = list_of(data.get("debts", [0] * cities), cities)
        diplomacy = list_of(data.get("diplomacy", [0] * cities), cities)
        losses = list_of(data.get("losses", usual), cities)
        for city in range(cities):
            self.debts[city] = amount_of(debts[city], _MOST_TOKENS)
            self.diplomacy[city] = amount_of(diplomacy[city], _MOST_TOKENS)
            flat, per_victory, per_stage = list_of(losses[city], 3)
            self.losses[city] = amount_of(flat, _MOST_LOST)
            self.losses_per_victory[city] = amount_of(per_victory, _MOST_LOST_EACH)
            self.losses_per_stage[city] = amount_of(per_stage, _MOST_LOST_EACH)
            fresh = told.next_rights[city] & ~told.rights[city]
            self.rights[city] = self.next_rights[city] & ~fresh


def told_of(state: ClassicState) -> Chronicle:
    """Return what the deeds of a table tell about the round in hand."""
    lookers = Lookers(state.catalog)
    lookers.follow(state)
    chronicle = Chronicle(state.catalog, False)
    chronicle.tell(state, lookers)
    return chronicle


def rows_of_losses(
    state: ClassicState, flat: vec[i64], per_victory: vec[i64], per_stage: vec[i64]
) -> list[list[int]]:
    """Write for each city the coins that it loses: flat, for each victory, for each stage."""
    cities = range(state.catalog.cities)
    return [[int(flat[city]), int(per_victory[city]), int(per_stage[city])] for city in cities]


def part_of(state: ClassicState) -> CitiesPart:
    """Return what Cities adds to a table, usually its only part."""
    for part in state.parts:
        if isinstance(part, CitiesPart):
            return part
    raise LookupError("cities")
