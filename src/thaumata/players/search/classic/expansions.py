"""Network inputs for the expansions of 7 Wonders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.game import Game
from thaumata.players.search.classic.cities import CitiesFeatures
from thaumata.players.search.classic.features import ClassicFeatures
from thaumata.players.search.classic.part_features import PartFeatures
from thaumata.rooms import in_play

EXPANSIONS: Final[Mapping[str, type[PartFeatures]]] = {"cities": CitiesFeatures}


def classic_features(game: Game) -> ClassicFeatures:
    """Return the features of a variant."""
    return ClassicFeatures(game, [part() for part in in_play(game, EXPANSIONS)])
