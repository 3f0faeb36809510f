"""Lets the levels play very many short-sighted games of every variant, and prints how many.

    make soak-levels                                  10,000 games on two processes
    python scripts/soak_levels.py --games 300 --jobs 1 --seed 3

Every level that looks ahead makes a few simulations for each decision (``--simulations``).
In each game the seats have different levels, and every seat has every level in turn. The first
player that raises or chooses something illegal ends it, with the game and the seed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from functools import cache
from itertools import combinations
from multiprocessing import get_context
from typing import Final, NamedTuple

from thaumata import Game, Player, ThaumataError, build_info
from thaumata.game import known_variants
from thaumata.players.levels import LEVELS
from thaumata.players.searcher import Searcher
from thaumata.players.series import Series

CHUNK: Final = 5
"""Games that a process plays in one go."""


class Share(NamedTuple):
    """Some games of one variant."""

    variant: str
    turn: int
    """The level of the first seat; the others follow in order."""

    begin: int
    end: int
    """The numbers of the games."""


def every_variant() -> Iterator[str]:
    """List every game, every number of seats, and every set of expansions that go together."""
    for variant in known_variants():
        expansions = Game(variant).family.expansions()
        for number in range(len(expansions) + 1):
            for named in combinations(expansions, number):
                with suppress(ThaumataError):
                    yield Game(variant, expansions=named).variant


def hasty(level: str, simulations: int) -> type[Player]:
    """Return the class of a level that makes only so many simulations."""
    known = LEVELS[level]
    quick = known._replace(simulations=dict.fromkeys(known.simulations, simulations))

    class Hasty(Searcher):
        def __init__(self) -> None:
            super().__init__(quick)

    Hasty.__name__ = level
    return Hasty


@cache
def series_of(variant: str, turn: int, simulations: int, seed: int) -> Series:
    """Let the levels sit down, the first seat with the level that has its turn."""
    game, levels = Game(variant), list(LEVELS)
    seated = [hasty(levels[(turn + seat) % len(levels)], simulations) for seat in range(game.seats)]
    return Series(game, seated, seed * len(levels) + turn)


def play(share: Share, simulations: int, seed: int) -> tuple[Share, int, str]:
    """Play games in this process; return the number of decisions, and an error or None."""
    series = series_of(share.variant, share.turn, simulations, seed)
    decisions = 0
    try:
        for number in range(share.begin, share.end):
            decisions += series.play_game(number)[1]
    except ThaumataError as problem:
        return share, decisions, str(problem)
    return share, decisions, ""


def shares(games: int) -> Iterator[Share]:
    """Share the games out evenly among variants and levels."""
    places = [(variant, turn) for turn in range(len(LEVELS)) for variant in every_variant()]
    each, more = divmod(games, len(places))
    for place, (variant, turn) in enumerate(places):
        last = each + (place < more)
        for begin in range(0, last, CHUNK):
            yield Share(variant, turn, begin, min(begin + CHUNK, last))


def soak(games: int, simulations: int, jobs: int, seed: int) -> tuple[Counter[str], int]:
    """Play everything; return the games of each variant and the decisions of all."""
    played: Counter[str] = Counter()
    decisions = 0
    # A new process finds the compiled package as this one did; nothing is inherited.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running = [pool.submit(play, share, simulations, seed) for share in shares(games)]
        for finished in as_completed(running):
            share, made, problem = finished.result()
            if problem:
                pool.shutdown(wait=False, cancel_futures=True)
                sys.exit(f"\n{problem}")
            played[share.variant] += share.end - share.begin
            decisions += made
            if sys.stderr.isatty():
                print(f"\r{played.total():,} of {games:,} games", end="", file=sys.stderr)
    return played, decisions


def main() -> None:
    """Read the arguments, play, print."""
    parser = argparse.ArgumentParser(description="Let the levels play very many games.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--simulations", type=int, default=20, help="for each decision")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    kind = "compiled" if build_info.is_compiled() else "interpreted: this will take long"
    print(f"{arguments.games:,} games, seed {arguments.seed}, {kind}", flush=True)
    began = time.monotonic()
    played, decisions = soak(arguments.games, arguments.simulations, arguments.jobs, arguments.seed)
    for variant, number in played.items():
        print(f"{variant:24} {number:>8,} games")
    seconds = time.monotonic() - began
    print(f"{decisions:,} decisions, none of them illegal, no player failed")
    print(f"{seconds:.0f} seconds on {arguments.jobs} processes")


if __name__ == "__main__":
    main()
