"""Requests about tables: opening, finding, sitting down, beginning; the record of a game."""

from __future__ import annotations

from litestar import MediaType, Response
from litestar.params import JSONBody

from thaumata.server import lobby
from thaumata.server.asking import AnyVisitor, InPath, TheGuest, TheHall, changing, opening, reading
from thaumata.server.database.store import GuestRow, Kept
from thaumata.server.deeds import (
    Join,
    Leave,
    MakeReady,
    Rematch,
    ReplaceAbsent,
    SetChair,
    SetClock,
    Shuffle,
    Start,
    perform,
)
from thaumata.server.hall import Hall
from thaumata.server.live_table import LiveTable
from thaumata.server.messages import (
    Chair,
    ClockWish,
    Invitation,
    MyTable,
    NewTable,
    Ready,
    SeatNumber,
    TableInfo,
    Tables,
)
from thaumata.server.records import record_for
from thaumata.server.showing import info_of, table_info


def _mine(table: LiveTable, guest: GuestRow | None) -> MyTable:
    """Show a table to a guest; those who sit there may invite others."""
    seat = table.seat_of(guest.id) if guest else None
    return MyTable(table_info(table), seat, "" if seat is None else table.row.token)


def _listed(hall: Hall, kept: Kept) -> TableInfo:
    """Show a table in a list."""
    here = kept.elsewhere | hall.here(kept.table.id)
    return info_of(kept.table, kept.chairs, here)


@reading("/api/tables")
async def open_tables(hall: TheHall) -> Tables:
    """List the tables where anybody may sit down."""
    found = await hall.office.store.open_tables()
    return Tables([_listed(hall, kept) for kept in found])


@reading("/api/me/tables")
async def my_tables(guest: TheGuest, hall: TheHall) -> Tables:
    """List the tables where the guest has a seat."""
    found = await hall.office.store.tables_of(guest.id)
    return Tables([_listed(hall, kept) for kept in found])


@opening("/api/tables")
async def open_table(guest: TheGuest, data: JSONBody[NewTable], hall: TheHall) -> MyTable:
    """Open a table."""
    for level in data.computers:
        lobby.check_level(level)
    return _mine(await hall.open_table(guest, data), guest)


@reading("/api/tables/{id:str}")
async def show_table(id: InPath, visitor: AnyVisitor, hall: TheHall) -> MyTable:
    """Show a table, without its game."""
    return _mine(await hall.table(id), visitor)


@changing("/api/tables/{id:str}/join")
async def join(
    id: InPath,
    guest: TheGuest,
    data: JSONBody[Invitation],
    hall: TheHall,
) -> MyTable:
    """Sit down."""
    table = await hall.table(id)
    await perform(hall, table, guest, Join(data))
    return _mine(table, guest)


@changing("/api/tables/{id:str}/leave")
async def leave(id: InPath, guest: TheGuest, hall: TheHall) -> TableInfo:
    """Leave for good; in a game a computer goes on."""
    table = await hall.table(id)
    await perform(hall, table, guest, Leave())
    return table_info(table)


@changing("/api/tables/{id:str}/chair")
async def set_chair(
    id: InPath,
    guest: TheGuest,
    data: JSONBody[Chair],
    hall: TheHall,
) -> MyTable:
    """Give a seat to a computer, or keep it for a person."""
    table = await hall.table(id)
    await perform(hall, table, guest, SetChair(data))
    return _mine(table, guest)


@changing("/api/tables/{id:str}/clock")
async def set_clock(
    id: InPath,
    guest: TheGuest,
    data: JSONBody[ClockWish],
    hall: TheHall,
) -> MyTable:
    """Say how long everybody may think."""
    table = await hall.table(id)
    await perform(hall, table, guest, SetClock(data))
    return _mine(table, guest)


@changing("/api/tables/{id:str}/shuffle")
async def shuffle(id: InPath, guest: TheGuest, hall: TheHall) -> MyTable:
    """Let chance decide who sits where."""
    table = await hall.table(id)
    await perform(hall, table, guest, Shuffle())
    return _mine(table, guest)


@changing("/api/tables/{id:str}/ready")
async def make_ready(
    id: InPath,
    guest: TheGuest,
    data: JSONBody[Ready],
    hall: TheHall,
) -> MyTable:
    """Say that one may begin, or no longer."""
    table = await hall.table(id)
    await perform(hall, table, guest, MakeReady(data.is_ready))
    return _mine(table, guest)


@changing("/api/tables/{id:str}/start")
async def start(id: InPath, guest: TheGuest, hall: TheHall) -> MyTable:
    """Begin the game."""
    table = await hall.table(id)
    await perform(hall, table, guest, Start())
    return _mine(table, guest)


@changing("/api/tables/{id:str}/absent")
async def replace_absent(
    id: InPath,
    guest: TheGuest,
    data: JSONBody[SeatNumber],
    hall: TheHall,
) -> MyTable:
    """Ask for a computer at the seat of somebody who is not there."""
    table = await hall.table(id)
    await perform(hall, table, guest, ReplaceAbsent(data.seat))
    return _mine(table, guest)


@changing("/api/tables/{id:str}/rematch")
async def rematch(id: InPath, guest: TheGuest, hall: TheHall) -> MyTable:
    """Set up the same table once more."""
    table = await hall.table(id)
    await perform(hall, table, guest, Rematch())
    return _mine(await hall.table(table.row.next), guest)


@reading("/api/tables/{id:str}/record", media_type=MediaType.TEXT)
async def show_record(id: InPath, visitor: AnyVisitor, hall: TheHall) -> Response[str]:
    """Return the record as a seat, or a spectator, may know it; all of it when it is over."""
    table = await hall.table(id)
    return Response(await record_for(hall, table, visitor.id if visitor else ""))


ROUTES = [
    open_tables,
    my_tables,
    open_table,
    show_table,
    join,
    leave,
    set_chair,
    set_clock,
    shuffle,
    make_ready,
    start,
    replace_absent,
    rematch,
    show_record,
]
