"""The services that all tables share."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from thaumata.server.bots.pool import Pool
from thaumata.server.cluster.cluster import Cluster
from thaumata.server.cluster.shared_database import SharedDatabase
from thaumata.server.cluster.single_process import SingleProcess
from thaumata.server.database.store import Store
from thaumata.server.database.writer import Writer
from thaumata.server.ops.metrics import Metrics
from thaumata.server.settings import Settings


class Services(NamedTuple):
    """The singletons of one service process."""

    settings: Settings
    store: Store
    writer: Writer
    pool: Pool
    metrics: Metrics
    cluster: Cluster


def make_services(settings: Settings, engine: AsyncEngine) -> Services:
    """Return the services of a process; nothing of them runs yet."""
    metrics = Metrics()
    writer = Writer(engine, metrics)
    pool = Pool(settings.workers, settings.patience, metrics, settings.game)
    is_shared = settings.database_path is None
    cluster = SharedDatabase(engine, writer) if is_shared else SingleProcess(engine, writer)
    return Services(settings, Store(engine, cluster), writer, pool, metrics, cluster)
