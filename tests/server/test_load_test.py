"""The load test keeps its pace, and its measurements are right."""

import os

import pytest

from tests.server.client import Service
from thaumata.server.ops.load_test import measure
from thaumata.server.ops.measurements import LoadResult, memory_of, work_of


def load_of(*latencies: float) -> LoadResult:
    """Return the result of a second with these latencies."""
    return LoadResult(1.0, 0, latencies, 0.5, 0.25, 2048.0, 1024.0)


def test_a_percentile_is_what_so_many_did_not_exceed() -> None:
    load = load_of(*[each / 1000 for each in range(1, 201)])
    assert load.percentile(50) == pytest.approx(101)
    assert load.percentile(99) == pytest.approx(199)
    assert load.percentile(100) == pytest.approx(200)
    assert load_of().percentile(99) == 0


def test_work_is_told_for_each_action() -> None:
    load = load_of(0.1, 0.2, 0.3, 0.4)
    assert (load.actions, load.rate) == (4, 4.0)
    assert load.each(load.service_work) == pytest.approx(125)
    assert load_of().each(0.0) == 0


def test_a_process_is_known_by_its_memory_and_work() -> None:
    assert memory_of(os.getpid()) > 10_000_000
    assert work_of(os.getpid()) > 0
    assert (memory_of(2**22 + 1), work_of(2**22 + 1)) == (0, 0.0)


@pytest.mark.compiled_only
def test_a_crowd_keeps_its_pace_through_real_sockets(service: Service) -> None:
    load = measure(service.url, service.process.pid, tables=8, rate=40, seconds=2.0)
    assert load.refused == 0
    assert 40 <= load.actions <= 80 + 1
    assert list(load.latencies) == sorted(load.latencies)
    assert 0 < load.percentile(50) <= load.percentile(99)
    assert load.service_work > 0
    assert load.client_work > 0
