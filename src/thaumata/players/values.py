"""Who weighs the positions and actions of a variant: its game, and a part for each expansion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thaumata.classic.catalog import Catalog as ClassicCatalog
from thaumata.duel.catalog import Catalog as DuelCatalog
from thaumata.game import Game, ThaumataError
from thaumata.players.action_value import ActionValue
from thaumata.players.agora_value import AgoraValue
from thaumata.players.cities_value import CitiesValue
from thaumata.players.classic_part_value import ClassicPartValue
from thaumata.players.classic_value import ClassicValue
from thaumata.players.duel_action_value import DuelActionValue
from thaumata.players.duel_value import DuelValue
from thaumata.players.pantheon_value import PantheonValue
from thaumata.players.part_value import PartValue

PARTS: Final[dict[str, Callable[[], PartValue]]] = {
    "pantheon": PantheonValue,
    "agora": AgoraValue,
}
"""By expansion of Duel who weighs what it adds."""

CLASSIC_PARTS: Final[dict[str, Callable[[], ClassicPartValue]]] = {"cities": CitiesValue}
"""By expansion of Classic who weighs what it adds, as far as it adds anything."""


def value_of(game: Game) -> DuelValue:
    """Make somebody who weighs the positions of a variant of Duel."""
    return DuelValue(game, [PARTS[name]() for name in game.expansions])


def action_value_of(game: Game) -> ActionValue:
    """Make somebody who weighs the actions of a variant."""
    if isinstance(game.catalog, DuelCatalog):
        return DuelActionValue(game, value_of(game))
    if isinstance(game.catalog, ClassicCatalog):
        parts = [CLASSIC_PARTS[name]() for name in game.expansions if name in CLASSIC_PARTS]
        return ClassicValue(game, parts)
    raise ThaumataError("error-player-variant", player="greedy", variant=game.variant)
