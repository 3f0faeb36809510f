"""What is told of a table, and to whom: the only place where anything of a game is sent from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from thaumata.game import ThaumataError
from thaumata.server.database.store import ChairRow, TableRow
from thaumata.server.messages import Happening, SeatInfo, TableInfo, Update
from thaumata.sitting.fairness import Deal
from thaumata.views import view

if TYPE_CHECKING:
    from thaumata.server.live_table import LiveTable


class Audience(NamedTuple):
    """Those who are told the same."""

    seat: int | None
    """The seat that they have; None is somebody who looks on."""

    since: int
    """The number of the state that they know."""


def table_info(table: LiveTable) -> TableInfo:
    """Tell what everybody may know of a table without its game."""
    here = {watcher.guest for watcher in table.watchers}
    resigned = table.gathering.resigned if table.gathering else None
    return info_of(table.row, table.chairs, here, resigned)


def info_of(
    row: TableRow,
    chairs: Sequence[ChairRow],
    here: set[str] | frozenset[str] = frozenset(),
    resigned: int | None = None,
) -> TableInfo:
    """Tell of a table as it is kept. The seed is told when the game is over, and not before."""
    is_over = row.stage == "over"
    return TableInfo(
        id=row.id,
        variant=row.variant,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        stage=row.stage,
        is_open=row.is_open,
        seats=[
            SeatInfo(
                chair.seat,
                chair.name,
                chair.computer,
                chair.is_ready,
                chair.guest is not None and chair.guest in here,
            )
            for chair in chairs
        ],
        host=next((chair.seat for chair in chairs if row.host and chair.guest == row.host), None),
        commitment=Deal(row.seed, row.nonce).commitment,
        seed=str(row.seed) if is_over else None,
        nonce=row.nonce if is_over else None,
        resigned=resigned,
        reason=row.why_closed,
        next=row.next,
    )


def update_for(table: LiveTable, info: TableInfo, audience: Audience) -> Update:
    """Tell those who have a seat, or look on, how the table stands and what has happened."""
    game, seat = table.gathering, audience.seat
    if game is None:
        return Update(info, seat, 0, [], None, can_undo=False)
    told = [Happening(*line) for line in game.told(audience.since, seat)]
    return Update(info, seat, game.number, told, view(game.state, seat), _can_undo(table, seat))


def _can_undo(table: LiveTable, seat: int | None) -> bool:
    if seat is None or table.gathering is None:
        return False
    try:
        table.gathering.step_back(seat, table.people)
    except ThaumataError:
        return False
    return True
