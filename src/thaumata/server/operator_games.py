"""Games from files named by the operator of the service: ``--game mine.py:RichDuel``.

A client asks for a game by the name of its family; it cannot name a file.
"""

from __future__ import annotations

from collections.abc import Sequence

from thaumata.game import Game, ThaumataError, known_variants
from thaumata.own_files import failure, load_variant, read_name


def load_games(names: Sequence[str]) -> None:
    """Run the files and register their families, so that tables can be opened for them.

    Raises a ``ThaumataError`` for a name that is not that of a class in a file, for a game that
    fails, and for a family that has the name of another one.
    """
    for name in names:
        own = read_name(name)
        if own is None or own.rest:
            raise ThaumataError("error-served-game", name=name, form="mine.py:RichDuel")
        known = family_names()
        family = load_variant(name)
        if family in known:
            raise ThaumataError("error-served-twice", name=name, family=family)
        for variant in known_variants():
            if variant.partition("-")[0] == family:
                try:
                    Game(variant)
                except Exception as problem:
                    raise failure("error-game-broken", name, problem) from problem


def family_names() -> list[str]:
    """List the names of all families that there are."""
    return list(dict.fromkeys(variant.partition("-")[0] for variant in known_variants()))
