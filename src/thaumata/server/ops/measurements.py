"""The measurements of a load test: time, latencies, memory, and the work of both sides."""

from __future__ import annotations

import os
import resource
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple


class LoadResult(NamedTuple):
    """The result of a load test."""

    seconds: float
    refused: int
    latencies: Sequence[float]
    """The seconds from each action to the view that shows it, sorted."""

    service_work: float
    """The seconds of processor time that the service has used."""

    client_work: float
    """The seconds of processor time that the test has used."""

    table_memory: float
    """The bytes of memory that a table takes in the service, without its sockets."""

    socket_memory: float
    """The bytes of memory that a socket takes in the service."""

    @property
    def actions(self) -> int:
        """The number of actions that were played."""
        return len(self.latencies)

    @property
    def rate(self) -> float:
        """Actions a second."""
        return self.actions / self.seconds

    def percentile(self, part: float) -> float:
        """Return a percentile of the latencies, in milliseconds."""
        if not self.latencies:
            return 0.0
        place = min(len(self.latencies) - 1, int(len(self.latencies) * part / 100))
        return 1000 * self.latencies[place]

    def each(self, work: float) -> float:
        """Return the milliseconds of some work for each action."""
        return 1000 * work / max(1, self.actions)


class Measurement(NamedTuple):
    """The time, and the work of the service and of this process until then."""

    time: float
    service_work: float
    client_work: float


def take_measurement(service: int) -> Measurement:
    """Measure now."""
    return Measurement(perf_counter(), work_of(service), process_time())


def work_of(process: int) -> float:
    """Return the processor time of a process in seconds, where the system reports it; else 0."""
    path = Path(f"/proc/{process}/stat")
    if not path.exists():
        return 0.0
    own, for_the_system = path.read_text().rpartition(")")[2].split()[11:13]
    return (int(own) + int(for_the_system)) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> int:
    """Return the bytes of memory that a process has, where the system reports it; else 0."""
    path = Path(f"/proc/{process}/statm")
    return int(path.read_text().split()[1]) * resource.getpagesize() if path.exists() else 0
