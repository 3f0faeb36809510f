"""The service put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from thaumata.build_info import package_version
from thaumata.server import http_facts, http_guests, http_page, http_tables, socket
from thaumata.server.asking import Person, TheDesk
from thaumata.server.database.company import Company
from thaumata.server.database.herald import Herald
from thaumata.server.database.opening import open_database
from thaumata.server.database.postbox import Postbox
from thaumata.server.database.scribe import Scribe
from thaumata.server.database.store import GuestRow, Store
from thaumata.server.errands import hear_of
from thaumata.server.front_desk import FrontDesk
from thaumata.server.guarding import check_origin, is_reading, refuse
from thaumata.server.hall import Hall
from thaumata.server.identity import COOKIE
from thaumata.server.metrics import Metrics
from thaumata.server.office import Office
from thaumata.server.problems import Refusal
from thaumata.server.settings import Settings
from thaumata.server.thinking.pool import Pool

_LONGEST_REQUEST = 16_384


async def _hall(state: State) -> Hall:
    found: Hall = state.hall
    return found


async def _desk(state: State) -> FrontDesk:
    found: FrontDesk = state.desk
    return found


async def _visitor(
    request: Request[Any, Any, Any], desk: TheDesk, person: Person = 1
) -> GuestRow | None:
    """Find out who asks; None where nobody knows."""
    return await desk.guest_of(request.cookies, person)


async def _guest(request: Request[Any, Any, Any], desk: TheDesk, person: Person = 1) -> GuestRow:
    """Find out who asks, or refuse a stranger."""
    guest = await desk.guest_of(request.cookies, person)
    if guest is None:
        raise Refusal(401, "service-stranger")
    return guest


def make_app(settings: Settings) -> Litestar:
    """Make the service with its settings; the database is opened when it starts."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        metrics = Metrics()
        engine = await open_database(settings)
        scribe = Scribe(engine, metrics)
        pool = Pool(settings.workers, settings.patience, metrics)
        company = Company(engine, scribe)
        store = Store(engine, company)
        postbox = Postbox(engine, scribe)
        office = Office(settings, store, scribe, pool, metrics, company, postbox)
        hall = Hall(office)
        app.state.hall = hall
        app.state.desk = FrontDesk(office, await store.signing_secret())
        hear = partial(hear_of, hall)
        herald = Herald(settings.database_url, scribe.process, hear, hall.hear_all)
        scribe.start()
        await company.join()
        hall.start()
        if settings.database_path is None:
            herald.start()
        try:
            yield
        finally:
            await herald.stop()
            await hall.stop()
            await pool.stop()
            await scribe.stop()
            with suppress(SQLAlchemyError, OSError):  # then others find out by themselves
                await company.leave()
            await engine.dispose()

    async def check(request: Request[Any, Any, Any]) -> None:
        """Look at each request before anything is done for it."""
        desk: FrontDesk = request.app.state.desk
        request.app.state.hall.office.metrics.count("requests")
        if not is_reading(request.scope):
            check_origin(request, settings)
        guest = desk.signer.read_cookie(request.cookies.get(COOKIE, ""))
        address = request.client.host if request.client else ""
        desk.check_rate(guest.guest if guest else address)

    return Litestar(
        [
            *http_facts.ROUTES,
            *http_guests.ROUTES,
            *http_tables.ROUTES,
            *http_page.ROUTES,
            *socket.ROUTES,
        ],
        lifespan=[running],
        before_request=check,
        dependencies={
            "hall": Provide(_hall),
            "desk": Provide(_desk),
            "guest": Provide(_guest),
            "visitor": Provide(_visitor),
        },
        exception_handlers={Exception: refuse},
        openapi_config=OpenAPIConfig(
            title="Thaumata",
            version=package_version(),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=_LONGEST_REQUEST,
        logging_config=None,
    )
