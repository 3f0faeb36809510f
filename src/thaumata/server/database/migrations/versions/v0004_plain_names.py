"""Plain names: forwarded commands, the owner of a table, the heartbeat of a process."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"

_RENAMED = (
    ("forwarded_commands", "deed", "command"),
    ("forwarded_commands", "outcome", "result"),
    ("tables", "keeper", "owner"),
    ("processes", "beat", "heartbeat"),
)
"""Tables with the old and the new name of a column."""


def upgrade() -> None:
    """Rename; SQLite and PostgreSQL share the statement, which keeps every row."""
    op.rename_table("errands", "forwarded_commands")
    for table, old, new in _RENAMED:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
