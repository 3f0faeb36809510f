"""The words of each family."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.game import Game
from thaumata.rooms import home_of
from thaumata.wording.classic.names import CLASSIC
from thaumata.wording.duel.names import DUEL
from thaumata.wording.family import PLAIN, FamilyWords

FAMILIES: Final[Mapping[str, FamilyWords]] = {"duel": DUEL, "classic": CLASSIC}


def words_of(game: Game) -> FamilyWords:
    """Return the words of a variant's family."""
    return home_of(game, FAMILIES, PLAIN)
