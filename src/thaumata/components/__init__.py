"""Every component of a variant as plain data, so that a client can draw it without rules.

Each family has a folder here, and each of its expansions a module there.
"""

from __future__ import annotations

from thaumata.components.component import Component, ComponentList, Cost
from thaumata.components.families import FAMILIES, list_plain
from thaumata.components.naming import Naming
from thaumata.game import Game
from thaumata.rooms import home_of
from thaumata.wording.words import LANGUAGES

__all__ = ["Component", "ComponentList", "Cost", "components_of"]


def components_of(game: Game) -> ComponentList:
    """List the components of a variant, kind by kind, with their words in every language."""
    listed = home_of(game, FAMILIES, list_plain)(game, Naming(game))
    return ComponentList(variant=game.variant, languages=LANGUAGES, components=tuple(listed))
