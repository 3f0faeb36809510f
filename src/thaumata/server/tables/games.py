"""The game of a table: its rules, and how it is replayed from stored lines."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from thaumata.game import Game, ThaumataError
from thaumata.play.online_game import OnlineGame
from thaumata.server.database.store import StoredTable, TableRow
from thaumata.server.operator_games import family_names


class UnknownGame(ThaumataError):
    """The game of a table is not offered: it is from a file that was not named at the start."""


@lru_cache(maxsize=256)
def game_of(variant: str, options: tuple[tuple[str, str], ...]) -> Game:
    """Return a game; tables of the same variant and options share it."""
    return Game(variant, options=dict(options))


def game_of_row(row: TableRow) -> Game:
    """Return the game of a stored table; raise ``UnknownGame`` where it is not offered."""
    if row.variant.partition("+")[0].partition("-")[0] not in family_names():
        raise UnknownGame("service-unknown-game", variant=row.variant)
    options = msgspec.json.decode(row.options, type=dict[str, str])
    return game_of(row.variant, tuple(options.items()))


def replayed_game(stored: StoredTable) -> OnlineGame | None:
    """Replay the lines of a table; return None before its game has begun or after it was closed.

    Raises ``UnknownGame`` where the service does not offer it, and another ``ThaumataError`` where
    the rules no longer allow the lines.
    """
    row = stored.table
    if row.stage == "closed":
        return None
    game = game_of_row(row)
    return None if row.stage == "lobby" else OnlineGame(game, row.seed, stored.lines)
