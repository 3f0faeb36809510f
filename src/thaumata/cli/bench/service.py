"""``thaumata bench server``: a load test of the service through real sockets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from thaumata.cli.commands.serve import check_installed
from thaumata.cli.console import print_json
from thaumata.wording.words import Words

_HEADINGS: Final = (
    "label-load-tables",
    "label-load-actions",
    "label-load-p50",
    "label-load-p99",
    "label-load-refused",
    "label-load-memory",
    "label-load-socket",
    "label-load-service",
    "label-load-crowd",
)


class ServiceRound(msgspec.Struct, frozen=True):
    """The figures for one number of tables."""

    tables: int
    actions_per_second: float
    p50_ms: float
    """From sending an action to receiving the view that shows it."""

    p99_ms: float
    refused: int
    kilobytes_per_table: float
    """The memory that each table adds to the service, without its sockets."""

    kilobytes_per_socket: float
    service_ms: float
    """Processor time of the service for each action; hardly affected by other load on the
    machine."""

    crowd_ms: float
    """Processor time of the simulated clients, which share the processors with the service."""


def bench_service(
    words: Words, tables: Sequence[int], rate: int, seconds: int, *, as_json: bool
) -> None:
    """Start a service for each number of tables, play on it and print the figures."""
    check_installed()
    from thaumata.server.ops.load_test import measure, service_under_test

    rounds: list[ServiceRound] = []
    console = Console(stderr=True)
    for number in tables:
        with service_under_test() as (url, process), console.status("") as status:
            status.update(words("label-progress-tables", tables=number))
            load = measure(url, process, number, rate, seconds)
        rounds.append(
            ServiceRound(
                number,
                round(load.rate, 1),
                round(load.percentile(50), 1),
                round(load.percentile(99), 1),
                load.refused,
                round(load.table_memory / 1024, 1),
                round(load.socket_memory / 1024, 1),
                round(load.each(load.service_work), 2),
                round(load.each(load.client_work), 2),
            )
        )
    if as_json:
        print_json(rounds)
    else:
        _print(words, rounds)


def _print(words: Words, rounds: Sequence[ServiceRound]) -> None:
    shown = Table(box=SIMPLE_HEAD)
    for heading in _HEADINGS:
        shown.add_column(words(heading), justify="right")
    for each in rounds:
        shown.add_row(*map(str, msgspec.structs.astuple(each)))
    Console().print(shown)
