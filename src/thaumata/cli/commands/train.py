"""``thaumata train``: train networks by self-play, generation by generation."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from thaumata.cli.errors import reporting_errors
from thaumata.cli.options import MOST_JOBS, Jobs, Language, whole_number
from thaumata.cli.progress import games_bar
from thaumata.game import ThaumataError
from thaumata.players.training import fitting_path
from thaumata.players.training.generations import (
    VARIANTS,
    Plan,
    files_to_learn_from,
    games_of,
    latest_generation,
    network_path,
    play_generation,
)
from thaumata.players.training.matches import SIMULATIONS, play_match
from thaumata.wording.words import Words

EXAMPLES: Final = """\
thaumata train duel --folder nets --generations 5 --games 10000 --jobs 16
thaumata train classic --folder nets --python /opt/torch/bin/python3
"""


def train(
    family: Annotated[str, typer.Argument(metavar="value-family", help="usage-train-family")],
    folder: Annotated[str, typer.Option(metavar="value-folder", help="usage-train-folder")] = (
        "networks"
    ),
    generations: Annotated[
        str, typer.Option(metavar="value-number", help="usage-train-generations")
    ] = "5",
    games: Annotated[str, typer.Option(metavar="value-number", help="usage-train-games")] = "10000",
    jobs: Jobs = "1",
    python: Annotated[str, typer.Option(metavar="value-program", help="usage-train-python")] = "",
    language: Language = "",
) -> None:
    """Play games, fit a network to them and let it play the next; resume an interrupted run."""
    with reporting_errors(language) as words:
        if family not in VARIANTS:
            families = ", ".join(VARIANTS)
            raise ThaumataError("error-unknown-family", family=family, families=families)
        plan = Plan(
            family,
            Path(folder),
            games=whole_number("--games", games, least=1),
            jobs=whole_number("--jobs", jobs, least=1, most=MOST_JOBS),
        )
        end = whole_number("--generations", generations, least=1)
        for generation in range(latest_generation(plan, end), end):
            path = network_path(plan, generation)
            if not path.exists():
                with games_bar(words, games_of(plan, generation)) as progress:
                    play_generation(plan, generation, progress)
                _fit(words, plan, generation, python or sys.executable)
            print(words("label-trained", generation=generation + 1, path=str(path)), flush=True)
            if network_path(plan, generation - 1).exists():
                _tell_match(words, plan, generation)


def _tell_match(words: Words, plan: Plan, generation: int) -> None:
    """Print the result of a match against the network before."""
    match = play_match(plan, generation)
    told = words(
        "label-trained-match",
        variant=match.variant,
        games=match.games,
        won=round(100 * match.won / match.games),
        chance=round(100 * match.chance),
        simulations=SIMULATIONS,
    )
    print(told, flush=True)


def _fit(words: Words, plan: Plan, generation: int, python: str) -> None:
    """Fit the network of a generation, in a Python that has numpy, or cupy and a GPU."""
    old, new = network_path(plan, generation - 1), network_path(plan, generation)
    files = [str(path) for path in files_to_learn_from(plan, generation)]
    before = str(old) if old.exists() else "-"
    command = [python, str(fitting_path()), before, str(new), f"--epochs={plan.epochs}", *files]
    try:
        subprocess.run(command, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise ThaumataError("error-training", reason=str(problem)) from problem
