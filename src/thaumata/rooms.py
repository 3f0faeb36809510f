"""Finding what a family of games and its expansions bring to a room above the rules.

The rules know nothing of views, words, events, drawings, positions or values: each of these is a
room of its own, with a folder for every family. A room keeps a table of families, a family a table
of its expansions (``expansions.py`` in its folder), and nothing else names an expansion there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from thaumata.game import Game

Plug = TypeVar("Plug")


def in_play(game: Game, table: Mapping[str, Plug]) -> tuple[Plug, ...]:
    """Return what the expansions of a variant bring, in the order of the table.

    An expansion that is not in the table brings nothing.
    """
    return tuple([plug for name, plug in table.items() if name in game.expansions])


def home_of(game: Game, table: Mapping[str, Plug], default: Plug) -> Plug:
    """Return what a variant's family, or the one that it is built on, brings; else the default."""
    for name in (game.family.name, game.family.kin):
        if name in table:
            return table[name]
    return default
