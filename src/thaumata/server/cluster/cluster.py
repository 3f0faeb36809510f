"""The processes that share a database, as tables and requests see them.

A service picks one of two when it starts: ``SingleProcess`` with SQLite, where every table is its
own, and ``SharedDatabase`` with PostgreSQL, where one process at a time owns a table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Select

from thaumata.server.database.writer import Change
from thaumata.server.messages import Answer

if TYPE_CHECKING:
    from thaumata.server.tables.live_table import LiveTable

HEARTBEAT_SECONDS: Final = 2.0
"""The time between two heartbeats of a process."""

LEASE_SECONDS: Final = 6.0
"""The time without a heartbeat after which a process counts as gone, and its leases as void."""

MembershipChange = Literal["none", "changed", "forgotten"]
"""The result of a heartbeat: other processes joined or left, or they took this one for dead."""

LocalRun = Callable[[], Awaitable[Answer | None]]
"""Runs a command at a table in this process; returns an answer where nothing was changed."""


class Cluster(ABC):
    """This process among those that share the database."""

    process: str
    """The id of this process."""

    is_shared: bool
    """Whether other processes may serve the same tables."""

    @abstractmethod
    async def join(self) -> None:
        """Register this process. Clocks stood still while there was none."""

    @abstractmethod
    async def heartbeat(self) -> MembershipChange:
        """Show that this process is alive, and return whether others joined or left."""

    @abstractmethod
    async def leave(self) -> None:
        """Release everything that this process holds."""

    @abstractmethod
    async def run_by_owner(
        self, table: LiveTable, guest: str, command: Struct, run_here: LocalRun
    ) -> Answer | None:
        """Run a command in the process that owns its table, with ``run_here`` if that is this one.

        Retries where another process wrote at the same table first.
        """

    @abstractmethod
    async def acquire(self, table: str) -> bool:
        """Return whether this process owns a table, after taking it over where it is free."""

    @abstractmethod
    def claim_new(self, table: str) -> str:
        """Own a table that is being created; return the owner to store with it."""

    @abstractmethod
    def fence(self, table: str) -> Sequence[Change]:
        """Return changes that fail a transaction unless this process still owns the table."""

    @abstractmethod
    def note_owner(self, table: str, owner: str) -> None:
        """Take note of the owner that the database names."""

    @abstractmethod
    def release(self, table: str) -> None:
        """Give up the ownership of a table that left memory."""

    @abstractmethod
    async def announce_guests(self, table: str, *guests: str) -> None:
        """Publish which guests are connected to a table through this process."""

    @abstractmethod
    def guests_elsewhere_queries(self, tables: Sequence[str]) -> Sequence[Select[Any]]:
        """Return the queries for guests connected through other processes: none or one."""

    @abstractmethod
    def notify(self, notice: str) -> None:
        """Send a notice to the other processes: a table, or a table with a seat and a phrase."""

    @abstractmethod
    def table_changed(self, table: str) -> None:
        """Wake the commands that wait for a table, since its owner has written something."""
