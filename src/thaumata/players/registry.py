"""Players by name, and players from a user's own file.

Players are named in one argument, separated by commas: ``random,greedy`` or
``greedy,bots/mine.py:MyBot``.
"""

from __future__ import annotations

import errno
import importlib.util
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from thaumata.files import reason_of
from thaumata.game import ThaumataError
from thaumata.players.greedy import GreedyPlayer
from thaumata.players.player import Player
from thaumata.players.random_player import RandomPlayer

PLAYERS: Final[dict[str, Callable[[], Player]]] = {
    "greedy": GreedyPlayer,
    "random": RandomPlayer,
}
"""The players that come with the package."""


def split_names(text: str, seats: int) -> list[str]:
    """Read the players of a game; one name fills every seat."""
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise ThaumataError("error-player-count", wanted=seats, given=len(names))
    return names


def make_player(name: str) -> Player:
    """Make the player with a name, or the one that a file and a class name."""
    path, _, class_name = name.rpartition(":")
    if path.endswith(".py"):
        return _from_file(name, Path(path), class_name)
    if name not in PLAYERS:
        players = ", ".join(PLAYERS)
        raise ThaumataError("error-unknown-player", player=name, players=players)
    return PLAYERS[name]()


def _from_file(name: str, path: Path, class_name: str) -> Player:
    if not path.is_file():
        missing = FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        raise ThaumataError("error-file", path=str(path), reason=reason_of(missing))
    found = _load(path).get(class_name)
    if not isinstance(found, type) or not issubclass(found, Player):
        raise ThaumataError("error-player-class", path=str(path), player=class_name)
    try:
        return found()
    except Exception as problem:
        raise _complaint(name, problem) from problem


def _load(path: Path) -> dict[str, object]:
    """Run a file as a module of its own and return what it defines."""
    module_name = f"thaumata_player_{path.stem}"
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        del sys.modules[module_name]
        raise _complaint(str(path), problem) from problem
    return vars(module)


def _complaint(player: str, problem: Exception) -> ThaumataError:
    reason = " ".join(f"{type(problem).__name__}: {problem}".split())
    return ThaumataError("error-player-broken", player=player, reason=reason)
