"""What all tables share: who writes, who thinks, who counts, and the facts of the games."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from thaumata.game import Game
from thaumata.server.database.scribe import Scribe
from thaumata.server.database.store import Store
from thaumata.server.metrics import Metrics
from thaumata.server.settings import Settings
from thaumata.server.thinking.pool import Pool


class Office(NamedTuple):
    """What a service has once."""

    settings: Settings
    store: Store
    scribe: Scribe
    pool: Pool
    metrics: Metrics


@lru_cache(maxsize=256)
def game_of(variant: str, options: tuple[tuple[str, str], ...]) -> Game:
    """Put a game together; tables of the same game share its facts."""
    return Game(variant, options=dict(options))
