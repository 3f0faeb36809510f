"""Requests about oneself: a name, the key for another device, all my data, and forgetting me."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from thaumata.server.asking import (
    Person,
    TheDesk,
    TheGuest,
    TheHall,
    changing,
    reading,
    removing,
)
from thaumata.server.database.store import GuestRow, Kept, delete_guest, rename_guest
from thaumata.server.deeds import Leave, perform
from thaumata.server.front_desk import FrontDesk, tidy_name
from thaumata.server.hall import Hall
from thaumata.server.identity import COOKIE_AGE, Claim, cookie_of
from thaumata.server.messages import Me, MyData, MyKey, NewName


def _with_cookie(hall: Hall, desk: FrontDesk, guest: GuestRow, person: int) -> Response[Me]:
    """Answer who somebody is, with the cookie that says so from now on."""
    cookie = Cookie(
        cookie_of(person),
        value=desk.signer.cookie(Claim(guest.id, guest.version)),
        max_age=COOKIE_AGE,
        path="/",
        secure=hall.office.settings.is_secure,
        httponly=True,
        samesite="lax",
    )
    return Response(Me(guest.id, guest.name), cookies=[cookie])


@reading("/api/me")
async def who_am_i(guest: TheGuest) -> Me:
    """Tell who is asking."""
    return Me(guest.id, guest.name)


@changing("/api/me")
async def call_me(
    request: Request[Any, Any, Any],
    data: JSONBody[NewName],
    hall: TheHall,
    desk: TheDesk,
    person: Person = 1,
) -> Response[Me]:
    """Become a guest with a name, or take another name."""
    name = tidy_name(data.name)
    known = await desk.guest_of(request.cookies, person)
    if known is None:
        address = request.client.host if request.client else ""
        return _with_cookie(hall, desk, await desk.welcome(name, address), person)
    await hall.office.scribe.write(rename_guest(known.id, name))
    _announce(hall, await hall.office.store.tables_of(known.id))
    for table in hall.live_tables_of(known.id):
        table.rename(known.id, name)
    return _with_cookie(hall, desk, known._replace(name=name), person)


def _announce(hall: Hall, tables: list[Kept]) -> None:
    """Tell other processes that somebody at these tables has changed."""
    if not hall.office.company.is_alone:
        for kept in tables:
            hall.office.scribe.write_later(about=kept.table.id)


@changing("/api/me/key")
async def my_key(guest: TheGuest, desk: TheDesk) -> MyKey:
    """Return what makes another device the same guest."""
    return MyKey(desk.signer.key(Claim(guest.id, guest.version)))


@changing("/api/key")
async def use_key(
    data: JSONBody[MyKey], hall: TheHall, desk: TheDesk, person: Person = 1
) -> Response[Me]:
    """Be the guest who has a key, on this device too."""
    return _with_cookie(hall, desk, await desk.guest_with(data.key), person)


@reading("/api/me/data")
async def my_data(guest: TheGuest, hall: TheHall) -> MyData:
    """Return all that is kept about the guest."""
    kept = await hall.office.store.tables_of(guest.id)
    ids = [each.table.id for each in kept]
    return MyData(guest.id, guest.name, guest.created, guest.seen, ids)


@removing("/api/me")
async def forget_me(guest: TheGuest, hall: TheHall, person: Person = 1) -> Response[None]:
    """Leave every table and be forgotten; finished games stay, without the name."""
    mine = await hall.office.store.tables_of(guest.id)
    for kept in mine:
        table = await hall.table(kept.table.id)
        if table.seat_of(guest.id) is not None and table.row.stage in ("lobby", "playing"):
            await perform(hall, table, guest, Leave())
    await hall.office.scribe.write(*delete_guest(guest.id))
    _announce(hall, mine)
    for table in hall.live_tables_of(guest.id):
        table.forget(guest.id)
    answer: Response[None] = Response(None)
    answer.delete_cookie(cookie_of(person))
    return answer


ROUTES = [who_am_i, call_me, my_key, use_key, my_data, forget_me]
