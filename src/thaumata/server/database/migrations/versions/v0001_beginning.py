"""The beginning: guests, tables, chairs and lines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token", sa.String(32), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("guests.id", ondelete="SET NULL")),
        sa.Column("variant", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("next", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_stage", "tables", ["stage", "is_open", "changed"])
    op.create_index("tables_by_host", "tables", ["host", "stage"])
    op.create_table(
        "chairs",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="SET NULL")),
        sa.Column("computer", sa.String(20), nullable=False),
        sa.Column("is_ready", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("chairs_by_guest", "chairs", ["guest"])
    op.create_table(
        "lines",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("mark", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
