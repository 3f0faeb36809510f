"""Clocks, votes about the absent, and processes that know of each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what is new; tables from before have no clock."""
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("due", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("keeper", sa.String(16), nullable=False, server_default=""))
    op.create_index("tables_by_due", "tables", ["due"])
    op.add_column("chairs", sa.Column("votes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("spent", sa.Float, nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("since", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column(
            "process",
            sa.String(16),
            sa.ForeignKey("processes.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("guest", sa.String(32), primary_key=True),
    )
    op.create_index("presence_by_table", "presence", ["table_id"])
