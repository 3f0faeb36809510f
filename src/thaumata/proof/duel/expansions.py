"""The checks of a variant of Duel: the base game, and a part for each expansion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.duel.catalog import Catalog
from thaumata.game import Game
from thaumata.proof.duel.agora import AgoraSoundness
from thaumata.proof.duel.pantheon import PantheonSoundness
from thaumata.proof.duel.part_soundness import PartSoundness
from thaumata.proof.duel.soundness import DuelSoundness
from thaumata.rooms import in_play

EXPANSIONS: Final[Mapping[str, type[PartSoundness]]] = {
    "pantheon": PantheonSoundness,
    "agora": AgoraSoundness,
}
"""The checks of each expansion's part."""


def part_checks(
    game: Game, is_whole: bool = True, has_secrets: bool = False
) -> list[PartSoundness]:
    """Return the checks of the parts of a variant's expansions."""
    return [part(is_whole, has_secrets) for part in in_play(game, EXPANSIONS)]


def soundness_of(game: Game, is_whole: bool = True, has_secrets: bool = False) -> DuelSoundness:
    """Return the checks of a variant's tables: see ``proof/families.py``."""
    catalog = game.catalog
    assert isinstance(catalog, Catalog)
    return DuelSoundness(catalog, part_checks(game, is_whole, has_secrets), is_whole)
