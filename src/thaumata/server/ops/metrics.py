"""Metrics in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

_HELP: Final = {
    "actions": "Actions that people and computers have played",
    "commits": "Transactions that have been written",
    "forwarded": "Commands forwarded to the process that owns the table",
    "lines": "Lines of games that have been written",
    "messages": "Messages received over sockets",
    "refusals": "Messages that were refused",
    "replaced_workers": "Worker processes that died or took too long",
    "requests": "HTTP requests",
    "decisions": "Decisions asked of computer players by this process",
    "stale": "Messages that came too late or twice",
}


class Metrics:
    """Counters, one histogram, and gauges that are read on demand."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter(dict.fromkeys(_HELP, 0))
        self._gauges: dict[str, tuple[str, Callable[[], int]]] = {}
        self._latencies: Counter[float] = Counter()
        self._sum = 0.0
        self._acted = 0

    def count(self, name: str, amount: int = 1) -> None:
        """Increase a counter."""
        self._counts[name] += amount

    def gauge(self, name: str, help: str, value: Callable[[], int]) -> None:
        """Register a gauge."""
        self._gauges[name] = (help, value)

    def observe_action(self, seconds: float) -> None:
        """Record the seconds from an action to its answer."""
        self._sum += seconds
        self._acted += 1
        for limit in _BUCKETS:
            if seconds <= limit:
                self._latencies[limit] += 1

    def text(self) -> str:
        """Return all metrics as text."""
        lines: list[str] = []
        for name, value in sorted(self._counts.items()):
            lines += _heading(f"thaumata_{name}_total", "counter", _HELP[name])
            lines.append(f"thaumata_{name}_total {value}")
        for name, (help, ask) in sorted(self._gauges.items()):
            lines += _heading(f"thaumata_{name}", "gauge", help)
            lines.append(f"thaumata_{name} {ask()}")
        name = "thaumata_action_seconds"
        lines += _heading(name, "histogram", "From an action received to its answer")
        lines += [f'{name}_bucket{{le="{limit}"}} {self._latencies[limit]}' for limit in _BUCKETS]
        lines.append(f'{name}_bucket{{le="+Inf"}} {self._acted}')
        lines += [f"{name}_sum {self._sum:.6f}", f"{name}_count {self._acted}"]
        return "\n".join([*lines, ""])


def _heading(name: str, kind: str, help: str) -> list[str]:
    return [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]
