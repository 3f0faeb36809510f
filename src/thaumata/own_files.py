"""Classes from a user's own file: a player ``bots/mine.py:MyBot``, a game ``mine.py:RichDuel``."""

from __future__ import annotations

import errno
import importlib.util
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from thaumata.files import reason_of
from thaumata.game import Family, Game, ThaumataError, register

_NAME: Final = re.compile(r"(.+\.py):([^+-]*)(.*)")


class OwnName(NamedTuple):
    """The name of a class in a file, with its suffix."""

    path: Path
    class_name: str
    rest: str
    """The rest of a variant's name: ``-4``, ``+pantheon``."""


def read_name(name: str) -> OwnName | None:
    """Split the name of a class in a file; return None for any other name."""
    found = _NAME.fullmatch(name)
    return OwnName(Path(found[1]), found[2], found[3]) if found else None


def load_class(own: OwnName, broken: str) -> object:
    """Run a file and return the object of that name; None if the file does not define it.

    If the file fails, the error has the message ``broken``.
    """
    if not own.path.is_file():
        missing = FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        raise ThaumataError("error-file", path=str(own.path), reason=reason_of(missing))
    try:
        return _load(own.path).get(own.class_name)
    except Exception as problem:
        raise failure(broken, str(own.path), problem) from problem


def failure(broken: str, what: str, problem: Exception) -> ThaumataError:
    """Return the error for a failure in a user's own file, quoting Python's message."""
    reason = " ".join(f"{type(problem).__name__}: {problem}".split())
    return ThaumataError(broken, name=what, reason=reason)


def _load(path: Path) -> dict[str, object]:
    """Run a file as a module of its own, again only after it has changed; return its names."""
    module_name = f"thaumata_own_{path.stem}"
    known = sys.modules.get(module_name)
    changed = path.stat().st_mtime_ns
    if known is not None and vars(known).get("_loaded_from") == (path.resolve(), changed):
        return vars(known)
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except Exception:
        del sys.modules[module_name]
        raise
    vars(module)["_loaded_from"] = (path.resolve(), changed)
    return vars(module)


_own_games: dict[str, str] = {}


def load_variant(name: str) -> str:
    """Return the name of a variant for ``Game``, registering a family from a file first.

    ``mine.py:RichDuel+agora`` is the family ``RichDuel`` of the file with an expansion. Any other
    name is returned as it is.
    """
    own = read_name(name)
    if own is None:
        return name
    found = load_class(own, "error-game-broken")
    if not isinstance(found, type) or not issubclass(found, Family):
        raise ThaumataError("error-game-class", path=str(own.path), name=own.class_name)
    make: Callable[[], Family] = found
    try:
        family = make()
    except Exception as problem:
        raise failure("error-game-broken", name, problem) from problem
    register(family)
    _own_games[family.name] = f"{own.path}:{own.class_name}"
    return family.name + own.rest


def own_games() -> list[str]:
    """List the registered families from files, so that another process can load them too."""
    return list(_own_games.values())


def typed_name(game: Game) -> str:
    """Return the name a user types for a variant: with the file of its family if it has one."""
    family = game.family.name
    return _own_games.get(family, family) + game.variant.removeprefix(family)
