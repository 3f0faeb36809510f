"""Updates: the table as each subscriber may know it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from time import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from thaumata.game import Game, State, ThaumataError
from thaumata.play.fairness import Deal
from thaumata.play.online_game import OnlineGame
from thaumata.server.database.store import ChairRow, TableRow
from thaumata.server.messages import Happening, SeatInfo, TableInfo, Update
from thaumata.server.tables.clocks import decode_clock, time_left
from thaumata.views import View, view

if TYPE_CHECKING:
    from thaumata.server.tables.live_table import LiveTable


class Audience(NamedTuple):
    """The subscribers that get the same update."""

    seat: int | None
    """Their seat; None is a spectator."""

    since: int
    """The number of the state that they know."""


def table_info(table: LiveTable) -> TableInfo:
    """Return what everybody may know of a table, without its game."""
    resigned = table.game.resigned if table.game else None
    return stored_table_info(table.row, table.chairs, table.presence.guests, resigned)


def stored_table_info(
    row: TableRow,
    chairs: Sequence[ChairRow],
    here: set[str] | frozenset[str] = frozenset(),
    resigned: int | None = None,
) -> TableInfo:
    """Return a stored table as everybody may know it: the seed only when the game is over."""
    is_over = row.stage == "over"
    clock, now = decode_clock(row.clock), time()
    return TableInfo(
        id=row.id,
        variant=row.variant,
        options=_options(row.options),
        stage=row.stage,
        is_open=row.is_open,
        seats=[
            SeatInfo(
                chair.seat,
                chair.name,
                chair.computer,
                chair.is_ready,
                chair.guest is not None and chair.guest in here,
                None if clock is None else round(time_left(clock, chair, now), 1),
                chair.since > 0,
            )
            for chair in chairs
        ],
        host=next((chair.seat for chair in chairs if row.host and chair.guest == row.host), None),
        commitment=_commitment(Deal(row.seed, row.nonce)),
        seed=str(row.seed) if is_over else None,
        nonce=row.nonce if is_over else None,
        resigned=resigned,
        reason=row.why_closed,
        next=row.next,
        clock=clock,
    )


@lru_cache(maxsize=256)
def _options(text: str) -> dict[str, str]:
    return msgspec.json.decode(text, type=dict[str, str])


@lru_cache(maxsize=4096)
def _commitment(deal: Deal) -> str:
    return deal.commitment


class UpdateBuilder:
    """Builds the updates of one state of a table; what is the same for several is built once."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._info = table_info(table)
        self._known: dict[int | None, View] = {}
        self._told: dict[Audience, list[Happening]] = {}

    def update(self, audience: Audience) -> Update:
        """Return the update for an audience."""
        game, seat = self._table.game, audience.seat
        if game is None:
            return Update(self._info, seat, 0, [], None, can_undo=False, has_secrets=False)
        told, shown = self._happenings(game, audience), self._view(game.state, seat)
        return Update(
            self._info,
            seat,
            game.number,
            told,
            shown,
            _can_undo(self._table, seat),
            self._has_secrets(game.state, seat),
        )

    def _happenings(self, game: OnlineGame, audience: Audience) -> list[Happening]:
        """Return the happenings for an audience; in an open game they are the same for all."""
        if is_open(game.state.game):
            audience = audience._replace(seat=None)
        if audience not in self._told:
            told = game.told(audience.since, audience.seat)
            self._told[audience] = [Happening(*line) for line in told]
        return self._told[audience]

    def _view(self, state: State, seat: int | None) -> View:
        """Return the view of a seat, made from that of another seat where they show the same."""
        if seat not in self._known:
            model = self._model(state, seat)
            if model == seat:
                self._known[seat] = view(state, seat)
            else:
                shared = self._view(state, model)
                self._known[seat] = msgspec.structs.replace(shared, seat=seat, actions=())
        return self._known[seat]

    def _has_secrets(self, state: State, seat: int | None) -> bool:
        """Return whether a seat is shown more than a spectator."""
        if seat is None or state.is_over or is_open(state.game):
            return False
        mine = msgspec.structs.replace(self._view(state, seat), seat=None, actions=())
        return mine != self._view(state, None)

    def _model(self, state: State, seat: int | None) -> int | None:
        """Return the seat whose view serves another, but for the actions.

        In an open game that is a subscriber who must act, else a spectator. A seat that must act
        itself has its own view.
        """
        if seat in state.pending_seats or not is_open(state.game):
            return seat
        subscribed = {
            self._table.seat_of(subscriber.guest) for subscriber in self._table.presence.subscribers
        }
        return next((asked for asked in state.pending_seats if asked in subscribed), None)


def is_open(game: Game) -> bool:
    """Return whether all seats always know the same in a game: no hands, nothing sealed."""
    return not (game.has_sealing or game.part_makers or game.moments.hide)


def _can_undo(table: LiveTable, seat: int | None) -> bool:
    if seat is None or table.game is None:
        return False
    try:
        table.game.step_back(seat, table.people)
    except ThaumataError:
        return False
    return True
