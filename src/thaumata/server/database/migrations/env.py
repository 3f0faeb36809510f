"""The environment of Alembic: migrates over the connection of ``database.connection``."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
