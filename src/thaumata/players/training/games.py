"""Training games: first those of the greedy player, then self-play."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from thaumata.dealer import Dealer
from thaumata.game import NATURE, NATURE_BIT, Game, State
from thaumata.kit.bits import first
from thaumata.players.greedy import GreedyPlayer
from thaumata.players.player import Table
from thaumata.players.search.evaluator import Evaluator
from thaumata.players.search.families import SearchSetup
from thaumata.players.training.examples import Examples
from thaumata.players.training.exploiters import Exploiters
from thaumata.rng import Rng

_STREAM = 77
"""The stream of the players' random numbers: the dealer has those below 64."""

_EXPLOITER_STREAM = 78
"""The stream that draws exploiters, so that games without one stay the same."""


class Pace(NamedTuple):
    """How long self-play searches, and how much it explores."""

    careful: int = 160
    """Simulations for a decision whose visits are learned."""

    quick: int = 50
    """Simulations for any other decision."""

    share: int = 3
    """One in so many decisions is a careful one."""

    exploring: int = 14
    """The number of each seat's first decisions that are drawn in proportion to visits."""

    noise: float = 0.25
    """The share of noise in the priors of careful decisions."""

    exploiters: int = 0
    """One in so many games has an exploiter; 0 is none."""


class TrainingGames(ABC):
    """Plays games of a variant and collects their decisions as examples."""

    def __init__(self, game: Game, setup: SearchSetup) -> None:
        self.game = game
        self.setup = setup
        self.ends = setup.ends()
        self.rng = Rng(0)
        self.examples = Examples(game, setup.features(game))

    def play(self, seed: int) -> State:
        """Play the game with a seed, and add its decisions to the examples."""
        self.rng.reseed(seed, _STREAM)
        state = self.game.start()
        dealer = Dealer(seed)
        asked: list[int] = []
        while state.pending:
            if state.pending == NATURE_BIT:
                state.perform(NATURE, dealer.choose(state))
                continue
            seat = int(first(state.pending))
            actions = state.legal_actions(seat)
            action = actions[0]
            if len(actions) > 1:
                action = self.decide(state, seat, actions, asked.count(seat))
                asked.append(seat)
            state.perform(seat, action)
        self.examples.results.extend(round(1000 * self.ends.worth(state, seat)) for seat in asked)
        return state

    @abstractmethod
    def decide(self, state: State, seat: int, actions: Sequence[int], number: int) -> int:
        """Choose an action for the seat's n-th decision, and note an example."""


class GreedyGames(TrainingGames):
    """Games of the greedy player, with some random actions."""

    _RANDOM_PERCENT = 12
    """The percentage of random actions."""

    def __init__(self, game: Game, setup: SearchSetup) -> None:
        super().__init__(game, setup)
        self._player = GreedyPlayer()
        self._player.begin(game, 0, self.rng)

    def play(self, seed: int) -> State:
        """Play a game; the result is also the predicted value."""
        before = len(self.examples.hopes)
        state = super().play(seed)
        self.examples.hopes[before:] = self.examples.results[before:]
        return state

    def decide(self, state: State, seat: int, actions: Sequence[int], number: int) -> int:
        """Learn the greedy choice."""
        chosen = self._player.choose(Table(state, seat))
        self.examples.add(state, seat, actions, [int(a == chosen) for a in actions], 0.0)
        if self.rng.below(100) < self._RANDOM_PERCENT:
            return actions[self.rng.below(len(actions))]
        return chosen


class SelfPlayGames(TrainingGames):
    """Games of the search against itself."""

    def __init__(self, game: Game, setup: SearchSetup, evaluator: Evaluator, pace: Pace) -> None:
        super().__init__(game, setup)
        self._pace = pace
        simulations = max(pace.careful, pace.quick)
        self._search = setup.search(game.start(), evaluator, self.ends, self.rng, simulations)
        self._exploiters = Exploiters(game, pace.exploiters)

    def play(self, seed: int) -> State:
        """Play a game, in some of them against an exploiter."""
        self._exploiters.begin(Rng(seed, _EXPLOITER_STREAM))
        return super().play(seed)

    def decide(self, state: State, seat: int, actions: Sequence[int], number: int) -> int:
        """Learn the visits of careful decisions."""
        pace, search = self._pace, self._search
        forced_action = self._exploiters.forced_action(seat, actions, self.rng)
        is_careful = forced_action is None and self.rng.below(pace.share) == 0
        search.begin(state.resample(seat, self.rng), seat)
        if is_careful:
            search.add_noise(pace.noise)
        search.run(state, pace.careful if is_careful else pace.quick)
        tries = [search.visits(action) for action in actions]
        best = int(search.best())
        self.examples.add(state, seat, actions, tries if is_careful else [], search.worth_of(best))
        if forced_action is not None:
            return forced_action
        return self._drawn(actions, tries) if number < pace.exploring else best

    def _drawn(self, actions: Sequence[int], tries: Sequence[int]) -> int:
        """Draw an action in proportion to its visits."""
        place = int(self.rng.below(max(1, sum(tries))))
        for action, tried in zip(actions, tries, strict=True):
            place -= tried
            if place < 0:
                return action
        return actions[-1]
