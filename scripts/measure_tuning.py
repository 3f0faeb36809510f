"""Measures what each change to mypyc's C brings; see docs/compiling.md.

python3 -m scripts.measure_tuning [--rounds 5] [--games 60000]

The package is compiled with each change left out, once, into `.venv/tuning`, which takes some
minutes each. Then random games are played by all of these builds in turn, and compared with what
everything together does in the same round, by processor time.
"""

import argparse
import json
import resource
import statistics
import subprocess
from pathlib import Path

from scripts.builder.environment import PYTHON, VENV, pip
from scripts.builder.package import OPTIONS, is_current, sources
from scripts.builder.sources import build_info
from scripts.builder.stages import Stage
from scripts.mypyc_tuning.changes import CHANGES

FOLDER = VENV / "tuning"

EVERYTHING = "all"

BUILDS = {
    EVERYTHING: "all",
    **{
        f"without {left_out}": ",".join(name for name in CHANGES if name != left_out)
        for left_out in CHANGES[1:]
    },
    "units alone": CHANGES[0],
    "mypyc alone": "none",
}
"""The value of THAUMATA_TUNING for each build; every change but none needs `units`."""

VARIANTS = ("duel", "duel+pantheon+agora", "classic-3", "classic-7")

PLAY = """\
import sys, time
from thaumata.game import Game
from thaumata.players.playout_many import RandomGames
from thaumata.players.playout_tally import Tally

game = Game(sys.argv[1])
games = RandomGames(game, 1, Tally(game))
games.play(0, 50)
began = time.process_time()
games.play(0, int(sys.argv[2]))
print(time.process_time() - began)
"""


def main() -> None:
    """Build what is missing, play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=60_000)
    arguments = parser.parse_args()
    built = {name: build(name) for name in BUILDS}
    ratios: dict[tuple[str, str], list[float]] = {}
    for _ in range(arguments.rounds):
        for variant in VARIANTS:
            times = {name: seconds(name, variant, arguments.games) for name in BUILDS}
            for name, time in times.items():
                ratios.setdefault((name, variant), []).append(times[EVERYTHING] / time)
    print("| build | compiling, s of processor time |", " | ".join(VARIANTS), "|")
    print("|---|---|" + "---|" * len(VARIANTS))
    for name in BUILDS:
        shown = [f"{statistics.median(ratios[name, variant]):.2f}" for variant in VARIANTS]
        print("|", " | ".join([name, f"{built[name]:.0f}", *shown]), "|")


def build(name: str) -> float:
    """Compile the package with the changes of a build; return the processor time that took."""
    target, noted = folder(name), folder(name) / "seconds.json"
    if is_current(build_info.stamp(target / "thaumata")) and noted.exists():
        return float(json.loads(noted.read_text()))
    before = spent()
    environment = {
        "THAUMATA_BUILD": "compiled",
        "THAUMATA_TUNING": BUILDS[name],
        "THAUMATA_BUILD_CACHE": str(
            FOLDER / f"{folder(name).name}-objects"
        ),  # or nothing would be measured
    }
    with sources() as copied, Stage(f"Compiling: {name}") as stage:
        command = [*pip("install"), *OPTIONS, "--upgrade", "--target", str(target), str(copied)]
        stage.run(command, environment=environment)
    noted.write_text(json.dumps(spent() - before))
    return spent() - before


def seconds(name: str, variant: str, games: int) -> float:
    """Play random games with a build; return the processor time of that."""
    done = subprocess.run(
        [str(PYTHON), "-c", PLAY, variant, str(games if variant == "duel" else games // 3)],
        env={"PYTHONPATH": str(folder(name))},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def folder(name: str) -> Path:
    """Return where a build is installed."""
    return FOLDER / name.replace(" ", "-")


def spent() -> float:
    """Return the processor time of all commands that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
