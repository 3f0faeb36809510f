"""The search of each family of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from thaumata.game import Game
from thaumata.players.search.classic.ends import ClassicEnds
from thaumata.players.search.classic.expansions import classic_features
from thaumata.players.search.duel.expansions import duel_features
from thaumata.players.search.ends import Ends
from thaumata.players.search.features import Features
from thaumata.players.search.search import TreeSearch
from thaumata.players.search.turns import TurnSearch
from thaumata.rooms import home_of


class SearchSetup(NamedTuple):
    """The classes with which a family is searched."""

    name: str
    search: type[TreeSearch]
    features: Callable[[Game], Features]
    ends: type[Ends]


FAMILIES: Final[Mapping[str, SearchSetup]] = {
    "duel": SearchSetup("duel", TurnSearch, duel_features, Ends),
    "classic": SearchSetup("classic", TreeSearch, classic_features, ClassicEnds),
}


def search_setup_of(game: Game) -> SearchSetup | None:
    """Return the classes for a game; None if its family has no network."""
    setups: Mapping[str, SearchSetup | None] = FAMILIES
    return home_of(game, setups, None)
