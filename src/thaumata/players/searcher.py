"""The player of all levels: policy only for the weakest, tree search for the others."""

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
    """Searches a tree of possible continuations, in worlds that fit what its seat knows."""

    def __init__(
        self,
        level: Level,
        pace: float = 1.0,
        seconds: float = 0.0,
        weights: Weights | None = None,
    ) -> None:
        """Make a player of a level.

        ``pace`` multiplies its simulations, ``seconds`` limit a decision unless 0. It uses the
        network of the family unless ``weights`` are given.
        """
        self._weights = weights
        self._level = level
        self._pace = pace
        self._seconds = seconds
        self._game: Game | None = None
        self._setup: SearchSetup | None = None
        self._search: TreeSearch | None = None
        self._greedy = GreedyPlayer()

    def begin(self, game: Game, seat: int, rng: Rng) -> None:
        """Begin a game with the network of the family; play greedily in a family without one."""
        super().begin(game, seat, rng)
        self._greedy.begin(game, seat, rng)
        if game is not self._game:
            self._game, self._setup, self._search = game, search_setup_of(game), None
            if self._setup is not None:
                weights = self._weights or network_of(game.family.kin)
                features = self._setup.features(game)
                self._evaluator: Evaluator = weights.evaluator(game, features)

    @property
    def simulations(self) -> int:
        """The number of simulations for a decision."""
        assert self._setup is not None
        return round(self._level.simulations.get(self._setup.name, 0) * self._pace)

    def choose(self, table: Table) -> int:
        """Return a forced action at once; otherwise search, or follow the policy."""
        actions = table.legal_actions
        if len(actions) == 1:
            return actions[0]
        if self._setup is None:
            return self._greedy.choose(table)
        sample = table.sample(self.rng)
        if self.simulations == 0 or self._blunders():
            return self._play_policy(sample, table.seat, actions)
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

    def _play_policy(self, sample: State, seat: int, actions: list[int]) -> int:
        """Return the most promising action, or for a blunder one drawn from the policy."""
        priors = vec[float]([0.0] * MOST_ACTIONS)
        listed = vec[i64](actions)
        self._evaluator.fill_priors(sample, seat, listed, len(actions), priors)
        policy = [priors[n] for n in range(len(actions))]
        if not self._blunders():
            return actions[policy.index(max(policy))]
        luck = int(self.rng.below(65536)) / 65536
        for action, chance in zip(actions, policy, strict=True):
            luck -= chance
            if luck < 0:
                return action
        return actions[-1]


def of_level(name: str, pace: float = 1.0, seconds: float = 0.0) -> Searcher:
    """Make a player of a level."""
    return Searcher(LEVELS[name], pace, seconds)


def of_network(path: Path, simulations: int, pace: float = 1.0, seconds: float = 0.0) -> Searcher:
    """Make a player with a stored network and a number of simulations."""
    try:
        weights = Weights.load(path)
    except OSError as problem:
        raise ThaumataError("error-file", path=str(path), reason=reason_of(problem)) from problem
    except (msgspec.DecodeError, ValueError) as problem:
        raise ThaumataError("error-network", path=str(path)) from problem
    return Searcher(Level(dict.fromkeys(FAMILIES, simulations)), pace, seconds, weights)
