"""Errands: what a process asks the owner of a table to do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the errands."""
    op.create_table(
        "errands",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column(
            "process",
            sa.String(16),
            sa.ForeignKey("processes.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False, server_default=""),
    )
