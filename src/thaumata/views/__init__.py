"""Views: the door from the rules to the outside.

A view is what one seat may know, as structs that go over a wire as they are. Whatever is hidden
from the seat is not in it. Each family of games has a view of its own, found by its name; a family
of somebody's own is shown as the one that it is built on, or by what any game has.
"""

from __future__ import annotations

from typing import overload

from thaumata.classic.state import ClassicState
from thaumata.duel.state import DuelState
from thaumata.game import State, need_state
from thaumata.views.classic.actions import ClassicAction, ClassicPreview
from thaumata.views.classic.structs import ClassicView
from thaumata.views.duel.actions import DuelAction, DuelPreview
from thaumata.views.duel.structs import DuelView
from thaumata.views.families import views_of
from thaumata.views.structs import Action, PlainView, Preview, View

AnyView = DuelView | ClassicView | PlainView
"""The view of any family; over a wire the field ``family`` tells them apart."""


@overload
def view(state: DuelState, seat: int | None = None) -> DuelView: ...
@overload
def view(state: ClassicState, seat: int | None = None) -> ClassicView: ...
@overload
def view(state: State, seat: int | None = None) -> View: ...
def view(state: State, seat: int | None = None) -> View:
    """Show a state to a seat; without one to a spectator, who has no actions."""
    need_state(state)
    if seat is not None and not 0 <= seat < state.game.seats:
        raise ValueError(f"{state.game.variant} has no seat {seat}")
    return views_of(state.game).view(state, seat)


@overload
def preview(state: DuelState, seat: int, action: int) -> DuelPreview: ...
@overload
def preview(state: ClassicState, seat: int, action: int) -> ClassicPreview: ...
@overload
def preview(state: State, seat: int, action: int) -> Preview: ...
def preview(state: State, seat: int, action: int) -> Preview:
    """Tell what a legal action of a seat would cost and change, without playing it."""
    need_state(state)
    refusal = state.why_not(seat, action)
    if refusal is not None:
        raise refusal
    return views_of(state.game).preview(state, seat, action)


__all__ = [
    "Action",
    "AnyView",
    "ClassicAction",
    "ClassicPreview",
    "ClassicView",
    "DuelAction",
    "DuelPreview",
    "DuelView",
    "PlainView",
    "Preview",
    "View",
    "preview",
    "view",
]
