"""A player that searches: levels from a novice, who has only a first impression, to an expert."""

from __future__ import annotations

from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from thaumata.files import reason_of
from thaumata.game import MOST_ACTIONS, Game, State, ThaumataError
from thaumata.players.greedy import GreedyPlayer
from thaumata.players.levels import LEVELS, Level
from thaumata.players.networks import network_of
from thaumata.players.networks.weights import Weights
from thaumata.players.player import Player, Table
from thaumata.players.search.evaluator import Evaluator
from thaumata.players.search.families import FAMILIES, SearchSetup, search_setup_of
from thaumata.players.search.search import TreeSearch
from thaumata.players.search.solving import UNSOLVED
from thaumata.rng import Rng


class Searcher(Player):
    """Looks ahead in a tree of what may come, in worlds that fit what its seat knows."""

    def __init__(
        self,
        level: Level,
        pace: float = 1.0,
        seconds: float = 0.0,
        weights: Weights | None = None,
    ) -> None:
        """Take a level; a pace scales its number of simulations, seconds cap a decision unless 0.

        It knows what the network of the family knows, or another one.
        """
        self._weights = weights
        self._level = level
        self._pace = pace
        self._seconds = seconds
        self._game: Game | None = None
        self._setup: SearchSetup | None = None
        self._search: TreeSearch | None = None
        self._stand_in = GreedyPlayer()

    def begin(self, game: Game, seat: int, rng: Rng) -> None:
        """Sit down, with the network of the family; in somebody's own game play greedily."""
        super().begin(game, seat, rng)
        self._stand_in.begin(game, seat, rng)
        if game is not self._game:
            self._game, self._setup, self._search = game, search_setup_of(game), None
            if self._setup is not None:
                weights = self._weights or network_of(game.family.kin)
                features = self._setup.features(game)
                self._evaluator: Evaluator = weights.evaluator(game, features)

    @property
    def simulations(self) -> int:
        """How often the player descends for a decision."""
        assert self._setup is not None
        return round(self._level.simulations.get(self._setup.name, 0) * self._pace)

    def choose(self, table: Table) -> int:
        """Play a forced action at once; otherwise search, or follow the first impression."""
        actions = table.legal_actions
        if len(actions) == 1:
            return actions[0]
        if self._setup is None:
            return self._stand_in.choose(table)
        sample = table.sample(self.rng)
        if self.simulations == 0 or self._blunders():
            return self._impression(sample, table.seat, actions)
        search = self._prepared(sample, self._setup)
        sure = search.solved(sample, table.seat, self.simulations)
        if sure != UNSOLVED:
            return int(sure)
        search.begin(sample, table.seat)
        search.think(sample, self.simulations, self._seconds)
        return int(search.best())

    def _blunders(self) -> bool:
        return self._level.blunders > 0 and self.rng.below(100) < self._level.blunders

    def _prepared(self, sample: State, setup: SearchSetup) -> TreeSearch:
        if self._search is None:
            ends = setup.ends()
            self._search = setup.search(sample, self._evaluator, ends, self.rng, self.simulations)
        self._search.rng = self.rng
        return self._search

    def _impression(self, sample: State, seat: int, actions: list[int]) -> int:
        """Take what looks best; on a blunders draw among all, as likely as each looks promising."""
        promises = vec[float]([0.0] * MOST_ACTIONS)
        listed = vec[i64](actions)
        self._evaluator.promise(sample, seat, listed, len(actions), promises)
        chances = [promises[n] for n in range(len(actions))]
        if not self._blunders():
            return actions[chances.index(max(chances))]
        luck = int(self.rng.below(65536)) / 65536
        for action, chance in zip(actions, chances, strict=True):
            luck -= chance
            if luck < 0:
                return action
        return actions[-1]


def of_level(name: str, pace: float = 1.0, seconds: float = 0.0) -> Searcher:
    """Make a player of a level."""
    return Searcher(LEVELS[name], pace, seconds)


def of_network(path: Path, simulations: int, pace: float = 1.0, seconds: float = 0.0) -> Searcher:
    """Make a player with a network of its own, which descends so often for a decision."""
    try:
        weights = Weights.load(path)
    except OSError as problem:
        raise ThaumataError("error-file", path=str(path), reason=reason_of(problem)) from problem
    except (msgspec.DecodeError, ValueError) as problem:
        raise ThaumataError("error-network", path=str(path)) from problem
    return Searcher(Level(dict.fromkeys(FAMILIES, simulations)), pace, seconds, weights)
