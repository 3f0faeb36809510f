"""Who checks the tables of a variant of Classic: the base game, and a part for each expansion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from thaumata.classic import catalog_of
from thaumata.game import Game
from thaumata.proof.classic.cities import CitiesSoundness
from thaumata.proof.classic.part_soundness import PartSoundness
from thaumata.proof.classic.soundness import ClassicSoundness
from thaumata.rooms import in_play


def _cities(game: Game) -> PartSoundness:
    return CitiesSoundness(catalog_of(game), game.options["last_fight"] == "twice")


EXPANSIONS: Final[Mapping[str, Callable[[Game], PartSoundness]]] = {"cities": _cities}
"""For each expansion what answers for its part of a table; teams have none."""


def part_checks(game: Game) -> list[PartSoundness]:
    """Return what answers for the parts that a variant's expansions add."""
    return [part(game) for part in in_play(game, EXPANSIONS)]


def soundness_of(game: Game) -> ClassicSoundness:
    """Return the checks of a variant's tables."""
    return ClassicSoundness(catalog_of(game), part_checks(game))
