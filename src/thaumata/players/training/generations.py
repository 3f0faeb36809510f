"""Generations of training: play games, fit a network, and let it play the next games.

All files are in one folder. Existing files are used again, so that a stopped run can be resumed.
The games follow from their seeds alone, whatever the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

from thaumata.game import Game
from thaumata.players.networks.weights import Weights
from thaumata.players.search.families import FAMILIES
from thaumata.players.training.games import GreedyGames, Pace, SelfPlayGames, TrainingGames

VARIANTS: Final[Mapping[str, tuple[str, ...]]] = {
    "duel": ("duel", "duel+pantheon", "duel", "duel+agora", "duel", "duel+pantheon+agora"),
    "classic": (
        "classic-4",
        "classic-3",
        "classic-5",
        "classic-7",
        "classic-2",
        "classic-4+cities",
        "classic-6+cities+teams",
        "classic-3+cities",
    ),
}
"""The variants of each family in turn; the usual ones occur most."""

CHUNK: Final = 20
"""The games in one file."""

PACES: Final[Mapping[str, Mapping[int, Pace]]] = {
    "duel": {
        0: Pace(),
        6: Pace(careful=400, quick=100, exploring=8),
        13: Pace(careful=400, quick=100, exploring=8, exploiters=2),
        14: Pace(careful=400, quick=100, exploring=8, exploiters=1),
        19: Pace(careful=400, quick=100, exploring=8, exploiters=2),
    },
    "classic": {0: Pace(), 4: Pace(careful=120, quick=30, exploring=8)},
}
"""The settings of self-play from a generation on. Later ones explore less. Duel searches longer; 7
Wonders less, since many games teach it more. The last generations of Duel meet exploiters."""

GREEDY_SHARE: Final = 8
"""How many times as many games as the others the first generation plays."""

_SEEDS: Final = 1_000_000
"""The seeds reserved for each generation."""


class Plan(NamedTuple):
    """The plan of a run."""

    family: str
    folder: Path
    games: int
    """Games of each generation but the first."""

    jobs: int
    keep: int = 4
    """The number of generations that a network learns from."""

    epochs: int = 1


def games_of(plan: Plan, generation: int) -> int:
    """Return the number of games of a generation: the greedy ones of the first are cheap."""
    return plan.games * (GREEDY_SHARE if generation == 0 else 1)


def pace_of(family: str, generation: int) -> Pace:
    """Return the settings of a generation's self-play."""
    paces = PACES[family]
    return paces[max(begin for begin in paces if begin <= generation)]


def network_path(plan: Plan, generation: int) -> Path:
    """Return the path of a generation's network."""
    return plan.folder / f"{plan.family}-{generation}.net"


def latest_generation(plan: Plan, end: int) -> int:
    """Return the last generation before ``end`` that has a network; 0 if there is none.

    A run is resumed from it: earlier networks and games may have been deleted.
    """
    there = [number for number in range(end) if network_path(plan, number).exists()]
    return max(there, default=0)


def games_path(plan: Plan, generation: int) -> Path:
    """Return the folder of a generation's games."""
    return plan.folder / f"{plan.family}-{generation}"


def play_generation(plan: Plan, generation: int, progress: Callable[[int], None]) -> list[Path]:
    """Play the missing games of a generation, and return their files."""
    folder = games_path(plan, generation)
    folder.mkdir(parents=True, exist_ok=True)
    net = network_path(plan, generation - 1)
    tasks = list(_tasks(plan, generation, folder, net if net.exists() else None))
    missing = [task for task in tasks if not task[0].exists()]
    progress(CHUNK * (len(tasks) - len(missing)))
    with ProcessPoolExecutor(plan.jobs, get_context("spawn")) as pool:
        for games in pool.map(_play, missing):
            progress(games)
    return [path for path, *_ in tasks]


Task = tuple[Path, Path | None, str, int, int, Pace]


def _tasks(plan: Plan, generation: int, folder: Path, net: Path | None) -> Iterator[Task]:
    variants = VARIANTS[plan.family]
    all_games = games_of(plan, generation)
    for number, begin in enumerate(range(0, all_games, CHUNK)):
        variant = variants[number % len(variants)]
        seed = generation * _SEEDS + begin
        games = min(CHUNK, all_games - begin)
        yield folder / f"{seed}.games", net, variant, seed, games, pace_of(plan.family, generation)


def _play(task: Task) -> int:
    """Play the games of one file, in a worker process."""
    path, net, variant, seed, games, pace = task
    game = Game(variant)
    setup = FAMILIES[game.family.name]
    training_games: TrainingGames
    if net is None:
        training_games = GreedyGames(game, setup)
    else:
        evaluator = Weights.load(net).evaluator(game, setup.features(game))
        training_games = SelfPlayGames(game, setup, evaluator, pace)
    for number in range(games):
        training_games.play(seed + number)
    training_games.examples.write(path)
    return games


def files_to_learn_from(plan: Plan, generation: int) -> list[Path]:
    """List the games of the last generations; those of the greedy player only for the first."""
    earliest = min(generation, max(1, generation - plan.keep + 1))
    folders = [games_path(plan, number) for number in range(earliest, generation + 1)]
    return sorted(path for folder in folders for path in folder.glob("*.games"))
