"""``thaumata bench``: measure the rules, compiled and interpreted, or load-test the service."""

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

from thaumata.build_info import PACKAGE, is_compiled, package_version
from thaumata.cli.bench.action_listing import Listing
from thaumata.cli.bench.rules import (
    LEVEL,
    MIDGAME,
    SEARCHED,
    Facts,
    Round,
    measure_facts,
    measure_rounds,
    measure_searches,
)
from thaumata.cli.bench.service import bench_service
from thaumata.cli.errors import reporting_errors
from thaumata.cli.options import AsJson, Language, whole_number
from thaumata.game import ThaumataError
from thaumata.wording.words import Words

EXAMPLES: Final = """\
thaumata bench
thaumata bench --rounds 10 --history speed.jsonl
thaumata bench server --tables 50,500 --rate 800
"""

SERVICE: Final = "server"
"""The argument that measures the service instead of the rules."""

CHECKOUT_HISTORY: Final = Path("benchmarks", "history.jsonl")


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


def bench(
    what: Annotated[str, typer.Argument(metavar="value-measured", help="usage-measured")] = "",
    rounds: Annotated[str, typer.Option(metavar="value-number", help="usage-rounds")] = "5",
    history: Annotated[
        Path | None, typer.Option(metavar="value-file", help="usage-history")
    ] = None,
    tables: Annotated[str, typer.Option(metavar="value-numbers", help="usage-load-tables")] = (
        "50,500"
    ),
    rate: Annotated[str, typer.Option(metavar="value-number", help="usage-load-rate")] = "800",
    seconds: Annotated[str, typer.Option(metavar="value-number", help="usage-load-seconds")] = "20",
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Measure how fast the rules are, or how many tables a service can host."""
    with reporting_errors(language) as words:
        if what == SERVICE:
            bench_service(
                words,
                [whole_number("--tables", each, least=1, most=5000) for each in tables.split(",")],
                whole_number("--rate", rate, least=1, most=100_000),
                whole_number("--seconds", seconds, least=1, most=3600),
                as_json=as_json,
            )
            return
        if what:
            raise ThaumataError("error-measured", what=what, known=SERVICE)
        number = whole_number("--rounds", rounds, least=1, most=1000)
        if history is None and CHECKOUT_HISTORY.parent.is_dir():
            history = CHECKOUT_HISTORY
        # Open the history first, so that a file that cannot be written fails before the measuring.
        with nullcontext() if history is None else history.open("ab") as file:
            result = _measure(words, number)
            if file is not None:
                file.write(msgspec.json.encode(result) + b"\n")
        if as_json:
            print(msgspec.json.encode(result).decode())
        else:
            _print_result(words, result)


def _measure(words: Words, rounds: int) -> Result:
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


def _print_result(words: Words, result: Result) -> None:
    """Print a table for each variant."""
    duel = Comparison(result.compiled, result.interpreted, result.ratio, result.facts)
    first, *_ = MIDGAME
    console = Console(highlight=False)
    for variant, comparison in {first: duel, **result.others}.items():
        console.print(_table(words, variant, comparison))
        if comparison.ratio is not None:
            console.print(words("label-speed-ratio", ratio=str(comparison.ratio)))
    for variant, simulations in result.simulations_per_second.items():
        figure = f"{simulations:.0f}"
        console.print(words("label-simulations", variant=variant, level=LEVEL, simulations=figure))
    if result.compiled is None:
        console.print(words("label-not-compiled"))


def _table(words: Words, variant: str, comparison: Comparison) -> Table:
    """Lay out the figures of a variant, compiled beside interpreted."""
    table = Table("", box=SIMPLE_HEAD, title=variant, title_justify="left")
    table.add_column(words("label-compiled"), justify="right")
    table.add_column(words("label-interpreted"), justify="right")
    fast, slow, facts = comparison.compiled, comparison.interpreted, comparison.facts

    def add(label: str, figure: Callable[[Round], float]) -> None:
        table.add_row(
            words(label), *("-" if each is None else f"{figure(each):.0f}" for each in (fast, slow))
        )

    def add_fact(label: str, figure: str) -> None:
        table.add_row(words(label), *((figure,) if fast else ("-", figure)))

    add("label-games-per-second", lambda each: each.games_per_second)
    add("label-copy-time", lambda each: each.copy_nanoseconds)
    add("label-copy-into-time", lambda each: each.copy_into_nanoseconds)
    add_fact("label-state-size", str(facts.state_bytes))
    add_fact("label-allocating-moves", f"{100 * facts.allocating_moves:.1f}")
    add_fact("label-decisions-per-game", f"{facts.decisions_per_game:.1f}")
    add_fact("label-choices-per-decision", f"{facts.choices_per_decision:.1f}")
    if slow.listing is not None:
        add("label-listing-easy", lambda each: _listing(each).easy_nanoseconds)
        add("label-listing-worst", lambda each: _listing(each).worst_nanoseconds)
        add_fact("label-listed-easy", str(slow.listing.easy_choices))
        add_fact("label-listed-worst", str(slow.listing.worst_choices))
        add_fact("label-most-plans", str(slow.listing.most_plans))
    return table


def _listing(measured: Round) -> Listing:
    assert measured.listing is not None
    return measured.listing
