"""Games to learn from: first those of the greedy player, then of search against itself."""

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
"""The stream of random numbers for the players: the dealer has those below 64."""

_EXPLOITER_STREAM = 78
"""The stream that says who has a fancy, so that games without one stay the same."""


class Pace(NamedTuple):
    """How long games of self-play think, and how boldly."""

    careful: int = 160
    """Descents for a decision from which the choice is learned, too."""

    quick: int = 50
    """Descents for any other."""

    share: int = 3
    """One in so many decisions is a careful one."""

    bold: int = 14
    """For so many decisions of a seat the choice is drawn, as likely as each was tried."""

    noise: float = 0.25
    """How much chance is mixed into what looks promising, where the choice is learned."""

    exploiters: int = 0
    """One in so many games has a seat that is after something of its own; 0: none has."""


class Lessons(ABC):
    """Plays games of a variant and notes their decisions."""

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
        """Choose an action for the seat's decision with a number, and note what is learned."""


class GreedyLessons(Lessons):
    """Begins with what the greedy player does, who strays now and then."""

    _STRAYS = 12
    """So many of a hundred actions are taken by chance."""

    def __init__(self, game: Game, setup: SearchSetup) -> None:
        super().__init__(game, setup)
        self._player = GreedyPlayer()
        self._player.begin(game, 0, self.rng)

    def play(self, seed: int) -> State:
        """Play, and take the result for what the positions promised."""
        before = len(self.examples.hopes)
        state = super().play(seed)
        self.examples.hopes[before:] = self.examples.results[before:]
        return state

    def decide(self, state: State, seat: int, actions: Sequence[int], number: int) -> int:
        """Learn the greedy choice."""
        chosen = self._player.choose(Table(state, seat))
        self.examples.add(state, seat, actions, [int(a == chosen) for a in actions], 0.0)
        if self.rng.below(100) < self._STRAYS:
            return actions[self.rng.below(len(actions))]
        return chosen


class SearchLessons(Lessons):
    """Search against itself."""

    def __init__(self, game: Game, setup: SearchSetup, evaluator: Evaluator, pace: Pace) -> None:
        super().__init__(game, setup)
        self._pace = pace
        simulations = max(pace.careful, pace.quick)
        self._search = setup.search(game.start(), evaluator, self.ends, self.rng, simulations)
        self._exploiters = Exploiters(game, pace.exploiters)

    def play(self, seed: int) -> State:
        """Play, in some games against somebody with a fancy."""
        self._exploiters.begin(Rng(seed, _EXPLOITER_STREAM))
        return super().play(seed)

    def decide(self, state: State, seat: int, actions: Sequence[int], number: int) -> int:
        """Learn how often each action was tried, where the search was careful."""
        pace, search = self._pace, self._search
        forced_action = self._exploiters.forced_action(seat, actions, self.rng)
        is_careful = forced_action is None and self.rng.below(pace.share) == 0
        search.begin(state.resample(seat, self.rng), seat)
        if is_careful:
            search.disturb(pace.noise)
        search.run(state, pace.careful if is_careful else pace.quick)
        tries = [search.tries(action) for action in actions]
        best = int(search.best())
        self.examples.add(state, seat, actions, tries if is_careful else [], search.worth_of(best))
        if forced_action is not None:
            return forced_action
        return self._drawn(actions, tries) if number < pace.bold else best

    def _drawn(self, actions: Sequence[int], tries: Sequence[int]) -> int:
        """Draw an action, as likely as it was tried."""
        place = int(self.rng.below(max(1, sum(tries))))
        for action, tried in zip(actions, tries, strict=True):
            place -= tried
            if place < 0:
                return action
        return actions[-1]
