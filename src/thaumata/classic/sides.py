"""Sides: a player, or a team of allies who win together and show each other their hands (C182)."""

from mypy_extensions import i64

from thaumata.classic.state import ClassicState
from thaumata.kit.bits import BITS


def side_of(state: ClassicState, seat: i64) -> i64:
    """Return the mask of the seats that win together with a seat."""
    size = state.catalog.side_size
    start = seat - seat % size
    return BITS[start + size] - BITS[start]


def sees_hand(state: ClassicState, viewer: i64, seat: i64) -> bool:
    """Return whether a viewer, negative for a spectator, sees a hand (C10, C183, C245)."""
    return viewer >= 0 and side_of(state, seat) & BITS[viewer] != 0
