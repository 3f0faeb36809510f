"""What is measured while a crowd plays: time, latencies, memory, and the work of both sides."""

from __future__ import annotations

import os
import resource
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple


class LoadResult(NamedTuple):
    """What a crowd has seen."""

    seconds: float
    refused: int
    latencies: Sequence[float]
    """From each action sent to the view that shows it, in seconds, sorted."""

    service_work: float
    """Seconds that processors have worked for the service."""

    client_work: float
    """Seconds that processors have worked for the crowd."""

    table_memory: float
    """By how many bytes a table makes the service grow, without its sockets."""

    socket_memory: float
    """By how many bytes a socket makes the service grow."""

    @property
    def actions(self) -> int:
        """How many actions were played."""
        return len(self.latencies)

    @property
    def rate(self) -> float:
        """Actions a second."""
        return self.actions / self.seconds

    def percentile(self, part: float) -> float:
        """Return the latency that so many of a hundred did not exceed, in milliseconds."""
        if not self.latencies:
            return 0.0
        place = min(len(self.latencies) - 1, int(len(self.latencies) * part / 100))
        return 1000 * self.latencies[place]

    def each(self, work: float) -> float:
        """Return how many milliseconds of some work there were for each action."""
        return 1000 * work / max(1, self.actions)


class Measurement(NamedTuple):
    """A moment, and how much the service and this process have worked until then."""

    time: float
    service_work: float
    client_work: float


def take_measurement(service: int) -> Measurement:
    """Look at the clocks."""
    return Measurement(perf_counter(), work_of(service), process_time())


def work_of(process: int) -> float:
    """Return how long processors have worked for a process, where the system tells; else 0."""
    path = Path(f"/proc/{process}/stat")
    if not path.exists():
        return 0.0
    own, for_the_system = path.read_text().rpartition(")")[2].split()[11:13]
    return (int(own) + int(for_the_system)) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> int:
    """Return how many bytes of memory a process has, where the system tells; else 0."""
    path = Path(f"/proc/{process}/statm")
    return int(path.read_text().split()[1]) * resource.getpagesize() if path.exists() else 0
