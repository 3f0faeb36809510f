"""What guests do at a table besides playing, as messages: another process may own the table."""

from __future__ import annotations

from typing import Union

from msgspec import Struct

from thaumata.server.cluster.forwarding.dispatch import run_by_owner
from thaumata.server.database.store import GuestRow
from thaumata.server.messages import Chair, ClockWish, Invitation
from thaumata.server.tables import lobby
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.registry import TableRegistry


class _Command(Struct, frozen=True, tag_field="type", tag=str.lower):
    """Something that a guest does."""


class Join(_Command, frozen=True):
    """Sit down."""

    invitation: Invitation


class Leave(_Command, frozen=True):
    """Leave for good."""


class SetChair(_Command, frozen=True):
    """Give a seat to a computer, or keep it for a person."""

    wish: Chair


class SetClock(_Command, frozen=True):
    """Say how long everybody may think."""

    wish: ClockWish


class Shuffle(_Command, frozen=True):
    """Let chance decide who sits where."""


class MakeReady(_Command, frozen=True):
    """Say that one may begin, or no longer."""

    is_ready: bool


class Start(_Command, frozen=True):
    """Begin the game."""


class ReplaceAbsent(_Command, frozen=True):
    """Ask for a computer at a seat."""

    seat: int


class ReclaimSeat(_Command, frozen=True):
    """Take back the seat that a computer has kept."""


class Rematch(_Command, frozen=True):
    """Set up the same table once more."""


TableCommand = Union[  # noqa: UP007  # read by msgspec
    Join, Leave, SetChair, SetClock, Shuffle, MakeReady, Start, ReplaceAbsent, ReclaimSeat, Rematch
]


async def submit(
    registry: TableRegistry, table: LiveTable, guest: GuestRow, command: TableCommand
) -> None:
    """Have the owner of the table do what a guest wants; then it is as the guest shall see it."""
    await run_by_owner(table, guest.id, command, lambda: execute(registry, table, guest, command))


async def execute(
    registry: TableRegistry, table: LiveTable, guest: GuestRow, command: TableCommand
) -> None:
    """Do what a guest wants, at a table that this process owns."""
    match command:
        case Join():
            await lobby.join(table, guest, command.invitation)
        case Leave():
            await lobby.leave(table, guest)
        case SetChair():
            await lobby.set_chair(table, guest, command.wish)
        case SetClock():
            await lobby.set_clock(table, guest, command.wish.clock)
        case Shuffle():
            await lobby.shuffle(table, guest)
        case MakeReady():
            await lobby.make_ready(table, guest, command.is_ready)
        case Start():
            await lobby.start(table, guest)
        case ReplaceAbsent():
            await lobby.replace_absent(table, guest, command.seat)
        case ReclaimSeat():
            await lobby.reclaim_seat(table, guest.id)
        case Rematch():
            await lobby.rematch(registry, table, guest)
