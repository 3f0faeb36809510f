"""Plays very many random games, checked after every action, and prints the results.

    make soak-games                                 300,000 games on two processes
    python scripts/soak.py --games 5000000 --jobs 8 --seed 3 --variant classic-4

The figures of the last long run stand in ``docs/proof.md``. The first contradiction ends it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from typing import Final

from thaumata import Game, build_info
from thaumata.players.playout_tally import Tally
from thaumata.proof.checked_playout import CheckedPlayout
from thaumata.proof.families import soundness_of

CHUNK: Final = 5_000
"""Games that a process plays in one go."""

OPTIONS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"progress": "may_decline", "centered_start": "last_chooses"},
    {"wonders": "first_game", "first": "0"},
    {"wonders": "random", "first": "1"},
)
"""The usual game, whose figures are reported, and others that take one chunk in ten each."""

PANTHEON_OPTIONS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"astarte": "ask"},
    {"minerva": "on"},
    {"astarte": "ask", "minerva": "on"},
)
"""The options of Pantheon for each of them."""

CLASSIC_OPTIONS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"sides": "A", "bazar": "1"},
    {"sides": "B", "lighthouse": "itself_too"},
    {"sides": "choose"},
)
"""The same for Classic."""

CITIES_OPTIONS: Final[tuple[dict[str, str], ...]] = ({}, {}, {}, {"last_fight": "twice"})
"""The options of Cities for each of them."""

VARIANTS: Final = (
    *("duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora"),
    *("classic-3", "classic-4", "classic-5", "classic-6", "classic-7", "classic-2"),
    *(f"classic-{seats}+cities" for seats in (3, 4, 5, 6, 7, 2)),
    *("classic-4+cities+teams", "classic-6+cities+teams"),
)


@dataclass
class Figures:
    """The results of some games."""

    variant: str
    options: int
    """Which of the options they were played with."""

    actions: int = 0
    copies: int = 0
    digest: int = 0
    tally: list[int] = field(default_factory=list)

    def add(self, other: Figures) -> None:
        """Add the results of other games."""
        self.actions += other.actions
        self.copies += other.copies
        self.digest ^= other.digest
        mine = Tally(game_with(self.variant, self.options))
        for numbers in (self.tally, other.tally):
            if numbers:
                mine.add(numbers)
        self.tally = mine.numbers()

    def sums(self) -> Tally:
        """Return how the games ended."""
        sums = Tally(game_with(self.variant, self.options))
        if self.tally:
            sums.add(self.tally)
        return sums


def options_of(variant: str, number: int) -> dict[str, str]:
    """Return a variant's options by their number."""
    if variant.startswith("classic"):
        more = CITIES_OPTIONS[number] if "cities" in variant else {}
        return {**CLASSIC_OPTIONS[number], **more}
    more = PANTHEON_OPTIONS[number] if "pantheon" in variant else {}
    return {**OPTIONS[number], **more}


def game_with(variant: str, options: int) -> Game:
    """Put a game with some options together."""
    return Game(variant, options=options_of(variant, options))


def play(variant: str, options: int, games: int, seed: int) -> Figures:
    """Play games in this process."""
    game = game_with(variant, options)
    player = CheckedPlayout(game, soundness_of(game), seed)
    player.play(games)
    return Figures(
        variant,
        options,
        actions=int(player.actions),
        copies=int(player.copies),
        digest=int(player.digest(), 16),
        tally=player.tally.numbers(),
    )


def chunks(games: int, seed: int) -> Iterator[tuple[int, int, int]]:
    """Share the games out: options, number of games, seed."""
    number = 3
    while games > 0:
        number += 1
        others = number % 10
        options = others if others < len(OPTIONS) else 0
        yield options, min(CHUNK, games), seed * 1_000_000 + number
        games -= CHUNK


def soak(variant: str, games: int, jobs: int, seed: int) -> list[Figures]:
    """Play everything and show how far it is."""
    found = [Figures(variant, options) for options in range(len(OPTIONS))]
    began = time.monotonic()
    done = 0
    # A new process finds the compiled package as this one did; nothing is inherited.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running = [pool.submit(play, variant, *chunk) for chunk in chunks(games, seed)]
        for finished in as_completed(running):
            figures = finished.result()
            found[figures.options].add(figures)
            done += figures.sums().games
            speed = done / (time.monotonic() - began)
            show(f"{done:,} of {games:,} games, {speed:,.0f} a second")
    show("")
    return found


def show(progress: str) -> None:
    """Say on the terminal how far it is."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{progress}", end="", file=sys.stderr, flush=True)


def report(found: list[Figures]) -> Iterator[str]:
    """Write the figures, those of the usual game with their standard errors."""
    played = [figures for figures in found if figures.sums().games]
    games = sum(figures.sums().games for figures in played)
    yield f"games checked        {games:>14,}"
    yield f"actions checked      {sum(figures.actions for figures in played):>14,}"
    yield f"copies compared      {sum(figures.copies for figures in played):>14,}"
    for figures in played:
        chosen = options_of(figures.variant, figures.options)
        options = ", ".join(f"{k}={v}" for k, v in chosen.items()) or "usual"
        yield f"digest {figures.digest:08x} of {figures.sums().games:,} games, {options}"
    sums = found[0].sums()
    if sums.games:
        yield ""
        yield f"the usual game, {sums.games:,} times"
        for kind, amount in zip(game_with(found[0].variant, 0).victories, sums.victories):
            if amount:
                yield f"{kind:20} {share(int(amount), sums.games)}"
        decided = int(sums.games) - int(sums.shared)
        if sums.opened:
            # A victory counts two half points, a shared one counts one for both.
            wins = (int(sums.first_halves) - int(sums.shared)) // 2
            yield f"{'first player':20} {share(wins, decided)} of games with one winner"
        else:
            for seat, wins in enumerate(sums.wins):
                yield f"seat {seat:<15} {share(int(wins), decided)} of games with one winner"
            for seat, points in enumerate(average_points(sums, len(sums.wins))):
                yield f"seat {seat:<15} {points:8.2f} points"
        yield f"{'decisions in a game':20} {int(sums.decisions) / int(sums.games):8.2f}"


def average_points(sums: Tally, seats: int) -> list[float]:
    """Return the points of each seat in a game."""
    columns = [int(points) for points in sums.points]
    width = len(columns) // seats
    return [sum(columns[seat * width :][:width]) / int(sums.games) for seat in range(seats)]


def share(amount: int, total: int) -> str:
    """Write a share in percent with its standard error."""
    part = amount / int(total)
    return f"{100 * part:8.3f} % ± {100 * sqrt(part * (1 - part) / int(total)):.3f}"


def main() -> None:
    """Read the arguments, play, print."""
    parser = argparse.ArgumentParser(description="Play very many checked random games.")
    parser.add_argument("--variant", choices=VARIANTS, default=VARIANTS[0])
    parser.add_argument("--games", type=int, default=300_000)
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    kind = "compiled" if build_info.is_compiled() else "interpreted: this will take long"
    what = f"{arguments.games:,} games of {arguments.variant}, seed {arguments.seed}"
    print(f"{what}, {kind}", flush=True)
    began = time.monotonic()
    found = soak(arguments.variant, arguments.games, arguments.jobs, arguments.seed)
    print(*report(found), sep="\n")
    print(f"\n{time.monotonic() - began:.0f} seconds on {arguments.jobs} processes")


if __name__ == "__main__":
    main()
