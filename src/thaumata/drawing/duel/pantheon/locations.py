"""Where gods are, and the progress token that a god holds."""

from __future__ import annotations

from thaumata.drawing.display import Display
from thaumata.views.duel.structs import DuelView


def god_location(display: Display, view: DuelView, id: str) -> str:
    """Return where a god is: with a player, in the Pantheon, in a deck or in the box."""
    words = display.words
    assert view.pantheon is not None
    for own in view.pantheon.seats:
        if id in own.gods:
            return words("label-where-owned", player=display.players[own.seat])
    for space in view.pantheon.spaces:
        if space.god == id:
            hidden = "" if space.face_up else "-hidden"
            return words(f"label-where-space{hidden}", space=space.space)
    return words("label-where-box" if id == "gate" else "label-where-god-unseen")


def token_location(display: Display, view: DuelView, id: str) -> str:
    """Return that a progress token lies on Enki; empty if it does not."""
    assert view.pantheon is not None
    return display.words("label-where-enki") if id in view.pantheon.enki else ""
