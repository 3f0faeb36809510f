"""The row of a new table."""

from __future__ import annotations

import secrets
from time import time
from typing import NamedTuple

from thaumata.play.fairness import draw_deal
from thaumata.record import RULES_VERSION
from thaumata.server.database.store import TableRow


class TableKind(NamedTuple):
    """The game of a table, as stored."""

    variant: str
    options: str
    clock: str


def new_row(kind: TableKind | TableRow, host: str, *, is_open: bool = False) -> TableRow:
    """Return the row of a new table; its deal is drawn now, and fixed by its hash."""
    deal, now = draw_deal(), time()
    return TableRow(
        id=secrets.token_hex(8),
        token=secrets.token_hex(16),
        host=host,
        variant=kind.variant,
        options=kind.options,
        rules=RULES_VERSION,
        stage="lobby",
        is_open=is_open,
        seed=deal.seed,
        nonce=deal.nonce,
        created=now,
        changed=now,
        reason="",
        next="",
        version=1,
        clock=kind.clock,
        owner="",
    )
