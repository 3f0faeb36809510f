"""One service with a database for all tests that do not harm it."""

from collections.abc import Iterator

import pytest

from tests.server.client import Guest, Service
from tests.server.databases import database
from tests.server.two_processes import TwoProcesses


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    database = tmp_path_factory.mktemp("service") / "service.db"
    running = Service(f"sqlite:///{database}")
    yield running
    logged = running.stop()
    assert '"level":"error"' not in logged, logged


@pytest.fixture(scope="session")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TwoProcesses]:
    with database("postgresql", tmp_path_factory.mktemp("cluster")) as url:
        first, second = Service(url), Service(url)
        yield TwoProcesses(url, first, second)
        for service in (first, second):
            assert '"level":"error"' not in service.stop()


@pytest.fixture
def anna(service: Service) -> Iterator[Guest]:
    with Guest(service.url, "Anna") as guest:
        yield guest


@pytest.fixture
def bohdan(service: Service) -> Iterator[Guest]:
    with Guest(service.url, "Bohdan") as guest:
        yield guest


@pytest.fixture
def stranger(service: Service) -> Iterator[Guest]:
    with Guest(service.url) as guest:
        yield guest
