"""Agora's part of a state: the senate, the conspiracies, and the pieces they have set aside."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.agora.names import CHAMBERS, CUBES, NOBODY
from thaumata.duel.agora.plots import Plots
from thaumata.duel.agora.rights import Rights
from thaumata.duel.state import NO_CARD, UNKNOWN, DuelState
from thaumata.game import Part
from thaumata.kit.bits import BITS
from thaumata.kit.counts import count
from thaumata.kit.effects import Effect

NO_TOKEN: Final = -2
"""No progress token is locked; ``UNKNOWN`` if one is locked but not known."""

NO_WONDER: Final = -1

_FACE_DOWN: Final = vec[i64]([UNKNOWN] * CHAMBERS)
_IN_PLACE: Final = vec[i64](list(range(CHAMBERS)))


class AgoraPart(Part):
    """The senate and the conspiracies of one game."""

    cubes: Final[vec[i64]]
    """Each seat's influence cubes in each chamber: a row of counts."""

    controlled: Final[vec[i64]]
    """The set of chambers that each seat controls."""

    decrees: Final[vec[i64]]
    """The decrees in play, by the chamber where they were laid; face-down ones are unknown."""

    chambers: Final[vec[i64]]
    """The chamber where each of them lies now."""

    first_rights: Rights
    second_rights: Rights
    plots: Plots
    free_recruits: i64
    """The mask of seats that pay nothing for senators (D158)."""

    keeps_both: i64
    """The mask of seats that keep both conspiracies they draw (D167)."""

    locked: i64
    """The progress token that Obscurantism has locked (D201)."""

    locker: i64
    """The seat that locked it."""

    suspects: i64
    """The set of tokens that it may be for the others; 0 if it lies face up."""

    insiders: i64
    """The mask of seats that know which of these it is."""

    ruined: i64
    """The wonder that Sabotage has returned to the box (D214)."""

    removed: i64
    """The set of an age's cards that Treason has revealed as removed, until the age is over."""

    removed_age: i64
    """The index of that age, from 0."""

    removed_count: i64
    """The number of these cards, known or not."""

    looker: i64
    """The seat that has looked at them."""

    brought_in: i64
    """The removed card that Treason has built (D204)."""

    effects: Final[list[Effect[Any]]]
    """The effect of each decree, by its number."""

    def __init__(self, effects: list[Effect[Any]]) -> None:
        """Set up the senate; the effects are those of all decrees."""
        super().__init__("agora")
        self.effects = effects
        self.cubes = vec[i64]([0, 0])
        self.controlled = vec[i64]([0, 0])
        self.decrees = _FACE_DOWN[:]
        self.chambers = _IN_PLACE[:]
        self.first_rights = Rights()
        self.second_rights = Rights()
        self.plots = Plots()
        self.free_recruits = 0
        self.keeps_both = 0
        self.locked = NO_TOKEN
        self.locker = 0
        self.suspects = 0
        self.insiders = 0
        self.ruined = NO_WONDER
        self.removed = 0
        self.removed_age = 0
        self.removed_count = 0
        self.looker = 0
        self.brought_in = NO_CARD

    # The senate

    def rights(self, seat: i64) -> Rights:
        """Return the rights that a seat has from its decrees."""
        return self.first_rights if seat == 0 else self.second_rights

    def cubes_in(self, seat: i64, chamber: i64) -> i64:
        """Return the number of a seat's cubes in a chamber."""
        return count(self.cubes[seat], chamber)

    def influence(self, seat: i64) -> i64:
        """Return the number of a seat's cubes in the senate."""
        row = self.cubes[seat]
        cubes: i64 = 0
        while row != 0:
            cubes += row & 255
            row = row >> 8
        return cubes

    def supply(self, seat: i64) -> i64:
        """Return the number of cubes a seat can still place (D164)."""
        return CUBES - self.influence(seat)

    def majority(self, chamber: i64) -> i64:
        """Return the seat with more cubes in a chamber, or ``NOBODY`` (D169)."""
        mine = count(self.cubes[0], chamber)
        theirs = count(self.cubes[1], chamber)
        if mine == theirs:
            return NOBODY
        return 0 if mine > theirs else 1

    def controller(self, chamber: i64) -> i64:
        """Return the seat that controls a chamber, or ``NOBODY``."""
        if self.controlled[0] & BITS[chamber]:
            return 0
        return 1 if self.controlled[1] & BITS[chamber] else NOBODY

    def decree_in(self, chamber: i64) -> i64:
        """Return where the first decree of a chamber was laid, or -1 if it has none."""
        laid: i64 = 0
        while laid < CHAMBERS:
            if self.chambers[laid] == chamber:
                return laid
            laid += 1
        return -1

    def decrees_dealt(self) -> i64:
        """Return the set of face-up decrees."""
        found: i64 = 0
        laid: i64 = 0
        while laid < CHAMBERS:
            if self.decrees[laid] != UNKNOWN:
                found = found | BITS[self.decrees[laid]]
            laid += 1
        return found

    # Copies

    def copy_into(self, other: Part) -> None:
        assert isinstance(other, AgoraPart)
        mine = self.cubes
        other.cubes[0] = mine[0]
        other.cubes[1] = mine[1]
        mine = self.controlled
        other.controlled[0] = mine[0]
        other.controlled[1] = mine[1]
        mine = self.decrees
        theirs = other.decrees
        chambers = self.chambers
        laid: i64 = 0
        while laid < CHAMBERS:
            theirs[laid] = mine[laid]
            other.chambers[laid] = chambers[laid]
            laid += 1
        self.first_rights.copy_into(other.first_rights)
        self.second_rights.copy_into(other.second_rights)
        self.plots.copy_into(other.plots)
        other.free_recruits = self.free_recruits
        other.keeps_both = self.keeps_both
        other.locked = self.locked
        other.locker = self.locker
        other.suspects = self.suspects
        other.insiders = self.insiders
        other.ruined = self.ruined
        other.removed = self.removed
        other.removed_age = self.removed_age
        other.removed_count = self.removed_count
        other.looker = self.looker
        other.brought_in = self.brought_in

    def numbers(self) -> list[int]:
        return [
            int(self.cubes[0]),
            int(self.cubes[1]),
            int(self.controlled[0]),
            int(self.controlled[1]),
            *[int(self.decrees[laid]) for laid in range(CHAMBERS)],
            *[int(self.chambers[laid]) for laid in range(CHAMBERS)],
            *self.first_rights.numbers(),
            *self.second_rights.numbers(),
            *self.plots.numbers(),
            int(self.free_recruits),
            int(self.keeps_both),
            int(self.locked),
            int(self.locker),
            int(self.suspects),
            int(self.insiders),
            int(self.ruined),
            int(self.removed),
            int(self.removed_age),
            int(self.removed_count),
            int(self.looker),
            int(self.brought_in),
        ]

    def hide_from(self, seat: i64) -> None:
        """Erase the conspiracies that a seat does not know (D196)."""
        self.plots.hide_from(seat)


def agora_of(state: DuelState) -> AgoraPart:
    """Return the Agora part of a state, usually the last of its parts."""
    for part in reversed(state.parts):
        if isinstance(part, AgoraPart):
            return part
    raise LookupError("agora")
