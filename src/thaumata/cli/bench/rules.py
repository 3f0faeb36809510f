"""Measurements of the rules: games per second, copies, memory, tree search.

``print_rounds`` runs in a process of its own, where the same sources are plain Python.
"""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from itertools import repeat
from typing import Final

import msgspec

from thaumata.build_info import is_compiled
from thaumata.cli.bench.action_listing import Listing, measure_listing
from thaumata.cli.console import print_json
from thaumata.dealer import Dealer
from thaumata.game import NATURE_BIT, Game, State
from thaumata.players.player import Table
from thaumata.players.playout_many import RandomGames
from thaumata.players.playout_tally import Tally
from thaumata.players.searcher import of_level
from thaumata.rng import Rng

SECONDS: Final = 1.0
"""The duration of one round of games."""

MIDGAME: Final = {"duel": 40, "duel+pantheon+agora": 60, "classic-3": 27, "classic-7": 63}
"""The variants that are measured, and after how many decisions their state is copied."""

SEARCHED: Final = {"duel": 30, "classic-4": 36}
"""The variants in which a search is measured, and after how many decisions."""

LEVEL: Final = "medium"
"""The level whose search is measured."""

LISTED: Final = "classic-3"
"""The variant whose lists of actions are measured."""

_CHUNK: Final = 50
_COPIES: Final = 2000
_SAMPLE: Final = 40


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    """The figures of one round."""

    compiled: bool
    games_per_second: float
    """Complete games of random moves, on one thread."""

    copy_nanoseconds: float
    copy_into_nanoseconds: float
    listing: Listing | None = None
    """How long listing the actions of a hand takes; measured in one variant only."""


class Facts(msgspec.Struct, frozen=True):
    """Figures that do not depend on the clock."""

    state_bytes: int
    """The memory of a copy of the state, with its cities and tables."""

    allocating_moves: float
    """The share of moves that allocated memory."""

    decisions_per_game: float
    choices_per_decision: float


def measure_round(variant: str, seconds: float = SECONDS) -> Round:
    """Measure the speed of a variant."""
    game = Game(variant)
    state = midgame(game)
    other = state.copy()
    return Round(
        compiled=is_compiled(),
        games_per_second=_games_per_second(game, seconds),
        copy_nanoseconds=_nanoseconds(state.copy, ()),
        copy_into_nanoseconds=_nanoseconds(state.copy_into, (other,)),
        listing=measure_listing(game, _nanoseconds) if variant == LISTED else None,
    )


def measure_rounds() -> dict[str, Round]:
    """Measure the speed of all variants."""
    return {variant: measure_round(variant) for variant in MIDGAME}


def print_rounds() -> None:
    """Measure the speed of all variants and print it as JSON."""
    print_json(measure_rounds())


def measure_searches(seconds: float = SECONDS) -> dict[str, float]:
    """Measure for each variant the simulations per second of a search."""
    return {variant: _simulations_per_second(variant, seconds) for variant in SEARCHED}


def _simulations_per_second(variant: str, seconds: float) -> float:
    """Search the same position of a random game again and again."""
    game = Game(variant)
    state = random_position(game, SEARCHED[variant])
    dealer = Dealer(0)
    while state.pending == NATURE_BIT:
        dealer.answer(state)
    seat = state.pending_seats[0]
    player = of_level(LEVEL)
    player.begin(game, seat, Rng(0))
    simulations = 0
    started = time.perf_counter()
    while (passed := time.perf_counter() - started) < seconds:
        player.choose(Table(state, seat))
        simulations += player.simulations
    return simulations / passed


def measure_facts(variant: str) -> Facts:
    """Measure everything that does not depend on the clock."""
    game = Game(variant)
    sample = _SAMPLE * 2 // game.seats  # as many decisions for any number of seats
    decisions, choices = _count_choices(game, sample)
    return Facts(
        state_bytes=_state_bytes(midgame(game)),
        allocating_moves=_allocating_moves(game, sample),
        decisions_per_game=decisions / sample,
        choices_per_decision=choices / decisions,
    )


def midgame(game: Game) -> State:
    """Return a position in the middle of a random game."""
    return random_position(game, MIDGAME[game.variant])


def random_position(game: Game, decisions: int) -> State:
    """Return the position of a random game after this many decisions."""
    games = RandomGames(game, 0, Tally(game))
    games.deal(0)
    games.play_moves(decisions)
    return games.state


def _games_per_second(game: Game, seconds: float) -> float:
    games = RandomGames(game, 0, Tally(game))
    number = 0
    started = time.perf_counter()
    while (passed := time.perf_counter() - started) < seconds:
        games.play(number, number + _CHUNK)
        number += _CHUNK
    return number / passed


def _nanoseconds(call: Callable[..., object], arguments: tuple[object, ...]) -> float:
    """Return the shortest time of a call in several series."""
    best = float("inf")
    for _ in range(10):
        started = time.perf_counter()
        for _ in repeat(None, _COPIES):
            call(*arguments)
        best = min(best, time.perf_counter() - started)
    return best / _COPIES * 1e9


def _state_bytes(state: State) -> int:
    copies: list[State | None] = [None] * _SAMPLE
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for n in range(_SAMPLE):
            copies[n] = state.copy()
        return (tracemalloc.get_traced_memory()[0] - before) // _SAMPLE
    finally:
        tracemalloc.stop()


def _allocating_moves(game: Game, sample: int) -> float:
    """Play move by move and count the moves after which more memory was in use."""
    games = RandomGames(game, 0, Tally(game))
    moves = allocating = 0
    tracemalloc.start()
    try:
        for number in range(sample):
            games.deal(number)
            _memory_used(games, 0)
            while games.state.pending:
                idle = _memory_used(games, 0)
                allocating += _memory_used(games, 1) > idle
                moves += 1
    finally:
        tracemalloc.stop()
    return allocating / moves


def _memory_used(games: RandomGames, moves: int) -> int:
    before = tracemalloc.get_traced_memory()[0]
    tracemalloc.reset_peak()
    games.play_moves(moves)
    return tracemalloc.get_traced_memory()[1] - before


def _count_choices(game: Game, sample: int) -> tuple[int, int]:
    """Count the decisions of some random games and their legal actions."""
    decisions = choices = 0
    for seed in range(sample):
        state, dealer, rng = game.start(), Dealer(seed), Rng(seed)
        while state.pending:
            if state.pending == NATURE_BIT:
                dealer.answer(state)
                continue
            seat = next(seat for seat in range(game.seats) if state.pending >> seat & 1)
            actions = state.legal_actions(seat)
            state.perform(seat, actions[rng.below(len(actions))])
            choices += len(actions)
            decisions += 1
    return decisions, choices
