"""The game of a table: its rules, and how it is replayed from stored lines."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from thaumata.game import Game, ThaumataError
from thaumata.play.online_game import OnlineGame
from thaumata.server.database.store import StoredTable
from thaumata.server.operator_games import family_names


class UnknownGame(ThaumataError):
    """The game of a table is not offered: it is from a file that was not named at the start."""


def check_offered(variant: str) -> None:
    """Raise ``UnknownGame`` for a variant of a family that there is not."""
    if variant.partition("+")[0].partition("-")[0] not in family_names():
        raise UnknownGame("service-unknown-game", variant=variant)


@lru_cache(maxsize=256)
def game_of(variant: str, options: tuple[tuple[str, str], ...]) -> Game:
    """Return a game; tables of the same variant and options share it."""
    return Game(variant, options=dict(options))


def replayed_game(stored: StoredTable) -> OnlineGame | None:
    """Replay the lines of a table; return None before its game has begun or after it was closed.

    Raises ``UnknownGame`` where the service does not offer its game, and another ``ThaumataError``
    where the rules no longer allow the lines.
    """
    row = stored.table
    if row.stage == "closed":
        return None
    check_offered(row.variant)
    if row.stage == "lobby":
        return None
    options = msgspec.json.decode(row.options, type=dict[str, str])
    return OnlineGame(game_of(row.variant, tuple(options.items())), row.seed, stored.lines)
