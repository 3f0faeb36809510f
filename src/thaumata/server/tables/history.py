"""The past of a game: its story, its positions and its points, replayed from the stored lines.

The rules share buffers, so a replay runs on the event loop and yields to other tasks every few
lines. Recently used replays are cached, so that stepping from one position to the next is quick.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec

from thaumata.game import NATURE, Game, State
from thaumata.play.lines import GameLine
from thaumata.play.online_game import OnlineGame
from thaumata.server.messages import Happening, PointsAt, TablePosition
from thaumata.server.problems import STAGES, Refusal
from thaumata.server.tables.live_table import LiveTable
from thaumata.views import View, view
from thaumata.views.reading import known_to, totals_of

_SLICE: Final = 8
"""The number of lines that are replayed before other tasks run."""

_REPLAYS_KEPT: Final = 32
_POSITIONS_KEPT: Final = 128


class Viewer(NamedTuple):
    """The viewer of a replay."""

    seat: int | None
    """None is a spectator."""

    knows_all: bool = False
    """Whether the game is over, so that nothing in it is secret."""


class Replay:
    """A game that can be shown at any of its state numbers."""

    def __init__(self, game: Game) -> None:
        self.lines: list[GameLine] = []
        self.is_over = False
        self._game = OnlineGame(game, 0)
        self._lock = asyncio.Lock()
        self._positions: OrderedDict[tuple[int, Viewer], TablePosition] = OrderedDict()
        self._points: dict[Viewer, tuple[int, list[PointsAt]]] = {}

    async def story(self, viewer: Viewer) -> list[Happening]:
        """Return the happenings of all lines as far as a viewer may know them."""
        async with self._lock:
            await self._go_to(len(self.lines))
            told = self._game.everything() if viewer.knows_all else self._game.told(0, viewer.seat)
            return [Happening(*line) for line in told]

    async def position(self, number: int, viewer: Viewer) -> TablePosition:
        """Return the position at a state number as a viewer sees it."""
        key = (number, viewer)
        async with self._lock:
            if key not in self._positions:
                await self._go_to(number)
                self._positions[key] = _position(self._game.state, number, viewer)
            self._positions.move_to_end(key)
            if len(self._positions) > _POSITIONS_KEPT:
                self._positions.popitem(last=False)
            return self._positions[key]

    async def points(self, viewer: Viewer) -> list[PointsAt]:
        """Return the points of all seats after each action of a player that was not taken back."""
        last = len(self.lines)
        async with self._lock:
            number, points = self._points.get(viewer, (-1, []))
            if number != last:
                points = await self._count_points(last, viewer)
                self._points[viewer] = (last, points)
            return points

    async def _count_points(self, last: int, viewer: Viewer) -> list[PointsAt]:
        moments: list[tuple[int, PointsAt]] = []  # each with the number of moves until then
        await self._go_to(0)
        for line in self.lines[:last]:
            await self._go_to(line.number)
            state, moves = self._game.state, len(self._game.record)
            if line.kind != "action":
                moments = [each for each in moments if each[0] <= moves]
            elif line.seat != NATURE and state.age:
                totals = totals_of(state if viewer.knows_all else known_to(state, viewer.seat))
                moments.append((moves, PointsAt(line.number, int(state.age), totals)))
        return [point for _, point in moments]

    async def _go_to(self, number: int) -> None:
        if number < self._game.number:
            self._game = OnlineGame(self._game.record.game, 0)
        for line in self.lines[self._game.number : number]:
            self._game.follow(line)
            if line.number % _SLICE == 0:
                await asyncio.sleep(0)


class Replays:
    """A cache of recently used replays."""

    def __init__(self) -> None:
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    async def of(self, table: LiveTable) -> Replay:
        """Return the replay of a table's game up to the line that was stored last."""
        async with table.settled():
            game = table.game
            if game is None:
                raise Refusal(409, STAGES[table.row.stage])
            replay = self._replays.pop(table.id, None) or Replay(game.record.game)
            replay.is_over = table.row.stage == "over"
            replay.lines += game.lines[len(replay.lines) :]
        self._replays[table.id] = replay
        if len(self._replays) > _REPLAYS_KEPT:
            self._replays.popitem(last=False)
        return replay


def _position(state: State, number: int, viewer: Viewer) -> TablePosition:
    shown = view(state, viewer.seat)
    has_secrets = not viewer.knows_all and _shows_secrets(state, shown)
    return TablePosition(number, shown, has_secrets)


def _shows_secrets(state: State, shown: View) -> bool:
    """Return whether a view shows more than a spectator may know."""
    public = msgspec.structs.replace(shown, seat=None, actions=())
    return shown.seat is not None and public != view(state, None)
