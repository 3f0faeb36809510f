"""A hall in this process, with a real database, for what cannot be seen from outside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time

from thaumata.server.bots.pool import Pool
from thaumata.server.cluster.cluster import Cluster
from thaumata.server.cluster.forwarding.command_queue import CommandQueue
from thaumata.server.database.connection import open_database
from thaumata.server.database.store import GuestRow, Store, add_guest
from thaumata.server.database.writer import Writer
from thaumata.server.ops.metrics import Metrics
from thaumata.server.services import Services
from thaumata.server.settings import Settings
from thaumata.server.tables.registry import TableRegistry

ANNA = GuestRow("a" * 20, "Anna", 1, time(), time())
BOHDAN = GuestRow("b" * 20, "Bohdan", 1, time(), time())


@asynccontextmanager
async def registry_in(folder: Path) -> AsyncIterator[TableRegistry]:
    """Open a hall with two guests; what was there before is there again."""
    async with registry_with(f"sqlite:///{folder / 'service.db'}") as registry:
        yield registry


@asynccontextmanager
async def registry_with(database: str) -> AsyncIterator[TableRegistry]:
    """Open a hall with a database."""
    settings = Settings(database=database, idle=0)
    engine = await open_database(settings)
    metrics = Metrics()
    writer = Writer(engine, metrics)
    cluster = Cluster(engine, writer)
    store = Store(engine, cluster)
    command_queue = CommandQueue(engine, writer)
    registry = TableRegistry(
        Services(settings, store, writer, Pool(1, 20, metrics), metrics, cluster, command_queue)
    )
    writer.start()
    await cluster.join()
    for guest in (ANNA, BOHDAN):
        if await store.guest(guest.id) is None:
            await writer.write(add_guest(guest))
    try:
        yield registry
    finally:
        await registry.stop()
        await registry.services.pool.stop()
        await writer.stop()
        await engine.dispose()
