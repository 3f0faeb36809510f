"""What the database holds. Migrations bring an older one up to this."""

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
"""What the service alone knows, such as the key that signs cookies."""

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("version", Integer, nullable=False),  # grows when old keys and cookies shall be void
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""Who plays: no account, only a chosen name."""

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", String(32), nullable=False),  # whoever has it may sit down
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
    Column("version", Integer, nullable=False),  # grows whenever anything but lines changes
    Column("clock", Text, nullable=False, server_default=""),  # JSON; empty where there is none
    Column("due", Float, nullable=False, server_default="0"),  # when the next time runs out
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
    Column("computer", String(20), nullable=False),  # who plays; empty where the guest does
    Column("is_ready", Boolean, nullable=False),
    Column("seen", Float, nullable=False),
    Column("votes", Integer, nullable=False, server_default="0"),  # one bit for each seat
    Column("spent", Float, nullable=False, server_default="0"),  # seconds of thought
    Column("since", Float, nullable=False, server_default="0"),  # 0 while the clock stands
    Index("chairs_by_guest", "guest"),
)
"""Who sits where. A chair with a guest and a computer is kept for the guest meanwhile."""

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
"""The games, line by line. Lines are added and never changed: the primary key sees to it that a
number is used once, whoever writes."""

processes: Final = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("heartbeat", Float, nullable=False),
)
"""The processes that serve, and when each last showed that it is alive."""

presence: Final = Table(
    "presence",
    metadata,
    Column("process", String(16), ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Index("presence_by_table", "table_id"),
)
"""Who looks at which table through which process, where several share a database."""

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
"""What guests of a process want done at a table that another process owns."""
