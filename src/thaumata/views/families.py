"""The views of each family of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from thaumata.game import Game, State
from thaumata.rooms import home_of
from thaumata.views.classic.view import classic_preview, classic_view
from thaumata.views.duel.view import duel_preview, duel_view
from thaumata.views.plain import plain_preview, plain_view
from thaumata.views.structs import Preview, View


class FamilyViews(NamedTuple):
    """The functions that make views and previews for a family."""

    view: Callable[[State, int | None], View]
    """Returns the view of a seat, or of a spectator."""

    preview: Callable[[State, int, int], Preview]
    """Returns the preview of a legal action of a seat."""


FAMILIES: Final[Mapping[str, FamilyViews]] = {
    "duel": FamilyViews(duel_view, duel_preview),
    "classic": FamilyViews(classic_view, classic_preview),
}

_PLAIN: Final = FamilyViews(plain_view, plain_preview)


def views_of(game: Game) -> FamilyViews:
    """Return the functions for a variant."""
    return home_of(game, FAMILIES, _PLAIN)
