"""Cities' part of a state: debts, diplomacy, losses to be settled, and rights of cities."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.state import ClassicState
from thaumata.game import Part

_ZEROS: Final = vec[i64]([0] * 7)


class CitiesPart(Part):
    """The tokens and rights of the cities around the table."""

    debts: vec[i64]
    """The debts of each city (C139)."""

    diplomacy: vec[i64]
    """The diplomacy tokens of each city (C147)."""

    losses: vec[i64]
    losses_per_victory: vec[i64]
    losses_per_stage: vec[i64]
    """Each city's loss at the end of this round: coins, coins for each of its victory tokens, coins
    for each stage of its wonder (C137, C144)."""

    rights: vec[i64]
    next_rights: vec[i64]
    """Each city's rights from its black cards, now and from the next round on."""

    copies: vec[i64]
    """The number of symbols each city copies from its neighbors at the end (C167)."""

    def __init__(self) -> None:
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


def part_of(state: ClassicState) -> CitiesPart:
    """Return the Cities part of a state, usually its only part."""
    for part in state.parts:
        if isinstance(part, CitiesPart):
            return part
    raise LookupError("cities")
