"""The database: migrations, names, durability."""

import asyncio
from pathlib import Path

import pytest
from alembic import command as alembic
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from tests.server.databases import KINDS, database
from thaumata.server.database.connection import open_database
from thaumata.server.database.schema import forwarded_commands, metadata, processes, tables
from thaumata.server.settings import Settings


@pytest.mark.parametrize("kind", KINDS)
def test_the_migrations_make_the_layout(kind: str, tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def trial(url: str) -> list[object]:
        for _ in range(2):  # a database that is up to date is left as it is
            engine = await open_database(Settings(database=url))
            async with engine.connect() as connection:
                found = await connection.run_sync(differences)
            await engine.dispose()
        return found

    with database(kind, tmp_path) as url:
        assert asyncio.run(trial(url)) == []


def test_a_commit_in_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def trial() -> list[object]:
        engine = await open_database(Settings(database=f"sqlite:///{tmp_path / 'a.db'}"))
        async with engine.connect() as connection:
            asked = ("journal_mode", "synchronous", "foreign_keys")
            found = [await connection.scalar(text(f"PRAGMA {each}")) for each in asked]
        await engine.dispose()
        return found

    assert asyncio.run(trial()) == ["wal", 2, 1]


OLD_ROWS = (
    "INSERT INTO processes (id, beat) VALUES ('p', 1.5)",
    "INSERT INTO tables VALUES ('t', 'k', NULL, 'duel', '{}', 1, 'playing', {false}, 5, 'n', 0, 0,"
    " '', '', 1, '', 0, 'p')",
    "INSERT INTO errands VALUES (7, 't', 'p', 'g', 'a command', 'a result')",
)
"""Rows as migration 0003 knows them."""


@pytest.mark.parametrize("kind", KINDS)
def test_a_migration_keeps_the_rows_under_their_new_names(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def trial(url: str) -> None:
        upgrade = alembic.upgrade
        with monkeypatch.context() as earlier:
            earlier.setattr(alembic, "upgrade", lambda config, _: upgrade(config, "0003"))
            engine = await open_database(Settings(database=url))
        async with engine.begin() as old:
            for row in OLD_ROWS:
                false = "0" if kind == "sqlite" else "false"
                await old.exec_driver_sql(row.replace("{false}", false))
        await engine.dispose()
        engine = await open_database(Settings(database=url))
        async with engine.connect() as new:
            (command,) = await new.execute(select(forwarded_commands))
            owners = (await new.scalars(select(tables.c.owner))).all()
            heartbeats = (await new.scalars(select(processes.c.heartbeat))).all()
        await engine.dispose()
        assert tuple(command) == (7, "t", "p", "g", "a command", "a result")
        assert (owners, heartbeats) == (["p"], [1.5])

    with database(kind, tmp_path) as url:
        asyncio.run(trial(url))
