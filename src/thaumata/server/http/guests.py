"""Requests of a guest about itself: name, key for another device, stored data, deletion."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from thaumata.server.database.store import GuestRow, StoredTable, delete_guest, rename_guest
from thaumata.server.http.auth import GuestAuth, clean_name
from thaumata.server.http.dependencies import (
    AuthDependency,
    GuestDependency,
    PersonNumber,
    RegistryDependency,
    delete_route,
    get_route,
    post_route,
)
from thaumata.server.http.signer import COOKIE_AGE, Claim, cookie_name
from thaumata.server.messages import Me, MyData, MyKey, NewName
from thaumata.server.tables.commands import Leave
from thaumata.server.tables.execute import submit
from thaumata.server.tables.registry import TableRegistry


def _with_cookie(
    registry: TableRegistry, auth: GuestAuth, guest: GuestRow, person: int
) -> Response[Me]:
    """Answer with a guest, and with the cookie that identifies it from now on."""
    cookie = Cookie(
        cookie_name(person),
        value=auth.signer.cookie(Claim(guest.id, guest.version)),
        max_age=COOKIE_AGE,
        path="/",
        secure=registry.services.settings.is_secure,
        httponly=True,
        samesite="lax",
    )
    return Response(Me(guest.id, guest.name), cookies=[cookie])


@get_route("/api/me")
async def show_me(guest: GuestDependency) -> Me:
    """Return the guest who sends the request."""
    return Me(guest.id, guest.name)


@post_route("/api/me")
async def set_name(
    request: Request[Any, Any, Any],
    data: JSONBody[NewName],
    registry: RegistryDependency,
    auth: AuthDependency,
    person: PersonNumber = 1,
) -> Response[Me]:
    """Register a guest with a name, or change the name."""
    name = clean_name(data.name)
    known = await auth.guest_of(request.cookies, person)
    if known is None:
        address = request.client.host if request.client else ""
        return _with_cookie(registry, auth, await auth.register_guest(name, address), person)
    await registry.services.writer.write(rename_guest(known.id, name))
    _announce(registry, await registry.services.store.tables_of(known.id))
    for table in registry.live_tables_of(known.id):
        table.rename(known.id, name)
    return _with_cookie(registry, auth, known._replace(name=name), person)


def _announce(registry: TableRegistry, tables: list[StoredTable]) -> None:
    """Notify other processes that a guest at these tables has changed."""
    for stored in tables:
        registry.services.cluster.notify(stored.table.id)


@post_route("/api/me/key")
async def create_key(guest: GuestDependency, auth: AuthDependency) -> MyKey:
    """Return the key that makes another device the same guest."""
    return MyKey(auth.signer.key(Claim(guest.id, guest.version)))


@post_route("/api/key")
async def use_key(
    data: JSONBody[MyKey],
    registry: RegistryDependency,
    auth: AuthDependency,
    person: PersonNumber = 1,
) -> Response[Me]:
    """Make this device identify as the guest of a key."""
    return _with_cookie(registry, auth, await auth.guest_with(data.key), person)


@get_route("/api/me/data")
async def show_data(guest: GuestDependency, registry: RegistryDependency) -> MyData:
    """Return everything that is stored about the guest."""
    stored = await registry.services.store.tables_of(guest.id)
    ids = [each.table.id for each in stored]
    return MyData(guest.id, guest.name, guest.created, guest.seen, ids)


@delete_route("/api/me")
async def delete_me(
    guest: GuestDependency, registry: RegistryDependency, person: PersonNumber = 1
) -> Response[None]:
    """Leave every table and delete the guest; finished games stay, without the name."""
    mine = await registry.services.store.tables_of(guest.id)
    for stored in mine:
        table = await registry.table(stored.table.id)
        if table.seat_of(guest.id) is not None and table.row.stage in ("lobby", "playing"):
            await submit(table, guest, Leave())
    await registry.services.writer.write(*delete_guest(guest.id))
    _announce(registry, mine)
    for table in registry.live_tables_of(guest.id):
        table.forget(guest.id)
    answer: Response[None] = Response(None)
    answer.delete_cookie(cookie_name(person))
    return answer


ROUTES = [show_me, set_name, create_key, use_key, show_data, delete_me]
