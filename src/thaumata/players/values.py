"""Who weighs the positions of a variant: the base game, and a part for each expansion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thaumata.game import Game
from thaumata.players.agora_value import AgoraValue
from thaumata.players.duel_value import DuelValue
from thaumata.players.pantheon_value import PantheonValue
from thaumata.players.part_value import PartValue

PARTS: Final[dict[str, Callable[[], PartValue]]] = {
    "pantheon": PantheonValue,
    "agora": AgoraValue,
}
"""By expansion who weighs what it adds."""


def value_of(game: Game) -> DuelValue:
    """Make somebody who weighs the positions of a variant of Duel."""
    return DuelValue(game, [PARTS[name]() for name in game.expansions])
