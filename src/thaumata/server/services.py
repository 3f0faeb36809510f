"""The services that all tables share."""

from __future__ import annotations

from typing import NamedTuple

from thaumata.server.bots.pool import Pool
from thaumata.server.cluster.cluster import Cluster
from thaumata.server.cluster.forwarding.command_queue import CommandQueue
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
    command_queue: CommandQueue
