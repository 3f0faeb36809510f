"""Requests about the past of a game: its story, the view at any state number, points over time."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.params import FromPath, QueryParameter

from thaumata.server.database.store import GuestRow
from thaumata.server.http.dependencies import (
    PathText,
    RegistryDependency,
    ReplaysDependency,
    VisitorDependency,
    get_route,
)
from thaumata.server.messages import PointsOverTime, TablePosition, TableStory
from thaumata.server.problems import Refusal
from thaumata.server.tables.history import Replay, Viewer
from thaumata.server.tables.live_table import LiveTable

SeatOfView: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=6)]
"""The seat whose view is asked for; None is the guest's own, or a spectator's."""


def _viewer_of(table: LiveTable, replay: Replay, visitor: GuestRow | None) -> Viewer:
    """Return a visitor as a viewer; one without a seat is a spectator."""
    seat = table.seat_of(visitor.id) if visitor else None
    return Viewer(seat, knows_all=replay.is_over)


def _permitted_viewer(table: LiveTable, replay: Replay, visitor: GuestRow | None) -> Viewer:
    """Return a visitor as a viewer; while the game runs, refuse one without a seat."""
    viewer = _viewer_of(table, replay, visitor)
    if viewer.seat is None and not viewer.knows_all:
        raise Refusal(403, "service-not-your-past")
    return viewer


@get_route("/api/tables/{id:str}/story")
async def show_story(
    id: PathText,
    visitor: VisitorDependency,
    registry: RegistryDependency,
    replays: ReplaysDependency,
) -> TableStory:
    """Return the happenings that the guest may know: all of them when the game is over."""
    table = await registry.table(id)
    replay = await replays.of(table)
    return TableStory(await replay.story(_viewer_of(table, replay, visitor)))


@get_route("/api/tables/{id:str}/positions/{number:int}")
async def show_position(
    id: PathText,
    number: FromPath[int],
    visitor: VisitorDependency,
    registry: RegistryDependency,
    replays: ReplaysDependency,
    seat: SeatOfView = None,
) -> TablePosition:
    """Return the view at a state number: while the game runs, of the guest's own seat only."""
    table = await registry.table(id)
    replay = await replays.of(table)
    viewer = _permitted_viewer(table, replay, visitor)
    if seat is not None and seat != viewer.seat:
        if not viewer.knows_all:
            raise Refusal(403, "service-not-your-past")
        if seat >= len(table.chairs):
            raise Refusal(404, "service-no-such-seat", seat=seat + 1)
        viewer = viewer._replace(seat=seat)
    if not 0 <= number <= len(replay.lines):
        raise Refusal(404, "service-no-position", number=str(number))
    return await replay.position(number, viewer)


@get_route("/api/tables/{id:str}/points")
async def show_points(
    id: PathText,
    visitor: VisitorDependency,
    registry: RegistryDependency,
    replays: ReplaysDependency,
) -> PointsOverTime:
    """Return points over time; while the game runs, as the guest's own seat knows them."""
    table = await registry.table(id)
    replay = await replays.of(table)
    viewer = _permitted_viewer(table, replay, visitor)
    return PointsOverTime(await replay.points(viewer))


ROUTES = [show_story, show_position, show_points]
