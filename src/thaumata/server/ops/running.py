"""Running the service in this process."""

from __future__ import annotations

import asyncio
import gc
import resource
import socket
from collections.abc import Callable

import uvicorn

from thaumata.server.app import make_app
from thaumata.server.database.connection import prepare_database
from thaumata.server.http.security import Headers
from thaumata.server.http.socket import LONGEST_MESSAGE
from thaumata.server.operator_games import load_games
from thaumata.server.ops.listening import Endpoint, endpoint_of, open_socket
from thaumata.server.ops.logs import configure_logging
from thaumata.server.settings import Settings


class _Server(uvicorn.Server):
    """A server that reports its address once it listens."""

    def __init__(
        self, config: uvicorn.Config, tell: Callable[[Endpoint], None], endpoint: Endpoint
    ) -> None:
        super().__init__(config)
        self._tell = tell
        self._endpoint = endpoint

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and report the address."""
        await super().startup(sockets)
        if self.started:
            self._tell(self._endpoint)


def raise_socket_limit() -> None:
    """Raise the limit of open sockets to the most that the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def tune_garbage_collector() -> None:
    """Run the cyclic garbage collector rarely: a full collection pauses every table.

    Tables, views and messages have no reference cycles, and are freed without it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def run(settings: Settings, tell: Callable[[Endpoint], None]) -> bool:
    """Serve until stopped; report the address when ready. Return whether it could start."""
    configure_logging()
    tune_garbage_collector()
    raise_socket_limit()
    load_games(settings.game)
    asyncio.run(prepare_database(settings))
    with open_socket(settings) as listening:
        endpoint = endpoint_of(settings, listening)
        config = uvicorn.Config(
            Headers(make_app(settings, endpoint)),
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=LONGEST_MESSAGE,
            timeout_graceful_shutdown=5,
        )
        server = _Server(config, tell, endpoint)
        server.run(sockets=[listening])
        return server.started
