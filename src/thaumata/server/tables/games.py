"""The game of a table: its rules, and how it is replayed from stored lines."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from thaumata.game import Game
from thaumata.play.online_game import OnlineGame
from thaumata.server.database.store import StoredTable, TableRow


@lru_cache(maxsize=256)
def game_of(variant: str, options: tuple[tuple[str, str], ...]) -> Game:
    """Return a game; tables of the same variant and options share it."""
    return Game(variant, options=dict(options))


def game_of_row(row: TableRow) -> Game:
    """Return the game of a stored table."""
    options = msgspec.json.decode(row.options, type=dict[str, str])
    return game_of(row.variant, tuple(options.items()))


def replayed_game(stored: StoredTable) -> OnlineGame | None:
    """Replay the lines of a table; return None before its game has begun or after it was closed.

    Raises a ``ThaumataError`` where the rules no longer allow them.
    """
    if stored.table.stage not in ("playing", "over"):
        return None
    return OnlineGame(game_of_row(stored.table), stored.table.seed, stored.lines)
