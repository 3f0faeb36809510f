"""The checks of a variant of Classic: the base game, and a part for each expansion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from thaumata.classic import catalog_of
from thaumata.game import Game
from thaumata.proof.classic.cities import CitiesSoundness
from thaumata.proof.classic.part_soundness import PartSoundness
from thaumata.proof.classic.soundness import ClassicSoundness
from thaumata.rooms import in_play


def _cities(game: Game, is_whole: bool) -> PartSoundness:
    return CitiesSoundness(catalog_of(game), game.options["last_fight"] == "twice", is_whole)


EXPANSIONS: Final[Mapping[str, Callable[[Game, bool], PartSoundness]]] = {"cities": _cities}
"""The checks of each expansion's part; teams have none."""


def soundness_of(game: Game, is_whole: bool = True, has_secrets: bool = False) -> ClassicSoundness:
    """Return the checks of a variant's tables: see ``proof/families.py``."""
    parts = [part(game, is_whole) for part in in_play(game, EXPANSIONS)]
    return ClassicSoundness(catalog_of(game), parts, is_whole, has_secrets)
