"""A hall in this process, with a real database, for what cannot be seen from outside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time

from thaumata.server.database.company import Company
from thaumata.server.database.opening import open_database
from thaumata.server.database.postbox import Postbox
from thaumata.server.database.scribe import Scribe
from thaumata.server.database.store import GuestRow, Store, add_guest
from thaumata.server.hall import Hall
from thaumata.server.metrics import Metrics
from thaumata.server.office import Office
from thaumata.server.settings import Settings
from thaumata.server.thinking.pool import Pool

ANNA = GuestRow("a" * 20, "Anna", 1, time(), time())
BOHDAN = GuestRow("b" * 20, "Bohdan", 1, time(), time())


@asynccontextmanager
async def hall_in(folder: Path) -> AsyncIterator[Hall]:
    """Open a hall with two guests; what was there before is there again."""
    async with hall_with(f"sqlite:///{folder / 'service.db'}") as hall:
        yield hall


@asynccontextmanager
async def hall_with(database: str) -> AsyncIterator[Hall]:
    """Open a hall with a database."""
    settings = Settings(database=database, idle=0)
    engine = await open_database(settings)
    metrics = Metrics()
    scribe = Scribe(engine, metrics)
    company = Company(engine, scribe)
    store = Store(engine, company)
    postbox = Postbox(engine, scribe)
    hall = Hall(Office(settings, store, scribe, Pool(1, 20, metrics), metrics, company, postbox))
    scribe.start()
    await company.join()
    for guest in (ANNA, BOHDAN):
        if await store.guest(guest.id) is None:
            await scribe.write(add_guest(guest))
    try:
        yield hall
    finally:
        await hall.stop()
        await hall.office.pool.stop()
        await scribe.stop()
        await engine.dispose()
