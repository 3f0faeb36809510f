"""Opening a database: created or migrated, and durable through a loss of power."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from alembic import command as alembic
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from thaumata.files import reason_of
from thaumata.game import ThaumataError
from thaumata.server.settings import Settings

_MIGRATION_LOCK: Final = 7_077_777
"""The number of the lock in PostgreSQL under which one process at a time migrates."""


WILL_WRITE: Final = "will_write"
"""The option of a connection that reads first and then writes."""


async def open_database(settings: Settings) -> AsyncEngine:
    """Connect, and apply the migrations that are missing."""
    path = settings.database_path
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Last in, first out: each connection keeps pages of the file in memory.
        engine = create_async_engine(
            settings.database_url, connect_args={"timeout": 15}, pool_use_lifo=True
        )
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin)
    else:
        engine = create_async_engine(settings.database_url, pool_size=10, pool_pre_ping=True)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except BaseException:
        await engine.dispose()
        raise
    return engine


async def prepare_database(settings: Settings) -> None:
    """Open and close the database; raise a ``ThaumataError`` in words where that fails."""
    await (await _opened(settings)).dispose()


async def existing_database(settings: Settings) -> AsyncEngine:
    """Open a database that must exist; raise a ``ThaumataError`` in words where that fails."""
    path = settings.database_path
    if path is not None and not path.exists():
        raise ThaumataError("error-no-database", path=str(path))
    return await _opened(settings)


async def _opened(settings: Settings) -> AsyncEngine:
    try:
        return await open_database(settings)
    except ModuleNotFoundError:
        command = "pip install 'thaumata[serve,postgres]'"
        raise ThaumataError("error-no-postgres", command=command) from None
    except (SQLAlchemyError, OSError) as problem:
        # Only the text of the database: everything else may hold its password.
        said = getattr(problem, "orig", None) or problem
        reason = reason_of(said) if isinstance(said, OSError) else str(said).split("\n")[0]
        raise ThaumataError("error-database", reason=reason or type(said).__name__) from None


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Let readers and the writer work at the same time, and a commit wait for the disk."""
    connection.isolation_level = None  # we begin transactions ourselves: see below
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a transaction: Python's driver would not for DDL, and half of a migration could stay.

    A transaction that will write first waits for others: SQLite refuses to write where another
    connection has written since it read.
    """
    will_write = connection.get_execution_options().get(WILL_WRITE, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if will_write else "BEGIN")


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(files("thaumata.server.database") / "migrations"))
    config.attributes["connection"] = connection
    alembic.upgrade(config, "head")
