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
from thaumata.server.bots.pool import Pool
from thaumata.server.cluster.cluster import Cluster
from thaumata.server.cluster.forwarding.command_queue import CommandQueue
from thaumata.server.cluster.forwarding.inbox import handle_notice
from thaumata.server.cluster.listener import Listener
from thaumata.server.database.connection import open_database
from thaumata.server.database.store import GuestRow, Store
from thaumata.server.database.writer import Writer
from thaumata.server.http import games, guests, pages, socket, tables
from thaumata.server.http.auth import GuestAuth
from thaumata.server.http.dependencies import AuthDependency, PersonNumber
from thaumata.server.http.security import check_origin, error_response, is_read_only
from thaumata.server.http.signer import COOKIE
from thaumata.server.ops.listening import Endpoint
from thaumata.server.ops.metrics import Metrics
from thaumata.server.problems import Refusal
from thaumata.server.services import Services
from thaumata.server.settings import Settings
from thaumata.server.tables.registry import TableRegistry

_LONGEST_REQUEST = 16_384


async def _registry(state: State) -> TableRegistry:
    found: TableRegistry = state.registry
    return found


async def _auth(state: State) -> GuestAuth:
    found: GuestAuth = state.auth
    return found


async def _endpoint(state: State) -> Endpoint:
    found: Endpoint = state.endpoint
    return found


async def _visitor(
    request: Request[Any, Any, Any], auth: AuthDependency, person: PersonNumber = 1
) -> GuestRow | None:
    """Find out who asks; None where nobody knows."""
    return await auth.guest_of(request.cookies, person)


async def _guest(
    request: Request[Any, Any, Any], auth: AuthDependency, person: PersonNumber = 1
) -> GuestRow:
    """Find out who asks, or refuse a stranger."""
    guest = await auth.guest_of(request.cookies, person)
    if guest is None:
        raise Refusal(401, "service-stranger")
    return guest


def make_app(settings: Settings, endpoint: Endpoint) -> Litestar:
    """Make the service with its settings; the database is opened when it starts."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        metrics = Metrics()
        engine = await open_database(settings)
        writer = Writer(engine, metrics)
        pool = Pool(settings.workers, settings.patience, metrics)
        cluster = Cluster(engine, writer)
        store = Store(engine, cluster)
        command_queue = CommandQueue(engine, writer)
        services = Services(settings, store, writer, pool, metrics, cluster, command_queue)
        registry = TableRegistry(services)
        app.state.registry = registry
        app.state.endpoint = endpoint
        app.state.auth = GuestAuth(services, await store.signing_secret())
        listener = Listener(
            settings.database_url,
            writer.process,
            partial(handle_notice, registry),
            registry.refresh_all,
        )
        writer.start()
        await cluster.join()
        registry.start()
        if settings.database_path is None:
            listener.start()
        try:
            yield
        finally:
            await listener.stop()
            await registry.stop()
            await pool.stop()
            await writer.stop()
            with suppress(SQLAlchemyError, OSError):  # then others find out by themselves
                await cluster.leave()
            await engine.dispose()

    async def check(request: Request[Any, Any, Any]) -> None:
        """Look at each request before anything is done for it."""
        auth: GuestAuth = request.app.state.auth
        request.app.state.registry.services.metrics.count("requests")
        if not is_read_only(request.scope):
            check_origin(request, settings)
        guest = auth.signer.read_cookie(request.cookies.get(COOKIE, ""))
        address = request.client.host if request.client else ""
        auth.check_rate(guest.guest if guest else address)

    return Litestar(
        [
            *games.ROUTES,
            *guests.ROUTES,
            *tables.ROUTES,
            *pages.ROUTES,
            *socket.ROUTES,
        ],
        lifespan=[running],
        before_request=check,
        dependencies={
            "registry": Provide(_registry),
            "auth": Provide(_auth),
            "endpoint": Provide(_endpoint),
            "guest": Provide(_guest),
            "visitor": Provide(_visitor),
        },
        exception_handlers={Exception: error_response},
        openapi_config=OpenAPIConfig(
            title="Thaumata",
            version=package_version(),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=_LONGEST_REQUEST,
        logging_config=None,
    )
