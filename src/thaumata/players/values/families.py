"""Who weighs the positions and actions of a variant: its game, and a part for each expansion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thaumata.classic.catalog import Catalog as ClassicCatalog
from thaumata.duel.catalog import Catalog as DuelCatalog
from thaumata.game import Game, ThaumataError
from thaumata.players.values.action_value import ActionValue
from thaumata.players.values.classic.action_value import ClassicValue
from thaumata.players.values.classic.cities.part_value import CitiesValue
from thaumata.players.values.classic.part_value import ClassicPartValue
from thaumata.players.values.duel.action_value import DuelActionValue
from thaumata.players.values.duel.agora.part_value import AgoraValue
from thaumata.players.values.duel.pantheon.part_value import PantheonValue
from thaumata.players.values.duel.part_value import PartValue
from thaumata.players.values.duel.table_value import DuelValue

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
