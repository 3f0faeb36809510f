"""An action as it is written: what is told of a game for which nobody has written events."""

from __future__ import annotations

from thaumata.events.event import Event
from thaumata.game import NATURE, State
from thaumata.wording.message import Argument


class Played(Event, frozen=True):
    """The seat plays an action; None is nature."""

    text: str
    """Such as ``bid 3``, with ``?`` for a piece that is a secret."""

    def message_id(self) -> str:
        return "event-played" if self.seat is not None else "event-played_by_nature"

    def told_with(self) -> dict[str, Argument]:
        return {**super().told_with(), "text": self.text}


def played(state: State, viewer: int | None, seat: int, action: int) -> Played:
    """Tell a seat, or everybody, of an action that is about to be played."""
    is_secret = state.is_secret_from(viewer, seat, action)
    text = state.game.text(state, seat, action, is_secret=is_secret)
    return Played(None if seat == NATURE else seat, text)
