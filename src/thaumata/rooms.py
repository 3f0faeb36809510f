"""Lookup of what a family of games and its expansions add to a package above the rules.

The rules know nothing of views, words, events, drawings, positions or values. Each of these is a
package (a room, in our docs) with a folder for every family. It has one table of families, and each
family one table of its expansions (``expansions.py`` in its folder); nothing else names an
expansion there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from thaumata.game import Game

Plug = TypeVar("Plug")


def in_play(game: Game, table: Mapping[str, Plug]) -> tuple[Plug, ...]:
    """Return the table's entries for the expansions of a variant, in the table's order.

    An expansion that is not in the table adds nothing.
    """
    return tuple([plug for name, plug in table.items() if name in game.expansions])


def home_of(game: Game, table: Mapping[str, Plug], default: Plug) -> Plug:
    """Return the entry for a variant's family, or the one it is built on; else the default."""
    for name in (game.family.name, game.family.kin):
        if name in table:
            return table[name]
    return default
