"""The functions that list the components of each family."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from thaumata.components.classic.base import list_classic
from thaumata.components.component import Component
from thaumata.components.duel.base import list_duel
from thaumata.components.naming import Naming
from thaumata.game import Game

FAMILIES: Final[Mapping[str, Callable[[Game, Naming], Iterator[Component]]]] = {
    "duel": list_duel,
    "classic": list_classic,
}


def list_plain(game: Game, naming: Naming) -> Iterator[Component]:
    """List the pieces of a user's own family: only their kinds and ids are known."""
    for kind, ids in game.names.items():
        for id in ids:
            if id:
                yield Component(kind=kind, id=id, names=naming.name(kind, id))
