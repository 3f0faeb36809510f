"""The position formats of each family of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from thaumata.game import Game, State
from thaumata.position.classic.position import ClassicPosition, write_classic
from thaumata.position.classic.reading import read_classic
from thaumata.position.duel.position import DuelPosition, write_duel
from thaumata.position.duel.reading import read_duel
from thaumata.rooms import home_of


class Format(NamedTuple):
    """The functions that write and read the positions of a family."""

    struct: type[msgspec.Struct]
    """The struct of a position."""

    write: Callable[[State], Any]
    read: Callable[[Game, Any, Callable[[State], None]], State]
    """Builds a state from a position. It is checked once complete, before any choice is sealed."""


FAMILIES: Final[Mapping[str, Format]] = {
    "duel": Format(DuelPosition, write_duel, read_duel),
    "classic": Format(ClassicPosition, write_classic, read_classic),
}
"""A position without a variant is of the first family."""


def format_of(game: Game) -> Format | None:
    """Return the position format of a game, if its family has one."""
    formats: Mapping[str, Format | None] = FAMILIES
    return home_of(game, formats, None)
