"""``thaumata bench``: how fast the rules are, compiled and as plain Python."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from thaumata.build_info import PACKAGE, is_compiled
from thaumata.cli.measuring import Facts, Round, measure_facts, measure_round
from thaumata.cli.options import AsJson, Language, whole_number
from thaumata.cli.speaking import speaking
from thaumata.cli.version import package_version
from thaumata.words import Words

EXAMPLES: Final = """\b
Examples:
  thaumata bench
  thaumata bench --rounds 10 --history speed.jsonl

In a checkout of the sources each run adds a line to benchmarks/history.jsonl.
"""

CHECKOUT_HISTORY: Final = Path("benchmarks", "history.jsonl")


class Result(msgspec.Struct, frozen=True):
    """A line of the history: the best of each figure."""

    date: str
    version: str
    python: str
    cpus: int
    rounds: int
    compiled: Round | None
    interpreted: Round
    ratio: float | None
    """How many times as many games a second the compiled rules play."""

    facts: Facts
    """Of the compiled rules, where there are any."""


def bench(
    rounds: Annotated[
        str, typer.Option(metavar="N", help="How many rounds to take the best of.")
    ] = "5",
    history: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Add a line of JSON to this file.", show_default=False),
    ] = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Measure how fast the rules are.

    How many random games of Duel they play a second, compiled and as plain Python, and what a
    state takes in time and memory. The best of several rounds counts; the two take turns.
    """
    with speaking(language) as words:
        number = whole_number("--rounds", rounds, least=1, most=1000)
        if history is None and CHECKOUT_HISTORY.parent.is_dir():
            history = CHECKOUT_HISTORY
        # Whether the history can be written should turn out before a minute has passed.
        with nullcontext() if history is None else history.open("ab") as file:
            result = _measure(words, number)
            if file is not None:
                file.write(msgspec.json.encode(result) + b"\n")
        if as_json:
            print(msgspec.json.encode(result).decode())
        else:
            _print_result(words, result)


def _measure(words: Words, rounds: int) -> Result:
    compiled: list[Round] = []
    interpreted: list[Round] = []
    console = Console(stderr=True)
    with _plain_sources() as sources, console.status("") as status:
        for number in range(1, rounds + 1):
            status.update(words("label-progress-measuring", number=number, rounds=rounds))
            if is_compiled():
                compiled.append(measure_round())
                interpreted.append(_measure_apart(sources))
            else:
                interpreted.append(measure_round())
        facts = measure_facts()
    fast = _best(compiled) if compiled else None
    slow = _best(interpreted)
    return Result(
        date=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        version=package_version(),
        python=platform.python_version(),
        cpus=os.cpu_count() or 1,
        rounds=rounds,
        compiled=fast,
        interpreted=slow,
        ratio=round(fast.games_per_second / slow.games_per_second, 1) if fast else None,
        facts=facts,
    )


@contextmanager
def _plain_sources() -> Iterator[Path]:
    """Copy the package without its extension modules: what is left runs as plain Python."""
    with tempfile.TemporaryDirectory(prefix="thaumata-") as folder:
        if is_compiled():
            leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
            shutil.copytree(PACKAGE, Path(folder, PACKAGE.name), ignore=leave)
        yield Path(folder)


def _measure_apart(sources: Path) -> Round:
    """Measure one round in a process that finds its package in a folder."""
    path = os.pathsep.join(filter(None, (str(sources), os.environ.get("PYTHONPATH", ""))))
    module = measure_round.__module__
    measured = subprocess.run(
        [sys.executable, "-P", "-c", f"import {module}; {module}.print_round()"],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        check=True,
    )
    result = msgspec.json.decode(measured.stdout, type=Round)
    if result.compiled:
        raise RuntimeError("the copy of the sources was not used")
    return result


def _best(rounds: list[Round]) -> Round:
    """Take the best of each figure."""
    return Round(
        compiled=rounds[0].compiled,
        games_per_second=round(max(r.games_per_second for r in rounds), 1),
        copy_nanoseconds=round(min(r.copy_nanoseconds for r in rounds), 1),
        copy_into_nanoseconds=round(min(r.copy_into_nanoseconds for r in rounds), 1),
    )


def _print_result(words: Words, result: Result) -> None:
    """Lay out the figures, compiled beside interpreted."""
    table = Table("", box=SIMPLE_HEAD)
    table.add_column(words("label-compiled"), justify="right")
    table.add_column(words("label-interpreted"), justify="right")

    def add(label: str, figure: Callable[[Round], float]) -> None:
        both = (result.compiled, result.interpreted)
        table.add_row(label, *("-" if each is None else f"{figure(each):.0f}" for each in both))

    def add_fact(label: str, figure: str) -> None:
        table.add_row(label, *((figure,) if result.compiled else ("-", figure)))

    facts = result.facts
    add(words("label-games-per-second"), lambda each: each.games_per_second)
    add(words("label-copy-time"), lambda each: each.copy_nanoseconds)
    add(words("label-copy-into-time"), lambda each: each.copy_into_nanoseconds)
    add_fact(words("label-state-size"), str(facts.state_bytes))
    add_fact(words("label-allocating-moves"), f"{100 * facts.allocating_moves:.1f}")
    add_fact(words("label-decisions-per-game"), f"{facts.decisions_per_game:.1f}")
    add_fact(words("label-choices-per-decision"), f"{facts.choices_per_decision:.1f}")
    console = Console(highlight=False)
    console.print(table)
    if result.ratio is None:
        console.print(words("label-not-compiled"))
    else:
        console.print(words("label-speed-ratio", ratio=str(result.ratio)))
