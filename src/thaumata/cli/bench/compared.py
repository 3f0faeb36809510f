"""Measure the rules, compiled and interpreted in turn, and compare the best of all rounds."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from rich.console import Console

from thaumata.build_info import PACKAGE, is_compiled, package_version
from thaumata.cli.bench.action_listing import Listing
from thaumata.cli.bench.rules import (
    MIDGAME,
    SEARCHED,
    Facts,
    Round,
    measure_facts,
    measure_rounds,
    measure_searches,
)
from thaumata.wording.words import Words


class Comparison(msgspec.Struct, frozen=True):
    """The best figures of one variant."""

    compiled: Round | None
    interpreted: Round
    ratio: float | None
    """Games per second of the compiled rules, divided by those of the interpreted ones."""

    facts: Facts
    """Measured with the compiled rules if there are any."""


class Result(msgspec.Struct, frozen=True):
    """A line of the history: the figures of Duel, then those of the other variants."""

    date: str
    version: str
    python: str
    cpus: int
    rounds: int
    compiled: Round | None
    interpreted: Round
    ratio: float | None
    facts: Facts
    others: dict[str, Comparison] = {}
    """By variant; the oldest lines of the history have none."""

    simulations_per_second: dict[str, float] = {}
    """By variant, for the compiled rules only."""


def measure(words: Words, rounds: int) -> Result:
    """Measure all figures, compiled (if the package is) and interpreted."""
    compiled: list[dict[str, Round]] = []
    interpreted: list[dict[str, Round]] = []
    searches: list[dict[str, float]] = []
    console = Console(stderr=True)
    with _plain_sources() as sources, console.status("") as status:
        for number in range(1, rounds + 1):
            status.update(words("label-progress-measuring", number=number, rounds=rounds))
            if is_compiled():
                compiled.append(measure_rounds())
                searches.append(measure_searches())
                interpreted.append(_measure_apart(sources))
            else:
                interpreted.append(measure_rounds())
        duel, *others = (_compare(variant, compiled, interpreted) for variant in MIDGAME)
    return Result(
        date=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        version=package_version(),
        python=platform.python_version(),
        cpus=os.cpu_count() or 1,
        rounds=rounds,
        compiled=duel.compiled,
        interpreted=duel.interpreted,
        ratio=duel.ratio,
        facts=duel.facts,
        others=dict(zip(list(MIDGAME)[1:], others, strict=True)),
        simulations_per_second={
            variant: round(max(each[variant] for each in searches), 1)
            for variant in (SEARCHED if searches else ())
        },
    )


def _compare(
    variant: str, compiled: list[dict[str, Round]], interpreted: list[dict[str, Round]]
) -> Comparison:
    fast = _best([each[variant] for each in compiled]) if compiled else None
    slow = _best([each[variant] for each in interpreted])
    return Comparison(
        compiled=fast,
        interpreted=slow,
        ratio=round(fast.games_per_second / slow.games_per_second, 1) if fast else None,
        facts=measure_facts(variant),
    )


@contextmanager
def _plain_sources() -> Iterator[Path]:
    """Copy the package without its extension modules, so that it runs as plain Python."""
    with tempfile.TemporaryDirectory(prefix="thaumata-") as folder:
        if is_compiled():
            leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
            shutil.copytree(PACKAGE, Path(folder, PACKAGE.name), ignore=leave)
        yield Path(folder)


def _measure_apart(sources: Path) -> dict[str, Round]:
    """Measure one round of all variants in a process that imports the package from a folder."""
    path = os.pathsep.join(filter(None, (str(sources), os.environ.get("PYTHONPATH", ""))))
    module = measure_rounds.__module__
    measured = subprocess.run(
        [sys.executable, "-P", "-c", f"import {module}; {module}.print_rounds()"],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        check=True,
    )
    result = msgspec.json.decode(measured.stdout, type=dict[str, Round])
    if any(each.compiled for each in result.values()):
        raise RuntimeError("the copy of the sources was not used")
    return result


def _best(rounds: list[Round]) -> Round:
    """Combine the best value of each figure."""
    listings = [each.listing for each in rounds if each.listing is not None]
    return Round(
        compiled=rounds[0].compiled,
        games_per_second=round(max(r.games_per_second for r in rounds), 1),
        copy_nanoseconds=round(min(r.copy_nanoseconds for r in rounds), 1),
        copy_into_nanoseconds=round(min(r.copy_into_nanoseconds for r in rounds), 1),
        listing=_best_listing(listings) if listings else None,
    )


def _best_listing(listings: list[Listing]) -> Listing:
    return msgspec.structs.replace(
        listings[0],
        easy_nanoseconds=round(min(each.easy_nanoseconds for each in listings), 1),
        worst_nanoseconds=round(min(each.worst_nanoseconds for each in listings), 1),
    )
