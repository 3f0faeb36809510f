"""Decisions about influence: placing, moving and removing cubes (D160-D164, D189)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision, seats_of
from thaumata.duel.agora.names import (
    CHAMBERS,
    EVERY_CHAMBER,
    MOVE,
    PLACE,
    REMOVE,
    SECTIONS,
    SENATE_ACTION,
)
from thaumata.duel.agora.part import agora_of
from thaumata.duel.agora.senate import cubes_anywhere, move_cube, place_cube, remove_cube
from thaumata.duel.listing import fill_each
from thaumata.duel.names import PASS
from thaumata.duel.state import DuelState
from thaumata.game import action_of, piece_of, target_of, verb_of
from thaumata.kit.bits import BITS, first

_SECTION: Final = 3
"""The two chambers of the first section, as a set."""


def asked_seat(state: DuelState) -> i64:
    """Return the seat that the next entry of the agenda asks."""
    return first(seats_of(state.agenda[state.depth - 1]))


def fill_places(state: DuelState, seat: i64, chambers: i64, buffer: vec[i64], n: i64) -> i64:
    """Offer to place a cube in each of some chambers, while the supply lasts (D164)."""
    if agora_of(state).supply(seat) > 0:
        return fill_each(PLACE, chambers, buffer, n)
    return n


def fill_moves(state: DuelState, seat: i64, buffer: vec[i64], n: i64) -> i64:
    """Offer to move each cube in the senate to an adjacent chamber (D163)."""
    chambers = cubes_anywhere(state, seat)
    while chambers != 0:
        chamber = first(chambers)
        chambers = chambers & (chambers - 1)
        if chamber > 0:
            buffer[n] = action_of(MOVE, chamber, chamber - 1)
            n += 1
        if chamber < CHAMBERS - 1:
            buffer[n] = action_of(MOVE, chamber, chamber + 1)
            n += 1
    return n


def carry_out_action(state: DuelState, seat: i64, action: i64) -> None:
    """Place or move a cube."""
    if verb_of(action) == PLACE:
        place_cube(state, seat, piece_of(action))
    elif verb_of(action) == MOVE:
        move_cube(state, seat, piece_of(action), target_of(action))


class SenateAction(Decision[DuelState]):
    """Take one of a politician's senate actions; the others follow (D160-D162, D251)."""

    def __init__(self) -> None:
        """Its argument is the section plus four times the number of actions left."""
        super().__init__("senate_action")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return f"{SECTIONS[argument & 3]} {argument >> 2}"

    def read_argument(self, state: DuelState, text: str) -> int:
        section, number = text.split()
        if number not in ("1", "2", "3"):
            raise ValueError(text)
        return SECTIONS.index(section) + 4 * int(number)

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer to place in the section, to move anywhere, or to pass."""
        chambers = _SECTION * BITS[2 * (argument & 3)]
        n = fill_places(state, seat, chambers, buffer, 0)
        n = fill_moves(state, seat, buffer, n)
        buffer[n] = action_of(PASS)
        return n + 1

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Take the action and go on to the next; passing forfeits the rest."""
        if verb_of(action) == PASS:
            return
        if argument >> 2 > 1:
            state.ask(SENATE_ACTION, argument - 4, BITS[seat])
        carry_out_action(state, seat, action)


class PlaceCube(Decision[DuelState]):
    """Place a cube in any chamber."""

    def __init__(self) -> None:
        super().__init__("place_cube")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the supply has no cube left (D164)."""
        return agora_of(state).supply(asked_seat(state)) == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every chamber."""
        return fill_places(state, seat, EVERY_CHAMBER, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        place_cube(state, seat, piece_of(action))


class MoveCube(Decision[DuelState]):
    """Move one cube to an adjacent chamber, or decline (D197)."""

    def __init__(self) -> None:
        super().__init__("move_cube")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the player has no cube in the senate (D164)."""
        return agora_of(state).cubes[asked_seat(state)] == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every move, and to pass."""
        n = fill_moves(state, seat, buffer, 0)
        buffer[n] = action_of(PASS)
        return n + 1

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Move the cube, or pass."""
        carry_out_action(state, seat, action)


class RemoveCube(Decision[DuelState]):
    """Return a cube of the opponent to its supply (D189, D190)."""

    def __init__(self) -> None:
        super().__init__("remove_cube")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the opponent has no cube in the senate."""
        return agora_of(state).cubes[1 - asked_seat(state)] == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every chamber with a cube of the opponent."""
        return fill_each(REMOVE, cubes_anywhere(state, 1 - seat), buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        remove_cube(state, 1 - seat, piece_of(action))
