"""Views: the state of a game as one viewer may see it.

A view is a struct with everything a seat may know and nothing else, ready to be sent to a client.
Each family of games has a view of its own, found by its name; a user's own family is shown with the
view of the family it is built on, or with the plain view of any game.
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
"""The view of any family; in JSON the field ``family`` tells them apart."""


@overload
def view(state: DuelState, seat: int | None = None) -> DuelView: ...
@overload
def view(state: ClassicState, seat: int | None = None) -> ClassicView: ...
@overload
def view(state: State, seat: int | None = None) -> View: ...
def view(state: State, seat: int | None = None) -> View:
    """Return the view of a seat; without one that of a spectator, who has no actions."""
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
    """Return what a legal action of a seat would cost and change, without playing it."""
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
