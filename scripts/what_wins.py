"""Lets a level play Duel against itself, and prints which things win, as tables in Markdown.

    python scripts/what_wins.py --level expert --pace 0.1 --games 400 --jobs 2

Kinds of victory, how often the player who begins wins, and for every wonder and progress token in
how many games it was drafted or taken, and how often its owner won. A shared victory is half.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final, NamedTuple

from thaumata import Game
from thaumata.players.game_loop import play_to_end, seat_rng
from thaumata.players.player import Table
from thaumata.players.searcher import of_level
from thaumata.wording.words import Words

CHOSEN: Final = ("pick", "take")
"""The words of the actions that are counted: a wonder is picked, a token taken."""

COUNTED: Final = {"wonder": "duel-wonder-{}", "token": "duel-progress-{}"}
"""The things counted, with the messages of their names."""

BEGINS: Final = "first player"


class Tally(NamedTuple):
    """The number of games with each thing, and the victories of its owner."""

    had: Counter[str]
    won: Counter[str]
    victories: Counter[str]

    def add(self, other: Tally) -> None:
        """Add other games."""
        for mine, theirs in zip(self, other, strict=True):
            mine.update(theirs)


def play(variant: str, level: str, pace: float, seed: int) -> Tally:
    """Play one game; return the things of each seat and the kind of victory."""
    game = Game(variant)
    players = [of_level(level, pace) for _ in range(game.seats)]
    for seat, player in enumerate(players):
        player.begin(game, seat, seat_rng(seed, seat))
    owners: list[tuple[str, int]] = []

    def ask(table: Table) -> int:
        action = players[table.seat].choose(table)
        word, *names = table.text(action).split()
        if word in CHOSEN:
            owners.append((names[0], table.seat))
        elif not any(what == BEGINS for what, _ in owners):
            owners.append((BEGINS, table.seat))  # the first turn after the draft
        return action

    state, _ = play_to_end(game, seed, ask)
    outcome = state.outcome()
    assert outcome is not None
    tally = Tally(Counter(), Counter(), Counter({outcome.kind: 1}))
    for what, seat in owners:
        tally.had[what] += 1
        if seat in outcome.winners:
            tally.won[what] += 2 // len(outcome.winners)  # in halves
    return tally


def main(arguments: list[str]) -> None:
    """Play the games and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--variant", default="duel")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--pace", type=float, default=0.1)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args(arguments)
    total = Tally(Counter(), Counter(), Counter())
    with ProcessPoolExecutor(wanted.jobs, get_context("spawn")) as pool:
        games = [
            pool.submit(play, wanted.variant, wanted.level, wanted.pace, wanted.seed + number)
            for number in range(wanted.games)
        ]
        for number, game in enumerate(as_completed(games), 1):
            total.add(game.result())
            print(f"\r{number} of {wanted.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    show(total, wanted.variant, wanted.games)


def show(total: Tally, variant: str, games: int) -> None:
    """Print the tables, the best first."""
    names = Game(variant).names
    words = Words("en")
    print("| victory | share |\n|---|---|")
    for kind, number in total.victories.most_common():
        print(f"| {kind} | {100 * number / games:.1f} % |")
    print(f"| the first player wins | {share(total, BEGINS):.1f} % |")
    for kind, message in COUNTED.items():
        print(f"\n| {kind} | games | won |\n|---|---|---|")
        known = [id for id in names[kind] if total.had[id]]
        for id in sorted(known, key=lambda id: -share(total, id)):
            name = words(message.format(id))
            print(f"| {name} | {total.had[id]} | {share(total, id):.0f} % |")


def share(total: Tally, what: str) -> float:
    """Return in how many of a hundred games the owner of something won."""
    return 50 * total.won[what] / max(1, total.had[what])


if __name__ == "__main__":
    main(sys.argv[1:])
