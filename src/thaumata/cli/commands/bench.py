"""``thaumata bench``: measure the rules, compiled and interpreted, or load-test the service."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from thaumata.cli.bench.compared import measure
from thaumata.cli.bench.report import print_result
from thaumata.cli.bench.service import bench_service
from thaumata.cli.console import print_json
from thaumata.cli.errors import reporting_errors
from thaumata.cli.options import AsJson, Language, whole_number
from thaumata.game import ThaumataError

EXAMPLES: Final = """\
thaumata bench
thaumata bench --rounds 10 --history speed.jsonl
thaumata bench server --tables 50,500 --rate 800
"""

SERVICE: Final = "server"
"""The argument that measures the service instead of the rules."""

CHECKOUT_HISTORY: Final = Path("benchmarks", "history.jsonl")


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
            result = measure(words, number)
            if file is not None:
                file.write(msgspec.json.encode(result) + b"\n")
        if as_json:
            print_json(result)
        else:
            print_result(words, result)
