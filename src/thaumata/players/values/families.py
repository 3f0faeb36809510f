"""The values of each family of games, with a part for each expansion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from thaumata.game import Game
from thaumata.players.values.action_value import ActionValue
from thaumata.players.values.classic.action_value import ClassicValue
from thaumata.players.values.classic.expansions import EXPANSIONS as CLASSIC_EXPANSIONS
from thaumata.players.values.duel.action_value import DuelActionValue
from thaumata.players.values.duel.expansions import EXPANSIONS as DUEL_EXPANSIONS
from thaumata.players.values.duel.table_value import DuelValue
from thaumata.players.values.plain_value import PlainValue
from thaumata.rooms import home_of, in_play


def value_of(game: Game) -> DuelValue:
    """Return the values of positions of a variant of Duel."""
    return DuelValue(game, [make() for make in in_play(game, DUEL_EXPANSIONS)])


def _duel(game: Game) -> ActionValue:
    return DuelActionValue(game, value_of(game))


def _classic(game: Game) -> ActionValue:
    return ClassicValue(game, [make() for make in in_play(game, CLASSIC_EXPANSIONS)])


FAMILIES: Final[Mapping[str, Callable[[Game], ActionValue]]] = {"duel": _duel, "classic": _classic}


def action_value_of(game: Game) -> ActionValue:
    """Return the values of actions of a variant."""
    return home_of(game, FAMILIES, PlainValue)(game)
