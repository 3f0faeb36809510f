"""What all tables share: who writes, who thinks, who counts, and the facts of the games."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from thaumata.game import Game
from thaumata.server.database.company import Company
from thaumata.server.database.postbox import Postbox
from thaumata.server.database.scribe import Scribe
from thaumata.server.database.store import Kept, Store
from thaumata.server.metrics import Metrics
from thaumata.server.settings import Settings
from thaumata.server.thinking.pool import Pool
from thaumata.sitting.gathering import Gathering


class Office(NamedTuple):
    """What a service has once."""

    settings: Settings
    store: Store
    scribe: Scribe
    pool: Pool
    metrics: Metrics
    company: Company
    postbox: Postbox


@lru_cache(maxsize=256)
def game_of(variant: str, options: tuple[tuple[str, str], ...]) -> Game:
    """Put a game together; tables of the same game share its facts."""
    return Game(variant, options=dict(options))


def game_kept(kept: Kept) -> Gathering | None:
    """Play the lines of a table again; None before a game has begun or where it cannot go on.

    Raises a ``ThaumataError`` where the rules no longer allow them.
    """
    if kept.table.stage not in ("playing", "over"):
        return None
    options = msgspec.json.decode(kept.table.options, type=dict[str, str])
    facts = game_of(kept.table.variant, tuple(options.items()))
    return Gathering(facts, kept.table.seed, kept.lines)
