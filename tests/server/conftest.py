"""One service for all tests that do not harm it, with a database of its own."""

from collections.abc import Iterator

import pytest

from tests.server.client import Guest, Service


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    database = tmp_path_factory.mktemp("service") / "service.db"
    running = Service(f"sqlite:///{database}")
    yield running
    logged = running.stop()
    assert '"level":"error"' not in logged, logged


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
