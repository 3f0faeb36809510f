"""One process owns a table and changes it; others forward to it, or take over when it is gone.

With SQLite there is one process, and it owns every table. Ownership is a lease in the database
(``database.company``), and whatever is written at a table is void where the lease is another's.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct

from thaumata.server.database.postbox import Outcome
from thaumata.server.insisting import insist
from thaumata.server.live_table import LiveTable
from thaumata.server.messages import Answer
from thaumata.server.problems import Refusal

_LOOK: Final = 0.5
"""After how many seconds without an outcome somebody looks whether the owner is gone."""

_LONGEST: Final = 15.0
"""After how many seconds an errand is given up: the owner lives, and has no time for it."""

Here = Callable[[], Awaitable[Answer | None]]
"""Does something at a table in this process; answers where nothing had to be done."""


async def by_owner(table: LiveTable, guest: str, deed: Struct, here: Here) -> Answer | None:
    """Have something done at a table by the process that owns it, be it this one or another."""

    async def attempt() -> Answer | None:
        if await table.office.company.keep(table.id):
            return await here()
        return await _forward(table, guest, deed, here)

    return await insist(attempt)


async def _forward(table: LiveTable, guest: str, deed: Struct, here: Here) -> Answer | None:
    """Ask the owner; do it here if the owner is gone before it was done."""
    company, postbox = table.office.company, table.office.postbox
    table.office.metrics.count("forwarded")
    until = monotonic() + _LONGEST
    async with postbox.sent(table.id, guest, msgspec.json.encode(deed).decode()) as errand:
        while True:
            outcome = await errand.outcome(_LOOK)
            if outcome is not None:
                postbox.forget(errand.number)
                return await _told(table, outcome)
            is_ours = await company.keep(table.id)
            is_late = monotonic() > until
            if (is_ours or is_late) and await postbox.withdraw(errand.number):
                break
            errand.remind()
    if not is_ours:
        raise Refusal(503, "service-again")
    await table.catch_up()
    return await here()


async def _told(table: LiveTable, outcome: Outcome) -> Answer | None:
    """Take in what the owner has done, before anybody is told."""
    if outcome.status:
        raise Refusal(outcome.status, outcome.message, **outcome.arguments)
    if table.row.version < outcome.version or table.number < outcome.number:
        await table.catch_up()
    return outcome.answer
