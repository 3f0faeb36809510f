"""The commands of guests at a table besides playing, as messages for the owner of the table."""

from __future__ import annotations

from typing import Union

from msgspec import Struct

from thaumata.server.messages import Chair, ClockWish, Invitation


class _Command(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A command of a guest."""


class Join(_Command, frozen=True):
    """Take a seat."""

    invitation: Invitation


class Leave(_Command, frozen=True):
    """Leave for good."""


class SetChair(_Command, frozen=True):
    """Give a seat to a computer, or keep it for a person."""

    wish: Chair


class SetClock(_Command, frozen=True):
    """Set the clock of all players."""

    wish: ClockWish


class Shuffle(_Command, frozen=True):
    """Shuffle the seats."""


class MakeReady(_Command, frozen=True):
    """Set whether the guest is ready to begin."""

    is_ready: bool


class Start(_Command, frozen=True):
    """Begin the game."""


class ReplaceAbsent(_Command, frozen=True):
    """Ask for a computer at the seat of an absent player."""

    seat: int


class ReclaimSeat(_Command, frozen=True):
    """Take back the seat that a computer has kept."""


class Rematch(_Command, frozen=True):
    """Set up the same table once more."""


TableCommand = Union[  # noqa: UP007  # read by msgspec
    Join, Leave, SetChair, SetClock, Shuffle, MakeReady, Start, ReplaceAbsent, ReclaimSeat, Rematch
]
