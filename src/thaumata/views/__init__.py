"""Views: the only door from the rules to the outside.

A view is what one seat may know, as structs that go over a wire as they are. Whatever is hidden
from the seat is not in it. Each family of games has a view of its own, found by its name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, overload

from thaumata.classic.state import ClassicState
from thaumata.duel.state import DuelState
from thaumata.game import State
from thaumata.views.classic.actions import ClassicAction, ClassicPreview
from thaumata.views.classic.structs import ClassicView
from thaumata.views.classic.view import classic_preview, classic_view
from thaumata.views.duel.actions import Action, Preview
from thaumata.views.duel.structs import DuelView
from thaumata.views.duel.view import duel_preview, duel_view

View = DuelView | ClassicView
"""The view of any family; the field ``family`` tells them apart."""

_VIEWS: Final[dict[str, Callable[[State, int | None], View]]] = {
    "duel": duel_view,
    "classic": classic_view,
}
_PREVIEWS: Final[dict[str, Callable[[State, int, int], Preview | ClassicPreview]]] = {
    "duel": duel_preview,
    "classic": classic_preview,
}


@overload
def view(state: DuelState, seat: int | None = None) -> DuelView: ...
@overload
def view(state: ClassicState, seat: int | None = None) -> ClassicView: ...
@overload
def view(state: State, seat: int | None = None) -> View: ...
def view(state: State, seat: int | None = None) -> View:
    """Show a state to a seat; without one to a spectator, who has no actions."""
    if seat is not None and not 0 <= seat < state.game.seats:
        raise ValueError(f"{state.game.variant} has no seat {seat}")
    return _VIEWS[state.game.family.name](state, seat)


@overload
def preview(state: DuelState, seat: int, action: int) -> Preview: ...
@overload
def preview(state: ClassicState, seat: int, action: int) -> ClassicPreview: ...
@overload
def preview(state: State, seat: int, action: int) -> Preview | ClassicPreview: ...
def preview(state: State, seat: int, action: int) -> Preview | ClassicPreview:
    """Tell what a legal action of a seat would cost and change, without playing it."""
    refusal = state.why_not(seat, action)
    if refusal is not None:
        raise refusal
    return _PREVIEWS[state.game.family.name](state, seat, action)


__all__ = [
    "Action",
    "ClassicAction",
    "ClassicPreview",
    "ClassicView",
    "DuelView",
    "Preview",
    "View",
    "preview",
    "view",
]
