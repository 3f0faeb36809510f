"""Run by Alembic: migrates over the connection that ``opening`` hands on."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
