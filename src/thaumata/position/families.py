"""How the positions of each family of games are written and read."""

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
    """How the positions of a family are written and read."""

    struct: type[msgspec.Struct]
    """The fields of a position."""

    write: Callable[[State], Any]
    read: Callable[[Game, Any, Callable[[State], None]], State]
    """Make a table of a position. It is checked when all lies there, before anybody seals."""


FAMILIES: Final[Mapping[str, Format]] = {
    "duel": Format(DuelPosition, write_duel, read_duel),
    "classic": Format(ClassicPosition, write_classic, read_classic),
}
"""A position that names no variant is of the first."""


def format_of(game: Game) -> Format | None:
    """Return how positions of a game are written and read; None where nobody has said it."""
    formats: Mapping[str, Format | None] = FAMILIES
    return home_of(game, formats, None)
