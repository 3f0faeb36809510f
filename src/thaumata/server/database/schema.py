"""The tables of the database. Migrations bring an older one up to this."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData()

secrets_table: Final = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""The secrets of the service, such as the key that signs cookies."""

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("version", Integer, nullable=False),  # increased to void old keys and cookies
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""The guests: no accounts, only a chosen name."""

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", String(32), nullable=False),  # invites to a seat
    Column("host", String(32), ForeignKey("guests.id", ondelete="SET NULL")),
    Column("variant", String(80), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("rules", Integer, nullable=False),
    Column("stage", String(10), nullable=False),  # lobby, playing, over, closed
    Column("is_open", Boolean, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("reason", Text, nullable=False),  # why it was closed, as JSON
    Column("next", String(32), nullable=False),  # the table of the rematch
    Column("version", Integer, nullable=False),  # increased by every change but of lines
    Column("clock", Text, nullable=False, server_default=""),  # JSON; empty where there is none
    Column("due", Float, nullable=False, server_default="0"),  # the next deadline of a clock
    Column("owner", String(16), nullable=False, server_default=""),  # the process that owns it
    Index("tables_by_stage", "stage", "is_open", "changed"),
    Index("tables_by_host", "host", "stage"),
    Index("tables_by_due", "due"),
)

chairs: Final = Table(
    "chairs",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="SET NULL")),
    Column("computer", String(20), nullable=False),  # its level; empty where the guest plays
    Column("is_ready", Boolean, nullable=False),
    Column("seen", Float, nullable=False),
    Column("votes", Integer, nullable=False, server_default="0"),  # one bit for each seat
    Column("spent", Float, nullable=False, server_default="0"),  # seconds
    Column("since", Float, nullable=False, server_default="0"),  # 0 while the clock stands
    Index("chairs_by_guest", "guest"),
)
"""The seats of tables. One with a guest and a computer is kept for the guest meanwhile."""

lines: Final = Table(
    "lines",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(40), nullable=False),
    Column("mark", String(40), nullable=False),
    Column("at", Float, nullable=False),
)
"""The games, line by line. Lines are added and never changed: the primary key ensures that a number
is used once, by whichever process."""

processes: Final = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("heartbeat", Float, nullable=False),
)
"""The processes that serve, with their last heartbeats."""

presence: Final = Table(
    "presence",
    metadata,
    Column("process", String(16), ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Index("presence_by_table", "table_id"),
)
"""The guests connected to each table through each process, where several share a database."""

forwarded_commands: Final = Table(
    "forwarded_commands",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("process", String(16), ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("command", Text, nullable=False),  # JSON
    Column("result", Text, nullable=False, server_default=""),  # JSON; empty until it is done
)
"""The commands of guests that are to be run by the process that owns the table."""
