"""A registry in this process, with a real database, for what cannot be seen from outside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time

from thaumata.server.database.connection import open_database
from thaumata.server.database.store import GuestRow, add_guest
from thaumata.server.services import make_services
from thaumata.server.settings import Settings
from thaumata.server.tables.registry import TableRegistry

ANNA = GuestRow("a" * 20, "Anna", 1, time(), time())
BOHDAN = GuestRow("b" * 20, "Bohdan", 1, time(), time())


@asynccontextmanager
async def registry_in(folder: Path) -> AsyncIterator[TableRegistry]:
    """Open a registry with two guests; what was stored before is there again."""
    async with registry_with(f"sqlite:///{folder / 'service.db'}") as registry:
        yield registry


@asynccontextmanager
async def registry_with(database: str) -> AsyncIterator[TableRegistry]:
    """Open a registry with a database."""
    settings = Settings(database=database, workers=1, patience=20, idle=0)
    engine = await open_database(settings)
    registry = TableRegistry(make_services(settings, engine))
    services = registry.services
    services.writer.start()
    await services.cluster.join()
    for guest in (ANNA, BOHDAN):
        if await services.store.guest(guest.id) is None:
            await services.writer.write(add_guest(guest))
    try:
        yield registry
    finally:
        await registry.stop()
        await services.pool.stop()
        await services.writer.stop()
        await engine.dispose()
