"""``thaumata bench server``: how many tables a service bears, played through real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from thaumata.cli.serve import check_installed
from thaumata.wording.words import Words

_HEADINGS: Final = (
    "label-load-tables",
    "label-load-actions",
    "label-load-p50",
    "label-load-p99",
    "label-load-refused",
    "label-load-memory",
)


class ServiceRound(msgspec.Struct, frozen=True):
    """The figures of one number of tables."""

    tables: int
    actions_per_second: float
    p50_ms: float
    """From an action sent to the view received that shows it."""

    p99_ms: float
    refused: int
    kilobytes_per_table: float
    """By how much the service has grown, sockets and all; two seats at each table."""


def bench_service(
    words: Words, tables: Sequence[int], rate: int, seconds: int, *, as_json: bool
) -> None:
    """Start a service, play at so many tables at once, and tell how that went."""
    check_installed()
    from thaumata.server.load import Crowd, service_for_crowds

    rounds: list[ServiceRound] = []
    console = Console(stderr=True)
    for number in tables:
        with service_for_crowds() as (url, process), console.status("") as status:
            status.update(words("label-progress-tables", tables=number))
            load = asyncio.run(Crowd(url, process, "duel", number, rate).play(seconds))
        rounds.append(
            ServiceRound(
                number,
                round(load.rate, 1),
                round(load.percentile(50), 1),
                round(load.percentile(99), 1),
                load.refused,
                round(load.memory / number / 1024, 1),
            )
        )
    if as_json:
        print(msgspec.json.encode(rounds).decode())
    else:
        _print(words, rounds)


def _print(words: Words, rounds: Sequence[ServiceRound]) -> None:
    shown = Table(box=SIMPLE_HEAD)
    for heading in _HEADINGS:
        shown.add_column(words(heading), justify="right")
    for each in rounds:
        shown.add_row(*map(str, msgspec.structs.astuple(each)))
    Console().print(shown)
