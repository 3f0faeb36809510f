"""Short names of players for tables: paths without their folders."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath

from thaumata.players.arena.program import EXEC


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Return the short name of each player, or the full one where two short ones are the same."""
    short = {name: _short(name) for name in names}
    given = list(short.values())
    return {name: name if given.count(each) > 1 else each for name, each in short.items()}


def _short(name: str) -> str:
    """Shorten each word: ``exec:/opt/bots/mine --fast`` is ``exec:mine --fast``."""
    return " ".join(_without_folders(word) for word in name.split(" "))


def _without_folders(word: str) -> str:
    start = EXEC if word.startswith(EXEC) else ""
    return start + (PurePath(word.removeprefix(start)).name or word.removeprefix(start))
