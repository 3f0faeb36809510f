"""The application: routes, dependencies, and what runs while it serves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from thaumata.build_info import package_version
from thaumata.server.cluster.cluster import Cluster
from thaumata.server.cluster.forwarding.inbox import Inbox
from thaumata.server.cluster.listener import Listener
from thaumata.server.cluster.shared_database import SharedDatabase
from thaumata.server.database.connection import open_database
from thaumata.server.database.store import GuestRow
from thaumata.server.http import games, guests, history, pages, socket, tables
from thaumata.server.http.auth import GuestAuth
from thaumata.server.http.dependencies import AuthDependency, PersonNumber
from thaumata.server.http.security import check_origin, error_response, is_read_only
from thaumata.server.http.signer import COOKIE
from thaumata.server.http.tagged_structs import TaggedStructs
from thaumata.server.ops.listening import Endpoint
from thaumata.server.problems import Refusal
from thaumata.server.services import make_services
from thaumata.server.settings import Settings
from thaumata.server.tables.history import Replays
from thaumata.server.tables.registry import TableRegistry

_LONGEST_REQUEST = 16_384


async def _registry(state: State) -> TableRegistry:
    found: TableRegistry = state.registry
    return found


async def _replays(state: State) -> Replays:
    found: Replays = state.replays
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
    """Return the guest who sends a request; None for an unknown one."""
    return await auth.guest_of(request.cookies, person)


async def _guest(
    request: Request[Any, Any, Any], auth: AuthDependency, person: PersonNumber = 1
) -> GuestRow:
    """Return the guest who sends a request, or refuse an unknown one."""
    guest = await auth.guest_of(request.cookies, person)
    if guest is None:
        raise Refusal(401, "service-stranger")
    return guest


def _not_found(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """Answer a request for a path that does not exist: a browser gets a page."""
    with suppress(Refusal):  # the client is not built
        if pages.is_page_wanted(request):
            return pages.unknown_page(request)
    return error_response(request, error)


async def _leave(cluster: Cluster) -> None:
    """Leave the cluster; where that fails the other processes find out by themselves."""
    with suppress(SQLAlchemyError, OSError):
        await cluster.leave()


def make_app(settings: Settings, endpoint: Endpoint) -> Litestar:
    """Return the application for some settings; the database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        engine = await open_database(settings)
        services = make_services(settings, engine)
        writer, cluster = services.writer, services.cluster
        registry = TableRegistry(services)
        app.state.registry = registry
        app.state.endpoint = endpoint
        app.state.replays = Replays()
        app.state.auth = GuestAuth(services, await services.store.signing_secret())
        async with AsyncExitStack() as running:
            running.push_async_callback(engine.dispose)
            running.push_async_callback(_leave, cluster)
            writer.start()
            running.push_async_callback(writer.stop)
            running.push_async_callback(services.pool.stop)
            await cluster.join()
            registry.start()
            running.push_async_callback(registry.stop)
            if isinstance(cluster, SharedDatabase):
                inbox = Inbox(registry, cluster.command_queue)
                listener = Listener(
                    settings.database_url,
                    cluster.process,
                    inbox.handle_notice,
                    registry.refresh_all,
                )
                listener.start()
                running.push_async_callback(listener.stop)
            yield

    async def check(request: Request[Any, Any, Any]) -> None:
        """Check origin and rate before a request is handled."""
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
            *history.ROUTES,
            *pages.ROUTES,
            *socket.ROUTES,
        ],
        lifespan=[lifespan],
        before_request=check,
        dependencies={
            "registry": Provide(_registry),
            "auth": Provide(_auth),
            "endpoint": Provide(_endpoint),
            "replays": Provide(_replays),
            "guest": Provide(_guest),
            "visitor": Provide(_visitor),
        },
        exception_handlers={Exception: error_response, NotFoundException: _not_found},
        openapi_config=OpenAPIConfig(
            title="Thaumata",
            version=package_version(),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        plugins=[TaggedStructs()],
        request_max_body_size=_LONGEST_REQUEST,
        logging_config=None,
    )
