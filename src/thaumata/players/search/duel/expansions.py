"""Network inputs for the expansions of Duel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.game import Game
from thaumata.players.search.duel.agora import AgoraFeatures
from thaumata.players.search.duel.features import DuelFeatures
from thaumata.players.search.duel.pantheon import PantheonFeatures
from thaumata.players.search.duel.part_features import PartFeatures
from thaumata.rooms import in_play

EXPANSIONS: Final[Mapping[str, type[PartFeatures]]] = {
    "pantheon": PantheonFeatures,
    "agora": AgoraFeatures,
}


def duel_features(game: Game) -> DuelFeatures:
    """Return the features of a variant."""
    return DuelFeatures(game, [part() for part in in_play(game, EXPANSIONS)])
