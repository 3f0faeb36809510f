"""Hints for a seat: the best actions, what to expect after each, and why.

Only what the seat may know is used: everything follows from samples of the table as the seat knows
it. Two tables that look the same to it get the same hint for the same seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from thaumata.game import NATURE, Game, State, ThaumataError
from thaumata.players.advice.comparison import Comparison
from thaumata.players.advice.families import catalogs_of
from thaumata.players.advice.forecasts import ActionForecast
from thaumata.players.advice.futures import Future, Futures, favor, favor_all
from thaumata.players.advice.reasons import main_drawback, main_reason
from thaumata.players.advice.structs import Advice, AdvisedAction, ExpectedAction
from thaumata.players.levels import LEVELS
from thaumata.players.networks import network_of
from thaumata.players.search.families import search_setup_of
from thaumata.players.search.search import TreeSearch
from thaumata.rng import Rng
from thaumata.views import view
from thaumata.views.structs import Action, View

MOST: Final = 5
"""The most actions in a hint."""

FUTURES: Final = 64
"""How many futures are played after each of them."""

_PARTS: Final = 20
"""How often a search reports its progress."""

_LINE: Final = 3
"""The most expected choices after an action."""

_KNOWN: Final = 8
"""The least visits with which the search knows the value of an action."""

_NOTICED: Final = 0.01
"""The least prior of every action, so that all are visited."""

_FAVORED: Final = 0.2
"""The least prior of an action that has to be judged."""

ADVISERS: Final = tuple(level for level in LEVELS if LEVELS[level].simulations)
"""The levels that search, and so can give hints."""

Progress = Callable[[float], None]
"""Called now and then with the share of the work done, from 0 to 1."""


class Adviser:
    """Searches positions of one game and explains the results."""

    def __init__(self, game: Game, level: str = "hard", pace: float = 1.0) -> None:
        """Prepare for a game; ``pace`` multiplies the simulations.

        Raises if the family of the game has no network.
        """
        if level not in ADVISERS:
            levels = ", ".join(ADVISERS)
            raise ThaumataError("error-adviser", level=level, levels=levels)
        setup = search_setup_of(game)
        if setup is None:
            raise ThaumataError("error-no-advice", variant=game.variant)
        self.game = game
        self.level = level
        self.simulations = max(1, round(LEVELS[level].simulations[setup.name] * pace))
        self._setup = setup
        self._evaluator = network_of(setup.name).evaluator(game, setup.features(game))
        self._catalogs = catalogs_of(game)
        self._futures = Futures(game, self._evaluator, setup.ends(), self._catalogs[0].turn)
        self._search: TreeSearch | None = None

    # Searching

    def futures_of(self, state: State, rng: Rng, number: int) -> list[Future]:
        """Play a position on, as it is, so many times."""
        search = self._prepared(state, rng)
        seeds = [int(rng.word()) for _ in range(number)]
        return [self._futures.of(search, state, 0, Rng(seed)) for seed in seeds]

    def _prepared(self, state: State, rng: Rng) -> TreeSearch:
        if self._search is None:
            ends = self._setup.ends()
            self._search = self._setup.search(state, self._evaluator, ends, rng, self.simulations)
        self._search.rng = rng
        return self._search

    def search(
        self,
        state: State,
        seat: int,
        rng: Rng,
        favored: str = "",
        progress: Progress | None = None,
    ) -> tuple[TreeSearch, State]:
        """Search the position of a seat; a ``favored`` action is visited in any case."""
        sample = state.resample(seat, rng)
        search = self._prepared(sample, rng)
        search.begin(sample, seat)
        favor_all(search, _NOTICED)
        if favored:
            favor(search, self.game.parse(sample, seat, favored), _FAVORED)
        part = max(1, self.simulations // _PARTS)
        done = 0
        while done < self.simulations:
            search.run(sample, min(part, self.simulations - done))
            done += part
            if progress:
                progress(min(1.0, done / self.simulations))
        return search, sample

    def ranked(self, search: TreeSearch, sample: State) -> list[int]:
        """List the actions, the most visited first."""
        seat = int(search.seat)
        best = int(search.best())
        actions = sample.legal_actions(seat)
        return sorted(actions, key=lambda action: (action != best, -search.visits(action)))

    # Hints

    def advise(
        self,
        state: State,
        seat: int,
        *,
        seed: int = 0,
        most: int = MOST,
        futures: int = FUTURES,
        played: str = "",
        progress: Progress | None = None,
    ) -> Advice:
        """Advise a seat that is asked; an action that was ``played`` is judged in any case."""
        _check(state, seat)
        rng = Rng(seed)
        half = None if progress is None else lambda part: progress(part / 2)
        search, sample = self.search(state, seat, rng, played, half)
        told = self.ranked(search, sample)[:most]
        if played and (action := self.game.parse(sample, seat, played)) not in told:
            told[-1:] = [action] if len(told) > 1 else [*told, action]
        shown = view(sample, seat)
        forecasts: dict[int, ActionForecast] = {}
        for action in told:
            forecasts[action] = self._prospect(search, sample, shown, action, seed, futures)
            if progress:
                progress(0.5 + len(forecasts) / len(told) / 2)
        best, *rest = told
        ordered = [best, *sorted(rest, key=lambda action: -forecasts[action].searched)]
        return Advice(
            variant=self.game.variant,
            seat=seat,
            decision=state.decision(),
            level=self.level,
            choices=tuple(
                self._advised(
                    forecasts[action],
                    [forecasts[each] for each in ordered],
                    round(100 * search.visits(action) / self.simulations),
                    self._line(search, sample, seat, action, seed),
                )
                for action in ordered
            ),
        )

    def _prospect(
        self, search: TreeSearch, sample: State, shown: View, action: int, seed: int, futures: int
    ) -> ActionForecast:
        """Play futures of an action; the n-th future begins in the same world for all actions."""
        seat = int(search.seat)
        text = self.game.text(sample, seat, action)
        played_on = [
            self._futures.after(search, sample, seat, action, Rng(seed, 1 + future))
            for future in range(futures)
        ]
        # Actions with few visits are valued by their futures alone.
        is_known = search.visits(action) >= _KNOWN
        worth = (search.worth_of(action) + 1) / 2 if is_known else None
        called = next(each for each in shown.actions if each.text == text)
        return ActionForecast(self.game, shown, called, played_on, worth)

    def _advised(
        self,
        one: ActionForecast,
        all_of_them: Sequence[ActionForecast],
        tries: int,
        line: tuple[ExpectedAction, ...],
    ) -> AdvisedAction:
        best, *rest = all_of_them
        if one is best:
            reason = main_reason(self._catalogs, Comparison(one, rest))
        else:
            reason = main_drawback(self._catalogs, Comparison(one, [best]))
        chance = one.searched if self._catalogs[0].is_for_victory else one.chance
        return AdvisedAction(
            text=one.action.text,
            message=one.action.message,
            tries=tries,
            chance=round(100 * chance),
            victories=_in_hundred(one.kinds(won=True), chance),
            defeats=_in_hundred(one.kinds(won=False), 1 - chance),
            place=round(10 * one.place),
            points=one.points,
            line=line,
            reason=reason,
        )

    def _line(
        self, search: TreeSearch, sample: State, seat: int, action: int, seed: int
    ) -> tuple[ExpectedAction, ...]:
        """List the choices that are expected in two worlds alike, so that none is a guess."""
        lines = [
            self._futures.line(search, sample, seat, action, _LINE, Rng(seed, world))
            for world in (1, 2)
        ]
        expected = []
        for step, other in zip(*lines, strict=False):
            if (step.seat, step.action) != (other.seat, other.action):
                break
            text = self.game.text(step.before, step.seat, step.action)
            called = named_action(step.before, step.seat, text)
            expected.append(ExpectedAction(step.seat, text, called.message))
        return tuple(expected)


def named_action(state: State, seat: int, text: str) -> Action:
    """Return the action with a text among those that a seat sees."""
    return next(each for each in view(state, seat).actions if each.text == text)


def _check(state: State, seat: int) -> None:
    if state.is_over:
        raise ThaumataError("error-over")
    if not 0 <= seat < state.game.seats or not state.pending >> seat & 1:
        if state.pending >> NATURE & 1:
            raise ThaumataError("error-advice-nature")
        raise ThaumataError("error-not-asked", seat=seat + 1)


def _in_hundred(shares: dict[str, float], chance: float) -> dict[str, int]:
    """Return the percentages of games won, or lost, by kind of ending; rare ones are left out."""
    total = sum(shares.values())
    told = {kind: round(100 * chance * share / total) for kind, share in shares.items()}
    return {kind: games for kind, games in told.items() if games}


def advise(
    state: State,
    seat: int,
    *,
    level: str = "hard",
    seed: int = 0,
    progress: Progress | None = None,
) -> Advice:
    """Advise a seat that is asked: ``advise(state, 0).choices[0].text`` is the best action."""
    return Adviser(state.game, level).advise(state, seat, seed=seed, progress=progress)
