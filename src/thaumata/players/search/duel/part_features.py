"""What an expansion of Duel tells a network: nothing, unless it says so."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from thaumata.duel.state import DuelState
from thaumata.game import Game
from thaumata.players.search.features import Features


@mypyc_attr(allow_interpreted_subclasses=True)
class PartFeatures:
    """The statements about one expansion's part of a table."""

    def name(self, features: Features, game: Game) -> None:
        """Add the names of the statements to those of the base game."""

    def fill(self, state: DuelState, seat: i64, true: vec[i64], n: i64) -> i64:
        """Add the true statements to n others and return how many there are."""
        return n
