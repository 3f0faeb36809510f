"""The base class of an expansion's network inputs for Duel."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from thaumata.duel.state import DuelState
from thaumata.game import Game
from thaumata.players.search.features import Features


@mypyc_attr(allow_interpreted_subclasses=True)
class PartFeatures:
    """The features of one expansion; the default has none."""

    def name(self, features: Features, game: Game) -> None:
        """Add the names of the features to those of the base game."""

    def fill(self, state: DuelState, seat: i64, true: vec[i64], n: i64) -> i64:
        """Write the features after n others, and return the new number."""
        return n
