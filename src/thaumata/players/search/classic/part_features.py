"""What an expansion of Classic tells a network: nothing, unless it says so."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from thaumata.classic.state import ClassicState
from thaumata.game import Game
from thaumata.players.search.features import Features


@mypyc_attr(allow_interpreted_subclasses=True)
class PartFeatures:
    """The statements about what one expansion adds to a table."""

    def name(self, features: Features, game: Game) -> None:
        """Add the names of the statements to those of the base game."""

    def fill_city(self, state: ClassicState, city: i64, side: i64, true: vec[i64], n: i64) -> i64:
        """Add the true statements about a city to n others and return how many there are."""
        return n
