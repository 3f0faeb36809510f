"""What a Pantheon may have brought: gods that acted, wonders that fell, shields that were lost."""

from __future__ import annotations

from typing import Final

from thaumata.duel.pantheon import names
from thaumata.duel.pantheon.gods import GOD_EFFECTS
from thaumata.duel.pantheon.part import NO_MINERVA, pantheon_of
from thaumata.duel.state import DuelState
from thaumata.kit.bits import BITS, members_of, size
from thaumata.position.duel.sources import Effects, PartSources

_NEPTUNE_TOKENS: Final = 2
"""One that leaves the track unused, and one that acts (D136)."""

_ONE_ADVANCE: Final = 4
"""The most shields of one piece, Strategy included."""


class PantheonSources(PartSources):
    """Answers for the Pantheon of a table."""

    def effects(self, duel: DuelState, seat: int) -> Effects:
        """Every god acts when it is activated."""
        gods = members_of(pantheon_of(duel).gods_of(seat))
        return [effect for god in gods for effect in GOD_EFFECTS[god]]

    def fallen(self, duel: DuelState) -> int:
        """Anubis ruins a wonder, which may have been built again (D124)."""
        dealt = duel.catalog.all_wonders & ~(duel.wonder_pool | duel.shown)
        return int(dealt) if is_active(duel, names.ANUBIS) else 0

    def shields_wasted(self, duel: DuelState) -> int:
        """Minerva stops one advance, and is gone (D132)."""
        has_stood = is_active(duel, names.MINERVA) and pantheon_of(duel).minerva == NO_MINERVA
        return _ONE_ADVANCE if has_stood else 0

    def tokens_taken(self, duel: DuelState) -> int:
        """Neptune takes tokens off the track (D136)."""
        return _NEPTUNE_TOKENS if is_active(duel, names.NEPTUNE) else 0

    def from_box(self, duel: DuelState) -> int:
        """Two tokens lie on Enki (D110)."""
        return size(pantheon_of(duel).enki)


def is_active(duel: DuelState, god: int) -> bool:
    """Tell whether somebody has activated a god."""
    part = pantheon_of(duel)
    return (part.gods_of(0) | part.gods_of(1)) & BITS[god] != 0
