"""Requests about tables: opening, listing, the commands of the lobby, the record of a game."""

from __future__ import annotations

from litestar import MediaType, Response
from litestar.params import JSONBody

from thaumata.server.database.store import GuestRow, StoredTable
from thaumata.server.http.dependencies import (
    GuestDependency,
    PathText,
    RegistryDependency,
    VisitorDependency,
    create_route,
    get_route,
    post_route,
)
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
from thaumata.server.tables import lobby
from thaumata.server.tables.commands import (
    Join,
    Leave,
    MakeReady,
    Rematch,
    ReplaceAbsent,
    SetChair,
    SetClock,
    Shuffle,
    Start,
    TableCommand,
)
from thaumata.server.tables.execute import submit
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.records import record_for
from thaumata.server.tables.registry import TableRegistry
from thaumata.server.tables.updates import stored_table_info, table_info


def _my_table(table: LiveTable, guest: GuestRow | None) -> MyTable:
    """Return a table as a guest has it; those with a seat may invite others."""
    seat = table.seat_of(guest.id) if guest else None
    return MyTable(table_info(table), seat, "" if seat is None else table.row.token)


async def _submitted(
    registry: TableRegistry, id: str, guest: GuestRow, command: TableCommand
) -> MyTable:
    """Execute a command; return the table as the guest has it then."""
    table = await registry.table(id)
    await submit(table, guest, command)
    return _my_table(table, guest)


def _listed(registry: TableRegistry, stored: StoredTable) -> TableInfo:
    """Return a table for a list."""
    here = stored.guests_elsewhere | registry.guests_at(stored.table.id)
    return stored_table_info(stored.table, stored.chairs, here)


@get_route("/api/tables")
async def open_tables(registry: RegistryDependency) -> Tables:
    """List the open tables."""
    found = await registry.services.store.open_tables()
    return Tables([_listed(registry, stored) for stored in found])


@get_route("/api/me/tables")
async def my_tables(guest: GuestDependency, registry: RegistryDependency) -> Tables:
    """List the tables where the guest has a seat."""
    found = await registry.services.store.tables_of(guest.id)
    return Tables([_listed(registry, stored) for stored in found])


@create_route("/api/tables")
async def open_table(
    guest: GuestDependency, data: JSONBody[NewTable], registry: RegistryDependency
) -> MyTable:
    """Open a table."""
    for level in data.computers:
        lobby.check_level(level)
    return _my_table(await registry.open_table(guest, data), guest)


@get_route("/api/tables/{id:str}")
async def show_table(
    id: PathText, visitor: VisitorDependency, registry: RegistryDependency
) -> MyTable:
    """Return a table, without its game."""
    return _my_table(await registry.table(id), visitor)


@post_route("/api/tables/{id:str}/join")
async def join(
    id: PathText,
    guest: GuestDependency,
    data: JSONBody[Invitation],
    registry: RegistryDependency,
) -> MyTable:
    """Take a seat."""
    return await _submitted(registry, id, guest, Join(data))


@post_route("/api/tables/{id:str}/leave")
async def leave(id: PathText, guest: GuestDependency, registry: RegistryDependency) -> TableInfo:
    """Leave for good; while a game runs, a computer goes on."""
    table = await registry.table(id)
    await submit(table, guest, Leave())
    return table_info(table)


@post_route("/api/tables/{id:str}/chair")
async def set_chair(
    id: PathText,
    guest: GuestDependency,
    data: JSONBody[Chair],
    registry: RegistryDependency,
) -> MyTable:
    """Give a seat to a computer, or keep it for a person."""
    return await _submitted(registry, id, guest, SetChair(data))


@post_route("/api/tables/{id:str}/clock")
async def set_clock(
    id: PathText,
    guest: GuestDependency,
    data: JSONBody[ClockWish],
    registry: RegistryDependency,
) -> MyTable:
    """Set the clock of all players."""
    return await _submitted(registry, id, guest, SetClock(data))


@post_route("/api/tables/{id:str}/shuffle")
async def shuffle(id: PathText, guest: GuestDependency, registry: RegistryDependency) -> MyTable:
    """Shuffle the seats."""
    return await _submitted(registry, id, guest, Shuffle())


@post_route("/api/tables/{id:str}/ready")
async def make_ready(
    id: PathText,
    guest: GuestDependency,
    data: JSONBody[Ready],
    registry: RegistryDependency,
) -> MyTable:
    """Set whether the guest is ready to begin."""
    return await _submitted(registry, id, guest, MakeReady(data.is_ready))


@post_route("/api/tables/{id:str}/start")
async def start(id: PathText, guest: GuestDependency, registry: RegistryDependency) -> MyTable:
    """Begin the game."""
    return await _submitted(registry, id, guest, Start())


@post_route("/api/tables/{id:str}/absent")
async def replace_absent(
    id: PathText,
    guest: GuestDependency,
    data: JSONBody[SeatNumber],
    registry: RegistryDependency,
) -> MyTable:
    """Ask for a computer at the seat of an absent player."""
    return await _submitted(registry, id, guest, ReplaceAbsent(data.seat))


@post_route("/api/tables/{id:str}/rematch")
async def rematch(id: PathText, guest: GuestDependency, registry: RegistryDependency) -> MyTable:
    """Set up the same table once more."""
    table = await registry.table(id)
    await submit(table, guest, Rematch())
    return _my_table(await registry.table(table.row.next), guest)


@get_route("/api/tables/{id:str}/record", media_type=MediaType.TEXT)
async def show_record(
    id: PathText, visitor: VisitorDependency, registry: RegistryDependency
) -> Response[str]:
    """Return the record as a seat, or a spectator, may know it; all of it when the game is over."""
    table = await registry.table(id)
    return Response(await record_for(registry, table, visitor.id if visitor else ""))


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
