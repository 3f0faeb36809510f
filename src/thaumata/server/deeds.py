"""What guests do at a table besides playing, as messages: another process may own the table."""

from __future__ import annotations

from typing import Union

from msgspec import Struct

from thaumata.server import lobby
from thaumata.server.database.store import GuestRow
from thaumata.server.forwarding import by_owner
from thaumata.server.hall import Hall
from thaumata.server.live_table import LiveTable
from thaumata.server.messages import Chair, ClockWish, Invitation


class _Deed(Struct, frozen=True, tag_field="type", tag=str.lower):
    """Something that a guest does."""


class Join(_Deed, frozen=True):
    """Sit down."""

    invitation: Invitation


class Leave(_Deed, frozen=True):
    """Leave for good."""


class SetChair(_Deed, frozen=True):
    """Give a seat to a computer, or keep it for a person."""

    wish: Chair


class SetClock(_Deed, frozen=True):
    """Say how long everybody may think."""

    wish: ClockWish


class Shuffle(_Deed, frozen=True):
    """Let chance decide who sits where."""


class MakeReady(_Deed, frozen=True):
    """Say that one may begin, or no longer."""

    is_ready: bool


class Start(_Deed, frozen=True):
    """Begin the game."""


class ReplaceAbsent(_Deed, frozen=True):
    """Ask for a computer at a seat."""

    seat: int


class ComeBack(_Deed, frozen=True):
    """Take back the seat that a computer has kept."""


class Rematch(_Deed, frozen=True):
    """Set up the same table once more."""


Deed = Union[  # noqa: UP007  # read by msgspec
    Join, Leave, SetChair, SetClock, Shuffle, MakeReady, Start, ReplaceAbsent, ComeBack, Rematch
]


async def perform(hall: Hall, table: LiveTable, guest: GuestRow, deed: Deed) -> None:
    """Have the owner of the table do what a guest wants; then it is as the guest shall see it."""
    await by_owner(table, guest.id, deed, lambda: carry_out(hall, table, guest, deed))


async def carry_out(hall: Hall, table: LiveTable, guest: GuestRow, deed: Deed) -> None:
    """Do what a guest wants, at a table that this process owns."""
    match deed:
        case Join():
            await lobby.join(table, guest, deed.invitation)
        case Leave():
            await lobby.leave(table, guest)
        case SetChair():
            await lobby.set_chair(table, guest, deed.wish)
        case SetClock():
            await lobby.set_clock(table, guest, deed.wish.clock)
        case Shuffle():
            await lobby.shuffle(table, guest)
        case MakeReady():
            await lobby.make_ready(table, guest, deed.is_ready)
        case Start():
            await lobby.start(table, guest)
        case ReplaceAbsent():
            await lobby.replace_absent(table, guest, deed.seat)
        case ComeBack():
            await lobby.come_back(table, guest.id)
        case Rematch():
            await lobby.rematch(hall, table, guest)
